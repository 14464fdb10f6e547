/** Everybody with a contract in effect who has not sent the update of a period, told of it in batches. */
import { avisoDoAtraso, efeitoDoAtraso } from '@credito/domain/atualizacao/atraso';
import { prazosDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { type Data, fimDoDia, formatarData } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisarTodos, destinatariosDasContas } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { PeriodoGuardado } from '../parte-da-atualizacao/atualizacao.repository.ts';
import { type ContratoEmVigor, consequenciasNoPeriodo } from './atraso.ts';

type AoEstudante =
  | 'atualizacao-lembrete'
  | 'atualizacao-tardia'
  | 'atualizacao-prorrogada'
  | 'atualizacao-vencida';

const POR_LOTE = 500;

interface AvisoDoPeriodo {
  nome: AoEstudante;
  ate: Data;
  /** Told once for each. */
  vez: string;
}

export async function avisarQuemNaoEnviou(
  contexto: Contexto,
  { id: periodoId, periodo }: PeriodoGuardado,
  { nome, ate, vez }: AvisoDoPeriodo,
): Promise<void> {
  const { tardioAte } = prazosDoPeriodo(periodo);
  const url = `${contexto.configuracao.servidor.publicUrl}/estudante/inicio`;
  for (let depoisDe = ''; ; ) {
    const contratos = await contratosDeQuemNaoEnviou(contexto.db, periodoId, { nome, ate, depoisDe });
    if (contratos.length === 0) return;
    depoisDe = contratos.at(-1)?.conta_id ?? '';
    await contexto.db.transaction().execute(async (trx) => {
      const consequencias = await consequenciasNoPeriodo(trx, contratos, periodo);
      const pessoas = await destinatariosDasContas(
        trx,
        contratos.map(({ conta_id }) => conta_id),
      );
      await avisarTodos(
        contexto,
        trx,
        contratos.flatMap(({ id, conta_id }) => {
          const pessoa = pessoas.get(conta_id);
          if (!pessoa) return [];
          const consequencia = consequencias.get(id) ?? 'so-renovacao';
          const evento = {
            nome,
            chave: nome,
            valores: {
              semestre: rotuloDoTermo(periodo),
              dia: formatarData(ate),
              consequencia:
                nome === 'atualizacao-vencida'
                  ? efeitoDoAtraso(consequencia)
                  : avisoDoAtraso(consequencia, tardioAte),
            },
          } as const;
          return [
            {
              chave: `${nome}:${conta_id}:${periodoId}:${vez}`,
              pessoa,
              solicitacaoId: null,
              agora: contexto.relogio.agora(),
              email: emailDoTexto(contexto.configuracao, {
                ...evento,
                acao: {
                  rotulo: nome === 'atualizacao-vencida' ? 'Abrir o portal' : 'Confirmar os meus dados',
                  url,
                },
              }),
              celular: curtaDoTexto(contexto.configuracao, evento),
            },
          ];
        }),
      );
    });
  }
}

/** Of each account the newest contract in effect; whoever acted is told nothing more, and whoever got the contract later nothing. */
async function contratosDeQuemNaoEnviou(
  db: Kysely<DB>,
  periodoId: number,
  { ate, nome, depoisDe }: { ate: Data; nome: AoEstudante; depoisDe: string },
) {
  const { rows } = await sql<ContratoEmVigor>`
    select distinct on (conta_id) id, conta_id, bolsa_id, situacao_desde, ano, semestre, ultimo_mes, curso_terminou_em
    from contrato
    where codigo = 'EFE' and conta_id::text > ${depoisDe} and situacao_desde <= ${fimDoDia(ate)}
      and not exists (
        select from atualizacao join atualizacao_pessoa parte on parte.atualizacao_id = atualizacao.id
        where atualizacao.conta_id = contrato.conta_id and atualizacao.periodo_id = ${periodoId}
          and ${ACABADA[nome === 'atualizacao-vencida' ? 'depois' : 'durante']})
    order by conta_id, ano desc, semestre desc, id desc limit ${POR_LOTE}`.execute(db);
  return rows;
}

/** Whoever began and did not send hears of the end with the update itself. */
const ACABADA = {
  durante: sql`atualizacao.estado not in ('reiniciada', 'vencida') and (atualizacao.estado <> 'atualizacao-iniciada'
    or (parte.tipo_pessoa = 'estudante' and parte.situacao <> 'aguardando'))`,
  depois: sql`atualizacao.estado <> 'reiniciada'`,
} as const;
