/** The way of a request after it is handed in, as the student follows it (decisions, "Healthy order"). */
import type { Sigla } from '../solicitacao/estados.ts';

export interface EtapaDaAnalise {
  id: 'enviada' | 'instituicao' | 'dados' | 'fiador' | 'resultado';
  titulo: string;
  estado: 'feito' | 'atual' | 'futuro' | 'recusado';
}

const TITULOS: Readonly<Record<EtapaDaAnalise['id'], string>> = {
  enviada: 'Solicitação enviada',
  instituicao: 'Análise da instituição de ensino',
  dados: 'Análise dos seus dados',
  fiador: 'Análise do fiador',
  resultado: 'Resultado',
};

const ONDE: Readonly<Partial<Record<Sigla, EtapaDaAnalise['id']>>> = {
  PAIES: 'instituicao',
  RIES: 'instituicao',
  PADC: 'dados',
  RDC: 'dados',
  PAF: 'fiador',
  RAF: 'fiador',
  A: 'resultado',
};

const RECUSAS: readonly Sigla[] = ['RIES', 'RDC', 'RAF', 'REP'];

export interface FatosDaAnalise {
  semFiador: boolean;
  analiseIes: boolean;
  /** State before the current one: a rejection belongs to the analysis that it ended. */
  siglaAnterior: Sigla | null;
}

export function etapasDaAnalise(
  sigla: Sigla,
  { semFiador, analiseIes, siglaAnterior }: FatosDaAnalise,
): readonly EtapaDaAnalise[] {
  const ids: readonly EtapaDaAnalise['id'][] = [
    'enviada',
    ...(analiseIes ? (['instituicao'] as const) : []),
    'dados',
    ...(semFiador ? [] : (['fiador'] as const)),
    'resultado',
  ];
  const etapa = ONDE[sigla] ?? (siglaAnterior && ONDE[siglaAnterior]) ?? 'enviada';
  const onde = ids.indexOf(etapa);
  return ids.map((id, posicao) => ({ id, titulo: TITULOS[id], estado: estadoDa(posicao, onde, sigla) }));
}

function estadoDa(posicao: number, onde: number, sigla: Sigla): EtapaDaAnalise['estado'] {
  if (posicao < onde) return 'feito';
  if (posicao > onde) return 'futuro';
  if (RECUSAS.includes(sigla)) return 'recusado';
  return sigla === 'A' ? 'feito' : 'atual';
}
