/** The choices of a batch: term, last month of the course, and which requests. */
import { proximoTermo, type Termo, termoDoDia } from '@credito/domain/contrato/termo';
import { type Data, isData } from '@credito/domain/tempo/data';

export interface EscolhaDoLote {
  instituicaoId: number | null;
  ano: string;
  semestre: 1 | 2;
  /** Any day of the last month of the course; empty where each course ends as planned. */
  fimDoCurso: string;
}

const PRIMEIRO_ANO = 2000;
const ULTIMO_ANO = 2100;

/** Contracts are made for the term that comes next. */
export function escolhaInicial(hoje: Data): EscolhaDoLote {
  const { ano, semestre } = proximoTermo(termoDoDia(hoje));
  return { instituicaoId: null, ano: String(ano), semestre, fimDoCurso: '' };
}

/** Null where the year is none. */
export function termoEscolhido({ ano, semestre }: EscolhaDoLote): Termo | null {
  const numero = /^\d{4}$/.test(ano) ? Number(ano) : 0;
  return numero >= PRIMEIRO_ANO && numero <= ULTIMO_ANO ? { ano: numero, semestre } : null;
}

/** First day of the month that was chosen. */
export function ultimoMesEscolhido({ fimDoCurso }: EscolhaDoLote): Data | null {
  return isData(fimDoCurso) ? `${fimDoCurso.slice(0, 7)}-01` : null;
}

/** "1 contrato", "12 contratos". */
export const contarContratos = (quantos: number): string =>
  quantos === 1 ? '1 contrato' : `${quantos} contratos`;
