/** What is put into a page before its own scripts: a browser that translates, storage that is not as it should be. */

/** As the translation of a browser does: each text in two elements of its own, those that come later too. */
export function traduzir(): void {
  const proprios = new WeakSet<Node>();
  const embrulhar = (texto: Text) => {
    if (proprios.has(texto) || !texto.data.trim()) return;
    if (!texto.parentElement || texto.parentElement.closest('script, style, option, textarea, title')) return;
    const copia = document.createTextNode(texto.data);
    proprios.add(copia);
    const fora = document.createElement('font');
    fora.appendChild(document.createElement('font')).append(copia);
    texto.replaceWith(fora);
  };
  const andar = (raiz: Node) => {
    const caminho = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT);
    const textos: Text[] = raiz instanceof Text ? [raiz] : [];
    while (caminho.nextNode()) textos.push(caminho.currentNode as Text);
    for (const texto of textos) embrulhar(texto);
  };
  window.addEventListener('load', () => {
    andar(document.body);
    new MutationObserver((mudancas) => {
      for (const { addedNodes } of mudancas) for (const no of addedNodes) andar(no);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

export const ARMAZENS = {
  'never answers': () => {
    IDBFactory.prototype.open = () => ({ addEventListener() {} }) as unknown as IDBOpenDBRequest;
  },
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const proibido = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', proibido);
    Object.defineProperty(window, 'sessionStorage', proibido);
  },
  'is missing': () => {
    for (const armazem of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, armazem, { value: undefined });
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.defineProperty(window, 'caches', { value: undefined });
  },
  'is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;
