import { Link } from 'wouter';
import type { Financeiro } from './financeiro.queries.ts';

/** Beside what is late, for whoever cannot pay it at once; not while something is being negotiated already. */
export function NegociarOAtraso({
  financeiro: { contratos, emNegociacao },
  contratoId,
}: {
  financeiro: Financeiro;
  contratoId: number;
}) {
  const emAtraso = contratos.some(({ id, situacao }) => id === contratoId && situacao === 'em-atraso');
  if (!emAtraso || emNegociacao) return null;
  return (
    <p>
      <Link href={`/financeiro/contratos/${contratoId}/negociacao`}>
        Não consegue pagar agora? Negocie o que está em atraso
      </Link>
    </p>
  );
}
