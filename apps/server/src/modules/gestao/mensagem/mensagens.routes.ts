import { rotaMensagensComFalha } from '@credito/api/gestao-mensagens.rotas';
import type { Registrador } from '../../../plugins/rotas.ts';
import { mensagensComFalha } from './mensagens-com-falha.ts';

export function registrarMensagensDaGestao(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaMensagensComFalha, ({ query }, { sessao }) =>
    mensagensComFalha(contexto, sessao, query),
  );
}
