import { ErroDeApi } from '@credito/api/cliente';
import type { FichaDoSuporte } from '@credito/api/gestao-suporte.rotas';
import { MINUTOS_DO_SUPORTE } from '@credito/domain/acesso/suporte';
import { ROTULOS } from '@credito/domain/andamento/situacao';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Tabela } from '@credito/ui/tabela/tabela';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../../../sessao/api.ts';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { consultas, mensagemDoErro } from '../../../sessao/consultas.ts';
import { NaoEncontrada } from '../../../tela/nao-encontrada.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AreasDaPessoa } from '../components/areas-da-pessoa.tsx';
import { AtualizacoesDaPessoa } from '../components/atualizacoes-da-pessoa.tsx';
import estilos from './suporte-screen.module.css';

const CANAIS: Readonly<Record<string, string>> = {
  email: 'E-mail',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  push: 'Notificação',
};
const ESTADOS: Readonly<Record<string, string>> = {
  'na-fila': 'Na fila',
  enviada: 'Enviada',
  entregue: 'Entregue',
  recusada: 'Recusada',
  devolvida: 'Devolvida',
  falhou: 'Falhou',
};

export default function FichaScreen({ contaId }: { contaId: string }) {
  useTitulo('Atender pessoa');
  const ficha = useQuery({
    queryKey: ['suporte', contaId],
    queryFn: ({ signal }) =>
      api('GET /gestao/suporte/pessoas/{contaId}', { params: { contaId } }, { sinal: signal }),
    // Every reading is written down.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  });
  if (ficha.error instanceof ErroDeApi && [400, 404].includes(ficha.error.status)) return <NaoEncontrada />;
  return (
    <div className={estilosDaPagina.pagina}>
      {ficha.isError ? <Aviso tom="erro">{mensagemDoErro(ficha.error)}</Aviso> : null}
      {ficha.isPending ? <EsqueletoDeLista quantos={5} /> : null}
      {ficha.data ? <Ficha ficha={ficha.data} /> : null}
    </div>
  );
}

function Ficha({ ficha }: { ficha: FichaDoSuporte }) {
  const depois = (texto: string) => ({
    onSuccess: () => {
      mostrarToast({ texto, tom: 'sucesso' });
      return consultas.invalidateQueries({ queryKey: ['suporte', ficha.contaId] });
    },
    onError: (erro: unknown) => avisarErro(erro),
  });
  const desbloquear = useMutation({
    mutationFn: () =>
      api('POST /gestao/suporte/pessoas/{contaId}/desbloquear', { params: { contaId: ficha.contaId } }),
    ...depois('Acesso desbloqueado. A pessoa foi avisada por e-mail.'),
  });
  const reenviar = useMutation({
    mutationFn: (mensagemId: string) =>
      api('POST /gestao/suporte/mensagens/{mensagemId}/reenviar', { params: { mensagemId } }),
    ...depois('Mensagem reenviada.'),
  });
  return (
    <>
      <header>
        <h1>{ficha.nome}</h1>
        <p className={estilosDaPagina.sub}>
          CPF <span className="numeros">{ficha.cpf}</span>
          <span>{` · ${ficha.email} · `}</span>
          <span className="numeros">{ficha.telefone}</span>
        </p>
        <p className={estilosDaPagina.sub}>
          {`Conta criada em ${formatarMomento(new Date(ficha.criadaEm))}. ${
            ficha.ultimoAcesso
              ? `Último acesso em ${formatarMomento(new Date(ficha.ultimoAcesso))}.`
              : 'Ainda não entrou.'
          }`}
        </p>
      </header>
      {ficha.bloqueada ? (
        <Aviso
          tom="atencao"
          titulo="O acesso está bloqueado por tentativas demais"
          acao={
            <Botao compacto carregando={desbloquear.isPending} onClick={() => desbloquear.mutate()}>
              Desbloquear
            </Botao>
          }
        >
          A pessoa pode esperar alguns minutos ou criar uma nova senha. Se você desbloquear, ela é avisada.
        </Aviso>
      ) : null}
      <div className={estilos.acoes}>
        <LinkBotao variante="secundario" href={`/estudante/login-como?conta=${ficha.contaId}`}>
          Ver o portal como a pessoa
        </LinkBotao>
        <span
          className={estilosDaPagina.sub}
        >{`Só leitura, por até ${MINUTOS_DO_SUPORTE} minutos, com o motivo registrado.`}</span>
      </div>
      <AreasDaPessoa ficha={ficha} />
      <Solicitacoes ficha={ficha} />
      <AtualizacoesDaPessoa ficha={ficha} />
      <Mensagens
        ficha={ficha}
        reenviando={reenviar.isPending ? reenviar.variables : null}
        aoReenviar={reenviar.mutate}
      />
    </>
  );
}

function Solicitacoes({ ficha }: { ficha: FichaDoSuporte }) {
  return (
    <section aria-label="Solicitações">
      <h2>Solicitações</h2>
      {ficha.solicitacoes.length === 0 ? (
        <p>Nenhuma.</p>
      ) : (
        <ul className={estilos.pessoas}>
          {ficha.solicitacoes.map(({ id, protocolo, sigla, papel, situacaoDesde }) => (
            <li key={id}>
              <Link href={`/solicitacoes/${id}`}>
                <strong className="numeros">{protocolo}</strong>
                <small>
                  {`${ROTULOS[sigla].analista} desde ${formatarMomento(new Date(situacaoDesde))}, como ${papel}`}
                </small>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Mensagens({
  ficha,
  reenviando,
  aoReenviar,
}: {
  ficha: FichaDoSuporte;
  reenviando: string | null;
  aoReenviar: (mensagemId: string) => void;
}) {
  return (
    <section aria-label="Mensagens">
      <h2>Mensagens</h2>
      {ficha.mensagens.length === 0 ? <p>Nada foi enviado ainda.</p> : null}
      {ficha.mensagens.length > 0 ? (
        <Tabela cartoes legenda="Mensagens enviadas à pessoa">
          <thead>
            <tr>
              <th scope="col">Mensagem</th>
              <th scope="col">Canal</th>
              <th scope="col">Estado</th>
              <th scope="col">Quando</th>
              <th scope="col">
                <span className="so-leitor">Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {ficha.mensagens.map(({ id, titulo, canal, estado, em, reenviavel }) => (
              <tr key={id}>
                <td data-rotulo="Mensagem">{titulo}</td>
                <td data-rotulo="Canal">{CANAIS[canal] ?? canal}</td>
                <td data-rotulo="Estado">{ESTADOS[estado] ?? estado}</td>
                <td data-rotulo="Quando">{formatarMomento(new Date(em))}</td>
                <td>
                  {reenviavel ? (
                    <Botao
                      variante="secundario"
                      compacto
                      carregando={reenviando === id}
                      onClick={() => aoReenviar(id)}
                    >
                      <span>Reenviar</span>
                      <span className="so-leitor">{`: ${titulo}`}</span>
                    </Botao>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </Tabela>
      ) : null}
    </section>
  );
}
