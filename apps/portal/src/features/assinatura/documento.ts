import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { PedidoDeDocumento } from '@credito/ui/documento/entregar-documento';
import { motivoDaFalha } from '../../sessao/motivo-da-falha.ts';
import { buscarDocumento } from './chamadas-do-fluxo.ts';

/** The PDF as it is read, or the finished one. */
export function pedidoDoDocumento(
  passe: string,
  { assinanteId, codigoDeVerificacao, selado }: AssinaturaAberta,
  aoVir?: () => void,
): PedidoDeDocumento {
  return {
    id: `assinatura-${assinanteId}`,
    nome: `documento-${codigoDeVerificacao}${selado ? '-assinado' : ''}.pdf`,
    tipo: 'pdf',
    async buscar() {
      const bytes = await buscarDocumento(passe);
      aoVir?.();
      return bytes;
    },
    explicar: (erro) => `O documento não abriu. ${motivoDaFalha(erro)}`,
  };
}
