/** The secret of a link to sign, which is the whole fragment of its address: 32 bytes in base64url. */
export const FORMATO_DO_SEGREDO = /^[A-Za-z0-9_-]{43}$/;
