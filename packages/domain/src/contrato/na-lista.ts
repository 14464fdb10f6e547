/** What a student reads of a contract in the list, and what can be done about it (spec 3 section 2.3). */
import { type Data, somarDias } from '../tempo/data.ts';
import { porCodigo } from '../texto/ordem.ts';
import { type LeitorDoContrato, mensagemDoCancelamento } from './cancelamento.ts';
import { ABERTOS_A_ASSINAR, type CodigoDoContrato, ESTADOS_DO_CONTRATO } from './estados.ts';
import { diasNaContagem, type FatosDoCancelamento, isRecuperavel, textoDaContagem } from './prazo.ts';

type AcaoNaLista =
  | 'assinar'
  | 'acompanhar'
  | 'imprimir'
  | 'ver-assinado'
  | 'ver-motivos'
  | 'baixar'
  | 'concluir'
  | 'recuperar';

export const ROTULO_DA_ACAO: Readonly<Record<AcaoNaLista, string>> = {
  assinar: 'Assinar contrato',
  acompanhar: 'Acompanhar as assinaturas',
  imprimir: 'Imprimir',
  'ver-assinado': 'Acompanhar as assinaturas',
  'ver-motivos': 'Ver motivos',
  baixar: 'Baixar Contrato',
  concluir: 'Concluir',
  recuperar: 'Recuperar contrato',
};

const LINHA: Readonly<Record<CodigoDoContrato, { acoes: readonly AcaoNaLista[]; mensagem: string }>> = {
  GER: {
    acoes: [],
    mensagem: 'Em correção pelo provedor. Avisaremos quando o contrato novo estiver pronto.',
  },
  DIS: { acoes: ['assinar'], mensagem: 'O contrato está pronto para você ler e assinar.' },
  DPR: { acoes: ['acompanhar'], mensagem: 'O contrato está em assinatura.' },
  VIS: { acoes: ['imprimir'], mensagem: 'Imprima, assine e entregue o contrato na instituição de ensino.' },
  RIE: { acoes: [], mensagem: 'A instituição recebeu o contrato e vai enviá-lo para nós.' },
  EFU: { acoes: [], mensagem: 'A instituição enviou o contrato. Aguardamos a chegada.' },
  ASS: { acoes: ['ver-assinado'], mensagem: 'Todos assinaram. Agora o contrato será analisado.' },
  REC: { acoes: [], mensagem: 'Recebemos o contrato. Ele está em análise.' },
  APR: { acoes: [], mensagem: 'O contrato foi aprovado. Falta a efetivação.' },
  REP: {
    acoes: ['ver-motivos'],
    mensagem: 'O contrato não foi aprovado na análise. A nossa equipe vai corrigi-lo e avisar você.',
  },
  EFE: { acoes: ['baixar'], mensagem: 'Seu contrato foi efetivado!' },
  LIQ: { acoes: ['baixar'], mensagem: 'Parabéns! Você já liquidou este contrato!' },
  BAI: { acoes: [], mensagem: 'O contrato foi encerrado.' },
  CAN: { acoes: [], mensagem: 'O contrato foi cancelado.' },
};

/** What a signature still waits for. */
const PENDENTES: readonly AcaoNaLista[] = ['assinar', 'imprimir', 'acompanhar', 'recuperar'];

/** The contract whose signature the start speaks of: of several the one whose deadline comes first. */
export function contratoQueEspera<
  Contrato extends { acoes: readonly AcaoNaLista[]; deadlineDate: Data | null },
>(contratos: readonly Contrato[]): Contrato | null {
  const [primeiro] = contratos
    .filter(({ acoes }) => acoes.some((acao) => PENDENTES.includes(acao)))
    .sort((a, b) => porCodigo(a.deadlineDate ?? SEM_PRAZO, b.deadlineDate ?? SEM_PRAZO));
  return primeiro ?? null;
}

/** After every deadline. */
const SEM_PRAZO: Data = '9999-12-31';

/** The same contract as whoever guarantees it reads it: what holds them, and whether anything is theirs to do. */
const MENSAGEM_AO_FIADOR: Readonly<Record<CodigoDoContrato, string>> = {
  GER: 'O contrato está em correção. Você não precisa fazer nada agora.',
  DIS: 'O contrato está com o estudante. Você ainda não garante nada por ele.',
  DPR: 'O contrato está em assinatura. A sua fiança só vale quando o contrato for efetivado.',
  VIS: 'O estudante imprimiu o contrato. Ele vai precisar da sua assinatura no papel.',
  RIE: 'A instituição de ensino recebeu o contrato assinado.',
  EFU: 'O contrato assinado está a caminho da nossa equipe.',
  ASS: 'Todos assinaram. O contrato será analisado.',
  REC: 'O contrato assinado está em análise.',
  APR: 'O contrato foi aprovado e será efetivado.',
  REP: 'O contrato precisa de correção. Se for preciso assinar de novo, avisaremos.',
  EFE: 'O contrato está em vigor, e com ele a sua fiança.',
  LIQ: 'O contrato está pago. A sua fiança neste contrato terminou.',
  BAI: 'O contrato foi encerrado.',
  CAN: 'O contrato foi cancelado. Por ele você não garante nada.',
};

/** A cancellation by somebody stays in sight for a while, so that nobody wonders where the contract went. */
const DIAS_DO_CANCELADO = 90;

export interface FatosNaLista {
  codigo: CodigoDoContrato;
  prazo: Data | null;
  concluidoPeloEstudante: boolean;
  /** A new version of a contract that the analysis refused. */
  corrigeReprovado: boolean;
  cancelamento: (FatosDoCancelamento & { em: Data }) | null;
}

/** Not those written off, and neither those still being made nor those that ended long ago. */
export function apareceNaLista(
  { codigo, corrigeReprovado, cancelamento }: FatosNaLista,
  hoje: Data,
): boolean {
  if (codigo === 'BAI') return false;
  if (codigo === 'GER') return corrigeReprovado;
  if (codigo !== 'CAN' || cancelamento === null) return true;
  // What nobody had seen did not end for anybody.
  if (cancelamento.vindoDe === 'GER' && !corrigeReprovado) return false;
  return cancelamento.causa === 'prazo' || hoje <= somarDias(cancelamento.em, DIAS_DO_CANCELADO);
}

/** Where it stands, in one sentence. */
export function mensagemDoContrato(
  { codigo, cancelamento }: Pick<FatosNaLista, 'codigo' | 'cancelamento'>,
  leitor: LeitorDoContrato,
  hoje: Data,
): string {
  if (cancelamento !== null) return mensagemDoCancelamento(cancelamento, leitor, hoje);
  return leitor === 'fiador' ? MENSAGEM_AO_FIADOR[codigo] : LINHA[codigo].mensagem;
}

export interface ItemDaLista {
  rotulo: string;
  mensagem: string;
  acoes: readonly AcaoNaLista[];
  /** The countdown of the last ten days; null while it is further away, or nothing is waited for. */
  contagem: string | null;
}

export function itemDaLista(fatos: FatosNaLista, hoje: Data): ItemDaLista {
  const { codigo } = fatos;
  const dias =
    fatos.prazo !== null && ABERTOS_A_ASSINAR.includes(codigo) ? diasNaContagem(fatos.prazo, hoje) : null;
  return {
    rotulo: ESTADOS_DO_CONTRATO[codigo].rotulo,
    mensagem: mensagemDoContrato(fatos, 'estudante', hoje),
    acoes: acoesDe(fatos, hoje),
    contagem: dias === null ? null : textoDaContagem(dias),
  };
}

function acoesDe(
  { codigo, concluidoPeloEstudante, cancelamento }: FatosNaLista,
  hoje: Data,
): readonly AcaoNaLista[] {
  const { acoes } = LINHA[codigo];
  if (codigo === 'EFE' && !concluidoPeloEstudante) return [...acoes, 'concluir'];
  if (cancelamento !== null && isRecuperavel(cancelamento, hoje)) return ['recuperar'];
  return acoes;
}
