/** What a reason of a return may name of a person: answers to look at again, or documents that are missing. */
import type { PessoaDaMesa } from '@credito/api/gestao-mesa.rotas';
import { oQueOMotivoPede } from '@credito/domain/pendencia/pedidos';
import type { MotivoDaDecisao } from './mesa.queries.ts';

type Nomeaveis = Partial<Pick<PessoaDaMesa, 'corrigiveis' | 'podemFaltar'>>;

interface ItemDoPedido {
  id: string;
  rotulo: string;
}

export const LISTAS_DE_PEDIDOS: ReadonlyArray<{
  codigo: string;
  legenda: string;
  itens: (pessoa: Nomeaveis) => readonly ItemDoPedido[];
}> = [
  {
    codigo: 'DADOS_INCORRETOS',
    legenda: 'O que precisa ser corrigido',
    itens: ({ corrigiveis = [] }) => corrigiveis.map(({ id, titulo }) => ({ id, rotulo: titulo })),
  },
  {
    codigo: 'FALTA_DOCUMENTO',
    legenda: 'Quais documentos faltam',
    itens: ({ podemFaltar = [] }) =>
      podemFaltar.map(({ tipoDocumento, rotulo }) => ({ id: tipoDocumento, rotulo })),
  },
];

/** As the call sends them with the reason. */
export function pedidosDoMotivo(
  codigo: string,
  pessoa: Nomeaveis | undefined,
  pedidos: readonly string[],
): Pick<MotivoDaDecisao, 'passos' | 'documentos'> {
  const oQue = oQueOMotivoPede(codigo);
  if (oQue === 'passos')
    return {
      passos: (pessoa?.corrigiveis ?? []).map(({ id }) => id).filter((id) => pedidos.includes(id)),
    };
  if (oQue === 'documentos')
    return {
      documentos: (pessoa?.podemFaltar ?? [])
        .map(({ tipoDocumento }) => tipoDocumento)
        .filter((tipo) => pedidos.includes(tipo)),
    };
  return {};
}
