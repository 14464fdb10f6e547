/** What the new-request wizard knows beside its answers. */
import type { Cobertura } from '../instituicao/cobertura.ts';
import type { Data } from '../tempo/data.ts';
import type { ContextoDeWizard } from '../wizard/plano.ts';

/** The course that the chosen ids name, as the catalogue offers it today. */
export interface OfertaEscolhida {
  instituicao: string;
  campus: string;
  curso: string;
  habilitado: boolean;
  exigeNumeroMatricula: boolean;
  cobertura: Cobertura;
  mensalidadeCentavos: number;
}

/** The logged-in person, whom other people of the request must differ from. */
export interface UsuarioDaSolicitacao {
  nome: string;
  cpf: string;
  email: string;
  telefone: string;
  /** Null until an identity document or an earlier request told it. */
  dataNascimento: Data | null;
}

export interface ContextoDaNovaSolicitacao extends ContextoDeWizard {
  hoje: Data;
  usuario: UsuarioDaSolicitacao;
  /** Null until level, institution, campus and course are chosen. */
  oferta: OfertaEscolhida | null;
  /** An institution indicated the person for the chosen programme: the institution's name. */
  indicadoPor: string | null;
  /** Day of the graduation as that indication says it. */
  formaturaIndicada: Data | null;
}
