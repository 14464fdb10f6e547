/** The way to the next term's contract: which step is whose, since when and until when (credito, section 9). */
import {
  mensalidadesDoTermo,
  proximoTermo,
  rotuloDoTermo,
  type Termo,
  termoAnterior,
  termoDoDia,
} from '../contrato/termo.ts';
import type { TipoPessoa } from '../participante/participante-contexto.ts';
import { primeiroNome } from '../pessoa/nome.ts';
import { type Data, somarDias } from '../tempo/data.ts';
import { faltaOBloco, type SituacaoDoBloco } from './estados.ts';

/** Of the contract in effect, and of the term whose contract comes next. */
export interface FatosDoProximoContrato {
  /** `sem-fiador`: concluded without a guarantor whose place nobody has taken yet. */
  atualizacao: 'concluida' | 'sem-fiador' | 'falta';
  matricula: boolean;
}

/** What a renewal still waits for, in words for the desk; null where it may be made. */
export function faltaParaRenovar(
  { atualizacao, matricula }: FatosDoProximoContrato,
  termo: Termo,
): string | null {
  const faltas = [
    ...(atualizacao === 'falta' ? ['a atualização cadastral concluída'] : []),
    ...(atualizacao === 'sem-fiador' ? ['a troca do fiador que não confirmou os dados'] : []),
    ...(matricula ? [] : [`a matrícula no ${rotuloDoTermo(termo)} confirmada pela instituição`]),
  ];
  return faltas.length === 0 ? null : `Para a renovação, falta ${faltas.join(' e ')}.`;
}

/** Until the student has begun it, nobody else has anything to do in it; null: not begun. */
export function quemAgeNaAtualizacao(
  blocos: ReadonlyArray<{ tipo: TipoPessoa; nome: string; situacao: SituacaoDoBloco }> | null,
): readonly string[] {
  if (blocos === null) return ['Você'];
  return blocos
    .filter(faltaOBloco)
    .map(({ tipo, nome }) => (tipo === 'estudante' ? 'Você' : primeiroNome(nome)));
}

/** `troca`: only where the update was concluded without a guarantor. */
export const PASSOS_DA_RENOVACAO = ['atualizacao', 'troca', 'matricula', 'contrato'] as const;
type PassoDaRenovacao = (typeof PASSOS_DA_RENOVACAO)[number];

interface FatosDaRenovacao {
  /** Term whose contract comes next. */
  termo: Termo;
  atualizacao: {
    concluidaEm: Data | null;
    enviadaEm: Data | null;
    /** Whose act it takes, as the student reads it: "Você", or a first name; nobody while it is under analysis. */
    quem: readonly string[];
    de: Data;
    ate: Data;
    /** A guarantor without whom it was concluded has still to be changed. */
    deveTroca: boolean;
  };
  /** Since when the contract is in effect. */
  contratoDesde: Data;
  instituicao: string;
  /** Day on which the institution confirmed the enrolment for the term. */
  matriculaEm: Data | null;
  contratoEm: Data | null;
  hoje: Data;
}

interface LinhaDaRenovacao {
  id: PassoDaRenovacao;
  titulo: string;
  quem: string;
  desde: Data | null;
  ate: Data | null;
  /** The first day of the term that it is for, while it is ahead. */
  antesDe: Data | null;
  situacao: 'feito' | 'agora' | 'depois';
}

export function linhasDaRenovacao({
  termo,
  atualizacao,
  contratoDesde,
  matriculaEm,
  contratoEm,
  instituicao,
  hoje,
}: FatosDaRenovacao): readonly LinhaDaRenovacao[] {
  const { concluidaEm, enviadaEm, de, ate, deveTroca } = atualizacao;
  const pronto = concluidaEm !== null && matriculaEm !== null && !deveTroca;
  const enviada = enviadaEm !== null && concluidaEm === null;
  const [inicio = ''] = mensalidadesDoTermo(termo, 1);
  const antesDe = hoje < inicio ? inicio : null;
  const abreAMatricula = diaDaMatricula(termo);
  return [
    {
      id: 'atualizacao',
      titulo: concluidaEm ? 'Atualização cadastral concluída' : 'Atualização cadastral',
      quem: atualizacao.quem.join(' e ') || 'Nossa equipe, na análise',
      desde: concluidaEm ?? enviadaEm ?? maisTarde(de, contratoDesde),
      ate: concluidaEm || enviada ? null : ate,
      antesDe: null,
      situacao: concluidaEm ? 'feito' : 'agora',
    },
    ...(deveTroca && concluidaEm !== null
      ? [
          {
            id: 'troca' as const,
            titulo: 'Troca do fiador que não confirmou os dados',
            quem: 'Você',
            desde: concluidaEm,
            ate: null,
            antesDe: null,
            situacao: 'agora' as const,
          },
        ]
      : []),
    {
      id: 'matricula',
      titulo: matriculaEm
        ? `Matrícula confirmada para o ${rotuloDoTermo(termo)}`
        : `Confirmação da matrícula no ${rotuloDoTermo(termo)}`,
      quem: instituicao,
      desde: matriculaEm ?? abreAMatricula,
      ate: null,
      antesDe,
      situacao: matriculaEm ? 'feito' : hoje < abreAMatricula ? 'depois' : 'agora',
    },
    {
      id: 'contrato',
      titulo: contratoEm ? 'Contrato do semestre gerado' : `Contrato do ${rotuloDoTermo(termo)}`,
      quem: 'Nossa equipe de contratos',
      desde: contratoEm ?? (pronto ? maisTarde(concluidaEm, matriculaEm) : null),
      ate: null,
      antesDe,
      situacao: contratoEm ? 'feito' : pronto ? 'agora' : 'depois',
    },
  ];
}

const maisTarde = (um: Data, outra: Data): Data => (um < outra ? outra : um);

/** Of the newest contract in effect. */
export const termoDaRenovacao = (ultimo: Termo): Termo => proximoTermo(ultimo);

/** Whether a term follows that is neither over nor beyond the course; its last month is the first day of that month. */
export function temTermoDepois({
  ultimo,
  ultimoMes,
  hoje,
}: {
  ultimo: Termo;
  ultimoMes: Data;
  hoje: Data;
}): boolean {
  const meses = mensalidadesDoTermo(termoDaRenovacao(ultimo), 1);
  const [inicio = ''] = meses;
  const fim = meses.at(-1) ?? '';
  return inicio <= ultimoMes && somarDias(fim, 31) > hoje;
}

const DIAS_ANTES_DO_TERMO = 120;

/** First day on which an institution may confirm somebody's enrolment in the term. */
export function diaDaMatricula(termo: Termo): Data {
  const [inicio = ''] = mensalidadesDoTermo(termo, 1);
  return somarDias(inicio, -DIAS_ANTES_DO_TERMO);
}

/** Terms whose enrolments an institution may confirm on the day: begun not too far ahead, and not over. */
export function termosAConfirmar(hoje: Data): readonly Termo[] {
  const atual = termoDoDia(hoje);
  // One more month after the end, as a renewal has.
  return [termoAnterior(atual), atual, proximoTermo(atual)].filter((termo) => {
    const fim = mensalidadesDoTermo(termo, 1).at(-1) ?? '';
    return diaDaMatricula(termo) <= hoje && somarDias(fim, 31) > hoje;
  });
}
