const pedidos = new Map<string, Promise<void>>();

/** A script of somebody else, once per page; its origin is in the content security policy when it is configured. */
export function carregarScript(url: string): Promise<void> {
  const pedido =
    pedidos.get(url) ??
    new Promise<void>((resolver, rejeitar) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.referrerPolicy = 'no-referrer';
      script.addEventListener('load', () => resolver());
      script.addEventListener('error', () => {
        pedidos.delete(url);
        script.remove();
        rejeitar(new Error('script not loaded'));
      });
      document.head.append(script);
    });
  pedidos.set(url, pedido);
  return pedido;
}

/** Whether something of somebody else runs in this page: it goes only with the page itself. */
export const temScriptDeFora = () => pedidos.size > 0;
