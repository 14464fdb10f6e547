import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { consultas } from '../sessao/consultas.ts';
import { sessao } from '../sessao/sessao.ts';
import { useSessao } from '../sessao/use-sessao.ts';

export function SessaoExpirada() {
  const { estado } = useSessao();

  // The login stands in the same address, so the page comes back afterwards.
  function entrarDeNovo() {
    consultas.clear();
    sessao.encerrarLocalmente();
  }

  return (
    <Dialogo
      aberto={estado === 'expirada'}
      aoFechar={entrarDeNovo}
      dispensavel={false}
      titulo="Sua sessão terminou"
      acoes={<Botao onClick={entrarDeNovo}>Entrar de novo</Botao>}
    >
      <p>Entre de novo para continuar nesta mesma página. As avaliações que você já fez estão guardadas.</p>
    </Dialogo>
  );
}
