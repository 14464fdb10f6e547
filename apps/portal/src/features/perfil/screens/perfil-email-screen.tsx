import { aparar, isEmail, MENSAGEM_EMAIL_INVALIDO } from '@credito/domain/pessoa/email';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { ConfirmarCodigo } from '../components/confirmar-codigo.tsx';
import { pedirTrocaDeEmail } from '../perfil.queries.ts';

export function PerfilEmailScreen() {
  const [, navegar] = useLocation();
  const [email, setEmail] = useState('');
  const [senha, setSenha] = useState('');
  const [reenviarEm, setReenviarEm] = useState<number | null>(null);
  const envio = useEnvio<'email' | 'senha'>({ email: 'email', password: 'senha' });

  async function pedir(): Promise<void> {
    const segundos = await pedirTrocaDeEmail(email, senha);
    setReenviarEm(Date.now() + segundos * 1000);
  }

  if (reenviarEm !== null)
    return (
      <ConfirmarCodigo
        tipo="email"
        destino={aparar(email)}
        reenviarEm={reenviarEm}
        aoReenviar={pedir}
        aoVoltar={() => setReenviarEm(null)}
      />
    );

  return (
    <>
      <PaginaDePergunta
        titulo="Qual é o seu novo e-mail?"
        dica="Enviaremos um código para ele. Ao confirmar, avisamos o e-mail antigo e saímos da conta nos outros aparelhos."
        acao={{ texto: 'Enviar código', carregando: envio.enviando }}
        aoVoltar={() => navegar('/perfil')}
        aoEnviar={() =>
          void envio.enviar(
            () => ({
              email: isEmail(email) ? null : MENSAGEM_EMAIL_INVALIDO,
              senha: senha === '' ? 'Digite a sua senha.' : null,
            }),
            pedir,
          )
        }
      >
        <CampoTexto
          rotulo="Novo e-mail"
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          erro={envio.erros.email}
          onChange={(evento) => setEmail(evento.currentTarget.value)}
        />
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
