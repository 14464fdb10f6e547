import { useEffect } from 'react';

/** The title of the page as it came: the portal's. */
let tituloDoPortal: string | null = null;

export function useTitulo(titulo: string): void {
  useEffect(() => {
    tituloDoPortal ??= document.title;
    const doPortal = tituloDoPortal;
    document.title = `${titulo} · ${doPortal}`;
    return () => {
      document.title = doPortal;
    };
  }, [titulo]);
}
