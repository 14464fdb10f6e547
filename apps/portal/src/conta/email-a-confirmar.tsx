import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '../sessao/api.ts';
import { usePortal } from '../sessao/use-portal.ts';
import { useUsuario } from '../sessao/use-usuario.ts';
import { DialogoDeErro } from '../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../wizard/use-envio.ts';

/** Below the news of every home, until the address is proved; whoever looks on for somebody else proves nothing. */
export function EmailAConfirmar() {
  const usuario = useUsuario();
  const portal = usePortal();
  const envio = useEnvio({ valores: {} });
  const [enviado, setEnviado] = useState(false);
  if (!usuario || usuario.emailVerificado || usuario.suporte !== null) return null;
  return (
    <>
      <Cartao
        titulo="Confirme o seu e-mail"
        fundo
        soNaTela
        acoes={
          enviado ? undefined : (
            <Botao
              largo
              variante="secundario"
              carregando={envio.enviando}
              onClick={() =>
                void envio.enviar(async () => {
                  await api('POST /usuario/p/email/link', { body: { portal } });
                  setEnviado(true);
                })
              }
            >
              Enviar o link de novo
            </Botao>
          )
        }
      >
        <p>
          {`É por ele que avisamos você. Abra a mensagem que enviamos para ${usuario.email} e toque em “Confirmar o meu e-mail”.`}
        </p>
        <p role="status">
          {enviado ? 'Enviamos o link. Se ele não chegar em alguns minutos, olhe a caixa de spam.' : ''}
        </p>
        <p>
          <Link href="/perfil/email/confirmar">Prefiro digitar um código</Link>
        </p>
        <p>
          <Link href="/perfil/email">O endereço está errado</Link>
        </p>
      </Cartao>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
