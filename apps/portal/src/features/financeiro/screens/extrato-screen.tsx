/** /financeiro/contratos/{id}: one contract's money, from where it stands to everything that moved it. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation, useParams } from 'wouter';
import { EtiquetaDoFinanceiro } from '../../../financeiro/etiqueta-do-financeiro.tsx';
import { ComExtrato } from '../components/com-extrato.tsx';
import { Contas } from '../components/contas.tsx';
import { ResumoDoContrato } from '../components/contrato-no-financeiro.tsx';
import { Lancamentos } from '../components/lancamentos.tsx';
import { AnteciparParcela, NegociarAtraso, QuitarAntes } from '../components/pagar-de-outro-jeito.tsx';
import { InformeAnual, TermoDeQuitacao } from '../components/papeis-do-contrato.tsx';
import { PlanoEmCurso } from '../components/plano-em-curso.tsx';
import { Recibos } from '../components/recibos.tsx';
import { UsosDoCredito } from '../components/usos-do-credito.tsx';
import { VidaDoCurso } from '../components/vida-do-curso.tsx';
import estilos from '../financeiro.module.css';
import type { Extrato } from '../financeiro.queries.ts';

export function ExtratoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return <ComExtrato id={id}>{(extrato) => <Conteudo extrato={extrato} />}</ComExtrato>;
}

function Conteudo({ extrato }: { extrato: Extrato }) {
  const [, navegar] = useLocation();
  return (
    <Pagina
      titulo={`Contrato ${extrato.numero}`}
      dica={extrato.anoSemestre}
      aoVoltar={() => navegar('/financeiro')}
      textoVoltar="Voltar ao financeiro"
      lado={
        temLado(extrato) ? (
          <div className={estilos.lado} data-so-na-tela>
            <TermoDeQuitacao extrato={extrato} />
            <QuitarAntes extrato={extrato} />
            <AnteciparParcela extrato={extrato} />
            <NegociarAtraso extrato={extrato} />
            <InformeAnual extrato={extrato} />
          </div>
        ) : undefined
      }
    >
      <Cartao titulo="Onde está" aoLado={<EtiquetaDoFinanceiro situacao={extrato.situacao} />}>
        {extrato.situacao === 'quitado' ? (
          <p>Parabéns! Tudo deste contrato está pago.</p>
        ) : (
          <ResumoDoContrato contrato={extrato} />
        )}
        {extrato.situacao === 'quitado' && extrato.creditoCentavos > 0 ? (
          <p>
            {`${formatarReais(extrato.creditoCentavos)} são seus e não há mais parcela a pagar. Fale com a nossa central para receber o valor de volta.`}
          </p>
        ) : null}
        <Contas
          contas={[
            { rotulo: 'Total do plano', centavos: extrato.totalCentavos },
            { rotulo: 'Já pago', centavos: extrato.pagoCentavos },
            ...(extrato.creditoCentavos > 0
              ? [{ rotulo: 'Crédito seu', centavos: extrato.creditoCentavos }]
              : []),
          ]}
        />
      </Cartao>
      <VidaDoCurso curso={extrato.curso} />
      <PlanoEmCurso plano={extrato.plano} />
      <Lancamentos lancamentos={extrato.lancamentos} />
      <Recibos recibos={extrato.recibos} creditoCentavos={extrato.creditoCentavos} />
      <UsosDoCredito extrato={extrato} />
    </Pagina>
  );
}

/** Before anything is owed or paid there is nothing to put beside the statement. */
const temLado = ({ recibos, quitacaoHojeCentavos, situacao }: Extrato): boolean =>
  recibos.length > 0 || quitacaoHojeCentavos > 0 || situacao === 'quitado';
