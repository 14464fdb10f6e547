/** The four stages of a request while it is being filled in, and where the person stands (spec 1 section 1). */
import type { Exibicao } from '../solicitacao/estados.ts';

export interface SituacaoDoPedido {
  exibicao: Exibicao;
  dadosComplementares: number;
  semFiador: boolean;
  fiadores: { percentual: number };
}

export interface EtapaDoPedido {
  id: 'conta' | 'curso' | 'dados' | 'fiador';
  titulo: string;
  estado: 'feita' | 'atual' | 'futura';
}

/** `null` while nothing is known of the request; nothing is said of one that is with others or decided. */
export function etapasDoPedido(situacao: SituacaoDoPedido | 'sem-conta' | null): readonly EtapaDoPedido[] {
  if (situacao === null) return [];
  const pedido = situacao === 'sem-conta' ? null : situacao;
  if (pedido && pedido.exibicao !== 'nenhum' && pedido.exibicao !== 'pendente') return [];
  const temPedido = pedido?.exibicao === 'pendente';
  const prontas = [
    pedido !== null,
    temPedido,
    temPedido && pedido.dadosComplementares === 100,
    temPedido && pedido.fiadores.percentual === 100,
  ];
  const atual = prontas.indexOf(false);
  const titulos = [
    ['conta', 'Crie sua conta'],
    ['curso', 'Universidade e curso'],
    ['dados', 'Dados pessoais'],
    ...(pedido?.semFiador ? [] : ([['fiador', 'Dados do fiador']] as const)),
  ] as const;
  return titulos.map(([id, titulo], indice) => ({
    id,
    titulo,
    estado: prontas[indice] ? 'feita' : indice === atual ? 'atual' : 'futura',
  }));
}
