import { digitosDoCpf, erroDoCpf, erroDoCpfIncompleto } from '@credito/domain/pessoa/cpf';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { CampoCpf } from '@credito/ui/campo-mascarado/campo-cpf';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { recarregar } from '@credito/ui/endereco/abrir-de-novo';
import { PaginaDePergunta } from '@credito/ui/pagina-de-pergunta/pagina-de-pergunta';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { mostrarPagina, tomarDigitado } from '../../../sessao/antes-do-script.ts';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { sessao } from '../../../sessao/sessao.ts';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import { usePortal } from '../../../sessao/use-portal.ts';
import { useSessao } from '../../../sessao/use-sessao.ts';
import { useEnvio } from '../../../wizard/use-envio.ts';
import { autenticar } from '../autenticar.ts';
import { BotoesSociais } from '../components/botoes-sociais.tsx';
import estilos from '../components/porta.module.css';

const MENSAGEM_FALHA_DE_LOGIN = 'Ocorreu um erro ao fazer o login. Tente novamente mais tarde.';

const TEXTOS = {
  estudante: {
    titulo: 'Entre na sua conta',
    dica: 'Acompanhe a sua solicitação de crédito, envie documentos e veja quem precisa agir.',
  },
  fiador: {
    titulo: 'Entre na sua conta de fiador',
    dica: 'Fiador é quem paga se o estudante não pagar. Aqui você lê o convite, decide e envia seus dados.',
  },
} as const;

/** What follows the login, asked for while the person is busy with it. */
const carregarChegada = () => import('../chegada.ts');

export interface LoginScreenProps {
  /** Somebody is about to go in: whatever comes next may be fetched. */
  aoPreparar: () => void;
  /** 2 beside a page whose heading is another. */
  nivel?: 1 | 2 | undefined;
}

/** The way in of both portals. A session that is still open leads on without asking again. */
export function LoginScreen({ aoPreparar, nivel }: LoginScreenProps) {
  const portal = usePortal();
  const configuracao = useConfiguracao();
  const { estado } = useSessao();
  const [, navegar] = useLocation();
  const [cpf, setCpf] = useState('');
  const [senha, setSenha] = useState('');
  const [semChegada, setSemChegada] = useState<string | null>(null);
  const entrando = useRef(false);
  const recusa = useRef<HTMLDivElement>(null);
  const envio = useEnvio({
    valores: { cpf, senha },
    conferir: (digitados) => ({
      cpf: erroDoCpf(digitados.cpf),
      senha: digitados.senha === '' ? 'Digite a sua senha.' : null,
    }),
    mensagemDaFalha: (erro) => (erro.status >= 500 ? MENSAGEM_FALHA_DE_LOGIN : erro.message),
  });

  useLayoutEffect(() => {
    const digitado = tomarDigitado();
    if (digitado.cpf) setCpf(digitado.cpf);
    if (digitado.senha) setSenha(digitado.senha);
    return mostrarPagina;
  }, []);

  useEffect(() => {
    if (['anonima', 'sem-resposta', 'falha'].includes(estado) || !sessao.houve()) mostrarPagina();
  }, [estado]);

  useEffect(() => {
    if (estado === 'desconhecida' && sessao.houve()) void sessao.renovar();
  }, [estado]);

  useEffect(() => {
    if (estado !== 'ativa' || entrando.current) return;
    let naTela = true;
    carregarChegada()
      .then(({ chegarComSessao }) => chegarComSessao(portal))
      .then((destino) => naTela && navegar(destino, { replace: true }))
      .catch((erro: unknown) => {
        mostrarPagina();
        setSemChegada(motivoDaFalha(erro));
      });
    return () => {
      naTela = false;
    };
  }, [estado, portal, navegar]);

  async function entrar(): Promise<void> {
    entrando.current = true;
    const chegada = carregarChegada();
    // Answered below, after the login has been.
    chegada.catch(() => undefined);
    try {
      const usuario = await autenticar({ cpf: digitosDoCpf(cpf), password: senha });
      const { chegarComo } = await chegada.catch(() => ({ chegarComo: null }));
      // The code of a version that is gone: the page is loaded anew, and the session is there already.
      if (chegarComo === null) recarregar();
      else navegar(chegarComo(portal, usuario), { replace: true });
    } finally {
      entrando.current = false;
    }
  }

  const recusado = semChegada ?? envio.falha;
  // Readers are told by the focus, and whoever looks finds it above the fields.
  useEffect(() => {
    if (recusado !== null) recusa.current?.focus();
  }, [recusado]);

  const { titulo, dica } = TEXTOS[portal];
  return (
    <PaginaDePergunta
      titulo={titulo}
      nivel={nivel}
      dica={dica}
      aviso={
        recusado === null ? undefined : (
          <div ref={recusa} tabIndex={-1}>
            <Aviso
              tom="erro"
              acao={
                semChegada === null ? (
                  <Link href="/recuperacao-senha">Criar uma nova senha</Link>
                ) : (
                  <Botao compacto variante="secundario" onClick={recarregar}>
                    Tentar de novo
                  </Botao>
                )
              }
            >
              {recusado}
            </Aviso>
          </div>
        )
      }
      acao={{ texto: 'Entrar', carregando: envio.enviando }}
      acaoSecundaria={
        <Link href="/cadastro/1" asChild>
          <LinkBotao href="" variante="secundario" largo>
            Criar minha conta
          </LinkBotao>
        </Link>
      }
      aoEnviar={() => {
        envio.aoFecharFalha();
        void envio.enviar(entrar);
      }}
    >
      <CampoCpf
        rotulo="CPF"
        conferirAoSair={erroDoCpfIncompleto}
        name="cpf"
        autoComplete="username"
        value={cpf}
        erro={envio.erros.cpf}
        onChange={(evento) => {
          setCpf(evento.currentTarget.value);
          aoPreparar();
        }}
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
      {portal === 'estudante' ? (
        <p className={estilos.soNoCelular}>
          <a href="#conhecer">O que é o crédito e quanto custa</a>
        </p>
      ) : null}
      <BotoesSociais provedores={configuracao?.entradaSocial ?? []} origem={portal} />
      {configuracao?.demonstracao ? (
        <Aviso titulo="Modo de demonstração">
          <p>
            Os códigos e e-mails ficam na <a href="/caixa-de-demonstracao">caixa de demonstração</a>.
          </p>
        </Aviso>
      ) : null}
    </PaginaDePergunta>
  );
}
