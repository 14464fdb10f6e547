/**
 * The money on the home page, for whoever has a contract (spec 3 section 2.2): what everybody has to know of payments
 * today, the slips, and what is being negotiated. What cannot be read here is told by the area's own screen.
 */
import { ComunicadoInicial } from '@credito/ui/comunicados/comunicado-inicial';
import { useQuery } from '@tanstack/react-query';
import { CartaoDasNegociacoes } from './cartao-das-negociacoes.tsx';
import { CartaoDosBoletos } from './cartao-dos-boletos.tsx';
import { consultaDoFinanceiro } from './financeiro.queries.ts';

export function FinanceiroNoInicio() {
  const { data } = useQuery({ ...consultaDoFinanceiro, refetchOnMount: 'always' });
  if (!data) return null;
  return (
    <>
      {data.comunicados.map(({ id, titulo, texto }) => (
        <ComunicadoInicial key={id} edicao={id} titulo={titulo} texto={texto} />
      ))}
      {data.secoes.boletos ? <CartaoDosBoletos financeiro={data} /> : null}
      {data.secoes.negociacoes ? <CartaoDasNegociacoes negociacoes={data.negociacoes} /> : null}
    </>
  );
}
