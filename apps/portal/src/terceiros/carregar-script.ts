const LIMITE_MS = 15_000;

const pedidos = new Map<string, Promise<void>>();
/** Given up on, but not called off: a browser still runs what arrives late. */
let atrasado = false;

/** A script of somebody else, once per page; its origin is in the content security policy when it is configured. */
export function carregarScript(url: string): Promise<void> {
  const pedido =
    pedidos.get(url) ??
    new Promise<void>((resolver, rejeitar) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.referrerPolicy = 'no-referrer';
      const desistir = () => {
        pedidos.delete(url);
        script.remove();
        rejeitar(new Error('script not loaded'));
      };
      const limite = setTimeout(() => {
        atrasado = true;
        desistir();
      }, LIMITE_MS);
      script.addEventListener('load', () => {
        clearTimeout(limite);
        resolver();
      });
      script.addEventListener('error', () => {
        clearTimeout(limite);
        desistir();
      });
      document.head.append(script);
    });
  pedidos.set(url, pedido);
  return pedido;
}

/** Whether something of somebody else runs in this page: it goes only with the page itself. */
export const temScriptDeFora = () => atrasado || pedidos.size > 0;
