import { LinkBotao } from '@credito/ui/botao/botao';
import estilos from './pagina.module.css';

export function NaoEncontrada() {
  return (
    <section className={estilos.pagina}>
      <h1>Não encontramos o que você procura</h1>
      <p>O endereço pode ter mudado, ou a página não é da sua área.</p>
      <div>
        <LinkBotao href="/gestao/">Ir para o começo</LinkBotao>
      </div>
    </section>
  );
}
