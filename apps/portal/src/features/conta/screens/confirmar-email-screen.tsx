import {
  LINK_DO_EMAIL_VENCIDO,
  type SituacaoDoLinkDoEmail,
} from '@credito/domain/mensagem/confirmacao-do-email';
import { LinkBotao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { useSegredoDoEndereco } from '@credito/ui/endereco/use-segredo-do-endereco';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { Link } from 'wouter';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { confirmarEmail } from '../conta.queries.ts';

const FRASES: Readonly<Record<SituacaoDoLinkDoEmail, string>> = {
  confirmado: 'O seu e-mail está confirmado',
  'ja-confirmado': 'Este e-mail já estava confirmado',
};

/** Opening the link proves nothing by itself: programs of the mailbox open links too. One tap does, in any session or none. */
export function ConfirmarEmailScreen() {
  const token = useSegredoDoEndereco('token');
  const [situacao, setSituacao] = useState<SituacaoDoLinkDoEmail | 'vencido' | null>(
    token === '' ? 'vencido' : null,
  );
  const envio = useEnvio({
    valores: {},
    mensagemDaFalha: (erro) => {
      if (erro.status === 410) setSituacao('vencido');
      return erro.message;
    },
  });

  if (situacao === null)
    return (
      <>
        <PaginaDePergunta
          titulo="Confirme o seu e-mail"
          dica="Um toque, e sabemos que ele é seu: é por ele que avisamos você. Não é preciso entrar na conta."
          acao={{ texto: 'Confirmar o meu e-mail', carregando: envio.enviando, final: true }}
          aoEnviar={() => void envio.enviar(async () => setSituacao(await confirmarEmail(token)))}
        />
        <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
      </>
    );
  return (
    <Pagina>
      <CartaoDeEstado
        estado={
          situacao === 'vencido'
            ? { tom: 'suaVez', texto: 'Link sem validade' }
            : { tom: 'sucesso', texto: 'Tudo certo' }
        }
        frase={situacao === 'vencido' ? 'Este link não confirma mais' : FRASES[situacao]}
        detalhe={
          <p>
            {situacao === 'vencido'
              ? LINK_DO_EMAIL_VENCIDO
              : 'Você pode fechar esta página, ou seguir para o portal.'}
          </p>
        }
        acao={
          <Link href="/inicio" asChild>
            <LinkBotao href="">Ir para o portal</LinkBotao>
          </Link>
        }
      />
    </Pagina>
  );
}
