import { type ComponentType, lazy, Suspense } from 'react';
import { useTitulo } from '../pagina/use-titulo.ts';
import { Esperando } from './esperando.tsx';
import { Guarda } from './guarda.tsx';

export interface RotaDoPortal {
  /** Pattern below the portal's base, as wouter reads it. */
  caminho: string;
  /** Names the window. Never what a person is called: titles stay in the browser's history. */
  titulo: string;
  /** Everybody may open it; all others need a session. */
  publica?: boolean;
  Tela: ComponentType;
}

/** A screen whose code arrives when it is opened. */
export function tela<Modulo, Nome extends keyof Modulo>(
  carregar: () => Promise<Modulo>,
  nome: Nome,
): ComponentType {
  return lazy(async () => ({ default: (await carregar())[nome] as ComponentType }));
}

export function ConteudoDaRota({ rota }: { rota: RotaDoPortal }) {
  useTitulo(rota.titulo);
  const conteudo = (
    <Suspense fallback={<Esperando />}>
      <rota.Tela />
    </Suspense>
  );
  return rota.publica ? conteudo : <Guarda>{conteudo}</Guarda>;
}
