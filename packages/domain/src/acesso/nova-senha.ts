/** How long the link for a new password is good for. */
export const VALIDADE_DA_NOVA_SENHA_MINUTOS = 30;
/** Where the link is asked for, and where it has ended. */
export const VALIDADE_DO_LINK_DA_SENHA = `vale por ${VALIDADE_DA_NOVA_SENHA_MINUTOS} minutos e só pode ser usado uma vez`;
