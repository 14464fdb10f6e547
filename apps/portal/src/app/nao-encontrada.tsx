import { LinkBotao } from '@credito/ui/botao/botao';
import { useRouter } from 'wouter';

export function NaoEncontrada() {
  const { base } = useRouter();
  return (
    <section>
      <h1>Esta página não existe</h1>
      <p>O endereço pode ter mudado ou ter sido digitado errado.</p>
      <LinkBotao href={`${base}/`}>Ir para o começo</LinkBotao>
    </section>
  );
}
