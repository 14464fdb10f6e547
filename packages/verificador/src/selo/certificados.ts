/** From the certificate that signed up to one that whoever checks trusts. */
import type { X509Certificate } from 'node:crypto';

const MAXIMO_DE_ELOS = 8;

export interface Caminho {
  certificados: readonly X509Certificate[];
  /** It ends at one of the roots that were given. */
  conhecido: boolean;
}

export function caminhoAte(
  folha: X509Certificate,
  juntos: readonly X509Certificate[],
  raizes: readonly X509Certificate[],
): Caminho {
  const ehRaiz = (um: X509Certificate) => raizes.some(({ raw }) => raw.equals(um.raw));
  const certificados = [folha];
  for (let ultimo = folha; certificados.length < MAXIMO_DE_ELOS; ) {
    if (ehRaiz(ultimo)) return { certificados, conhecido: true };
    const deQuem = ultimo;
    const emissor = [...raizes, ...juntos].find(
      (um) => um.ca && !certificados.includes(um) && deQuem.checkIssued(um) && deQuem.verify(um.publicKey),
    );
    if (!emissor) break;
    certificados.push(emissor);
    ultimo = emissor;
  }
  return { certificados, conhecido: false };
}

/** The first one that was not valid at that moment. */
export function foraDaValidade(caminho: Caminho, em: Date): X509Certificate | undefined {
  return caminho.certificados.find(
    ({ validFrom, validTo }) => em < new Date(validFrom) || em > new Date(validTo),
  );
}

/** As people call whoever holds it. */
export function titularDe({ subject }: X509Certificate): string {
  return /(?:^|\n)CN=([^\n]+)/.exec(subject)?.[1] ?? subject.replaceAll('\n', ', ');
}
