/** What became of a guarantee once its request was approved: its newest contract, and what is owed by it today. */
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import { useQuery } from '@tanstack/react-query';
import { consultaDoGarantido, type Garantido } from '../financeiro/garantido.queries.ts';
import { consultaDosContratosGarantidos } from './contratos.queries.ts';

export interface ContratoEDinheiro extends ContratoGarantido {
  vencidoCentavos: number;
  /** What it is worth today; null before the contract is in force. */
  garante: Garantido['garante'] | null;
}

/** By request; null where there is no contract yet, or it could not be read: its own screen says so. */
export function useContratoDaGarantia(): (solicitacaoId: number) => ContratoEDinheiro | null {
  const { data: contratos = [] } = useQuery(consultaDosContratosGarantidos);
  const { data: dinheiro } = useQuery(consultaDoGarantido);
  return (solicitacaoId) => {
    const desta = contratos.filter((contrato) => contrato.solicitacaoId === solicitacaoId);
    const [novo] = [...desta].sort((um, outro) => outro.id - um.id);
    return novo ? { ...novo, ...noDinheiro(dinheiro?.contratos.find(({ id }) => id === novo.id)) } : null;
  };
}

const noDinheiro = (contrato: Garantido | undefined) => ({
  vencidoCentavos: contrato?.vencidoCentavos ?? 0,
  garante: contrato?.garante ?? null,
});
