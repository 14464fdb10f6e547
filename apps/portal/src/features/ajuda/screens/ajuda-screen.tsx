import { Pagina } from '@credito/ui/pagina/pagina';
import { Canais } from '../../../ajuda/canais.tsx';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import { useSessaoLembrada } from '../../../sessao/use-sessao-lembrada.ts';
import { useSemSuporte } from '../../../terceiros/use-sem-suporte.ts';
import estilos from '../components/ajuda.module.css';
import { Chat } from '../components/chat.tsx';
import { ListaDeRespostas } from '../components/lista-de-respostas.tsx';
import { ASSUNTOS } from '../respostas.ts';

/** Another feature's page, which anybody may open: an address, and no import. */
function ConferirUmBoleto() {
  return (
    <section className={estilos.secao}>
      <h2>Recebeu um boleto?</h2>
      <p>
        <a href="/estudante/conferir-boleto">Conferir se um boleto ou Pix é nosso</a>
      </p>
    </section>
  );
}

/** /ajuda: every answer and every channel, on a page without anything personal. */
export function AjudaScreen() {
  useSessaoLembrada();
  const configurado = useConfiguracao()?.ajuda.chat ?? null;
  const chat = useSemSuporte() ? configurado : null;
  return (
    <Pagina
      titulo="Ajuda"
      dica="Respostas às dúvidas mais comuns e como falar com a gente."
      lado={
        <>
          {chat ? <Chat url={chat} /> : null}
          <Canais titulo="h2" chat={null} />
          <ConferirUmBoleto />
        </>
      }
    >
      {ASSUNTOS.map(({ id, titulo, respostas }) => (
        <section key={id} className={estilos.secao}>
          <h2>{titulo}</h2>
          <ListaDeRespostas respostas={respostas} />
        </section>
      ))}
    </Pagina>
  );
}
