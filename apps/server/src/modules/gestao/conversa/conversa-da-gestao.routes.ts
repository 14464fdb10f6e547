import {
  rotaEscreverPelaEquipe,
  rotaLerPelaEquipe,
  rotaMensagensAResponder,
} from '@credito/api/gestao-conversa.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { escreverPelaEquipe, lerPelaEquipe } from './conversas-da-mesa.ts';
import { mensagensAResponder } from './mensagens-a-responder.ts';

export function registrarConversaDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaMensagensAResponder, ({ query }, { sessao }) =>
    mensagensAResponder(contexto, sessao, query),
  );
  registrador.rota(rotaEscreverPelaEquipe, ({ params, body }, { sessao, repetivel }) =>
    escreverPelaEquipe(contexto, sessao, params.id, body, repetivel),
  );
  registrador.rota(rotaLerPelaEquipe, async ({ params, body }, { sessao }) => {
    await lerPelaEquipe(contexto, sessao, params.id, body);
  });
}
