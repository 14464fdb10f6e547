/** Contracts on the home page (spec 3 section 2.2): the one that waits for a signature, or the way to all of them. */
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { contratoQueEspera } from '@credito/domain/contrato/na-lista';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';
import { consultaDosContratos } from './contratos.queries.ts';
import { EtiquetaDoContrato } from './etiqueta-do-contrato.tsx';

export function CartaoDosContratos() {
  const { data, error, refetch } = useQuery({ ...consultaDosContratos, refetchOnMount: 'always' });
  if (data) {
    const espera = contratoQueEspera(data);
    return espera ? <QueEspera contrato={espera} /> : <NenhumPendente />;
  }
  if (error)
    return (
      <Cartao
        titulo="Contratos"
        acoes={
          <Botao variante="secundario" onClick={() => void refetch()}>
            Tentar de novo
          </Botao>
        }
      >
        <p>{motivoDaFalha(error)}</p>
      </Cartao>
    );
  return (
    <Carregando>
      <Esqueleto forma="cartao" />
    </Carregando>
  );
}

function QueEspera({ contrato }: { contrato: ContratoNaLista }) {
  const [, navegar] = useLocation();
  const { id, contractNumber, contractValue, anoSemestre, mensagem, contagem, deadlineDate } = contrato;
  return (
    <Cartao
      titulo={`Contrato ${contractNumber}`}
      aoLado={<EtiquetaDoContrato contrato={contrato} />}
      acoes={
        <Botao largo onClick={() => navegar(`/contratos/${id}`)}>
          Ver o contrato
        </Botao>
      }
    >
      <p>{mensagem}</p>
      <p>{`${anoSemestre}, ${formatarReais(contractValue)}.`}</p>
      {contagem && deadlineDate ? (
        <p>
          <strong>{`${contagem} (${formatarData(deadlineDate)}).`}</strong>
        </p>
      ) : null}
    </Cartao>
  );
}

function NenhumPendente() {
  const [, navegar] = useLocation();
  return (
    <Cartao
      titulo="Contratos"
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar('/contratos')}>
          Ver contratos
        </Botao>
      }
    >
      <p>Não existe nenhum contrato pendente de assinatura.</p>
    </Cartao>
  );
}
