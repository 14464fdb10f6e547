/** A contract as the desk sees it, and what this person can do about it now. */

import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import { type PapelDeOperador, podeNaGestao } from '@credito/domain/acesso/permissoes';
import { nomeDaEquipe, veDadosDasPessoas } from '@credito/domain/acesso/visibilidade';
import { ROTULO_DO_ENVELOPE } from '@credito/domain/assinatura/envelope';
import { estadoDoAcontecimento, TITULO_DO_ACONTECIMENTO } from '@credito/domain/contrato/acontecimentos';
import { isAtoDeDois, PASSOS_DA_PROPOSTA } from '@credito/domain/contrato/atos-de-dois';
import { prazoDoPrograma } from '@credito/domain/contrato/prazo';
import { ROTULO_DO_ATO } from '@credito/domain/contrato/rotulo-do-ato';
import {
  ACOES_DA_EQUIPE,
  type AcaoDaEquipe,
  atoresNoContrato,
  type CondicoesDoContrato,
  MENSAGENS_DO_CONTRATO,
  PERMISSAO_DO_ATOR,
  transitarContrato,
} from '@credito/domain/contrato/transicoes';
import { formatarCpf, mascararCpf } from '@credito/domain/pessoa/cpf';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { envelopesDoDono } from '../../assinatura/envelope.repository.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import { apresentarMotivos } from '../../contrato/apresentar-contrato.ts';
import { condicoesDoContrato } from '../../contrato/condicoes.ts';
import {
  type ContratoCompleto,
  carregarContrato,
  findPropostaDoContrato,
} from '../../contrato/contrato.repository.ts';
import { cursoDoContrato } from '../../contrato/curso-do-contrato.ts';
import { custoDoContrato } from '../../contrato/restituicao.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { faltaAssinaturaNaCopia, MENSAGEM_FALTA_ASSINATURA } from './assinaturas-na-copia.ts';
import { atorDaAcao } from './ator-da-acao.ts';
import { itemDaFila } from './fila-de-contratos.ts';
import { apresentarProposta, paraPropor } from './ver-proposta.ts';
import { vidaDoCurso } from './vida-do-curso.ts';
import { podeVer } from './visivel.ts';

/** Foreign and missing contracts answer alike. */
export async function exigirContratoDaGestao(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<ContratoCompleto> {
  const completo = await carregarContrato(db, id, {
    ...opcoes,
    visivel: (contrato) => podeVer(sessao, contrato),
  });
  if (!completo) throw naoEncontrado();
  return completo;
}

/** Looking at it is written down: names and figures of people are in it. */
export async function abrirContratoDaGestao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<ContratoDaGestao> {
  const completo = await exigirContratoDaGestao(contexto.db, sessao, id);
  const { conta_id: contaId, solicitacao_id } = completo.contrato;
  await exigirSemConflito(contexto.db, sessao.operadorId, solicitacao_id);
  await registrarVisualizacao(contexto.db, {
    em: contexto.relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'contrato.ver',
    alvo: { tipo: 'contrato', id: String(id) },
    contaId,
  });
  return apresentarContratoDaGestao(contexto, sessao, completo);
}

export async function apresentarContratoDaGestao(
  contexto: Pick<Contexto, 'db' | 'relogio' | 'gateways'>,
  sessao: SessaoDeGestao,
  completo: ContratoCompleto,
): Promise<ContratoDaGestao> {
  const { db } = contexto;
  const { contrato, partes, usos, parcelas } = completo;
  const historico = await historicoDe(db, contrato.id, sessao.papel);
  const condicoes = await condicoesDoContrato(contexto, db, completo, {
    operadorId: sessao.operadorId,
    temMotivo: true,
  });
  const texto = await textoDe(db, contrato);
  // While a proposal waits for its answer nothing else is done.
  const pendente = (await findPropostaDoContrato(db, contrato.id)) !== undefined;
  return {
    ...(await itemDaFila(db, sessao, contrato.id, contexto.relogio.agora())),
    versao: contrato.versao,
    solicitacaoId: contrato.solicitacao_id,
    tipo: contrato.tipo,
    curso: (await cursoDoContrato(db, contrato.id)).curso,
    totalCentavos: contrato.total_centavos,
    cet: custoDoContrato(completo).cet,
    planoAceitoEm: contrato.plano_aceito_em?.toISOString() ?? null,
    usos: usos.map((uso) => ({
      em: uso.em,
      mensalidadeCentavos: uso.mensalidade_centavos,
      financiadoCentavos: uso.financiado_centavos,
    })),
    plano: parcelas.map((parcela) => ({
      numero: parcela.numero,
      vencimento: parcela.vencimento,
      totalCentavos: parcela.total_centavos,
    })),
    partes: partes.map((parte) => ({
      id: parte.id,
      papel: parte.papel,
      nome: parte.nome,
      cpf: veDadosDasPessoas(sessao.papel) ? formatarCpf(parte.cpf) : mascararCpf(parte.cpf),
      conferidaEm: parte.assinatura_conferida_em?.toISOString() ?? null,
    })),
    envelopes: await envelopesDe(db, contrato),
    temTexto: texto,
    copia: await copiaDe(db, contrato),
    proposta: await apresentarProposta(db, sessao, completo, condicoes),
    motivos: historico.findLast(({ codigo }) => codigo === 'REP' || codigo === 'CAN')?.motivos ?? [],
    historico: historico.map((linha) => ({ ...linha, quem: nomeDaEquipe(sessao.papel, linha.quem) })),
    vidaDoCurso: await vidaDoCurso(db, sessao, contrato.id),
    prazoDoPrograma: prazoDoPrograma(
      dataEmSaoPaulo(contexto.relogio.agora()),
      contrato.assinaturas.prazoDeAssinaturaDias,
    ),
    acoes: pendente ? [] : acoesPossiveis(completo, condicoes, sessao.papel),
  };
}

/** Those that exist in this state for somebody of this role, with what stands in the way. */
function acoesPossiveis(
  completo: ContratoCompleto,
  condicoes: CondicoesDoContrato,
  papel: PapelDeOperador,
): ContratoDaGestao['acoes'] {
  const { codigo } = completo.contrato;
  return ACOES_DA_EQUIPE.flatMap((acao) => {
    if (atoresNoContrato(codigo, acao).length === 0) return [];
    const ator = atorDaAcao(codigo, acao, papel);
    if (ator === null || !podeNaGestao(papel, PERMISSAO_DO_ATOR[ator])) return [];
    const resultado = transitarContrato(
      codigo,
      acao,
      ator,
      isAtoDeDois(acao) ? paraPropor(condicoes) : condicoes,
    );
    return [
      {
        acao,
        rotulo: ROTULO_DO_ATO[acao],
        impedimento: resultado.ok
          ? impedimentoDaCopia(acao, completo)
          : MENSAGENS_DO_CONTRATO[resultado.recusa],
      },
    ];
  });
}

const impedimentoDaCopia = (acao: AcaoDaEquipe, completo: ContratoCompleto): string | null =>
  acao === 'aprovar' && faltaAssinaturaNaCopia(completo) ? MENSAGEM_FALTA_ASSINATURA : null;

/** What the provider's staff only proposes is their own: an institution reads what has happened. */
async function historicoDe(
  db: Kysely<DB>,
  contratoId: number,
  papel: PapelDeOperador,
): Promise<ContratoDaGestao['historico']> {
  const linhas = await db
    .selectFrom('contrato_historico')
    .leftJoin('operador', 'operador.id', 'contrato_historico.operador_id')
    .select(['em', 'acao', 'ator', 'codigo', 'motivos', 'operador.nome as operador'])
    .where('contrato_id', '=', contratoId)
    .$if(papel === 'instituicao', (consulta) => consulta.where('acao', 'not in', PASSOS_DA_PROPOSTA))
    .orderBy('contrato_historico.id')
    .execute();
  return linhas.map(({ em, acao, ator, codigo, motivos, operador }) => ({
    em: em.toISOString(),
    acao: TITULO_DO_ACONTECIMENTO[acao],
    estado: estadoDoAcontecimento(acao),
    quem: operador ?? (ator === 'estudante' ? 'Estudante' : 'Portal'),
    codigo,
    motivos: apresentarMotivos(motivos, em),
  }));
}

async function envelopesDe(
  db: Kysely<DB>,
  { id }: Selectable<Contrato>,
): Promise<ContratoDaGestao['envelopes']> {
  return (await envelopesDoDono(db, { tipo: 'contrato', id })).map((envelope) => ({
    id: envelope.id,
    rotulo: ROTULO_DO_ENVELOPE[envelope.estado],
    abertoEm: envelope.criado_em.toISOString(),
  }));
}

async function textoDe(db: Kysely<DB>, { id, edicao }: Selectable<Contrato>): Promise<boolean> {
  const texto = await db
    .selectFrom('contrato_texto')
    .select('contrato_id')
    .where('contrato_id', '=', id)
    .where('edicao', '=', edicao)
    .executeTakeFirst();
  return texto !== undefined;
}

async function copiaDe(
  db: Kysely<DB>,
  { id, edicao }: Selectable<Contrato>,
): Promise<ContratoDaGestao['copia']> {
  const copia = await db
    .selectFrom('contrato_copia')
    .select(['paginas', 'guardada_em'])
    .where('contrato_id', '=', id)
    .where('edicao', '=', edicao)
    .executeTakeFirst();
  return copia ? { paginas: copia.paginas, guardadaEm: copia.guardada_em.toISOString() } : null;
}
