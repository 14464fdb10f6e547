/** What was read from a proof of income: the person sees at once whether the right month arrived. */
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { periodoPorExtenso } from '@credito/domain/documento/conferencia-de-renda';
import { Aviso } from '@credito/ui/aviso/aviso';
import { ListaDoLido } from './lista-do-lido.tsx';

export function RendaLida({ renda }: { renda: NonNullable<RegistroDeDocumento['renda']> }) {
  const campos: readonly [string, string | null][] = [
    [
      renda.meses.length > 1 ? 'Meses' : 'Mês',
      renda.meses.length > 0 ? periodoPorExtenso(renda.meses) : null,
    ],
    ['Valor bruto', renda.brutoCentavos === null ? null : formatarReais(renda.brutoCentavos)],
    ['Valor líquido', renda.liquidoCentavos === null ? null : formatarReais(renda.liquidoCentavos)],
  ];
  const lidos = campos.filter(([, valor]) => valor !== null);
  if (lidos.length === 0) return null;
  return (
    <Aviso tom="sucesso" titulo="Lemos neste documento" aoVivo>
      <ListaDoLido lidos={lidos} />
    </Aviso>
  );
}
