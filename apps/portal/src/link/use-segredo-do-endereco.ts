import { useEffect, useState } from 'react';

/**
 * A secret that came in the fragment of a link. It stays in memory; the address bar, and so the history and
 * screenshots, lose it on arrival.
 */
export function useSegredoDoEndereco(parametro: string): string {
  const [segredo, setSegredo] = useState(() => doEndereco(parametro));
  useEffect(() => {
    const tomar = () => {
      const novo = doEndereco(parametro);
      if (novo === '') return;
      setSegredo(novo);
      window.history.replaceState(null, '', window.location.pathname);
    };
    tomar();
    // The same tab may open another link of the same page: only the fragment changes then.
    window.addEventListener('hashchange', tomar);
    return () => window.removeEventListener('hashchange', tomar);
  }, [parametro]);
  return segredo;
}

function doEndereco(parametro: string): string {
  return new URLSearchParams(window.location.hash.slice(1)).get(parametro) ?? '';
}
