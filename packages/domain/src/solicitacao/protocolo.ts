/** "2026 1130 4821": as it is read aloud and compared; it is pasted and searched without the spaces. */
export const protocoloEmGrupos = (protocolo: string): string => protocolo.replace(/(\d{4})(?=\d)/g, '$1 ');
