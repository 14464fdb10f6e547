import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { useEffect } from 'react';

/** Somebody who logs in on a device takes it from the person whose notices it showed before. */
export function useNotificacoesDoAparelho(logado: boolean): void {
  useEffect(() => {
    if (!logado || noAparelho.ler('push-id') === null) return;
    void import('../pwa/notificacoes.ts')
      .then(({ conferirNotificacoes }) => conferirNotificacoes())
      .catch(() => undefined);
  }, [logado]);
}
