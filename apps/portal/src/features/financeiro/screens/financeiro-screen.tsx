/** /financeiro: the next instalment first, then what else there is to pay, the contracts and the way out of arrears. */
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { ComunicadoInicial } from '@credito/ui/comunicados/comunicado-inicial';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { EtiquetaDoFinanceiro } from '../../../financeiro/etiqueta-do-financeiro.tsx';
import { consultaDoFinanceiro, type Financeiro } from '../../../financeiro/financeiro.queries.ts';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { VaziaComInicio } from '../../../pagina/vazia-com-inicio.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { Contas } from '../components/contas.tsx';
import { ResumoDoContrato } from '../components/contrato-no-financeiro.tsx';
import { CartaoDaNegociacao } from '../components/negociacoes.tsx';
import { OutrasCobrancas } from '../components/outras-cobrancas.tsx';
import { ProximaParcela } from '../components/proxima-parcela.tsx';

export function FinanceiroScreen() {
  const { data, error, refetch } = useQuery({ ...consultaDoFinanceiro, refetchOnMount: 'always' });
  if (data) return data.contratos.length === 0 ? <SemContrato /> : <Area financeiro={data} />;
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar o financeiro" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}

function Area({ financeiro }: { financeiro: Financeiro }) {
  const { contratos, totais, comunicados, secoes, negociacoes } = financeiro;
  return (
    <Pagina
      titulo="Financeiro"
      dica="O que você paga, o que já pagou e o que falta."
      lado={
        <>
          <Cartao titulo="Somando tudo">
            <Contas
              contas={[
                { rotulo: 'Falta pagar', centavos: totais.abertoCentavos, forte: true },
                ...(totais.vencidoCentavos > 0
                  ? [{ rotulo: 'Em atraso', centavos: totais.vencidoCentavos }]
                  : []),
                { rotulo: 'Já pago', centavos: totais.pagoCentavos },
                ...(totais.creditoCentavos > 0
                  ? [{ rotulo: 'Crédito seu', centavos: totais.creditoCentavos }]
                  : []),
              ]}
            />
          </Cartao>
          <ConferirUmBoleto />
        </>
      }
    >
      {comunicados.map(({ id, titulo, texto }) => (
        <ComunicadoInicial key={id} edicao={id} titulo={titulo} texto={texto} />
      ))}
      <ProximaParcela financeiro={financeiro} />
      <OutrasCobrancas financeiro={financeiro} />
      {secoes.negociacoes
        ? negociacoes.map((negociacao) => <CartaoDaNegociacao key={negociacao.id} negociacao={negociacao} />)
        : null}
      <Contratos contratos={contratos} />
    </Pagina>
  );
}

function Contratos({ contratos }: Pick<Financeiro, 'contratos'>) {
  const [, navegar] = useLocation();
  return (
    <ListaDeCartoes
      nivel={2}
      rotulo="Seus contratos"
      vazio={<SemContrato />}
      cartoes={contratos.map((contrato) => ({
        id: String(contrato.id),
        titulo: `Contrato ${contrato.numero}, ${contrato.anoSemestre}`,
        estado: <EtiquetaDoFinanceiro situacao={contrato.situacao} />,
        detalhe: <ResumoDoContrato contrato={contrato} />,
        acao: (
          <Botao largo variante="secundario" onClick={() => navegar(`/financeiro/contratos/${contrato.id}`)}>
            <span>Ver extrato e plano</span>
            <span className="so-leitor">{` do contrato ${contrato.numero}`}</span>
          </Botao>
        ),
      }))}
    />
  );
}

function ConferirUmBoleto() {
  const [, navegar] = useLocation();
  return (
    <Cartao
      titulo="Recebeu um boleto?"
      fundo
      soNaTela
      acoes={
        <Botao variante="secundario" onClick={() => navegar('/conferir-boleto')}>
          Conferir um boleto
        </Botao>
      }
    >
      <p>Antes de pagar um boleto que chegou por e-mail ou mensagem, veja se ele é nosso.</p>
    </Cartao>
  );
}

function SemContrato() {
  return (
    <Pagina>
      <VaziaComInicio nivel={1} titulo="Nada no financeiro por enquanto">
        <p>Quando o seu contrato valer, as parcelas, os boletos e os recibos aparecem aqui.</p>
      </VaziaComInicio>
    </Pagina>
  );
}
