/** The first letter of a phrase, as its place asks for. */
export const comMaiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
export const comMinuscula = (texto: string): string => texto.charAt(0).toLowerCase() + texto.slice(1);
