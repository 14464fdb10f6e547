import type { ContratoNaLista } from '@credito/api/contrato.rotas';

/** Who cancelled it and why, where somebody said so, and what follows for whoever reads. */
export function FimDoContrato({
  fim: { quem, segue },
  motivos = [],
}: {
  fim: NonNullable<ContratoNaLista['fim']>;
  motivos?: ContratoNaLista['motivosDoCancelamento'];
}) {
  const frases = [
    `Quem cancelou: ${quem}.`,
    ...motivos.map((motivo) => `Motivo: ${emPalavras(motivo)}`),
    ...segue,
  ];
  return frases.map((frase) => <p key={frase}>{frase}</p>);
}

/** Where no reason of the table was chosen, the explanation is the reason. */
function emPalavras({
  codigo,
  motivo,
  motivoDescricao,
}: ContratoNaLista['motivosDoCancelamento'][number]): string {
  if (motivoDescricao === null) return motivo;
  return codigo === null ? motivoDescricao : `${motivo}. ${motivoDescricao}`;
}
