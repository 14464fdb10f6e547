import { ROTULO_DO_PAPEL } from '@credito/domain/acesso/visibilidade';
import { erroDaSenha } from '@credito/domain/conta/senha';
import { erroDoCpf } from '@credito/domain/pessoa/cpf';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoCodigo } from '@credito/ui/campo-codigo/campo-codigo';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { useSegredoDoEndereco } from '@credito/ui/endereco/use-segredo-do-endereco';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../../../sessao/api.ts';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { sessao } from '../../../sessao/sessao.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useProvedor } from '../../../sessao/use-sessao.ts';
import estilos from '../acesso.module.css';
import { CodigosDeRecuperacao } from '../components/codigos-de-recuperacao.tsx';

export default function PrimeiroAcessoScreen() {
  const { nome } = useProvedor();
  const convite = useSegredoDoEndereco('convite', { tambemNaConsulta: true });
  const aberto = useQuery({
    queryKey: ['convite', convite],
    queryFn: () => api('POST /gestao/primeiro-acesso/abrir', { body: { convite } }),
    enabled: convite !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <main className={estilos.tela}>
      <div className={`${estilos.cartao} ${estilos.larga}`}>
        <p className={estilos.marca}>{`${nome} · gestão`}</p>
        {convite === '' || aberto.isError ? (
          <>
            <h1>Convite inválido</h1>
            <Aviso tom="erro">
              {aberto.isError
                ? mensagemDoErro(aberto.error)
                : 'Abra o endereço completo que está no e-mail do convite.'}
            </Aviso>
          </>
        ) : aberto.data ? (
          <Cadastro key={convite} convite={convite} {...aberto.data} />
        ) : (
          <EsqueletoDePergunta />
        )}
      </div>
    </main>
  );
}

interface CadastroProps {
  convite: string;
  nome: string;
  email: string;
  papel: keyof typeof ROTULO_DO_PAPEL;
  chave: string;
  qrCode: string;
}

function Cadastro({ convite, nome, email, papel, chave, qrCode }: CadastroProps) {
  const [, navegar] = useLocation();
  const [cpf, setCpf] = useState('');
  const [senha, setSenha] = useState('');
  const [codigo, setCodigo] = useState('');
  const [tentou, setTentou] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const concluir = useMutation({
    mutationFn: () => api('POST /gestao/primeiro-acesso/concluir', { body: { convite, cpf, senha, codigo } }),
    onError: () => focarPrimeiroErro(formulario.current),
  });
  const recusas = useRecusas(concluir.error, { cpf, senha, codigo });
  const erroCpf = erroDoCpf(cpf);
  const erroSenha = erroDaSenha(senha);

  if (concluir.data) {
    const { operador, codigosDeRecuperacao } = concluir.data;
    return (
      <CodigosDeRecuperacao
        codigos={codigosDeRecuperacao}
        aoGuardar={() => {
          sessao.assumir(operador);
          navegar('/', { replace: true });
        }}
      />
    );
  }

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    setTentou(true);
    if (erroCpf || erroSenha || codigo.length !== 6) focarPrimeiroErro(formulario.current);
    else if (!concluir.isPending) concluir.mutate();
  }

  return (
    <form ref={formulario} className={estilos.passos} onSubmit={enviar} noValidate>
      <div className={estilos.etapa}>
        <h1>{`Olá, ${nome}`}</h1>
        <p>
          Vamos criar o seu acesso como <strong>{ROTULO_DO_PAPEL[papel].toLowerCase()}</strong>
          <span>{`, com o e-mail ${email}.`}</span>
        </p>
      </div>
      {recusas.geral ? (
        <Aviso tom="erro" aoVivo>
          {recusas.geral}
        </Aviso>
      ) : null}
      <section className={estilos.etapa}>
        <h2>1. Diga o seu CPF</h2>
        <CampoMascarado
          rotulo="CPF"
          mascara="cpf"
          autoComplete="off"
          dica="Com ele, nenhuma solicitação da qual você faz parte chega até você."
          value={cpf}
          onChange={(evento) => setCpf(evento.currentTarget.value)}
          erro={tentou && erroCpf ? erroCpf : recusas.de('cpf')}
        />
      </section>
      <section className={estilos.etapa}>
        <h2>2. Crie a sua senha</h2>
        <CampoSenha
          rotulo="Senha nova"
          autoComplete="new-password"
          dica="Pelo menos 8 caracteres, com maiúscula, minúscula, número e símbolo."
          value={senha}
          onChange={(evento) => setSenha(evento.currentTarget.value)}
          erro={tentou && erroSenha ? erroSenha : recusas.de('senha')}
        />
      </section>
      <section className={estilos.etapa}>
        <h2>3. Ligue o aplicativo de códigos</h2>
        <p>Abra o seu aplicativo de códigos (autenticador) no celular e leia este desenho.</p>
        <img
          className={estilos.qr}
          alt="Código QR para o aplicativo de códigos"
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        />
        <p>
          Não consegue ler? Digite esta chave no aplicativo:{' '}
          <strong className={estilos.chave}>{chave.replace(/(.{4})/g, '$1 ').trim()}</strong>
        </p>
        <CampoCodigo
          rotulo="Código do aplicativo"
          dica="Os 6 dígitos que o aplicativo mostra agora."
          value={codigo}
          aoMudar={setCodigo}
          erro={tentou && codigo.length !== 6 ? 'Digite os 6 dígitos.' : recusas.de('codigo')}
        />
      </section>
      <Botao type="submit" largo carregando={concluir.isPending}>
        Criar meu acesso
      </Botao>
    </form>
  );
}
