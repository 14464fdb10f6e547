/**
 * The provider's logo is fetched by us and shown from here: no page of ours asks another machine for a picture, and icons
 * and e-mails have it too. Until it has come, and where it never comes, our own symbol stands in its place.
 */
import type { LeitorDoLogo, Logo } from '../gateways.ts';

const LIMITE_MS = 10_000;
const LIMITE_BYTES = 1_000_000;
const DE_NOVO_MS = 300_000;
const TIPOS = /^image\/(?:png|jpeg|webp|gif|svg\+xml)\b/;

export const semLogo: LeitorDoLogo = { ler: async () => null };

export interface AjustesDoLogo {
  url: string;
  aoFalhar: (motivo: string) => void;
  /** Milliseconds that only go up. */
  corrido?: () => number;
}

export function criarLeitorDoLogo({
  url,
  aoFalhar,
  corrido = () => performance.now(),
}: AjustesDoLogo): LeitorDoLogo {
  let lido: Promise<Logo | null> | null = null;
  let falhouEm: number | null = null;

  async function baixar(): Promise<Logo | null> {
    try {
      const resposta = await fetch(url, { signal: AbortSignal.timeout(LIMITE_MS) });
      const tipo = TIPOS.exec(resposta.headers.get('content-type') ?? '')?.[0];
      if (!resposta.ok || tipo === undefined) throw new Error(`no picture (${resposta.status})`);
      return { tipo, bytes: await lerAte(resposta, LIMITE_BYTES) };
    } catch (erro) {
      falhouEm = corrido();
      aoFalhar(erro instanceof Error ? erro.message : 'unknown failure');
      return null;
    }
  }

  return {
    ler() {
      const tentar = falhouEm !== null && corrido() - falhouEm > DE_NOVO_MS;
      if (lido === null || tentar) {
        falhouEm = null;
        lido = baixar();
      }
      return lido;
    },
  };
}

async function lerAte({ body }: Response, limite: number): Promise<Uint8Array> {
  const partes: Uint8Array[] = [];
  let soma = 0;
  for await (const parte of body ?? []) {
    soma += parte.length;
    if (soma > limite) throw new Error('the picture is too large');
    partes.push(parte);
  }
  return Buffer.concat(partes);
}
