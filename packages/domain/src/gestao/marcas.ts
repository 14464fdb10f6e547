/** What a queue says about a request at a glance, and what it can be filtered by. */
import { ROTULO_A_CONFIRMAR, type TipoDeDecisao } from './segunda-pessoa.ts';

/** Reasons to look twice, found when the request reaches the analysts. */
const RISCOS = ['mesma-pessoa', 'documento-nao-confere', 'fiador-de-varios'] as const;
export type Risco = (typeof RISCOS)[number];

export const MARCAS = [
  ...RISCOS,
  'corrigida',
  'lista-de-espera',
  'reprovacao-proposta',
  'aprovacao-proposta',
  'mensagem',
  'parada',
] as const;
export type Marca = (typeof MARCAS)[number];

export const ROTULO_DA_MARCA: Readonly<Record<Marca, string>> = {
  'mesma-pessoa': 'Estudante e fiador podem ser a mesma pessoa',
  'documento-nao-confere': 'Documento não confere',
  'fiador-de-varios': 'Fiador de outras solicitações',
  corrigida: 'Voltou corrigida',
  'lista-de-espera': 'Lista de espera',
  'reprovacao-proposta': ROTULO_A_CONFIRMAR.reprovacao,
  'aprovacao-proposta': ROTULO_A_CONFIRMAR.aprovacao,
  mensagem: 'Mensagem a responder',
  parada: 'Espera há muito tempo',
};

export function isRisco(marca: string): marca is Risco {
  return (RISCOS as readonly string[]).includes(marca);
}

/** A guarantor of this many other open or approved requests is worth a second look. */
const OUTRAS_GARANTIAS_DE_RISCO = 2;

export interface FatosDeRisco {
  coincidencias: number;
  conferenciasReprovadas: number;
  outrasGarantias: number;
}

export function riscosDe({
  coincidencias,
  conferenciasReprovadas,
  outrasGarantias,
}: FatosDeRisco): readonly Risco[] {
  return [
    ...(coincidencias > 0 ? (['mesma-pessoa'] as const) : []),
    ...(conferenciasReprovadas > 0 ? (['documento-nao-confere'] as const) : []),
    ...(outrasGarantias >= OUTRAS_GARANTIAS_DE_RISCO ? (['fiador-de-varios'] as const) : []),
  ];
}

/** After this many days in one queue a request is marked. */
const DIAS_PARADA = 3;
const DIA = 86_400_000;

export interface FatosDasMarcas {
  riscos: readonly string[];
  correcoes: number;
  statusSolicitacao: string;
  /** What waits for a second person. */
  proposta: TipoDeDecisao | null;
  /** Somebody of the request wrote and waits for an answer. */
  mensagemAResponder: boolean;
  situacaoDesde: Date;
}

export function marcasDe(fatos: FatosDasMarcas, agora: Date): readonly Marca[] {
  const emEspera = fatos.statusSolicitacao === 'LISTA_ESPERA_IES';
  const parada = agora.getTime() - fatos.situacaoDesde.getTime() >= DIAS_PARADA * DIA;
  return [
    ...(fatos.proposta ? ([`${fatos.proposta}-proposta`] as const) : []),
    ...(fatos.mensagemAResponder ? (['mensagem'] as const) : []),
    ...fatos.riscos.filter(isRisco),
    ...(fatos.correcoes > 0 ? (['corrigida'] as const) : []),
    ...(emEspera ? (['lista-de-espera'] as const) : []),
    // Waiting is what a waiting list is for.
    ...(parada && !emEspera ? (['parada'] as const) : []),
  ];
}

export const FILTROS_DA_FILA = [
  'todas',
  'risco',
  'corrigidas',
  'espera',
  'a-confirmar',
  'com-a-pessoa',
] as const;
export type FiltroDaFila = (typeof FILTROS_DA_FILA)[number];

const ROTULO_DO_FILTRO: Readonly<Record<FiltroDaFila, string>> = {
  todas: 'Todas',
  risco: 'Com sinal de risco',
  corrigidas: 'Voltaram corrigidas',
  espera: 'Lista de espera',
  'a-confirmar': 'Decisão a confirmar',
  'com-a-pessoa': 'Esperam pela pessoa',
};

/** In the queue of corrections, what is not filtered is what came back. */
export function rotuloDoFiltro(fila: string, filtro: FiltroDaFila): string {
  return ROTULO_DO_FILTRO[fila === 'CORRECAO' && filtro === 'todas' ? 'corrigidas' : filtro];
}

/** Filters that make sense in a queue: the waiting list is the institution's, the rest the analysts'. */
export function filtrosDaFila(sigla: string): readonly FiltroDaFila[] {
  if (sigla === 'CORRECAO') return ['todas', 'com-a-pessoa'];
  if (sigla === 'RECURSO') return ['todas', 'risco', 'corrigidas'];
  return sigla === 'PAIES' ? ['todas', 'espera'] : ['todas', 'risco', 'corrigidas', 'a-confirmar'];
}
