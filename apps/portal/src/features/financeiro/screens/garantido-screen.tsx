/** /fiador/financeiro: what may still be asked of whoever guarantees, and what is late, contract by contract. */
import { parcelasPagasEmPalavras } from '@credito/domain/cobranca/parcelas-pagas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { useQuery } from '@tanstack/react-query';
import { EtiquetaDoFinanceiro } from '../../../financeiro/etiqueta-do-financeiro.tsx';
import {
  type Beneficiario,
  consultaDoGarantido,
  type Garantido,
} from '../../../financeiro/garantido.queries.ts';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { VaziaComInicio } from '../../../pagina/vazia-com-inicio.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { NegociacaoGarantida } from '../components/negociacao-garantida.tsx';
import { PagarPorQuemGaranto } from '../components/pagar-por-quem-garanto.tsx';
import { Saida } from '../components/saida.tsx';
import estilos from '../financeiro.module.css';
import { consultaDasSaidas } from '../saida.queries.ts';

export function GarantidoScreen() {
  const { data, error, refetch } = useQuery({ ...consultaDoGarantido, refetchOnMount: 'always' });
  const { data: saidas } = useQuery({ ...consultaDasSaidas, refetchOnMount: 'always' });
  if (!data && error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar o que você garante" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <CartoesCarregando />;
  return (
    <Pagina
      titulo="O que você garante"
      dica="Se o estudante não pagar, quem paga é você. Aqui está quanto falta e o que está em atraso."
    >
      <ListaDeCartoes
        nivel={2}
        rotulo="Contratos que você garante"
        vazio={<NadaGarantido />}
        cartoes={data.contratos.map((contrato) => ({
          id: String(contrato.id),
          titulo: `${contrato.estudante}, contrato ${contrato.numero}`,
          estado: <EtiquetaDoFinanceiro situacao={contrato.situacao} />,
          detalhe: <Posicao contrato={contrato} beneficiario={data.beneficiario} />,
          acao: saidas ? (
            <div className={estilos.acoes}>
              <Saida
                contrato={contrato}
                pedido={saidas.find(({ contratoId }) => contratoId === contrato.id) ?? null}
              />
            </div>
          ) : undefined,
        }))}
      />
    </Pagina>
  );
}

function Posicao({ contrato, beneficiario }: { contrato: Garantido; beneficiario: Beneficiario }) {
  const { garantia, garante, parcelas, parcelasPagas, numero, pagoCentavos, totalCentavos } = contrato;
  return (
    <div className={`${estilos.pilha} ${estilos.longo}`}>
      <p className={estilos.linha}>
        <span>{garante.rotulo}</span>
        <strong>{formatarReais(garante.centavos)}</strong>
      </p>
      <p>{garante.explicacao}</p>
      <p className={estilos.nota}>
        {`${formatarReais(pagoCentavos)} já pagos; o plano inteiro é de ${formatarReais(totalCentavos)}, sem a multa e os juros de atraso.`}
      </p>
      <Progresso
        rotulo={`Parcelas pagas do contrato ${numero}`}
        rotuloOculto
        valor={parcelasPagas}
        maximo={parcelas}
        texto={parcelasPagasEmPalavras(parcelasPagas, parcelas)}
        tom={garantia === 'terminou' ? 'sucesso' : 'provedor'}
      />
      <Atrasadas contrato={contrato} />
      <PagarPorQuemGaranto contrato={contrato} beneficiario={beneficiario} />
      <NegociacaoGarantida contrato={contrato} />
    </div>
  );
}

function Atrasadas({ contrato: { atrasadas, vencidoCentavos, situacao } }: { contrato: Garantido }) {
  if (atrasadas.length === 0)
    return situacao === 'em-restituicao' ? <p>Nenhuma parcela está em atraso.</p> : null;
  return (
    <>
      <p className={estilos.linha}>
        <span>
          {atrasadas.length === 1 ? '1 parcela em atraso' : `${atrasadas.length} parcelas em atraso`}
        </span>
        <strong>{formatarReais(vencidoCentavos)}</strong>
      </p>
      <ul className={estilos.recibos} aria-label="Parcelas em atraso">
        {atrasadas.map((parcela) => (
          <li key={parcela.numero}>
            <p className={estilos.linha}>
              <span>
                {`Parcela ${parcela.numero}, vencida em ${formatarData(parcela.vencimento)}, há ${parcela.dias} ${parcela.dias === 1 ? 'dia' : 'dias'}`}
              </span>
              <span>{formatarReais(parcela.abertoCentavos)}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function NadaGarantido() {
  return (
    <VaziaComInicio titulo="Nada por enquanto">
      <p>Quando um contrato que você garante passar a valer, quanto falta e o que atrasar aparecem aqui.</p>
    </VaziaComInicio>
  );
}
