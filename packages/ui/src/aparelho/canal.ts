/** Word to the other tabs; a browser without it has tabs that learn of nothing until they ask (case STOR-01). */
export interface Canal<T> {
  avisar: (aviso: T) => void;
}

export function abrirCanal<T>(nome: string, aoOuvir: (aviso: T) => void): Canal<T> {
  try {
    const canal = new BroadcastChannel(nome);
    canal.onmessage = ({ data }) => aoOuvir(data as T);
    return { avisar: (aviso) => tentarAvisar(canal, aviso) };
  } catch {
    return { avisar: () => {} };
  }
}

function tentarAvisar(canal: BroadcastChannel, aviso: unknown): void {
  try {
    canal.postMessage(aviso);
  } catch {
    // A closed channel: the page is going away.
  }
}
