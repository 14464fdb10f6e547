import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { Carregando } from './carregando.tsx';
import { renovarSessao } from './sessao.ts';
import { useSessao } from './use-sessao.ts';

const CHAVE_DA_ORIGEM = 'origem';

/** Where the person wanted to go before the login; read once. */
export function tomarOrigem(): string | null {
  const origem = sessionStorage.getItem(CHAVE_DA_ORIGEM);
  sessionStorage.removeItem(CHAVE_DA_ORIGEM);
  return origem;
}

/** Pages of logged-in people: an unknown session is renewed first, an anonymous visitor goes to the login. */
export function Guarda({ children }: { children: ReactNode }) {
  const { estado } = useSessao();
  const [caminho, navegar] = useLocation();

  useEffect(() => {
    if (estado === 'desconhecida') void renovarSessao();
    if (estado === 'anonima') {
      sessionStorage.setItem(CHAVE_DA_ORIGEM, `${caminho}${window.location.search}`);
      navegar('/', { replace: true });
    }
  }, [estado, caminho, navegar]);

  if (estado === 'ativa' || estado === 'expirada') return children;
  return <Carregando />;
}
