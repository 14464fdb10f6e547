import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useLocation } from 'wouter';
import { consultas } from '../sessao/consultas.ts';
import { lembrarOrigem } from '../sessao/origem.ts';
import { sessao } from '../sessao/sessao.ts';
import { useSessao } from '../sessao/use-sessao.ts';

/** Spec 3 section 4.6: one dialog however many calls fail; drafts stay, so nothing typed is lost. */
export function SessaoExpirada() {
  const { estado } = useSessao();
  const [caminho, navegar] = useLocation();

  function entrarDeNovo() {
    lembrarOrigem(caminho);
    consultas.clear();
    sessao.encerrarLocalmente();
    navegar('/', { replace: true });
  }

  return (
    <Dialogo
      aberto={estado === 'expirada'}
      aoFechar={entrarDeNovo}
      dispensavel={false}
      titulo="Atenção"
      acoes={<Botao onClick={entrarDeNovo}>Entendi</Botao>}
    >
      <p>Sua sessão expirou. Faça login novamente. O que você digitou continua aqui.</p>
    </Dialogo>
  );
}
