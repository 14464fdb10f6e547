import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { formatarData } from '@credito/domain/tempo/data';

/** Who cancelled it, and what follows for whoever reads. */
export function FimDoContrato({ fim: { quem, em, segue } }: { fim: NonNullable<ContratoNaLista['fim']> }) {
  return (
    <>
      <p>{`Quem cancelou: ${quem}, em ${formatarData(em)}.`}</p>
      {segue.map((frase) => (
        <p key={frase}>{frase}</p>
      ))}
    </>
  );
}
