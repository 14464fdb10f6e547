import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import estilosDaLista from '../components/aparelhos.module.css';
import { ListaPaginada } from '../components/lista-paginada.tsx';
import { consultaDosAcessos } from '../mensagens.queries.ts';

/** /perfil/acessos: who of the staff saw the person's data, when, and what kind of data. */
export function PerfilAcessosScreen() {
  const [, navegar] = useLocation();
  const consulta = useInfiniteQuery(consultaDosAcessos);
  const acessos = consulta.data?.pages.flatMap((pagina) => pagina.acessos) ?? [];
  return (
    <Pagina
      titulo="Quem viu os seus dados"
      dica="Toda vez que alguém da nossa equipe ou da instituição de ensino abre os seus dados, fica registrado."
      aoVoltar={() => navegar('/perfil')}
    >
      <ListaPaginada consulta={consulta}>
        {consulta.data && acessos.length === 0 ? (
          <PaginaVazia titulo="Ninguém viu os seus dados">
            Quando a análise começar, você verá aqui quem abriu a sua solicitação.
          </PaginaVazia>
        ) : null}
        {acessos.length > 0 ? (
          <Cartao>
            <ul className={estilosDaLista.lista}>
              {acessos.map(({ id, quem, oQue, em, vezes }) => (
                <li key={id}>
                  <p className={estilosDaLista.nome}>
                    {`${quem} viu ${oQue}${vezes > 1 ? ` (${vezes} vezes)` : ''}`}
                  </p>
                  <p className={estilosDaLista.quando}>{formatarMomento(new Date(em))}</p>
                </li>
              ))}
            </ul>
          </Cartao>
        ) : null}
        {acessos.length > 0 ? (
          <Aviso>
            Não reconhece um acesso? Fale com a nossa central de atendimento e diga o dia e a hora.
          </Aviso>
        ) : null}
      </ListaPaginada>
    </Pagina>
  );
}
