import {
  rotaAssinarPeloProvedor,
  rotaDocumentoParaAssinar,
  rotaParaAssinarPeloProvedor,
} from '@credito/api/gestao-assinatura.rotas';
import { responderPdf } from '../../../plugins/responder-pdf.ts';
import type { Registrador } from '../../../plugins/rotas.ts';
import { origemDoPedido } from '../../assinatura/origem.ts';
import { assinarEmLote, documentoParaAssinar, listarParaAssinar } from './assinar-em-lote.ts';

export function registrarAssinaturaNaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaParaAssinarPeloProvedor, (_, { sessao }) => listarParaAssinar(contexto, sessao));
  registrador.rota(rotaDocumentoParaAssinar, async ({ params }, { sessao, reply }) =>
    responderPdf(reply, await documentoParaAssinar(contexto, sessao, params.assinanteId)),
  );
  registrador.rota(rotaAssinarPeloProvedor, ({ body }, { sessao, request }) =>
    assinarEmLote(contexto, sessao, body, origemDoPedido(request)),
  );
}
