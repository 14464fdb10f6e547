/** The term of a contract: half a year of a course, and the monthly fees that fall into it. */
import type { Grau } from '../instituicao/niveis.ts';
import type { Data } from '../tempo/data.ts';
import { somarMeses } from '../tempo/meses.ts';

export interface Termo {
  ano: number;
  semestre: 1 | 2;
}

const MESES_DO_TERMO = 6;

/** Terms of a course from its first to its last, where nobody has said when it ends. */
const DURACAO_PREVISTA: Readonly<Record<Grau, number>> = {
  FUNDAMENTAL: 2,
  MEDIO: 2,
  TECNICO: 4,
  CURSOS_LIVRES: 1,
  GRADUACAO: 8,
  POS: 3,
  DIVERSOS: 2,
};

function inicioDoTermo({ ano, semestre }: Termo): Data {
  return `${ano}-${semestre === 1 ? '01' : '07'}-01`;
}

/** Of the day on which the student wants to begin with the credit, as the request says it. */
export function termoDoDia(dia: Data): Termo {
  return { ano: Number(dia.slice(0, 4)), semestre: Number(dia.slice(5, 7)) <= 6 ? 1 : 2 };
}

export function proximoTermo({ ano, semestre }: Termo): Termo {
  return semestre === 1 ? { ano, semestre: 2 } : { ano: ano + 1, semestre: 1 };
}

export function termoAnterior({ ano, semestre }: Termo): Termo {
  return semestre === 2 ? { ano, semestre: 1 } : { ano: ano - 1, semestre: 2 };
}

export function rotuloDoTermo({ ano, semestre }: Termo): string {
  return `${semestre}º semestre de ${ano}`;
}

/** Negative where the first one comes before the other. */
export function compararTermos(um: Termo, outro: Termo): number {
  return um.ano - outro.ano || um.semestre - outro.semestre;
}

/** Days on which the provider pays the monthly fees of a term to the school. */
export function mensalidadesDoTermo(termo: Termo, dia: number): readonly Data[] {
  return Array.from({ length: MESES_DO_TERMO }, (_, posicao) =>
    somarMeses(inicioDoTermo(termo), posicao, dia),
  );
}

export interface FatosDoFim {
  /** First day of the term in which the course began. */
  ingresso: Data;
  /** Day of the graduation, where it is known. */
  formatura: Data | null;
  grau: Grau;
}

/** First day of the last month of the course; the desk may say another one when it generates the contract. */
export function ultimoMesPrevisto({ ingresso, formatura, grau }: FatosDoFim): Data {
  if (formatura !== null) return `${formatura.slice(0, 7)}-01`;
  return somarMeses(ingresso, DURACAO_PREVISTA[grau] * MESES_DO_TERMO - 1, 1);
}
