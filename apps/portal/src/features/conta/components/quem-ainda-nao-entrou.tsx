import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sessao } from '../../../sessao/sessao.ts';
import { usePortal } from '../../../sessao/use-portal.ts';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { useSessaoLembrada } from '../../../sessao/use-sessao-lembrada.ts';
import { chegarComSessao } from '../chegada.ts';
import { contaCriadaNestaAba } from './use-cadastro.ts';

/** Whoever is in already needs no account: they are led to where their login leads. */
export function QuemAindaNaoEntrou({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const { estado } = useSessao();
  const [, navegar] = useLocation();
  // Decided once: the account that is made here begins a session as well, and its success is still to be read.
  const [aberto, setAberto] = useState(contaCriadaNestaAba);
  useSessaoLembrada();
  const procurando = estado === 'desconhecida' && sessao.houve();
  if (!aberto && !procurando && estado !== 'ativa') setAberto(true);

  useEffect(() => {
    if (aberto || estado !== 'ativa') return;
    let naTela = true;
    chegarComSessao(portal)
      // The login asks again, and says when nobody answers.
      .catch(() => '/')
      .then((destino) => naTela && navegar(destino, { replace: true }));
    return () => {
      naTela = false;
    };
  }, [aberto, estado, portal, navegar]);

  return aberto ? children : <EsqueletoDePergunta />;
}
