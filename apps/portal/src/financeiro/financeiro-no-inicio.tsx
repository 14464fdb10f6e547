/**
 * The money on the home page, for whoever has a contract (spec 3 section 2.2). What cannot be read here is told by the
 * area's own screen.
 */
import { useQuery } from '@tanstack/react-query';
import { CartaoDosBoletos } from './cartao-dos-boletos.tsx';
import { consultaDoFinanceiro } from './financeiro.queries.ts';

export function FinanceiroNoInicio() {
  const { data } = useQuery({ ...consultaDoFinanceiro, refetchOnMount: 'always' });
  return data?.secoes.boletos ? <CartaoDosBoletos financeiro={data} /> : null;
}
