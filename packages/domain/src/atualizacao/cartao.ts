/** The update as the home shows it (spec 3 section 4.4): one derivation for card, wizard, desk and messages. */
import type { TipoPessoa } from '../participante/participante-contexto.ts';
import { primeiroNome } from '../pessoa/nome.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { diasEntre } from '../tempo/meses.ts';
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

interface BlocoNoCartao extends FatosDoBloco {
  tipo: TipoPessoa;
  nome: string;
}

export interface FatosDoCartao {
  /** A contract in effect. */
  efetivado: boolean;
  /** The one that takes updates today, or that of the update at hand. */
  periodo: Periodo | null;
  atualizacao: {
    estado: EstadoDaAtualizacao;
    /** The student has read that it is concluded. */
    reconhecida: boolean;
    blocos: readonly BlocoNoCartao[];
  } | null;
}

interface Elegibilidade {
  elegivel: boolean;
  podeIniciar: boolean;
}

/** Sent is sent: what waits for a decision stays on the home after the period ended. */
export function elegibilidade({ efetivado, periodo, atualizacao }: FatosDoCartao, hoje: Data): Elegibilidade {
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
  quemFalta: ReadonlyArray<{ tipo: TipoPessoa; nome: string; status: StatusDaPessoa }>;
}

/** Null where there is nothing to show. */
export function cartaoDaAtualizacao(fatos: FatosDoCartao, hoje: Data): CartaoDaAtualizacao | null {
  const { periodo, atualizacao } = fatos;
  const { elegivel, podeIniciar } = elegibilidade(fatos, hoje);
  if (!elegivel || periodo === null) return null;
  const prazos = prazosDoPeriodo(periodo);
  const tardio = faseDoPeriodo(periodo, hoje) === 'tardio';
  const prazo = tardio ? prazos.tardioAte : prazos.fecha;
  const comum = { titulo: rotuloDoPeriodo(periodo), prazo, contagem: contagemDe(prazo, hoje), tardio };
  const semPrazo = { prazo: null, contagem: null, tardio: false };
  if (podeIniciar || !atualizacao)
    return {
      ...comum,
      estado: 'AGUARDANDO',
      mensagem: convite(prazos.fecha, prazo, tardio),
      acoes: ['iniciar'],
      quemFalta: [],
    };
  const { estado, blocos } = atualizacao;
  const doEstudante = blocos.find(({ tipo }) => tipo === 'estudante');
  const deOutros = blocos.filter((bloco) => bloco.tipo !== 'estudante' && faltaOBloco(bloco));
  const quemFalta = deOutros.map(({ tipo, nome, ...bloco }) => ({
    tipo,
    nome: primeiroNome(nome),
    status: statusDaPessoa(bloco, estado),
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
        mensagem: 'A sua atualização foi concluída.',
        acoes: ['concluir'],
        quemFalta: [],
      };
    default:
      return {
        ...comum,
        estado: 'AGUARDANDO',
        mensagem: minha
          ? `Você já começou. Conclua até ${formatarData(prazo)}.`
          : 'A sua parte está pronta. Falta a confirmação de quem garante o contrato.',
        acoes: minha ? ['continuar', 'reiniciar'] : ['reiniciar'],
        quemFalta,
      };
  }
}

function convite(fecha: Data, prazo: Data, tardio: boolean): string {
  return tardio
    ? `O prazo terminou em ${formatarData(fecha)}. Você ainda pode confirmar os seus dados até ${formatarData(prazo)}.`
    : `Confirme os seus dados até ${formatarData(prazo)} para manter o contrato ativo.`;
}

const DIAS_NA_CONTAGEM = 30;

/** Of the last thirty days; the last day counts to its end. */
function contagemDe(prazo: Data, hoje: Data): string | null {
  const dias = diasEntre(hoje, prazo);
  if (dias < 0 || dias > DIAS_NA_CONTAGEM) return null;
  if (dias === 0) return 'O prazo termina hoje';
  return `O prazo termina em ${dias} ${dias === 1 ? 'dia' : 'dias'}`;
}
