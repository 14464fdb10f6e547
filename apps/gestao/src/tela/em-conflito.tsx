import { LinkBotao } from '@credito/ui/botao/botao';
import estilos from './pagina.module.css';

/** In the place of what belongs to a request that the reader is part of, or declared a conflict with. */
export function EmConflito({ mensagem }: { mensagem: string }) {
  return (
    <section className={estilos.pagina}>
      <h1>{mensagem}</h1>
      <p>Outra pessoa da equipe cuida dela. A tentativa de abrir ficou registrada.</p>
      <div>
        <LinkBotao href="/gestao/">Ir para o começo</LinkBotao>
      </div>
    </section>
  );
}
