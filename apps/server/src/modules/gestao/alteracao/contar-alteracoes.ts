/** How many alterations there are in each state, and how many wait for the reader's side. */
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { FLUXOS_DA_ALTERACAO, ROTULO_DO_FLUXO } from '@credito/domain/alteracao/estados';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { COM_A_INSTITUICAO } from './ver-alteracao.ts';

export async function contarAlteracoes({ db }: Contexto, sessao: SessaoDeGestao) {
  const daInstituicao = sessao.papel === 'instituicao';
  const fora = await foraDaFila(db, sessao);
  const espera = daInstituicao
    ? ESPERA_A_PALAVRA
    : podeNaGestao(sessao.papel, 'gerar-contratos')
      ? ESPERA_A_EQUIPE
      : NADA;
  let contagem = db
    .selectFrom('alteracao')
    .innerJoin('contrato', 'contrato.id', 'alteracao.contrato_id')
    .select(({ fn }) => [
      'alteracao.fluxo',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere(espera).as('esperam'),
    ])
    .groupBy('alteracao.fluxo');
  if (daInstituicao)
    contagem = contagem
      .where('contrato.instituicao_id', '=', sessao.instituicaoId ?? 0)
      .where('alteracao.especie', 'in', COM_A_INSTITUICAO);
  if (fora.length > 0) contagem = contagem.where('contrato.solicitacao_id', 'not in', fora);
  const linhas = await contagem.execute();
  const totais = new Map(linhas.map(({ fluxo, total }) => [fluxo, Number(total)]));
  return {
    situacoes: FLUXOS_DA_ALTERACAO.map((fluxo) => ({
      fluxo,
      rotulo: ROTULO_DO_FLUXO[fluxo],
      total: totais.get(fluxo) ?? 0,
    })),
    esperam: linhas.reduce((soma, { esperam }) => soma + Number(esperam), 0),
  };
}

const SEM_PALAVRA = sql<boolean>`(alteracao.palavra is null and alteracao.especie in (${sql.join(COM_A_INSTITUICAO)}))`;
const SEM_ACEITE = sql<boolean>`(alteracao.especie = 'fiador' and not exists (
  select from aceite_fiador where aceite_fiador.alteracao_id = alteracao.id))`;
const SEM_RENDA = sql<boolean>`(alteracao.especie = 'fiador' and not exists (
  select from alteracao_renda renda where renda.alteracao_id = alteracao.id and not renda.aberta))`;

const NADA = sql<boolean>`false`;
const ESPERA_A_PALAVRA = sql<boolean>`alteracao.fluxo = 'PED' and ${SEM_PALAVRA}`;
/** Whoever is asked first has answered. */
const ESPERA_A_EQUIPE = sql<boolean>`alteracao.fluxo in ('ASS', 'REP')
  or alteracao.fluxo = 'GER' and not ${SEM_ACEITE} and not ${SEM_RENDA}
  or alteracao.fluxo = 'PED' and not ${SEM_ACEITE} and not ${SEM_RENDA} and not ${SEM_PALAVRA}`;
