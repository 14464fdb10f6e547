/** Other ways out of a debt than the plan: one instalment or everything early, or what is late divided anew. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDoNegociavel } from '../atos.queries.ts';
import type { Extrato } from '../financeiro.queries.ts';

export function QuitarAntes({ extrato: { id, codigo, quitacaoHojeCentavos } }: { extrato: Extrato }) {
  const [, navegar] = useLocation();
  if (codigo !== 'EFE' || quitacaoHojeCentavos === 0) return null;
  return (
    <Cartao
      titulo="Quitar antes"
      acoes={
        <Botao variante="secundario" onClick={() => navegar(`/financeiro/contratos/${id}/quitacao`)}>
          Ver quanto custa quitar
        </Botao>
      }
    >
      <p>{`Pagar tudo hoje custa ${formatarReais(quitacaoHojeCentavos)}. A taxa dos meses que ainda não passaram não é cobrada.`}</p>
    </Cartao>
  );
}

export function AnteciparParcela({ extrato: { id, plano } }: { extrato: Extrato }) {
  const [, navegar] = useLocation();
  const parcela = plano.find(({ antecipadaCentavos }) => antecipadaCentavos !== null);
  if (!parcela) return null;
  return (
    <Cartao
      titulo="Pagar uma parcela antes"
      acoes={
        <Botao
          variante="secundario"
          onClick={() => navegar(`/financeiro/contratos/${id}/parcelas/${parcela.numero}/antecipacao`)}
        >
          Escolher a parcela
        </Botao>
      }
    >
      <p>Você escolhe qual. Dela também não é cobrada a taxa dos meses que ainda não passaram.</p>
    </Cartao>
  );
}

export function NegociarAtraso({ extrato: { id, situacao } }: { extrato: Extrato }) {
  const [, navegar] = useLocation();
  const { data } = useQuery({ ...consultaDoNegociavel(id), enabled: situacao === 'em-atraso' });
  if (!data || situacao !== 'em-atraso') return null;
  return (
    <Cartao
      titulo="Negociar o que está em atraso"
      acoes={
        data.impedimento === null ? (
          <Botao variante="secundario" onClick={() => navegar(`/financeiro/contratos/${id}/negociacao`)}>
            Propor um plano novo
          </Botao>
        ) : undefined
      }
    >
      <p>
        {data.impedimento ??
          'Você propõe a entrada, quantas parcelas e quando começa, e vê o plano novo antes de enviar.'}
      </p>
    </Cartao>
  );
}
