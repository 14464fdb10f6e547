/** /fiador/financeiro: what may still be asked of whoever guarantees, and what is late, contract by contract. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { DesenhoVazio } from '@credito/ui/desenho/desenho';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Progresso } from '@credito/ui/progresso/progresso';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { EtiquetaDoFinanceiro } from '../../../financeiro/etiqueta-do-financeiro.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { Saida } from '../components/saida.tsx';
import estilos from '../financeiro.module.css';
import { consultaDoGarantido, type Garantido } from '../garantido.queries.ts';
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
          detalhe: <Posicao contrato={contrato} />,
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

const O_QUE_GARANTE: Readonly<Record<Garantido['garantia'], string>> = {
  'ainda-nao': 'Quando valer, você garante',
  vale: 'Você garante hoje',
  terminou: 'Você garante',
};

function Posicao({ contrato }: { contrato: Garantido }) {
  const { garantia, exposicaoCentavos, parcelas, parcelasPagas, numero, pagoCentavos, totalCentavos } =
    contrato;
  return (
    <div className={estilos.pilha}>
      <p className={estilos.linha}>
        <span>{O_QUE_GARANTE[garantia]}</span>
        <strong>{formatarReais(garantia === 'terminou' ? 0 : exposicaoCentavos)}</strong>
      </p>
      {garantia === 'terminou' ? (
        <p>Você está livre: por este contrato nada mais pode ser cobrado de você.</p>
      ) : null}
      <p className={estilos.nota}>
        {`${formatarReais(pagoCentavos)} já pagos, de ${formatarReais(totalCentavos)} do plano inteiro.`}
      </p>
      <Progresso
        rotulo={`Parcelas pagas do contrato ${numero}`}
        rotuloOculto
        valor={parcelasPagas}
        maximo={parcelas}
        texto={`${parcelasPagas} de ${parcelas} parcelas pagas`}
        tom={garantia === 'terminou' ? 'sucesso' : 'provedor'}
      />
      <Atrasadas contrato={contrato} />
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
  const [, navegar] = useLocation();
  return (
    <PaginaVazia
      desenho={<DesenhoVazio />}
      titulo="Nada por enquanto"
      acoes={
        <Botao variante="secundario" onClick={() => navegar('/inicio')}>
          Ir para o início
        </Botao>
      }
    >
      <p>Quando um contrato que você garante passar a valer, quanto falta e o que atrasar aparecem aqui.</p>
    </PaginaVazia>
  );
}
