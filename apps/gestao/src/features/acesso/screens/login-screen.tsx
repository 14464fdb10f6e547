import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { Marca } from '@credito/ui/marca/marca';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { sessao } from '../../../sessao/sessao.ts';
import { useProvedor } from '../../../sessao/use-sessao.ts';
import estilos from '../acesso.module.css';
import { type PessoaDaDemonstracao, usePessoasDaDemonstracao } from '../acesso.queries.ts';
import { CodigoDaDemonstracao } from '../components/codigo-da-demonstracao.tsx';
import { PessoasDaDemonstracao } from '../components/pessoas-da-demonstracao.tsx';

/** The first step, passed: whose password it was is known, the code still misses. */
interface Meio {
  desafio: string;
  email: string;
  /** Already filled in for somebody of the demonstration. */
  codigo: string;
}

/** Two steps: password, then the code of the application on the phone. */
export function LoginScreen() {
  const { nome, logo } = useProvedor();
  const [meio, setMeio] = useState<Meio | null>(null);
  return (
    <main className={estilos.tela}>
      <div className={estilos.cartao}>
        <p className={estilos.marca}>
          <Marca nome={nome} logo={logo} />
          <span> gestão</span>
        </p>
        {meio === null ? (
          <PassoDaSenha aoPassar={setMeio} />
        ) : (
          <PassoDoCodigo {...meio} aoVoltar={() => setMeio(null)} />
        )}
      </div>
    </main>
  );
}

function PassoDaSenha({ aoPassar }: { aoPassar: (meio: Meio) => void }) {
  const { pessoas, codigoDe } = usePessoasDaDemonstracao();
  const [email, setEmail] = useState('');
  const [senha, setSenha] = useState('');
  const [vazios, setVazios] = useState(false);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const autenticar = useMutation({
    mutationFn: async ({ preencher, ...quem }: { email: string; senha: string; preencher?: true }) => {
      const { desafio } = await api('POST /gestao/autenticacao/autenticar', { body: quem });
      // Read anew: the code that was on the screen may have been used meanwhile.
      return { desafio, email: quem.email, codigo: preencher ? await codigoDe(quem.email) : '' };
    },
    onSuccess: aoPassar,
  });

  function enviar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    const falta = email.trim() === '' || senha === '';
    setVazios(falta);
    if (falta) focarPrimeiroErro(evento.currentTarget);
    else if (!autenticar.isPending) autenticar.mutate({ email, senha });
  }

  function entrarComo(pessoa: PessoaDaDemonstracao) {
    setEmail(pessoa.email);
    setSenha(pessoa.senha);
    setVazios(false);
    if (pessoa.senha !== '' && !autenticar.isPending)
      autenticar.mutate({ email: pessoa.email, senha: pessoa.senha, preencher: true });
  }

  return (
    <>
      <form className={estilos.formulario} onSubmit={enviar} noValidate>
        <h1>Entrar</h1>
        {autenticar.isError ? (
          <Aviso tom="erro" aoVivo>
            {mensagemDoErro(autenticar.error)}
          </Aviso>
        ) : null}
        <CampoTexto
          rotulo="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(evento) => setEmail(evento.currentTarget.value)}
          erro={vazios && email.trim() === '' ? 'Digite o e-mail.' : undefined}
        />
        <CampoSenha
          rotulo="Senha"
          name="senha"
          autoComplete="current-password"
          value={senha}
          onChange={(evento) => setSenha(evento.currentTarget.value)}
          erro={vazios && senha === '' ? 'Digite a senha.' : undefined}
        />
        <Botao type="submit" largo carregando={autenticar.isPending}>
          Continuar
        </Botao>
      </form>
      <PessoasDaDemonstracao pessoas={pessoas} aoEscolher={entrarComo} />
    </>
  );
}

function PassoDoCodigo({ desafio, email, codigo: preenchido, aoVoltar }: Meio & { aoVoltar: () => void }) {
  const [codigo, setCodigo] = useState(preenchido);
  const [recuperacao, setRecuperacao] = useState(false);
  const [curto, setCurto] = useState(false);
  const campo = useRef<HTMLInputElement>(null);
  const confirmar = useMutation({
    mutationFn: (texto: string) =>
      api('POST /gestao/autenticacao/confirmar', { body: { desafio, codigo: texto } }),
    onSuccess: sessao.assumir,
    onError: () => {
      setCodigo('');
      campo.current?.focus();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code has a field of its own.
  useEffect(() => campo.current?.focus(), [recuperacao]);

  function enviar(texto: string) {
    const falta = texto.trim().length < 6;
    setCurto(falta);
    if (falta) campo.current?.focus();
    else if (!confirmar.isPending) confirmar.mutate(texto);
  }

  function usar(texto: string) {
    setCodigo(texto);
    enviar(texto);
  }

  return (
    <form
      className={estilos.formulario}
      onSubmit={(evento) => {
        evento.preventDefault();
        enviar(codigo);
      }}
      noValidate
    >
      <h1>Confirme que é você</h1>
      {confirmar.isError ? (
        <Aviso tom="erro" aoVivo>
          {mensagemDoErro(confirmar.error)}
        </Aviso>
      ) : null}
      {recuperacao ? (
        <CampoTexto
          key="recuperacao"
          ref={campo}
          rotulo="Código de recuperação"
          dica="Um dos dez códigos que você guardou no primeiro acesso. Cada um vale uma vez."
          autoComplete="off"
          value={codigo}
          erro={curto ? 'Digite um dos seus códigos de recuperação.' : undefined}
          onChange={(evento) => setCodigo(evento.currentTarget.value)}
        />
      ) : (
        <CampoCodigo
          key="aplicativo"
          ref={campo}
          rotulo="Código do aplicativo"
          dica="Os 6 dígitos que o seu aplicativo de códigos mostra agora."
          value={codigo}
          erro={curto ? 'Digite os 6 dígitos.' : undefined}
          aoMudar={setCodigo}
          aoCompletar={enviar}
        />
      )}
      {recuperacao ? null : <CodigoDaDemonstracao email={email} aoUsar={usar} />}
      <Botao type="submit" largo carregando={confirmar.isPending}>
        Entrar
      </Botao>
      <Botao
        variante="discreto"
        onClick={() => {
          setRecuperacao(!recuperacao);
          setCodigo('');
          setCurto(false);
        }}
      >
        {recuperacao ? 'Usar o aplicativo de códigos' : 'Perdi o celular: usar código de recuperação'}
      </Botao>
      <Botao variante="discreto" onClick={aoVoltar}>
        Voltar
      </Botao>
    </form>
  );
}
