import { areaFechada } from '@credito/domain/conta/areas';
import { LinkBotao } from '@credito/ui/botao/botao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation, useRouter } from 'wouter';
import { useTitulo } from '../pagina/use-titulo.ts';
import { useAreasDesativadas } from '../sessao/use-areas-desativadas.ts';
import { useSessaoLembrada } from '../sessao/use-sessao-lembrada.ts';
import { AreaDesativada } from './area-desativada.tsx';

export function NaoEncontrada() {
  useSessaoLembrada();
  const [caminho] = useLocation();
  const fechada = areaFechada(caminho, useAreasDesativadas());
  return fechada ? <AreaDesativada area={fechada} /> : <PaginaQueNaoExiste />;
}

function PaginaQueNaoExiste() {
  const { base } = useRouter();
  useTitulo('Página não encontrada');
  return (
    <Pagina titulo="Esta página não existe" dica="O endereço pode ter mudado ou ter sido digitado errado.">
      <LinkBotao href={`${base}/`}>Ir para o começo</LinkBotao>
    </Pagina>
  );
}
