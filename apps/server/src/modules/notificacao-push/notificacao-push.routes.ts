import { rotaDesligarPush, rotaSincronizarPush } from '@credito/api/notificacao-push.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { desligarPush, sincronizarPush } from './sincronizar-push.ts';

export function registrarNotificacaoPush(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaSincronizarPush, async ({ body }, { sessao }) => ({
    ativa: await sincronizarPush(contexto, sessao, body),
  }));

  registrador.rota(rotaDesligarPush, ({ params }, { sessao }) =>
    desligarPush(contexto, sessao, params.oneSignalId),
  );
}
