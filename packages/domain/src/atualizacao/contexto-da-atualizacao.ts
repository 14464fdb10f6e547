/** What the rules of one person's update read: what was known, what is said now, and who else there is. */
import { EXIGENCIAS_MINIMAS } from '../instituicao/exigencias.ts';
import type {
  ContextoDoParticipante,
  OutraPessoa,
  TipoPessoa,
} from '../participante/participante-contexto.ts';
import type { Data } from '../tempo/data.ts';
import type { ContextoDeWizard } from '../wizard/plano.ts';

type Respostas = Readonly<Record<string, unknown>>;

export interface ContextoDaAtualizacao extends ContextoDeWizard {
  tipoPessoa: TipoPessoa;
  hoje: Data;
  /** As they were when the update began. */
  originais: Respostas;
  /** Everybody else, as far as the reader knows them. */
  outras: readonly OutraPessoa[];
  /** The new phone whose code came back. */
  telefoneVerificado: string | null;
  /** The spouse's identity document shows the CPF. */
  cpfNoDocumentoDoConjuge: boolean;
}

/**
 * The same person as the rules of a request see them. Nothing is asked that the request did not ask: whoever never said the
 * regime misses nothing while the marital status stays (ADR 0122).
 */
export function comoParticipante(
  contexto: ContextoDaAtualizacao,
  respostas: Respostas,
): ContextoDoParticipante {
  const { tipoPessoa, hoje, originais, outras } = contexto;
  return {
    tipoPessoa,
    hoje,
    respostas,
    outras,
    documentos: [],
    exigencias: EXIGENCIAS_MINIMAS,
    cpfNoDocumento: true,
    cpfNoDocumentoDoConjuge: true,
    estadoCivilSemRegime: originais.regimeDeBens === undefined ? String(originais.estadoCivil ?? '') : null,
    rendaMinimaCentavos: null,
  };
}
