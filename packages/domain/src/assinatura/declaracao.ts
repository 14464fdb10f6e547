/** What a signer declares: never ticked beforehand, kept word by word with its version. */

export const VERSAO_DA_DECLARACAO = '2026-11-a';

export interface TermosDaDeclaracao {
  /** With its article: "o contrato nº 000123". */
  documento: string;
  /** SHA-256 of the file in hexadecimal; people see its first eight digits. */
  sha256: string;
  /** Masked e-mail or phone. */
  destino: string;
  /** What this role declares besides, as a whole sentence; null where nothing. */
  doPapel: string | null;
}

export function textoDaDeclaracao({ documento, sha256, destino, doPapel }: TermosDaDeclaracao): string {
  const frase = `Li ${documento} (código ${sha256.slice(0, 8)}), concordo com ele e aceito assiná-lo por meio eletrônico com o código enviado para ${destino}, que reconheço como meu.`;
  return doPapel === null ? frase : `${frase} ${doPapel}`;
}

/** Of whoever signs for the provider, by the second factor of the own access. */
export function declaracaoDoProvedor(documento: string, sha256: string): string {
  return `Li ${documento} (código ${sha256.slice(0, 8)}) e o assino em nome do provedor, com o segundo fator do meu acesso.`;
}

/** Of whoever signed at a provider of signatures: what was declared there is in its own words, which its file keeps. */
export function declaracaoNoProvedorDeAssinatura(documento: string, sha256: string): string {
  return `Assinou ${documento} (código ${sha256.slice(0, 8)}) no serviço de assinatura, com a declaração que ele mostra.`;
}
