/** There is nothing here, why, and the way to the start page: as the whole page its one action, inside of one beside others. */
import { Botao } from '@credito/ui/botao/botao';
import { PaginaVazia, type PaginaVaziaProps } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useLocation } from 'wouter';

export function VaziaComInicio({
  nivel,
  titulo,
  children,
}: Pick<PaginaVaziaProps, 'nivel' | 'titulo' | 'children'>) {
  const [, navegar] = useLocation();
  return (
    <PaginaVazia
      nivel={nivel}
      titulo={titulo}
      acoes={
        <Botao variante={nivel === 1 ? 'primario' : 'secundario'} onClick={() => navegar('/inicio')}>
          Ir para o início
        </Botao>
      }
    >
      {children}
    </PaginaVazia>
  );
}
