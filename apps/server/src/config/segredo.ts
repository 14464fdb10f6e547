import { hkdfSync } from 'node:crypto';
import { obterChaveDeArquivos } from './chave-de-arquivos.ts';
import type { Configuracao } from './configuracao.ts';

/** Derived from the configured key; for digests, signatures and deterministic codes, never for files. */
export function segredoDaInstalacao(configuracao: Configuracao): Buffer {
  return Buffer.from(
    hkdfSync('sha256', obterChaveDeArquivos(configuracao), '', 'portal-credito/segredo', 32),
  );
}
