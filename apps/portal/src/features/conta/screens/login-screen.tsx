import { digitosDoCpf, erroDoCpf } from '@credito/domain/pessoa/cpf';
import { Aviso } from '@credito/ui/aviso/aviso';
import { LinkBotao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { mostrarPagina, tomarDigitado } from '../../../sessao/antes-do-script.ts';
import { sessao } from '../../../sessao/sessao.ts';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { BotoesSociais } from '../components/botoes-sociais.tsx';
import { destinoDaEntrada, usePortal } from '../components/use-portal.ts';
import { entrar } from '../conta.queries.ts';

const MENSAGEM_FALHA_DE_LOGIN = 'Ocorreu um erro ao fazer o login. Tente novamente mais tarde.';

const TEXTOS = {
  estudante: {
    titulo: 'Entre na sua conta',
    dica: 'Acompanhe seu pedido de crédito, envie documentos e veja quem precisa agir.',
  },
  fiador: {
    titulo: 'Entre na sua conta de fiador',
    dica: 'Fiador é quem paga se o estudante não pagar. Aqui você lê o convite, decide e envia seus dados.',
  },
} as const;

/** The way in of both portals. A session that is still open leads on without asking again. */
export function LoginScreen() {
  const portal = usePortal();
  const configuracao = useConfiguracao();
  const { estado } = useSessao();
  const usuario = useUsuario();
  const [, navegar] = useLocation();
  const [cpf, setCpf] = useState('');
  const [senha, setSenha] = useState('');
  const envio = useEnvio<'cpf' | 'senha'>({}, (erro) =>
    erro.status >= 500 ? MENSAGEM_FALHA_DE_LOGIN : erro.message,
  );

  useLayoutEffect(() => {
    const digitado = tomarDigitado();
    if (digitado.cpf) setCpf(digitado.cpf);
    if (digitado.senha) setSenha(digitado.senha);
    return mostrarPagina;
  }, []);

  useEffect(() => {
    if (estado === 'anonima' || estado === 'sem-resposta' || !sessao.houve()) mostrarPagina();
  }, [estado]);

  useEffect(() => {
    if (estado === 'desconhecida' && sessao.houve()) void sessao.renovar();
  }, [estado]);

  useEffect(() => {
    if (usuario) navegar(destinoDaEntrada(portal, usuario), { replace: true });
  }, [usuario, portal, navegar]);

  const { titulo, dica } = TEXTOS[portal];
  return (
    <>
      <PaginaDePergunta
        titulo={titulo}
        dica={dica}
        acao={{ texto: 'Entrar', carregando: envio.enviando }}
        acaoSecundaria={
          <Link href="/cadastro/1" asChild>
            <LinkBotao href="" variante="secundario" largo>
              Criar minha conta
            </LinkBotao>
          </Link>
        }
        aoEnviar={() =>
          void envio.enviar(
            () => ({ cpf: erroDoCpf(cpf), senha: senha === '' ? 'Digite a sua senha.' : null }),
            async () => {
              await entrar({ cpf: digitosDoCpf(cpf), password: senha });
            },
          )
        }
      >
        <CampoMascarado
          rotulo="CPF"
          mascara="cpf"
          name="cpf"
          autoComplete="username"
          value={cpf}
          erro={envio.erros.cpf}
          onChange={(evento) => setCpf(evento.currentTarget.value)}
        />
        <CampoSenha
          rotulo="Senha"
          name="senha"
          autoComplete="current-password"
          value={senha}
          erro={envio.erros.senha}
          onChange={(evento) => setSenha(evento.currentTarget.value)}
        />
        <p>
          <Link href="/recuperacao-senha">Esqueci minha senha</Link>
        </p>
        <BotoesSociais provedores={configuracao?.entradaSocial ?? []} origem={portal} />
        {configuracao?.demonstracao ? (
          <Aviso titulo="Modo de demonstração">
            <p>
              Os códigos e e-mails ficam na <a href="/caixa-de-demonstracao">caixa de demonstração</a>.
            </p>
          </Aviso>
        ) : null}
      </PaginaDePergunta>
      <DialogoDeErro mensagem={envio.falha} aoFechar={envio.aoFecharFalha} />
    </>
  );
}
