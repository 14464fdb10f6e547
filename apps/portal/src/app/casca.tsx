/** What surrounds every screen of a portal: skip link, header with the provider's name, content. */
import type { ReactNode } from 'react';
import estilos from './casca.module.css';
import { useConfiguracao } from './use-configuracao.ts';

export interface CascaProps {
  portal: 'estudante' | 'fiador';
  children: ReactNode;
}

export function Casca({ portal, children }: CascaProps) {
  const configuracao = useConfiguracao();
  return (
    <div className={estilos.casca}>
      <a className={estilos.pular} href="#conteudo">
        Ir para o conteúdo
      </a>
      <header className={estilos.cabecalho}>
        <a className={estilos.marca} href={`/${portal}/`}>
          {configuracao?.provedor.nome ?? ' '}
        </a>
        {portal === 'fiador' ? <span className={estilos.portal}>Portal do fiador</span> : null}
      </header>
      <main id="conteudo" className={estilos.conteudo} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
