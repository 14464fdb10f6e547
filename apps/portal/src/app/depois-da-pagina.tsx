/** Right of the page on a desktop: the answers to what this screen raises, how to reach us, and what we have sent. */
import { Link, useLocation, useRouter } from 'wouter';
import { Canais } from '../ajuda/canais.tsx';
import { ListaDeRespostas } from '../features/ajuda/components/lista-de-respostas.tsx';
import { assuntoGeral } from '../features/ajuda/respostas.ts';
import { useAssunto } from '../features/ajuda/use-assunto.ts';
import { usePortal } from '../sessao/use-portal.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { useSemSuporte } from '../terceiros/use-sem-suporte.ts';
import estilos from './ao-lado.module.css';

export function DepoisDaPagina() {
  const [caminho] = useLocation();
  const { base } = useRouter();
  const logado = useSessao().estado === 'ativa';
  const comChat = useSemSuporte();
  const portal = usePortal();
  const assunto = useAssunto() ?? assuntoGeral(portal);
  // The page of all answers is the help already.
  if (caminho === '/ajuda' || !assunto) return null;
  return (
    <aside aria-label="Dúvidas nesta página" className={estilos.ajuda}>
      <section>
        <h2>{assunto.titulo}</h2>
        <ListaDeRespostas respostas={assunto.respostas} />
      </section>
      <ul>
        <li>
          <Link href="/ajuda">Todas as respostas</Link>
        </li>
        {logado ? (
          <li>
            <Link href="/perfil/mensagens">O que enviamos para você</Link>
          </li>
        ) : null}
      </ul>
      <Canais titulo="h2" chat={comChat ? `${base}/ajuda#chat` : null} />
    </aside>
  );
}
