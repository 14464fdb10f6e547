import { useEffect, useState } from 'react';

export interface OpcoesDoSegredo {
  /** Links that were sent before the secret moved into the fragment carry it in the query. */
  tambemNaConsulta?: boolean | undefined;
}

/**
 * A secret that came in the fragment of a link, which no server and no log gets to see. It stays in memory; the address
 * bar, and so the history and screenshots, lose it on arrival. `parametro`: its name, or what it looks like where it is the
 * fragment as a whole.
 */
export function useSegredoDoEndereco(
  parametro: string | RegExp,
  { tambemNaConsulta = false }: OpcoesDoSegredo = {},
): string {
  const [segredo, setSegredo] = useState(() => doEndereco(parametro, tambemNaConsulta));
  useEffect(() => {
    const tomar = () => {
      const novo = doEndereco(parametro, tambemNaConsulta);
      if (novo === '') return;
      setSegredo(novo);
      window.history.replaceState(null, '', window.location.pathname);
    };
    tomar();
    // The same tab may open another link of the same page: only the fragment changes then.
    window.addEventListener('hashchange', tomar);
    return () => window.removeEventListener('hashchange', tomar);
  }, [parametro, tambemNaConsulta]);
  return segredo;
}

function doEndereco(parametro: string | RegExp, tambemNaConsulta: boolean): string {
  const { hash, search } = window.location;
  if (typeof parametro !== 'string') return parametro.test(hash.slice(1)) ? hash.slice(1) : '';
  const partes = tambemNaConsulta ? [hash, search] : [hash];
  return partes.map((parte) => new URLSearchParams(parte.slice(1)).get(parametro) ?? '').find(Boolean) ?? '';
}
