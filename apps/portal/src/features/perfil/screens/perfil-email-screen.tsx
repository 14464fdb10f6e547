import { aparar, isEmail, MENSAGEM_EMAIL_INVALIDO } from '@credito/domain/pessoa/email';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useCodigoPedido } from '../../../codigo/use-codigo-pedido.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { ConfirmarCodigo } from '../components/confirmar-codigo.tsx';
import { pedirTrocaDeEmail } from '../perfil.queries.ts';

const SO_EMAIL = ['email'] as const;

/** /perfil/email: another address. */
export function PerfilEmailScreen() {
  const [email, setEmail] = useState('');
  return (
    <PedirCodigo
      titulo="Qual é o seu novo e-mail?"
      dica="Enviaremos um código para ele. Ao confirmar, avisamos o e-mail antigo e saímos da conta nos outros aparelhos."
      email={email}
      textoDoFim="E-mail alterado."
    >
      {(erro) => (
        <CampoTexto
          rotulo="Novo e-mail"
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          erro={erro}
          onChange={(evento) => setEmail(evento.currentTarget.value)}
        />
      )}
    </PedirCodigo>
  );
}

/** /perfil/email/confirmar: the address of the account, which nobody has proved yet. */
export function PerfilConfirmarEmailScreen() {
  const usuario = useUsuario();
  if (!usuario) return null;
  return (
    <PedirCodigo
      titulo="Confirme o seu e-mail"
      dica={
        <p>
          <span>{`Enviaremos um código para ${usuario.email}. Se o endereço estiver errado, `}</span>
          <Link href="/perfil/email">informe outro</Link>.
        </p>
      }
      email={usuario.email}
      textoDoFim="E-mail confirmado."
    />
  );
}

interface PedirCodigoProps {
  titulo: string;
  dica: ReactNode;
  email: string;
  textoDoFim: string;
  children?: (erro: string | undefined) => Blocos;
}

function PedirCodigo({ titulo, dica, email, textoDoFim, children }: PedirCodigoProps) {
  const [, navegar] = useLocation();
  const [senha, setSenha] = useState('');
  const codigo = useCodigoPedido(children ? 'email' : 'email-da-conta');
  const envio = useEnvio({
    valores: { email, senha },
    conferir: (digitados) => ({
      email: isEmail(digitados.email) ? null : MENSAGEM_EMAIL_INVALIDO,
      senha: digitados.senha === '' ? 'Digite a sua senha.' : null,
    }),
    recusas: { ...(children ? { email: 'email' as const } : {}), password: 'senha' },
  });

  async function pedir(): Promise<void> {
    const segundos = await pedirTrocaDeEmail(email, senha);
    codigo.guardar(aparar(email), 'email', segundos);
  }

  if (codigo.pedido)
    return (
      <ConfirmarCodigo
        tipo="email"
        pedido={codigo.pedido}
        canais={SO_EMAIL}
        textoDoFim={textoDoFim}
        // The password is never kept: without it, another code is asked for from the start.
        aoReenviar={async () => (senha === '' ? codigo.apagar() : pedir())}
        aoConfirmar={codigo.apagar}
        aoVoltar={codigo.apagar}
      />
    );

  return (
    <>
      <PaginaDePergunta
        titulo={titulo}
        dica={dica}
        acao={{ texto: 'Enviar código', carregando: envio.enviando }}
        aoVoltar={() => navegar('/perfil')}
        aoEnviar={() => void envio.enviar(pedir)}
      >
        {children?.(envio.erros.email)}
        <CampoSenha
          rotulo="Sua senha"
          name="senha"
          autoComplete="current-password"
          value={senha}
          erro={envio.erros.senha}
          onChange={(evento) => setSenha(evento.currentTarget.value)}
        />
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
