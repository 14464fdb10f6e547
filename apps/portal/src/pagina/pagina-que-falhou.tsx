import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { ReactNode } from 'react';

/** In the place of a screen whose data could not be read. */
export function PaginaQueFalhou({
  titulo,
  aoTentar,
  children,
}: {
  titulo: string;
  aoTentar: () => void;
  children: ReactNode;
}) {
  return (
    <Pagina titulo={titulo}>
      <Aviso
        tom="erro"
        aoVivo
        acao={
          <Botao compacto variante="secundario" onClick={aoTentar}>
            Tentar de novo
          </Botao>
        }
      >
        {children}
      </Aviso>
    </Pagina>
  );
}
