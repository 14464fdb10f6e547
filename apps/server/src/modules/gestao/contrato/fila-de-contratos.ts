/** Contracts of one state, whoever waits longest first. */

import type { ContratoNaFila } from '@credito/api/gestao-contrato.rotas';
import { podeNaGestao } from '@credito/domain/acesso/permissoes';
import { TIPO_DO_ATO } from '@credito/domain/contrato/atos-de-dois';
import {
  CODIGOS_DO_CONTRATO,
  type CodigoDoContrato,
  ESTADOS_DO_CONTRATO,
  type VezNoContrato,
} from '@credito/domain/contrato/estados';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { codigosDoContratoCom } from '@credito/domain/contrato/transicoes';
import { TETO_DA_CONTAGEM } from '@credito/domain/gestao/filas';
import type { FiltroDePrazo } from '@credito/domain/gestao/filtro-de-prazo';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { apresentarAtribuicao } from '../../atribuicao/atribuicao.ts';
import { INSTITUICAO_DO_CONTRATO } from '../../contrato/curso-do-contrato.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { diaNoPrazo, SEM_PRAZO } from '../fila/condicao-do-prazo.ts';
import { podeVer } from './visivel.ts';

const micros = sql<string>`(floor(extract(epoch from contrato.situacao_desde) * 1000000))::bigint::text`;

function consulta(db: Kysely<DB>, agora: Date) {
  return db
    .selectFrom('contrato')
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .leftJoin('operador', (juncao) =>
      juncao.onRef('operador.id', '=', 'contrato.atribuida_a').on('contrato.atribuida_ate', '>', agora),
    )
    .leftJoin('contrato_proposta', 'contrato_proposta.contrato_id', 'contrato.id')
    .select([
      'contrato_proposta.acao as proposta',
      'contrato.id',
      'contrato.numero',
      'contrato.codigo',
      'contrato.ano',
      'contrato.semestre',
      'contrato.valor_centavos',
      'contrato.situacao_desde',
      'contrato.prazo',
      'contrato.via',
      'operador.id as operador_id',
      'operador.nome as operador',
      'contrato.atribuida_ate',
      'solicitacao.protocolo',
      'contrato_parte.nome',
      INSTITUICAO_DO_CONTRATO.as('instituicao'),
      micros.as('micros'),
    ]);
}

type Linha = ReturnType<typeof consulta> extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never;

const apresentar = (linha: Linha, sessao: SessaoDeGestao): ContratoNaFila => ({
  id: linha.id,
  numero: linha.numero,
  protocolo: linha.protocolo,
  codigo: linha.codigo,
  rotulo: ESTADOS_DO_CONTRATO[linha.codigo].rotulo,
  estudante: linha.nome,
  instituicao: linha.instituicao,
  anoSemestre: rotuloDoTermo(linha),
  valorCentavos: linha.valor_centavos,
  desde: linha.situacao_desde.toISOString(),
  prazo: linha.prazo,
  via: linha.via,
  // What the provider's staff only proposes is their own.
  aConfirmar: linha.proposta && sessao.papel !== 'instituicao' ? TIPO_DO_ATO[linha.proposta] : null,
  atribuicao: apresentarAtribuicao(linha, sessao),
});

export async function itemDaFila(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  agora: Date,
): Promise<ContratoNaFila> {
  return apresentar(
    await consulta(db, agora).where('contrato.id', '=', id).executeTakeFirstOrThrow(),
    sessao,
  );
}

interface PedidoDePagina {
  codigo: CodigoDoContrato;
  prazo: FiltroDePrazo;
  depoisDe?: string | undefined;
  limite: number;
}

export async function verFilaDeContratos(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  { codigo, prazo, depoisDe, limite }: PedidoDePagina,
): Promise<{ itens: ContratoNaFila[]; proxima: string | null }> {
  if (!podeVer(sessao, { codigo, instituicao_id: sessao.instituicaoId ?? 0 })) throw naoEncontrado();
  const fora = await foraDaFila(db, sessao);
  const [momento, id] = depoisDe?.split('.') ?? [];
  const agora = relogio.agora();
  let pagina = consulta(db, agora)
    .where('contrato.codigo', '=', codigo)
    .orderBy('contrato.situacao_desde')
    .orderBy('contrato.id')
    .limit(limite + 1);
  if (sessao.papel === 'instituicao')
    pagina = pagina.where('contrato.instituicao_id', '=', sessao.instituicaoId ?? 0);
  if (fora.length > 0) pagina = pagina.where('contrato.solicitacao_id', 'not in', fora);
  if (momento !== undefined)
    pagina = pagina.where(
      sql<boolean>`(contrato.situacao_desde, contrato.id) > (to_timestamp(${momento}::numeric / 1000000), ${Number(id)})`,
    );
  if (prazo !== 'todos')
    pagina = pagina.where(
      // After the last signature its day has no consequence any more.
      codigosDoContratoCom('vencer').includes(codigo)
        ? diaNoPrazo('contrato.prazo', prazo, agora)
        : SEM_PRAZO,
    );
  const linhas = await pagina.execute();
  const ultima = linhas[limite - 1];
  return {
    itens: linhas.slice(0, limite).map((linha) => apresentar(linha, sessao)),
    proxima: linhas.length > limite && ultima ? `${ultima.micros}.${ultima.id}` : null,
  };
}

/** Counted up to a bound: nobody needs to know how many there are beyond it. */
export async function contarContratos({ db }: Contexto, sessao: SessaoDeGestao) {
  const situacoes = CODIGOS_DO_CONTRATO.filter((codigo) =>
    podeVer(sessao, { codigo, instituicao_id: sessao.instituicaoId ?? 0 }),
  );
  const fora = await foraDaFila(db, sessao);
  const contadas = await Promise.all(situacoes.map((codigo) => contar(db, sessao, { codigo, fora })));
  return { situacoes: contadas, esperam: somarOsQueEsperam(contadas, vezDe(sessao)) };
}

/** Whose turn counts as one's own: only who prepares and decides contracts, or speaks for the institution, has any. */
function vezDe({ papel }: SessaoDeGestao): VezNoContrato | null {
  if (papel === 'instituicao') return 'instituicao';
  return podeNaGestao(papel, 'gerar-contratos') ? 'provedor' : null;
}

function somarOsQueEsperam(
  situacoes: ReadonlyArray<{ codigo: CodigoDoContrato; total: number; exato: boolean }>,
  vez: VezNoContrato | null,
) {
  const minhas = situacoes.filter(({ codigo }) => ESTADOS_DO_CONTRATO[codigo].vez === vez);
  return {
    total: minhas.reduce((soma, { total }) => soma + total, 0),
    exato: minhas.every(({ exato }) => exato),
  };
}

/** What the queue passes over is not counted either. */
async function contar(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  { codigo, fora }: { codigo: CodigoDoContrato; fora: readonly number[] },
) {
  let lidos = db
    .selectFrom('contrato')
    .select('situacao_desde')
    .where('codigo', '=', codigo)
    .orderBy('situacao_desde')
    .limit(TETO_DA_CONTAGEM + 1);
  if (sessao.papel === 'instituicao') lidos = lidos.where('instituicao_id', '=', sessao.instituicaoId ?? 0);
  if (fora.length > 0) lidos = lidos.where('solicitacao_id', 'not in', fora);
  const { total, desde } = await db
    .selectFrom(lidos.as('lidos'))
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.min('situacao_desde').as('desde')])
    .executeTakeFirstOrThrow();
  return {
    codigo,
    rotulo: ESTADOS_DO_CONTRATO[codigo].rotulo,
    total: Math.min(Number(total), TETO_DA_CONTAGEM),
    exato: Number(total) <= TETO_DA_CONTAGEM,
    maisAntigoDesde: desde?.toISOString() ?? null,
  };
}
