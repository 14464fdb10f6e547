/** A contract in the words of the wire, for the student and for whoever guarantees it. */

import type { ContratoAberto, ContratoNaLista } from '@credito/api/contrato.rotas';
import { quemFalta } from '@credito/domain/assinatura/o-que-segue';
import type { QuemRecusou } from '@credito/domain/assinatura/recusa';
import { agoraNoContrato } from '@credito/domain/contrato/agora';
import { fimDoContrato, type LeitorDoContrato } from '@credito/domain/contrato/cancelamento';
import type { MotivoGuardado } from '@credito/domain/contrato/estados';
import { type FatosNaLista, itemDaLista } from '@credito/domain/contrato/na-lista';
import { ofertaValeAte, ultimoDiaParaRecuperar } from '@credito/domain/contrato/prazo';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import { rotuloDoTermo } from '@credito/domain/contrato/termo';
import { atoresNoContrato } from '@credito/domain/contrato/transicoes';
import { simOuNao } from '@credito/domain/instituicao/exigencias';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely, Selectable } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { assinaturasValem } from '../assinatura/encerrar-envelope.ts';
import { type EnvelopeCompleto, envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { eventosDoEnvelope, statusDoEnvelope } from '../assinatura/envelope-no-fio.ts';
import { quemRecusou } from '../assinatura/quem-recusou.ts';
import { quemSeEspera } from '../assinatura/quem-se-espera.ts';
import { linhaDoTempoDo } from './andamento-do-contrato.ts';
import { apresentarSignatario } from './apresentar-signatario.ts';
import { cancelamentoDe, cancelamentoHoje, fimDaDesistencia } from './condicoes.ts';
import { type ContratoCompleto, ultimoNoHistorico } from './contrato.repository.ts';
import { cursoDoContrato } from './curso-do-contrato.ts';
import { entregasDe } from './entrega-do-papel.ts';
import { recuperado } from './prazo-recuperado.ts';
import { custoDoContrato } from './restituicao.ts';

export function fatosNaLista(contrato: Selectable<Contrato>): FatosNaLista {
  return {
    codigo: contrato.codigo,
    prazo: contrato.prazo,
    concluidoPeloEstudante: contrato.concluido_em !== null,
    corrigeReprovado: contrato.edicao > 1,
    cancelamento: cancelamentoDe(contrato),
  };
}

/** With what stands beside the contract itself: who refused, and whether the course is over. */
export async function fatosParaLer(
  db: Kysely<DB>,
  contrato: Selectable<Contrato>,
  recusou: QuemRecusou | null,
): Promise<FatosNaLista> {
  const cancelamento = await cancelamentoHoje(db, contrato);
  return {
    ...fatosNaLista(contrato),
    cancelamento: cancelamento && { ...cancelamento, quemRecusou: recusou },
  };
}

/** What is waited for, as this person reads it. */
export const agoraPara = (
  leitor: string,
  { via, plano_aceito_em }: Selectable<Contrato>,
  { fatos, envelope, hoje }: { fatos: FatosNaLista; envelope: EnvelopeCompleto | null; hoje: Data },
) =>
  agoraNoContrato(
    { ...fatos, via, planoAceito: plano_aceito_em !== null, esperados: quemSeEspera(envelope, leitor) },
    hoje,
  );

export async function apresentarNaLista(
  { db, relogio }: Pick<Contexto, 'db' | 'relogio'>,
  contrato: Selectable<Contrato>,
): Promise<ContratoNaLista> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const envelope = await envelopeDoContrato(db, contrato);
  const fatos = await fatosParaLer(db, contrato, quemRecusou(envelope, contrato.conta_id));
  const { rotulo, mensagem, acoes, contagem } = itemDaLista(fatos, hoje);
  const fim = apresentarFim(fatos, 'estudante', hoje);
  const reprovacao = contrato.codigo === 'REP' ? await ultimoNoHistorico(db, contrato.id, 'REP') : null;
  return {
    id: contrato.id,
    processId: processo(contrato, envelope),
    contractNumber: contrato.numero,
    contractValue: contrato.valor_centavos,
    semester: contrato.semestre,
    year: contrato.ano,
    anoSemestre: rotuloDoTermo(contrato),
    type: contrato.tipo,
    status: contrato.codigo,
    contractStage: contrato.cancelado_de ?? contrato.codigo,
    deadlineDate: contrato.prazo,
    studentFinished: simOuNao(contrato.concluido_em !== null),
    electronicSignature: simOuNao(contrato.via === 'eletronica'),
    ...apresentarServico(envelope),
    rejectionReasons: reprovacao ? apresentarMotivos(reprovacao.motivos, reprovacao.em) : [],
    rotulo,
    mensagem,
    acoes: [...acoes],
    contagem,
    faltaAssinar: contrato.codigo === 'DPR' ? quemFaltaNo(envelope) : null,
    recuperacao: acoes.includes('recuperar')
      ? await apresentarRecuperacao(db, contrato, relogio.agora())
      : null,
    fim,
    motivosDoCancelamento: fim ? await motivosDoCancelamento(db, contrato) : [],
    temTexto: temTexto(contrato),
    agora: agoraPara(contrato.conta_id, contrato, { fatos, envelope, hoje }),
    desde: contrato.situacao_desde.toISOString(),
  };
}

function quemFaltaNo(envelope: EnvelopeCompleto | null): string | null {
  return quemFalta(
    (envelope?.assinantes ?? []).map(({ papel, nome, grupo, estado }) => ({
      nome: papel === 'estudante' ? 'você' : primeiroNome(nome),
      grupo,
      estado,
    })),
  );
}

/** Whoever need not sign any more is none of the signers. */
function apresentarServico(envelope: EnvelopeCompleto | null) {
  return {
    clicksignStatus: envelope ? statusDoEnvelope(envelope.envelope.estado) : null,
    clicksignEvents: envelope ? eventosDoEnvelope(envelope) : [],
    clicksignSigners: (envelope?.assinantes ?? []).flatMap(({ papel, nome, cpf, estado }) => {
      const doContrato = PAPEIS_DE_SIGNATARIO.find((um) => um === papel);
      return doContrato && estado !== 'dispensado'
        ? [apresentarSignatario({ papel: doContrato, nome, cpf }, envelope, 'contrato')]
        : [];
    }),
  };
}

async function apresentarRecuperacao(db: Kysely<DB>, contrato: Selectable<Contrato>, agora: Date) {
  const { id, edicao, prazo } = contrato;
  const { prazo: novoPrazo } = recuperado(contrato, agora);
  if (prazo === null) return null;
  return {
    ate: ultimoDiaParaRecuperar(prazo),
    novoPrazo,
    assinaturasValem: await assinaturasValem(db, { tipo: 'contrato', id }, edicao),
  };
}

export function apresentarFim({ cancelamento }: FatosNaLista, leitor: LeitorDoContrato, hoje: Data) {
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

/** Null while nothing is there to be signed, or on paper. */
export async function envelopeDoContrato(
  db: Kysely<DB>,
  { id, codigo, edicao, via }: Selectable<Contrato>,
): Promise<EnvelopeCompleto | null> {
  return codigo === 'GER' || via === 'impressa'
    ? null
    : envelopeDoDono(db, { tipo: 'contrato', id }, { edicao });
}

/** The envelope's id; of a printed file contract and edition. */
function processo(
  { codigo, edicao, numero, via }: Selectable<Contrato>,
  envelope: EnvelopeCompleto | null,
): string | null {
  return codigo !== 'GER' && via === 'impressa' ? `${numero}-${edicao}` : (envelope?.envelope.id ?? null);
}

export const processoDe = async (db: Kysely<DB>, contrato: Selectable<Contrato>): Promise<string | null> =>
  processo(contrato, await envelopeDoContrato(db, contrato));

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
  const hoje = dataEmSaoPaulo(relogio.agora());
  return {
    ...(await apresentarNaLista(contexto, contrato)),
    versao: contrato.versao,
    ...(await cursoDoContrato(db, contrato.id)),
    percentual: usos[0]?.percentual ?? 0,
    fatos: {
      financiadoCentavos: custo.totalFinanciado,
      taxaCentavos: custo.totalDaTaxa,
      totalCentavos: custo.totalAPagar,
      iofCentavos: custo.totalDeIof,
      cet: custo.cet,
      taxaPpm: contrato.regras.taxaPpm,
      indice: contrato.regras.indice,
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
    pedeFoto: contrato.assinaturas.pedeFoto === true,
    ondeEntregar: (await entregasDe(db, [contrato])).get(contrato.instituicao_id) ?? null,
    planoAceitoEm: contrato.plano_aceito_em?.toISOString() ?? null,
    ofertaValeAte: contrato.prazo && ofertaValeAte(contrato.prazo, dataEmSaoPaulo(contrato.situacao_desde)),
    podeDesistirAte: await desistenciaAte(db, contrato, hoje),
    linhaDoTempo: await linhaDoTempoDo(db, contrato),
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
