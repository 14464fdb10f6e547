/** The update as the home shows it (spec 3 section 4.4): one derivation for card, wizard, desk and messages. */
import type { TipoPessoa } from '../participante/participante-contexto.ts';
import { primeiroNome } from '../pessoa/nome.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
import { avisoDoAtraso, type EfeitoNoContrato } from './atraso.ts';
import {
  type EstadoDaAtualizacao,
  type FatosDoBloco,
  faltaOBloco,
  isAberta,
  type StatusDaPessoa,
  statusDaPessoa,
} from './estados.ts';
import { faseDoPeriodo, type Periodo, prazosDoPeriodo, recebe, rotuloDoPeriodo } from './periodo.ts';

export const ESTADOS_DO_CARTAO = ['AGUARDANDO', 'ANALISE', 'REJEITADO', 'CONCLUIDO'] as const;
type EstadoDoCartao = (typeof ESTADOS_DO_CARTAO)[number];

export const ACOES_DO_CARTAO = ['iniciar', 'continuar', 'corrigir', 'reiniciar', 'concluir'] as const;
type AcaoDoCartao = (typeof ACOES_DO_CARTAO)[number];

export const ROTULO_DA_ACAO_DO_CARTAO: Readonly<Record<AcaoDoCartao, string>> = {
  iniciar: 'Iniciar',
  continuar: 'Continuar',
  corrigir: 'Corrigir',
  reiniciar: 'Reiniciar',
  concluir: 'Concluir',
};

/** What the card of the contracts says of an update that stands before the renewal (spec 3 section 2.2). */
export function antesDaRenovacao(
  estado: EstadoDoCartao | null,
  /** A term follows for which the credit can be renewed. */
  renova: boolean,
): string | null {
  if (!renova || estado === null || estado === 'CONCLUIDO') return null;
  return estado === 'ANALISE'
    ? 'Para chegar à renovação, aguarde a aprovação da atualização cadastral.'
    : 'Para chegar à renovação, conclua a atualização cadastral e aguarde a aprovação.';
}

/** The student may remind them, at once or from a moment on (ISO 8601). */
export interface LembreteNoCartao {
  liberadoEm: string | null;
}

interface BlocoNoCartao extends FatosDoBloco {
  tipo: TipoPessoa;
  nome: string;
  lembrete: LembreteNoCartao | null;
}

export interface FatosDoCartao {
  /** A contract in effect. */
  efetivado: boolean;
  /** The one that takes updates today, or that of the update at hand. */
  periodo: Periodo | null;
  /** Of the contract's programme, for this period. */
  consequencia: EfeitoNoContrato;
  atualizacao: {
    estado: EstadoDaAtualizacao;
    /** The student has read that it is concluded. */
    reconhecida: boolean;
    blocos: readonly BlocoNoCartao[];
    /** Names of guarantors without whom it was concluded, and whose place nobody has taken yet. */
    trocaDevida: readonly string[];
  } | null;
}

interface Elegibilidade {
  elegivel: boolean;
  podeIniciar: boolean;
}

type FatosDaElegibilidade = Pick<FatosDoCartao, 'efetivado' | 'periodo'> & {
  atualizacao: Pick<NonNullable<FatosDoCartao['atualizacao']>, 'estado' | 'reconhecida'> | null;
};

/** Sent is sent: what waits for a decision stays on the home after the period ended. */
export function elegibilidade(
  { efetivado, periodo, atualizacao }: FatosDaElegibilidade,
  hoje: Data,
): Elegibilidade {
  const aberto = periodo !== null && recebe(periodo, hoje);
  const estado = atualizacao?.estado ?? null;
  const emCurso = estado !== null && isAberta(estado);
  const aReconhecer = estado === 'concluido' && atualizacao?.reconhecida === false;
  const podeIniciar = efetivado && aberto && !emCurso && estado !== 'concluido';
  return { podeIniciar, elegivel: podeIniciar || emCurso || aReconhecer };
}

export interface CartaoDaAtualizacao {
  estado: EstadoDoCartao;
  titulo: string;
  mensagem: string;
  acoes: readonly AcaoDoCartao[];
  /** Last day on which it may still be sent; null where nothing is to be sent. */
  prazo: Data | null;
  contagem: string | null;
  tardio: boolean;
  quemFalta: ReadonlyArray<{
    tipo: TipoPessoa;
    nome: string;
    status: StatusDaPessoa;
    lembrete: LembreteNoCartao | null;
  }>;
}

/** Null where there is nothing to show. */
export function cartaoDaAtualizacao(fatos: FatosDoCartao, hoje: Data): CartaoDaAtualizacao | null {
  const { periodo, atualizacao, consequencia } = fatos;
  const { elegivel, podeIniciar } = elegibilidade(fatos, hoje);
  if (!elegivel || periodo === null) return null;
  const prazos = prazosDoPeriodo(periodo);
  const tardio = faseDoPeriodo(periodo, hoje) === 'tardio';
  const prazo = tardio ? prazos.tardioAte : prazos.fecha;
  const comum = { titulo: rotuloDoPeriodo(periodo), prazo, contagem: contagemDe(prazo, hoje), tardio };
  const aviso = avisoDoAtraso(consequencia, prazos.tardioAte);
  const semPrazo = { prazo: null, contagem: null, tardio: false };
  if (podeIniciar || !atualizacao)
    return {
      ...comum,
      estado: 'AGUARDANDO',
      mensagem: `${convite(prazos.fecha, prazo, tardio)} ${aviso}`,
      acoes: ['iniciar'],
      quemFalta: [],
    };
  const { estado, blocos } = atualizacao;
  const doEstudante = blocos.find(({ tipo }) => tipo === 'estudante');
  const deOutros = blocos.filter((bloco) => bloco.tipo !== 'estudante' && faltaOBloco(bloco));
  const quemFalta = deOutros.map(({ tipo, nome, lembrete, ...bloco }) => ({
    tipo,
    nome: primeiroNome(nome),
    status: statusDaPessoa(bloco, estado),
    lembrete,
  }));
  const minha = doEstudante !== undefined && faltaOBloco(doEstudante);
  switch (estado) {
    case 'pendente-analise':
      return {
        ...comum,
        ...semPrazo,
        estado: 'ANALISE',
        mensagem: 'Recebemos a sua atualização. Ela está em análise, e o seu contrato continua ativo.',
        acoes: [],
        quemFalta: [],
      };
    case 'pendente-reenvio':
      return {
        ...comum,
        ...semPrazo,
        estado: 'REJEITADO',
        mensagem: minha
          ? 'Há algo a corrigir na sua atualização.'
          : 'A sua parte está certa. Falta a correção de quem garante o contrato.',
        acoes: [
          ...(minha ? (['corrigir'] as const) : []),
          ...(recebe(periodo, hoje) ? (['reiniciar'] as const) : []),
        ],
        quemFalta,
      };
    case 'concluido':
      return {
        ...comum,
        ...semPrazo,
        estado: 'CONCLUIDO',
        mensagem: `${comoFoiConcluida(atualizacao.trocaDevida)} “Concluir” só tira este aviso daqui.`,
        acoes: ['concluir'],
        quemFalta: [],
      };
    default:
      return {
        ...comum,
        estado: 'AGUARDANDO',
        mensagem: minha
          ? `Você já começou. Conclua até ${formatarData(prazo)}. ${aviso}`
          : `A sua parte está pronta. ${oQueFalta(quemFalta, prazo)} ${quemAvisamos(quemFalta, recebe(periodo, hoje))}Sem isso até ${formatarData(prazos.tardioAte)}, será preciso trocar ${quemFalta.length === 1 ? 'esse fiador' : 'esses fiadores'}.`,
        acoes: minha ? ['continuar', 'reiniciar'] : ['reiniciar'],
        quemFalta,
      };
  }
}

function convite(fecha: Data, prazo: Data, tardio: boolean): string {
  return tardio
    ? `O prazo terminou em ${formatarData(fecha)}. Você ainda pode confirmar os seus dados até ${formatarData(prazo)}.`
    : `Confirme os seus dados até ${formatarData(prazo)}.`;
}

/** A guarantor who did not come has to be changed, and nobody but the student asks for that. */
function comoFoiConcluida(trocaDevida: readonly string[]): string {
  if (trocaDevida.length === 0) return 'A sua atualização foi concluída. Não falta mais nada nela.';
  const nomes = trocaDevida.map(primeiroNome).join(' e de ');
  return `A sua atualização foi concluída, sem a confirmação de ${nomes}. Agora é preciso trocar ${trocaDevida.length === 1 ? 'esse fiador' : 'esses fiadores'}: abra o contrato e escolha “Pedir uma alteração”.`;
}

function oQueFalta(faltam: CartaoDaAtualizacao['quemFalta'], ate: Data): string {
  const nomes = faltam.map(({ nome }) => nome).join(' e ');
  return `Falta ${nomes} ${faltam.length === 1 ? 'confirmar' : 'confirmarem'}, até ${formatarData(ate)}.`;
}

/** Whoever may be reminded has an account; the others get no message of ours. */
function quemAvisamos(faltam: CartaoDaAtualizacao['quemFalta'], aberto: boolean): string {
  const semAviso = aberto ? faltam.filter(({ lembrete }) => lembrete === null) : [];
  if (semAviso.length === 0) return '';
  const nomes = semAviso.map(({ nome }) => nome).join(' e ');
  return `Não temos como avisar ${nomes}, que não ${semAviso.length === 1 ? 'tem' : 'têm'} conta no portal: fale com a nossa central de atendimento. `;
}

const DIAS_NA_CONTAGEM = 30;

/** Of the last thirty days; the last day counts to its end. */
function contagemDe(prazo: Data, hoje: Data): string | null {
  const dias = diasEntre(hoje, prazo);
  if (dias < 0 || dias > DIAS_NA_CONTAGEM) return null;
  if (dias === 0) return 'O prazo termina hoje';
  return `O prazo termina em ${dias} ${dias === 1 ? 'dia' : 'dias'}`;
}
