import {
  rotaEscreverPelaEquipe,
  rotaLerPelaEquipe,
  rotaMensagensAResponder,
} from '@credito/api/gestao-conversa.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { escreverPelaEquipe, lerPelaEquipe, mensagensAResponder } from './conversas-da-mesa.ts';

export function registrarConversaDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaMensagensAResponder, () => mensagensAResponder(contexto));
  registrador.rota(rotaEscreverPelaEquipe, ({ params, body }, { sessao }) =>
    escreverPelaEquipe(contexto, sessao, params.id, body),
  );
  registrador.rota(rotaLerPelaEquipe, async ({ params, body }, { sessao }) => {
    await lerPelaEquipe(contexto, sessao, params.id, body);
  });
}
