/** Alterations as the desk and the institution see them, and what this person can do about one now. */

import type {
  AlteracaoDaGestao,
  AlteracaoNaFila,
  rotaFilaDeAlteracoes,
} from '@credito/api/gestao-alteracao.rotas';
import type { Recebido } from '@credito/api/rota';
import { type PapelDeOperador, podeNaGestao } from '@credito/domain/acesso/permissoes';
import { nomeDaEquipe } from '@credito/domain/acesso/visibilidade';
import { estadoNaAlteracao, TITULO_NA_ALTERACAO } from '@credito/domain/alteracao/acontecimentos';
import { dadosDoNovoFiador } from '@credito/domain/alteracao/dados-do-novo-fiador';
import { ESPECIES, type EspecieDeAlteracao, FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import { type FluxoDaAlteracao, ROTULO_DO_FLUXO } from '@credito/domain/alteracao/estados';
import {
  ATOS_COM_MOTIVO,
  ATOS_DA_ALTERACAO,
  type AtoDaAlteracao,
  atoresNaAlteracao,
  type CondicoesDaAlteracao,
  fluxosDaAlteracaoCom,
  MENSAGENS_DA_ALTERACAO,
  PERMISSAO_NA_ALTERACAO,
  ROTULO_DO_ATO_DA_ALTERACAO,
  transitarAlteracao,
} from '@credito/domain/alteracao/transicoes';
import { prazoDoPrograma } from '@credito/domain/contrato/prazo';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import {
  type AlteracaoCompleta,
  carregarAlteracao,
  type LinhaDeAlteracao,
} from '../../alteracao/alteracao.repository.ts';
import { condicoesDaAlteracao, explicarRecusa } from '../../alteracao/mudar-alteracao.ts';
import { apresentarPlano } from '../../alteracao/ver-alteracoes.ts';
import { envelopeDoDono } from '../../assinatura/envelope.repository.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { type ContratoCompleto, carregarContrato } from '../../contrato/contrato.repository.ts';
import { INSTITUICAO_DO_CONTRATO } from '../../contrato/curso-do-contrato.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { podeVer } from '../contrato/visivel.ts';
import { diaNoPrazo } from '../fila/condicao-do-prazo.ts';
import { rendaNaMesa } from './renda-na-mesa.ts';

export interface AlteracaoNaMesa extends AlteracaoCompleta {
  doContrato: ContratoCompleto;
}

/** The contract is held before the alteration. Foreign and missing ones answer alike. */
export async function exigirAlteracaoDaGestao(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  { travar = false }: { travar?: boolean } = {},
): Promise<AlteracaoNaMesa> {
  // Who may see it is asked by one statement, so that a foreign one takes no longer than a missing one.
  const achada = await db
    .selectFrom('alteracao')
    .innerJoin('contrato', 'contrato.id', 'alteracao.contrato_id')
    .select(['contrato.id as contrato_id', 'contrato.instituicao_id', 'contrato.codigo', 'alteracao.especie'])
    .where('alteracao.id', '=', id)
    .executeTakeFirst();
  if (!achada || !podeVer(sessao, achada) || !concerne(sessao, achada)) throw naoEncontrado();
  const doContrato = await carregarContrato(db, achada.contrato_id, { travar });
  const completa = await carregarAlteracao(db, id, { travar });
  if (!completa || !doContrato) throw naoEncontrado();
  await exigirSemConflito(db, sessao.operadorId, doContrato.contrato.solicitacao_id);
  return { ...completa, doContrato };
}

export const COM_A_INSTITUICAO = ESPECIES.filter((especie) => FICHA_DA_ESPECIE[especie].ouveInstituicao);

/** An institution meets what concerns the term or the course, and nothing of people or money alone. */
const concerne = ({ papel }: SessaoDeGestao, { especie }: { especie: EspecieDeAlteracao }): boolean =>
  papel !== 'instituicao' || COM_A_INSTITUICAO.includes(especie);

function consulta(db: Kysely<DB>) {
  return db
    .selectFrom('alteracao')
    .innerJoin('contrato', 'contrato.id', 'alteracao.contrato_id')
    .innerJoin('solicitacao', 'solicitacao.id', 'contrato.solicitacao_id')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .select([
      'alteracao.id',
      'alteracao.numero',
      'alteracao.contrato_id',
      'alteracao.especie',
      'alteracao.fluxo',
      'alteracao.origem',
      'alteracao.palavra',
      'alteracao.situacao_desde',
      'alteracao.prazo',
      'contrato.numero as contrato',
      'contrato_parte.nome',
      INSTITUICAO_DO_CONTRATO.as('instituicao'),
    ]);
}

type Linha = ReturnType<typeof consulta> extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never;

function naFila(linha: Linha): AlteracaoNaFila {
  const { ouveInstituicao, rotulo } = FICHA_DA_ESPECIE[linha.especie];
  return {
    id: linha.id,
    numero: linha.numero,
    contratoId: linha.contrato_id,
    contrato: linha.contrato,
    especie: linha.especie,
    rotulo,
    fluxo: linha.fluxo,
    rotuloDoFluxo: ROTULO_DO_FLUXO[linha.fluxo],
    origem: linha.origem,
    estudante: linha.nome,
    instituicao: linha.instituicao,
    desde: linha.situacao_desde.toISOString(),
    prazo: linha.prazo,
    esperaInstituicao: linha.fluxo === 'PED' && ouveInstituicao && linha.palavra === null,
  };
}

const MAXIMO_NA_FILA = 100;

export async function verFilaDeAlteracoes(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  { fluxo, contrato, prazo }: Recebido<typeof rotaFilaDeAlteracoes>['query'],
): Promise<{ itens: AlteracaoNaFila[] }> {
  const fora = await foraDaFila(db, sessao);
  let linhas = consulta(db).orderBy('alteracao.situacao_desde').orderBy('alteracao.id').limit(MAXIMO_NA_FILA);
  if (fluxo !== undefined) linhas = linhas.where('alteracao.fluxo', '=', fluxo);
  if (contrato !== undefined) linhas = linhas.where('alteracao.contrato_id', '=', contrato);
  if (sessao.papel === 'instituicao')
    linhas = linhas
      .where('contrato.instituicao_id', '=', sessao.instituicaoId ?? 0)
      .where('alteracao.especie', 'in', COM_A_INSTITUICAO);
  if (prazo !== 'todos')
    linhas = linhas
      .where('alteracao.fluxo', 'in', fluxosDaAlteracaoCom('vencer'))
      .where(diaNoPrazo('alteracao.prazo', prazo, relogio.agora()));
  if (fora.length > 0) linhas = linhas.where('contrato.solicitacao_id', 'not in', fora);
  return { itens: (await linhas.execute()).map(naFila) };
}

/** Looking at it is written down: names and figures of people are in it. */
export async function abrirAlteracaoDaGestao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<AlteracaoDaGestao> {
  const completa = await exigirAlteracaoDaGestao(contexto.db, sessao, id);
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'alteracao.ver',
    alvo: { tipo: 'alteracao', id: String(id) },
    contaId: completa.alteracao.conta_id,
  });
  return apresentarAlteracaoDaGestao(contexto, sessao, completa);
}

export async function apresentarAlteracaoDaGestao(
  contexto: Pick<Contexto, 'db' | 'relogio' | 'gateways'>,
  sessao: SessaoDeGestao,
  { alteracao, partes, doContrato }: AlteracaoNaMesa,
): Promise<AlteracaoDaGestao> {
  const { db } = contexto;
  const { id, edicao, fluxo, palavra } = alteracao;
  const condicoes = await condicoesDaAlteracao(contexto, db, alteracao, {
    operadorId: sessao.operadorId,
    temMotivo: true,
  });
  const dividaQueMudou = await explicarRecusa(contexto, db, alteracao, 'divida-mudou');
  const linha = await consulta(db).where('alteracao.id', '=', id).executeTakeFirstOrThrow();
  const envelope = await envelopeDoDono(db, { tipo: 'alteracao', id }, { edicao });
  const item = naFila(linha);
  return {
    ...item,
    versao: alteracao.versao,
    mudancas: alteracao.mudancas,
    plano: apresentarPlano(alteracao),
    assinam: partes.map(({ papel, nome, cpf }) => {
      const assinante = envelope?.assinantes.find((um) => um.papel === papel && um.cpf === cpf);
      return { papel, nome, assinouEm: assinante?.assinou_em?.toISOString() ?? null };
    }),
    palavra: palavra && { resposta: palavra, texto: alteracao.palavra_texto },
    historico: await historicoDe(db, id, sessao.papel),
    prazoDoPrograma: prazoDoPrograma(
      dataEmSaoPaulo(contexto.relogio.agora()),
      doContrato.contrato.assinaturas.prazoDeAssinaturaDias,
    ),
    novoFiador: podeNaGestao(sessao.papel, 'ler-contratos') ? dadosDoNovoFiador(alteracao.pedido) : [],
    renda: podeNaGestao(sessao.papel, 'gerar-contratos')
      ? await rendaNaMesa(db, { alteracao, partes })
      : null,
    acoes: ATOS_DA_ALTERACAO.flatMap((acao) =>
      atoPossivel(fluxo, acao, sessao.papel, condicoes).map((ato) => {
        if (palavra === 'nao-confirmou' && ato.impedimento === MENSAGENS_DA_ALTERACAO['falta-instituicao'])
          return { ...ato, impedimento: 'A instituição de ensino respondeu que o pedido não está certo.' };
        return ato.impedimento === MENSAGENS_DA_ALTERACAO['divida-mudou']
          ? { ...ato, impedimento: dividaQueMudou }
          : ato;
      }),
    ),
    podeDizerPalavra: item.esperaInstituicao && podeNaGestao(sessao.papel, 'contratos-da-instituicao'),
  };
}

/** As whom somebody of the role takes the act in this state; null where it is nobody's of that role. */
export function atorNaAlteracao(fluxo: FluxoDaAlteracao, acao: AtoDaAlteracao, papel: PapelDeOperador) {
  return (['contratos', 'analise', 'efetivacao'] as const).find(
    (ator) =>
      atoresNaAlteracao(fluxo, acao).includes(ator) && podeNaGestao(papel, PERMISSAO_NA_ALTERACAO[ator]),
  );
}

function atoPossivel(
  fluxo: FluxoDaAlteracao,
  acao: AtoDaAlteracao,
  papel: PapelDeOperador,
  condicoes: CondicoesDaAlteracao,
): AlteracaoDaGestao['acoes'] {
  const ator = atorNaAlteracao(fluxo, acao, papel);
  if (!ator) return [];
  const resultado = transitarAlteracao(fluxo, acao, ator, condicoes);
  if (!resultado.ok && resultado.recusa === 'sem-renda') return [];
  return [
    {
      acao,
      rotulo: ROTULO_DO_ATO_DA_ALTERACAO[acao],
      pedeMotivo: ATOS_COM_MOTIVO.includes(acao),
      impedimento: resultado.ok ? null : MENSAGENS_DA_ALTERACAO[resultado.recusa],
    },
  ];
}

const QUEM_FOI = {
  estudante: 'Estudante',
  signatario: 'Quem assina',
  instituicao: 'Instituição de ensino',
  contratos: 'Equipe de contratos',
  analise: 'Equipe de análise',
  efetivacao: 'Equipe de efetivação',
  sistema: 'O portal',
} as const;

async function historicoDe(
  db: Kysely<DB>,
  id: LinhaDeAlteracao['id'],
  papel: PapelDeOperador,
): Promise<AlteracaoDaGestao['historico']> {
  const linhas = await db
    .selectFrom('alteracao_historico')
    .leftJoin('operador', 'operador.id', 'alteracao_historico.operador_id')
    .select(['em', 'acao', 'ator', 'motivo', 'operador.nome'])
    .where('alteracao_id', '=', id)
    .orderBy('alteracao_historico.id')
    .execute();
  return linhas.map(({ em, acao, ator, motivo, nome }) => ({
    em: em.toISOString(),
    titulo: TITULO_NA_ALTERACAO[acao],
    quem: nome === null ? QUEM_FOI[ator] : nomeDaEquipe(papel, nome),
    estado: estadoNaAlteracao(acao),
    motivo,
  }));
}
