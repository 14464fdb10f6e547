import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { obterChaveDeArquivos } from './chave-de-arquivos.ts';
import type { Configuracao } from './configuracao.ts';

/** Derived from the configured key; for digests, signatures and deterministic codes, never for files. */
export function segredoDaInstalacao(configuracao: Configuracao): KeyObject {
  const chave = hkdfSync('sha256', obterChaveDeArquivos(configuracao), '', 'portal-credito/segredo', 32);
  return createSecretKey(Buffer.from(chave));
}
