import {
  comFiltroDePrazo,
  FILTROS_DE_PRAZO,
  type FiltroDePrazo as Filtro,
  lerFiltroDePrazo,
  ROTULO_DO_FILTRO_DE_PRAZO,
} from '@credito/domain/gestao/filtro-de-prazo';
import { Selecao } from '@credito/ui/selecao/selecao';
import { useLocation, useSearch } from 'wouter';
import estilos from './pagina.module.css';

const OPCOES = FILTROS_DE_PRAZO.map((valor) => ({ valor, texto: ROTULO_DO_FILTRO_DE_PRAZO[valor] }));

/** The same choice above every queue in which something is due. */
export function FiltroDePrazo({ valor, aoMudar }: { valor: Filtro; aoMudar: (novo: Filtro) => void }) {
  return (
    <div className={estilos.filtro}>
      <Selecao
        compacto
        rotulo="Prazo"
        opcoes={OPCOES}
        value={valor}
        onChange={({ currentTarget }) => aoMudar(currentTarget.value as Filtro)}
      />
    </div>
  );
}

/** Kept in the address: the back button and a shared link find the same list again. */
export function useFiltroDePrazo(): readonly [Filtro, (novo: Filtro) => void] {
  const [caminho, navegar] = useLocation();
  const endereco = useSearch();
  return [
    lerFiltroDePrazo(endereco),
    (novo) =>
      navegar([caminho, comFiltroDePrazo(endereco, novo)].filter(Boolean).join('?'), { replace: true }),
  ];
}
