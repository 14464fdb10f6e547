import type { PermissaoDeGestao } from '@credito/domain/acesso/permissoes';
import type { ReactNode } from 'react';
import type { DefaultParams, StringRouteParams } from 'wouter';
import { usePode } from '../sessao/use-sessao.ts';
import { NaoEncontrada } from '../tela/nao-encontrada.tsx';

export interface RotaDaGestao {
  /** Pattern below /gestao, as wouter reads it. */
  caminho: string;
  /** Without one, every role may open it, or the screen itself asks. */
  permissao?: PermissaoDeGestao;
  /** What the address says, by the names of the pattern. */
  desenhar: (partes: DefaultParams) => ReactNode;
}

/** A row of the map: the screen gets the parts that the pattern names. */
export function rota<const Caminho extends string>(
  caminho: Caminho,
  desenhar: (partes: StringRouteParams<Caminho>) => ReactNode,
  permissao?: PermissaoDeGestao,
): RotaDaGestao {
  return {
    caminho,
    // The pattern of this row was matched: its parts are there.
    desenhar: (partes) => desenhar(partes as StringRouteParams<Caminho>),
    ...(permissao ? { permissao } : {}),
  };
}

export function ConteudoDaRota({
  rota: { permissao, desenhar },
  partes,
}: {
  rota: RotaDaGestao;
  partes: DefaultParams;
}) {
  const conteudo = desenhar(partes);
  return permissao ? <SePode permissao={permissao}>{conteudo}</SePode> : conteudo;
}

/** The server refuses as well; here the page of somebody else's work looks like one that does not exist. */
function SePode({ permissao, children }: { permissao: PermissaoDeGestao; children: ReactNode }) {
  return usePode(permissao) ? children : <NaoEncontrada />;
}
