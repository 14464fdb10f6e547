export const temas = ['sistema', 'claro', 'escuro'] as const;
export type Tema = (typeof temas)[number];

export const nomesDosTemas: Record<Tema, string> = {
  sistema: 'Igual ao aparelho',
  claro: 'Claro',
  escuro: 'Escuro',
};

const chave = 'tema';

export function isTema(valor: unknown): valor is Tema {
  return temas.some((tema) => tema === valor);
}

/** The stored preference, or the system's when storage is closed to us (private windows, blocked cookies). */
export function lerTema(armazem: Pick<Storage, 'getItem'> = localStorage): Tema {
  try {
    const guardado = armazem.getItem(chave);
    return isTema(guardado) ? guardado : 'sistema';
  } catch {
    return 'sistema';
  }
}

/** Shows a theme; tokens.css turns the attribute into `color-scheme`. */
export function aplicarTema(tema: Tema, raiz: HTMLElement = document.documentElement): void {
  if (tema === 'sistema') delete raiz.dataset.tema;
  else raiz.dataset.tema = tema;
}

export function guardarTema(
  tema: Tema,
  armazem: Pick<Storage, 'setItem' | 'removeItem'> = localStorage,
): void {
  try {
    if (tema === 'sistema') armazem.removeItem(chave);
    else armazem.setItem(chave, tema);
  } catch {
    // The choice still holds for this page.
  }
}

export function escolherTema(tema: Tema): void {
  aplicarTema(tema);
  guardarTema(tema);
}
