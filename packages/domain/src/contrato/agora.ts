/** What a contract waits for at this moment, whose act it is and until when: the last line of its timeline. */
import { type Data, formatarData } from '../tempo/data.ts';
import type { ViaDeAssinatura } from './assinaturas-do-programa.ts';
import {
  ABERTOS_A_ASSINAR,
  type CodigoDoContrato,
  ESTADOS_DO_CONTRATO,
  QUEM_AGE_NO_CONTRATO,
} from './estados.ts';
import type { FatosNaLista } from './na-lista.ts';
import { isRecuperavel, prazoVencido, ultimoDiaParaRecuperar } from './prazo.ts';

export interface Agora {
  titulo: string;
  quem: string;
  /** Last day for it; null where nothing of the contract sets one. */
  ate: Data | null;
  /** It is whoever reads that is waited for, alone or with others: what every badge and colour goes by. */
  suaVez: boolean;
}
type Espera = Omit<Agora, 'suaVez'>;

export interface FatosDoAgora extends FatosNaLista {
  via: ViaDeAssinatura;
  planoAceito: boolean;
  /** Those whose signature is asked for now, as the reader calls them; empty once everybody has signed, null where no envelope is. */
  esperados: readonly string[] | null;
}

const { estudante: VOCE, ninguem: O_PORTAL } = QUEM_AGE_NO_CONTRATO;

const TITULO: Readonly<Record<Exclude<CodigoDoContrato, 'DIS' | 'EFE' | 'LIQ' | 'BAI' | 'CAN'>, string>> = {
  GER: 'Preparar o contrato corrigido',
  DPR: 'Assinar o contrato',
  VIS: 'Assinar no papel e entregar',
  RIE: 'Enviar o contrato para nós',
  EFU: 'Receber o contrato para análise',
  ASS: 'Analisar o contrato',
  REC: 'Analisar o contrato',
  APR: 'Efetivar o contrato',
  REP: 'Corrigir o contrato',
};

/** Null once nobody has to act any more. */
export const agoraNoContrato = (fatos: FatosDoAgora, hoje: Data): Agora | null =>
  comVez(esperaNoContrato(fatos, hoje), fatos.esperados);

/** Whoever has signed waits for the others. */
export const comVez = (espera: Espera | null, esperados: FatosDoAgora['esperados']): Agora | null =>
  espera && {
    ...espera,
    suaVez:
      espera.quem === VOCE ||
      (esperados?.includes(VOCE) === true && espera.quem === quemAssinaAgora(esperados)),
  };

function esperaNoContrato(fatos: FatosDoAgora, hoje: Data): Espera | null {
  const { codigo, prazo, cancelamento, esperados, concluidoPeloEstudante } = fatos;
  // What everybody has signed is sealed, however late it is.
  if (codigo === 'DPR' && esperados?.length === 0)
    return { titulo: 'Fechar o contrato assinado', quem: O_PORTAL, ate: null };
  if (prazo !== null && ABERTOS_A_ASSINAR.includes(codigo) && prazoVencido(prazo, hoje))
    return { titulo: 'Encerrar o contrato, porque o prazo terminou', quem: O_PORTAL, ate: null };
  switch (codigo) {
    case 'LIQ':
    case 'BAI':
      return null;
    case 'CAN':
      return cancelamento !== null && isRecuperavel(cancelamento, hoje)
        ? { titulo: 'Recuperar o contrato', quem: VOCE, ate: ultimoDiaParaRecuperar(cancelamento.prazo) }
        : null;
    case 'EFE':
      return concluidoPeloEstudante
        ? null
        : { titulo: 'Guardar a sua cópia e concluir', quem: VOCE, ate: null };
    case 'DIS':
      return { titulo: tituloDoDisponivel(fatos), quem: VOCE, ate: prazo };
    default:
      return {
        titulo: TITULO[codigo],
        quem:
          codigo === 'DPR'
            ? quemAssinaAgora(esperados)
            : QUEM_AGE_NO_CONTRATO[ESTADOS_DO_CONTRATO[codigo].vez],
        ate: ABERTOS_A_ASSINAR.includes(codigo) ? prazo : null,
      };
  }
}

const EM_LISTA = new Intl.ListFormat('pt-BR');

export const quemAssinaAgora = (esperados: FatosDoAgora['esperados']): string =>
  esperados === null ? QUEM_AGE_NO_CONTRATO.signatarios : EM_LISTA.format(esperados);

/** Whose turn it is, to somebody whose own signature is still to come; null where it is said otherwise. */
export function vezDeQuemAindaAssina(
  agora: Agora | null,
  esperados: FatosDoAgora['esperados'],
): string | null {
  if (agora === null || !esperados?.length || agora.quem !== quemAssinaAgora(esperados)) return null;
  if (agora.suaVez) return 'Agora é a sua vez de assinar.';
  return `${agora.quem} ${esperados.length === 1 ? 'assina' : 'assinam'} agora. Depois é a sua vez: avisamos você.`;
}

function tituloDoDisponivel({ planoAceito, via }: FatosDoAgora): string {
  if (!planoAceito) return 'Ler e aceitar o plano';
  return via === 'impressa' ? 'Imprimir e assinar o contrato' : 'Assinar o contrato';
}

/** "Você, até 25/11/2026". */
export const quemEAteQuando = ({ quem, ate }: Espera): string =>
  ate === null ? quem : `${quem}, até ${formatarData(ate)}`;
