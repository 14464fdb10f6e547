import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useRouter } from 'wouter';
import { Canais } from '../../../ajuda/canais.tsx';
import { usePortal } from '../../../sessao/use-portal.ts';
import { useSemSuporte } from '../../../terceiros/use-sem-suporte.ts';
import { assuntosDe } from '../respostas.ts';
import { useAssunto } from '../use-assunto.ts';
import estilos from './ajuda.module.css';
import { ListaDeRespostas } from './lista-de-respostas.tsx';

/**
 * Help on every screen. The chat opens in a page of its own: a widget of somebody else never runs beside a document,
 * a password or a token.
 */
export function DialogoDeAjuda({ aoFechar }: { aoFechar: () => void }) {
  const { base } = useRouter();
  const portal = usePortal();
  const assunto = useAssunto();
  const comChat = useSemSuporte();
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo="Ajuda" descrito={false}>
      {(assunto ? [assunto] : assuntosDe(portal)).map(({ id, titulo, respostas }) => (
        <section key={id} className={estilos.secao}>
          <h3>{titulo}</h3>
          <ListaDeRespostas respostas={respostas} />
        </section>
      ))}
      <Canais titulo="h3" chat={comChat ? `${base}/ajuda#chat` : null} />
      <p>
        <a href={`${base}/ajuda`} target="_blank" rel="noopener noreferrer">
          Ver todas as respostas<span className="so-leitor"> (abre em outra aba)</span>
        </a>
      </p>
    </Dialogo>
  );
}
