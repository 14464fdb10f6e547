import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useLocation } from 'wouter';
import { sair } from '../saida/sair.ts';
import { lembrarOrigem } from '../sessao/origem.ts';
import { sessao } from '../sessao/sessao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { useUsuario } from '../sessao/use-usuario.ts';

/** Spec 3 section 4.6: one dialog however many calls fail; drafts stay, so nothing typed is lost. */
export function SessaoExpirada() {
  const { estado, contaId } = useSessao();
  const [caminho, navegar] = useLocation();

  // The support comes back by its own door, with a new reason.
  const suporte = useUsuario()?.suporte != null;

  function entrarDeNovo() {
    // Of the account that was looked at nothing stays, as when the support ends the access itself.
    if (suporte) {
      void sair('/estudante/login-como');
      return;
    }
    lembrarOrigem(caminho, contaId);
    navegar('/', { replace: true });
    sessao.encerrarLocalmente();
  }

  return (
    <Dialogo
      aberto={estado === 'expirada'}
      aoFechar={entrarDeNovo}
      dispensavel={false}
      titulo="Atenção"
      acoes={<Botao onClick={entrarDeNovo}>Entendi</Botao>}
    >
      <p>
        {suporte
          ? 'O tempo deste acesso acabou. Abra um novo, com o motivo, se ainda precisar.'
          : 'Sua sessão expirou. Entre de novo. O que você digitou continua aqui.'}
      </p>
    </Dialogo>
  );
}
