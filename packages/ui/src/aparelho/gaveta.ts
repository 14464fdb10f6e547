/**
 * The small storages of the device, by text. Reaching for one may already throw (cookies forbidden), and a full one
 * refuses: then what was put away lives as long as the page (case STOR-01).
 */
export interface Gaveta {
  ler: (chave: string) => string | null;
  guardar: (chave: string, valor: string) => void;
  apagar: (chave: string) => void;
  /** Everything but the keys named. */
  esvaziar: (menos?: ReadonlySet<string>) => void;
  /** Whether anything outlives the page here. */
  sobrevive: () => boolean;
}

export function abrirGaveta(qual: () => Storage): Gaveta {
  const naMemoria = new Map<string, string>();
  const tentar = <T>(acao: (onde: Storage) => T, senao: T): T => {
    try {
      return acao(qual());
    } catch {
      return senao;
    }
  };
  const apagar = (chave: string) => {
    naMemoria.delete(chave);
    tentar((onde) => onde.removeItem(chave), undefined);
  };
  return {
    ler: (chave) => naMemoria.get(chave) ?? tentar((onde) => onde.getItem(chave), null),
    guardar(chave, valor) {
      const guardou = tentar((onde) => {
        onde.setItem(chave, valor);
        return true;
      }, false);
      if (guardou) naMemoria.delete(chave);
      else naMemoria.set(chave, valor);
    },
    apagar,
    sobrevive: () => naMemoria.size === 0 && tentar((onde) => onde !== undefined && onde !== null, false),
    esvaziar(menos) {
      const chaves = [...naMemoria.keys(), ...tentar((onde) => Object.keys(onde), [])];
      for (const chave of chaves) if (!menos?.has(chave)) apagar(chave);
    },
  };
}

/** Outlives the page and the login. */
export const noAparelho = abrirGaveta(() => localStorage);
/** Outlives a reload, and ends with the tab. */
export const naAba = abrirGaveta(() => sessionStorage);
