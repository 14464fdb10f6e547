/** A contract in the words of the wire, for the student and for whoever guarantees it. */
import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import { QUEM_FEZ, TITULO_DO_ACONTECIMENTO } from '@credito/domain/contrato/acontecimentos';
import { PASSOS_DA_PROPOSTA } from '@credito/domain/contrato/atos-de-dois';
import { fimDoContrato, type LeitorDoContrato } from '@credito/domain/contrato/cancelamento';
import {
  ESTADOS_DO_CONTRATO,
  type MotivoGuardado,
  QUEM_AGE_NO_CONTRATO,
} from '@credito/domain/contrato/estados';
import { type FatosNaLista, itemDaLista } from '@credito/domain/contrato/na-lista';
import { ofertaValeAte } from '@credito/domain/contrato/prazo';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { atoresNoContrato } from '@credito/domain/contrato/transicoes';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { cancelamentoDe, fimDaDesistencia } from './condicoes.ts';
import { type ContratoCompleto, ultimoNoHistorico } from './contrato.repository.ts';
import { entregasDe } from './entrega-do-papel.ts';
import { custoDoContrato } from './restituicao.ts';

const simNao = (valor: boolean) => (valor ? 'SIM' : 'NAO');

export function fatosNaLista(contrato: Selectable<Contrato>): FatosNaLista {
  return {
    codigo: contrato.codigo,
    prazo: contrato.prazo,
    concluidoPeloEstudante: contrato.concluido_em !== null,
    corrigeReprovado: contrato.edicao > 1,
    cancelamento: cancelamentoDe(contrato),
  };
}

export async function apresentarNaLista(
  { db, relogio }: Pick<Contexto, 'db' | 'relogio'>,
  contrato: Selectable<Contrato>,
): Promise<ContratoNaLista> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const { rotulo, mensagem, acoes, contagem } = itemDaLista(fatosNaLista(contrato), hoje);
  const fim = apresentarFim(contrato, 'estudante', hoje);
  const reprovacao = contrato.codigo === 'REP' ? await ultimoNoHistorico(db, contrato.id, 'REP') : null;
  return {
    id: contrato.id,
    processId: await processoDe(db, contrato),
    contractNumber: contrato.numero,
    contractValue: contrato.valor_centavos,
    semester: contrato.semestre,
    year: contrato.ano,
    anoSemestre: rotuloDoTermo(contrato),
    type: contrato.tipo,
    status: contrato.codigo,
    contractStage: contrato.cancelado_de ?? contrato.codigo,
    deadlineDate: contrato.prazo,
    studentFinished: simNao(contrato.concluido_em !== null),
    electronicSignature: simNao(contrato.via === 'eletronica'),
    rejectionReasons: reprovacao ? apresentarMotivos(reprovacao.motivos, reprovacao.em) : [],
    rotulo,
    mensagem,
    acoes: [...acoes],
    contagem,
    fim,
    motivosDoCancelamento: fim ? await motivosDoCancelamento(db, contrato) : [],
    temTexto: temTexto(contrato),
    desde: contrato.situacao_desde.toISOString(),
  };
}

export function apresentarFim(contrato: Selectable<Contrato>, leitor: LeitorDoContrato, hoje: Data) {
  const cancelamento = cancelamentoDe(contrato);
  if (cancelamento === null) return null;
  const { segue, ...fim } = fimDoContrato(cancelamento, leitor, hoje);
  return { ...fim, segue: [...segue] };
}

/** As whoever cancelled it gave them; the deadline and the student give none. */
async function motivosDoCancelamento(db: Kysely<DB>, { id }: Selectable<Contrato>) {
  const cancelamento = await ultimoNoHistorico(db, id, 'CAN');
  return cancelamento ? apresentarMotivos(cancelamento.motivos, cancelamento.em) : [];
}

/** It is written when the contract is released: what was cancelled before that had none of this edition. */
export const temTexto = ({ codigo, cancelado_de }: Selectable<Contrato>): boolean =>
  (cancelado_de ?? codigo) !== 'GER';

/** The envelope's id; of a printed file contract and edition. Null while nothing is there to be signed. */
export async function processoDe(
  db: Kysely<DB>,
  { id, codigo, edicao, numero, via }: Selectable<Contrato>,
): Promise<string | null> {
  if (codigo === 'GER') return null;
  if (via === 'impressa') return `${numero}-${edicao}`;
  return (await envelopeDoDono(db, { tipo: 'contrato', id }, { edicao }))?.envelope.id ?? null;
}

export function apresentarMotivos(motivos: readonly MotivoGuardado[], em: Date) {
  return motivos.map(({ codigo, texto, explicacao }) => ({
    codigo,
    motivo: texto,
    motivoDescricao: explicacao,
    data: dataEmSaoPaulo(em),
  }));
}

export async function apresentarContrato(
  contexto: Pick<Contexto, 'db' | 'relogio'>,
  completo: ContratoCompleto,
  leitor: { contaId: string },
): Promise<ContratoAberto> {
  const { contrato, partes, usos, parcelas } = completo;
  const { db, relogio } = contexto;
  const custo = custoDoContrato(completo);
  return {
    ...(await apresentarNaLista(contexto, contrato)),
    versao: contrato.versao,
    ...(await cursoDe(db, contrato.solicitacao_id)),
    percentual: usos[0]?.percentual ?? 0,
    fatos: {
      financiadoCentavos: custo.totalFinanciado,
      taxaCentavos: custo.totalDaTaxa,
      totalCentavos: custo.totalAPagar,
      iofCentavos: custo.totalDeIof,
      cet: custo.cet,
      taxaPpm: contrato.regras.taxaPpm,
      multaPpm: contrato.regras.multaPpm,
      moraPpmMes: contrato.regras.moraPpmMes,
      parcelas: parcelas.length,
      primeiroVencimento: contrato.primeiro_vencimento,
      ultimoVencimento: parcelas.at(-1)?.vencimento ?? contrato.primeiro_vencimento,
      atraso: {
        dias: custo.atraso.dias,
        multaCentavos: custo.atraso.multa,
        jurosCentavos: custo.atraso.juros,
        totalCentavos: custo.atraso.total,
      },
      antecipacao: {
        em: custo.antecipacao.em,
        totalCentavos: custo.antecipacao.total,
        economiaCentavos: custo.antecipacao.economia,
      },
    },
    usos: usos.map((uso) => ({
      em: uso.em,
      mensalidadeCentavos: uso.mensalidade_centavos,
      financiadoCentavos: uso.financiado_centavos,
    })),
    plano: apresentarPlano(parcelas),
    partes: partes.map(({ papel, grupo, nome, conta_id }) => {
      const voce = conta_id === leitor.contaId;
      return { papel, grupo, nome: voce ? nome : primeiroNome(nome), voce };
    }),
    ondeEntregar: (await entregasDe(db, [contrato])).get(contrato.instituicao_id) ?? null,
    planoAceitoEm: contrato.plano_aceito_em?.toISOString() ?? null,
    ofertaValeAte: contrato.prazo && ofertaValeAte(contrato.prazo, dataEmSaoPaulo(contrato.situacao_desde)),
    podeDesistirAte: await desistenciaAte(db, contrato, dataEmSaoPaulo(relogio.agora())),
    linhaDoTempo: await linhaDoTempo(db, contrato.id),
    quemAge: QUEM_AGE_NO_CONTRATO[ESTADOS_DO_CONTRATO[contrato.codigo].vez],
  };
}

async function desistenciaAte(
  db: Kysely<DB>,
  contrato: Selectable<Contrato>,
  hoje: Data,
): Promise<Data | null> {
  return atoresNoContrato(contrato.codigo, 'desistir').length === 0
    ? null
    : fimDaDesistencia(db, contrato, hoje);
}

export function apresentarPlano(parcelas: ContratoCompleto['parcelas']) {
  return parcelas.map((parcela) => ({
    numero: parcela.numero,
    vencimento: parcela.vencimento,
    principalCentavos: parcela.principal_centavos,
    correcaoCentavos: parcela.correcao_centavos,
    taxaCentavos: parcela.taxa_centavos,
    totalCentavos: parcela.total_centavos,
  }));
}

async function cursoDe(
  db: Kysely<DB>,
  solicitacaoId: number,
): Promise<{ instituicao: string; curso: string }> {
  return db
    .selectFrom('solicitacao')
    .select([
      sql<string>`catalogo -> 'instituicao' ->> 'nome'`.as('instituicao'),
      sql<string>`catalogo -> 'curso' ->> 'nome'`.as('curso'),
    ])
    .where('id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
}

const DA_EQUIPE = ['gerar', ...PASSOS_DA_PROPOSTA] as const;

/** What the student may know: what was made before it was released, and what is only proposed, is the team's. */
async function linhaDoTempo(db: Kysely<DB>, contratoId: number) {
  const linhas = await db
    .selectFrom('contrato_historico')
    .select(['em', 'acao', 'ator'])
    .where('contrato_id', '=', contratoId)
    .where('acao', 'not in', DA_EQUIPE)
    .orderBy('id')
    .execute();
  return linhas.map(({ em, acao, ator }) => ({
    em: em.toISOString(),
    titulo: TITULO_DO_ACONTECIMENTO[acao],
    quem: QUEM_FEZ[ator],
  }));
}
