/** What one person may cost with files (ADR 0072): asked before any work on a file, counted after it. */
import { createHash } from 'node:crypto';
import type { RecusaDeArquivo } from '@credito/domain/documento/formatos';
import { RETENCAO, vencidoAntesDe } from '@credito/domain/retencao/retencao';
import type { OpcoesDoTrabalho } from '../../arquivos/trabalhadores.ts';
import type { Contexto } from '../../contexto.ts';
import { conferirContagem, contagemDoLimite, somarAoLimite } from '../limite/limite.ts';

export interface TrabalhoComArquivo {
  /** Account or operator. */
  quem: string;
  /** Digest of what is worked on, hexadecimal: what cost too much once is not tried again. */
  sha256: string;
  /** Aborted when nobody waits for the answer any more. */
  sinal?: AbortSignal | undefined;
  /** Said beyond the limit, to somebody who sends nothing. */
  mensagemDoLimite?: string | undefined;
}

/** Of a piece of work on several things: another digest than that of each of them. */
export function resumoDe(...partes: readonly (Buffer | string)[]): string {
  const resumo = createHash('sha256');
  for (const parte of partes) resumo.update(parte);
  return resumo.digest('hex');
}

const JANELA_SEGUNDOS = 3_600;
const MENSAGEM_DE_QUEM_ENVIA =
  'Você enviou muitos arquivos em pouco tempo. Espere um pouco antes de enviar os próximos; os que já enviou estão guardados.';

export async function trabalharNoArquivo<T extends { tipo: string }>(
  contexto: Contexto,
  { quem, sha256, sinal, mensagemDoLimite = MENSAGEM_DE_QUEM_ENVIA }: TrabalhoComArquivo,
  fazer: (opcoes: OpcoesDoTrabalho) => Promise<T>,
): Promise<T | RecusaDeArquivo> {
  const resumo = Buffer.from(sha256, 'hex');
  const limite = { ...limiteDe(quem), maximo: contexto.configuracao.limites.processadorPorHoraMs };
  const { pesado, gastoAntes } = await contexto.db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('arquivo_pesado')
          .select('sha256')
          .where('sha256', '=', resumo)
          // The job that takes these rows away comes once a day; a refusal ends by itself.
          .where(
            'recusado_em',
            '>=',
            vencidoAntesDe(RETENCAO.arquivosPesados.dias, contexto.relogio.agora()),
          ),
      ).as('pesado'),
      contagemDoLimite(contexto, limite).as('gastoAntes'),
    ])
    .executeTakeFirstOrThrow();
  if (pesado) return { tipo: 'demorado-demais' };
  conferirContagem(contexto, limite, gastoAntes, mensagemDoLimite);
  let gasto = 0;
  try {
    const feito = await fazer({
      quem,
      sinal,
      aoGastar: (cpuMs) => {
        gasto += Math.ceil(cpuMs);
      },
    });
    if (feito.tipo === 'demorado-demais') await lembrarPesado(contexto, resumo);
    return feito;
  } finally {
    if (gasto > 0) await contarProcessador(contexto, quem, gasto);
  }
}

const limiteDe = (quem: string) => ({
  nome: 'processador-com-arquivos',
  quem,
  janelaSegundos: JANELA_SEGUNDOS,
});

/** What was spent on a person's files beside a request: reading them. */
export function contarProcessador(contexto: Contexto, quem: string, cpuMs: number): Promise<void> {
  return somarAoLimite(contexto, limiteDe(quem), cpuMs);
}

async function lembrarPesado({ db, relogio }: Contexto, sha256: Buffer): Promise<void> {
  await db
    .insertInto('arquivo_pesado')
    .values({ sha256, recusado_em: relogio.agora() })
    .onConflict((conflito) => conflito.column('sha256').doUpdateSet({ recusado_em: relogio.agora() }))
    .execute();
}
