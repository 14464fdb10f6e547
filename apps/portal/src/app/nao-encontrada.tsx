import { LinkBotao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useRouter } from 'wouter';
import { useTitulo } from './rota.tsx';

export function NaoEncontrada() {
  const { base } = useRouter();
  useTitulo('Página não encontrada');
  return (
    <Pagina titulo="Esta página não existe" dica="O endereço pode ter mudado ou ter sido digitado errado.">
      <LinkBotao href={`${base}/`}>Ir para o começo</LinkBotao>
    </Pagina>
  );
}
