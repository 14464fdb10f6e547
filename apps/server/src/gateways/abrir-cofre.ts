/** Where files rest: the data directory, or a bucket when one is configured. */
import { join } from 'node:path';
import type { Armazem } from '../arquivos/armazem.ts';
import { abrirArmazemEmDisco, apagarParciaisAntigos } from '../arquivos/armazem-em-disco.ts';
import { criarArmazemEmS3 } from '../arquivos/armazem-em-s3.ts';
import { type Cofre, criarCofre } from '../arquivos/cofre.ts';
import { obterChaveDeArquivos } from '../config/chave-de-arquivos.ts';
import type { Configuracao } from '../config/configuracao.ts';

/** Older than any upload that is still on its way. */
const IDADE_DO_PARCIAL_MS = 24 * 3_600_000;

async function abrirArmazem({ pasta, s3 }: Configuracao['dados']): Promise<Armazem> {
  if (s3) return criarArmazemEmS3(s3);
  const raiz = join(pasta, 'arquivos');
  const armazem = await abrirArmazemEmDisco(raiz);
  await apagarParciaisAntigos(raiz, new Date(Date.now() - IDADE_DO_PARCIAL_MS));
  return armazem;
}

export async function abrirCofre(configuracao: Configuracao): Promise<Cofre> {
  return criarCofre({
    armazem: await abrirArmazem(configuracao.dados),
    chaves: [obterChaveDeArquivos(configuracao)],
  });
}
