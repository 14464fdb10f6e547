/**
 * The key facts of the text as whoever signs reads them beside the text: what only the student may do is said of the student, and
 * whoever guarantees reads first what it may cost them.
 */
import { primeiroNome } from '../pessoa/nome.ts';
import type { PapelDeSignatario } from './signatarios.ts';

interface Fato {
  rotulo: string;
  valor: string;
  detalhe?: string;
}

const SO_DO_ESTUDANTE: Readonly<Record<string, string>> = {
  // The right to withdraw is the borrower's (CDC, article 49).
  Desistir: 'O estudante pode desistir até 7 dias depois da assinatura dele, sem custo e sem dar motivo',
};

export function fatosParaQuemLe(fatos: readonly Fato[], papel: PapelDeSignatario): readonly Fato[] {
  if (papel === 'estudante') return fatos;
  const ditos = fatos.map((fato) => ({ ...fato, valor: SO_DO_ESTUDANTE[fato.rotulo] ?? fato.valor }));
  const garantia = ditos.find(({ rotulo }) => rotulo === 'Quem garante');
  if ((papel !== 'fiador' && papel !== 'fiador2') || !garantia?.detalhe) return ditos;
  const estudante = primeiroNome(ditos.find(({ rotulo }) => rotulo === 'Para quem')?.valor ?? '');
  return [
    {
      rotulo: 'O que você garante',
      valor: garantia.detalhe,
      detalhe: `Se ${estudante === '' ? 'o estudante' : estudante} não pagar, quem paga é você`,
    },
    ...ditos.filter((fato) => fato !== garantia),
  ];
}
