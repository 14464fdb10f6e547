import {
  DURACAO_DA_SESSAO_DE_GESTAO_HORAS,
  INATIVIDADE_DA_GESTAO_MINUTOS,
} from '@credito/domain/acesso/duracao-da-sessao';
import { ROTULO_DO_PAPEL } from '@credito/domain/acesso/visibilidade';
import { FICHA_DO_USO } from '@credito/domain/gestao/cotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { formatarNumero } from '@credito/domain/texto/numero';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoSenha } from '@credito/ui/campo-senha/campo-senha';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { recarregar } from '@credito/ui/endereco/abrir-de-novo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { Progresso } from '@credito/ui/progresso/progresso';
import { SeletorDeTema } from '@credito/ui/seletor-de-tema/seletor-de-tema';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { consultas, mensagemDoErro } from '../../../sessao/consultas.ts';
import { useOperador } from '../../../sessao/use-sessao.ts';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from './perfil-screen.module.css';

const POUCOS_CODIGOS = 3;

export default function PerfilScreen() {
  useTitulo('Minha conta');
  const operador = useOperador();
  const [trocando, setTrocando] = useState(false);
  return (
    <div className={`${estilosDaPagina.pagina} ${estilosDaPagina.estreita}`}>
      <div>
        <h1>{operador.nome}</h1>
        <p className={estilosDaPagina.sub}>
          {`${operador.email} · ${operador.instituicao ?? ROTULO_DO_PAPEL[operador.papel]}`}
        </p>
      </div>
      <Sessoes />
      <UsoDeHoje />
      <section className={estilos.secao}>
        <h2>Códigos de recuperação</h2>
        {operador.codigosDeRecuperacao <= POUCOS_CODIGOS ? (
          <Aviso tom="atencao">
            {`${
              operador.codigosDeRecuperacao === 0
                ? 'Você não tem nenhum código.'
                : `Restam ${operador.codigosDeRecuperacao}.`
            } Gere códigos novos e guarde-os.`}
          </Aviso>
        ) : (
          <p>{`Restam ${operador.codigosDeRecuperacao}, para o caso de você perder o celular.`}</p>
        )}
        <div>
          <Botao variante="secundario" compacto onClick={() => setTrocando(true)}>
            Gerar códigos novos
          </Botao>
        </div>
      </section>
      <SeletorDeTema />
      <p>
        <a href="/gestao/licencas-das-bibliotecas.txt">Licenças das bibliotecas</a>
      </p>
      {trocando ? <TrocaDeCodigos aoFechar={() => setTrocando(false)} /> : null}
    </div>
  );
}

function Sessoes() {
  const sessoes = useQuery({
    queryKey: ['sessoes'],
    queryFn: ({ signal }) => api('GET /gestao/sessoes', {}, { sinal: signal }),
  });
  const encerrar = useMutation({
    mutationFn: (id: string) => api('DELETE /gestao/sessoes/{id}', { params: { id } }),
    onSettled: () => consultas.invalidateQueries({ queryKey: ['sessoes'] }),
    onError: (erro) => avisarErro(erro),
  });
  return (
    <section className={estilos.secao}>
      <h2>Onde você está conectado</h2>
      <p>
        {`Depois de ${INATIVIDADE_DA_GESTAO_MINUTOS} minutos sem uso, pedimos que você entre de novo; e sempre ${DURACAO_DA_SESSAO_DE_GESTAO_HORAS} horas depois de entrar.`}
      </p>
      <ul className={estilos.sessoes}>
        {sessoes.data?.sessoes.map(({ id, atual, aparelho, enderecoIp, usadaEm }) => (
          <li key={id}>
            <span>
              <span>{aparelho}</span>
              <small>
                {`${atual ? 'Esta sessão' : `Usada em ${formatarMomento(new Date(usadaEm))}`}${enderecoIp ? ` · rede ${enderecoIp}` : ''}`}
              </small>
            </span>
            {atual ? null : (
              <Botao variante="secundario" compacto onClick={() => encerrar.mutate(id)}>
                Encerrar
              </Botao>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What counts against the day's limits, so that nobody meets them by surprise (ADR 0034). */
function UsoDeHoje() {
  const { data } = useQuery({
    queryKey: ['meu-uso-de-dados'],
    queryFn: ({ signal }) => api('GET /gestao/eu/uso-de-dados', {}, { sinal: signal }),
  });
  const usados = data?.usos.filter(({ contagem }) => contagem > 0) ?? [];
  return (
    <section className={estilos.secao}>
      <h2>Dados pessoais que você abriu hoje</h2>
      {data && usados.length === 0 ? <p>Nenhum até agora.</p> : null}
      {usados.map(({ uso, contagem, teto }) => (
        <Progresso
          key={uso}
          rotulo={FICHA_DO_USO[uso].rotulo}
          valor={Math.min(contagem, teto)}
          maximo={teto}
          texto={`${formatarNumero(contagem)} de ${formatarNumero(teto)}`}
        />
      ))}
    </section>
  );
}

function TrocaDeCodigos({ aoFechar }: { aoFechar: () => void }) {
  const [senha, setSenha] = useState('');
  const [tentou, setTentou] = useState(false);
  const campo = useRef<HTMLDivElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const trocar = useMutation({
    mutationFn: () => api('POST /gestao/eu/codigos-de-recuperacao', { body: { senha } }),
    onError: () => focarPrimeiroErro(campo.current),
  });
  function gerar() {
    setTentou(true);
    if (senha) trocar.mutate();
    else focarPrimeiroErro(campo.current);
  }
  const codigos = trocar.data?.codigosDeRecuperacao;
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      dispensavel={!codigos}
      titulo={codigos ? 'Guarde os códigos novos' : 'Gerar códigos novos'}
      acoes={
        codigos ? (
          <Botao onClick={recarregar}>Já guardei</Botao>
        ) : (
          <Botao carregando={trocar.isPending} onClick={gerar}>
            Gerar
          </Botao>
        )
      }
    >
      {codigos ? (
        <ul className={estilos.codigos} aria-label="Códigos de recuperação">
          {codigos.map((codigo) => (
            <li key={codigo}>{codigo}</li>
          ))}
        </ul>
      ) : (
        <div ref={campo}>
          <CampoSenha
            rotulo="Sua senha"
            dica="Os códigos anteriores deixam de valer."
            autoComplete="current-password"
            value={senha}
            onChange={(evento) => {
              if (trocar.isError) trocar.reset();
              setSenha(evento.currentTarget.value);
            }}
            erro={
              tentou && !senha
                ? 'Digite a sua senha.'
                : trocar.isError
                  ? mensagemDoErro(trocar.error)
                  : undefined
            }
          />
        </div>
      )}
    </Dialogo>
  );
}
