import { avisoDasAreas } from '@credito/domain/conta/areas';
import type { Exibicao } from '@credito/domain/solicitacao/estados';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta, type TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { useLocation } from 'wouter';
import { DocumentosParaAssinar } from '../../../assinatura/documentos-para-assinar.tsx';
import { CartaoDosContratos } from '../../../contrato/cartao-dos-contratos.tsx';
import { FinanceiroNoInicio } from '../../../financeiro/financeiro-no-inicio.tsx';
import { useAreasDesativadas } from '../../../sessao/use-areas-desativadas.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';
import type { Status } from '../components/tela-de-situacao.tsx';
import { useSituacao } from '../use-situacao.ts';

/** The start after the login: a greeting and the request's card (spec 3 section 2.2). */
export function InicioScreen() {
  const usuario = useUsuario();
  const { data: status, isError, refetch } = useSituacao();
  const desativadas = useAreasDesativadas();
  const semAreas = avisoDasAreas(desativadas);
  return (
    <Pagina
      titulo={usuario ? `Olá, ${usuario.nomeExibicao}!` : 'Olá!'}
      dica="Aqui você fica por dentro de tudo o que acontece com o seu crédito."
    >
      {semAreas ? <Aviso>{semAreas}</Aviso> : null}
      {usuario ? <DocumentosParaAssinar /> : null}
      {status?.garante ? (
        <Cartao
          titulo="Você é fiador de alguém?"
          fundo
          acoes={
            <LinkBotao largo href="/fiador/inicio">
              Ir para o portal do fiador
            </LinkBotao>
          }
        >
          <p>
            O seu CPF foi indicado para garantir o crédito de outra pessoa. O convite e tudo o que pedimos a
            você ficam no portal do fiador, com esta mesma conta.
          </p>
        </Cartao>
      ) : null}
      {status && !seguiuParaContrato(status) ? <CartaoDaSolicitacao status={status} /> : null}
      {!status && isError ? (
        <Cartao titulo="Sua solicitação">
          <p>Ocorreu um erro ao buscar o status da solicitação.</p>
          <Botao variante="secundario" onClick={() => void refetch()}>
            Tentar de novo
          </Botao>
        </Cartao>
      ) : null}
      {!status && !isError ? (
        <Carregando>
          <Esqueleto forma="cartao" />
        </Carregando>
      ) : null}
      {usuario?.temContratos && !desativadas.includes('financeiro') ? <FinanceiroNoInicio /> : null}
      {usuario && !desativadas.includes('contratos') ? <CartaoDosContratos /> : null}
    </Pagina>
  );
}

/** What was approved goes on in its contract: the card of the contracts speaks of it. */
const seguiuParaContrato = ({ exibicao, pagina }: Status): boolean =>
  exibicao === 'aprovada' && pagina === '/inicio';

const ESTADOS: Readonly<Record<Exibicao, { tom: TomDeEtiqueta; texto: string }>> = {
  pendente: { tom: 'suaVez', texto: 'Em preenchimento' },
  analise: { tom: 'espera', texto: 'Em análise' },
  aprovada: { tom: 'sucesso', texto: 'Aprovada, aguardando o contrato' },
  reprovada: { tom: 'erro', texto: 'Reprovada' },
  nenhum: { tom: 'neutro', texto: 'Não iniciada' },
};

function CartaoDaSolicitacao({ status }: { status: Status }) {
  const [, navegar] = useLocation();
  const { tom, texto } = ESTADOS[status.exibicao];
  if (status.solicitacaoId === null || status.exibicao === 'nenhum')
    return (
      <>
        {status.solicitacaoId === null ? null : (
          <Cartao
            titulo="A sua última solicitação"
            aoLado={<Etiqueta>Cancelada</Etiqueta>}
            fundo
            acoes={
              <Botao
                largo
                variante="secundario"
                onClick={() => navegar(`/perfil/solicitacoes/${status.solicitacaoId}`)}
              >
                Ver detalhes
              </Botao>
            }
          >
            <p>{status.rotulo}</p>
            <p>
              {`Protocolo ${status.protocolo ?? ''}${
                status.desde ? `, cancelada em ${formatarMomento(new Date(status.desde))}` : ''
              }.`}
            </p>
          </Cartao>
        )}
        <Cartao
          titulo="Peça o seu crédito"
          acoes={
            <>
              <Botao largo onClick={() => navegar('/universidade-curso')}>
                Iniciar solicitação
              </Botao>
              <Botao largo variante="secundario" onClick={() => navegar('/simulador')}>
                Simular quanto custa
              </Botao>
            </>
          }
        >
          <p>
            Escolha o curso, envie os seus dados e acompanhe tudo por aqui. Você pode parar quando quiser.
          </p>
        </Cartao>
      </>
    );
  return (
    <Cartao
      titulo="Sua solicitação"
      aoLado={<Etiqueta tom={tom}>{texto}</Etiqueta>}
      acoes={
        <Botao largo onClick={() => navegar(status.pagina)}>
          Acessar solicitação
        </Botao>
      }
    >
      <p>{status.rotulo}</p>
      {status.exibicao === 'pendente' ? (
        <Progresso
          rotulo="Quanto da solicitação está pronto"
          valor={status.total}
          texto={`${status.total}%`}
        />
      ) : null}
    </Cartao>
  );
}
