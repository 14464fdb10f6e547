/** /fiador/contratos: what somebody guarantees, what it may cost them, and their copy. */
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { DesenhoVazio } from '@credito/ui/desenho/desenho';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation } from 'wouter';
import { consultaDosContratosGarantidos } from '../../../contrato/contratos.queries.ts';
import { EtiquetaDoContrato } from '../../../contrato/etiqueta-do-contrato.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { PlanoDoContrato } from '../components/plano-do-contrato.tsx';
import estilos from '../contrato.module.css';
import { pedidoDoContratoGarantido } from '../contrato.queries.ts';

export function ContratosGarantidosScreen() {
  const [, navegar] = useLocation();
  const { data, error, refetch } = useQuery({ ...consultaDosContratosGarantidos, refetchOnMount: 'always' });
  if (!data && error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos carregar os contratos" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  if (!data) return <CartoesCarregando />;
  return (
    <Pagina
      titulo="Contratos que você garante"
      dica="Se o estudante não pagar, quem paga é você. Aqui está quanto isso pode custar."
    >
      <ListaDeCartoes
        nivel={2}
        rotulo="Contratos que você garante"
        cartoes={data.map((contrato) => ({
          id: String(contrato.id),
          titulo: contrato.estudante,
          estado: <EtiquetaDoContrato contrato={{ ...contrato, status: contrato.codigo, acoes: [] }} />,
          detalhe: <Detalhe contrato={contrato} />,
          acao: (
            <Botao
              largo
              variante="secundario"
              icone={<Download />}
              onClick={() => void pedirDocumento(pedidoDoContratoGarantido(contrato))}
            >
              <span>Baixar a minha cópia</span>
              <span className="so-leitor">{` do contrato ${contrato.numero}`}</span>
            </Botao>
          ),
        }))}
        vazio={
          <PaginaVazia
            desenho={<DesenhoVazio />}
            titulo="Nenhum contrato por enquanto"
            acoes={
              <Botao variante="secundario" onClick={() => navegar('/inicio')}>
                Ir para o início
              </Botao>
            }
          >
            <p>Quando o contrato de quem você garante ficar pronto, ele aparece aqui.</p>
          </PaginaVazia>
        }
      />
    </Pagina>
  );
}

function Detalhe({ contrato }: { contrato: ContratoGarantido }) {
  const { numero, anoSemestre, mensagem, exposicao, plano, estudante } = contrato;
  const { dias, parcelaCentavos, acrescimoCentavos } = exposicao.exemplo;
  return (
    <div className={estilos.pilha}>
      <p>{`Contrato ${numero}, ${anoSemestre}.`}</p>
      <p>{mensagem}</p>
      <p className={estilos.valor}>
        <span>O plano inteiro</span>
        <strong>{formatarReais(exposicao.totalCentavos)}</strong>
      </p>
      <p>
        {`Se uma parcela de ${formatarReais(parcelaCentavos)} atrasar ${dias} dias, ela passa a custar ${formatarReais(parcelaCentavos + acrescimoCentavos)}: ${formatarReais(acrescimoCentavos)} a mais.`}
      </p>
      <details className={estilos.dobra}>
        <summary>
          <span>Ver as parcelas</span>
          <span className="so-leitor">{` do contrato ${numero}`}</span>
        </summary>
        <PlanoDoContrato legenda={`Parcelas do contrato ${numero}, de ${estudante}`} plano={plano} />
      </details>
    </div>
  );
}
