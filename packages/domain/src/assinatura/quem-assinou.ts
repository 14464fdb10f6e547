/** "Signed" is derived from the evidence and never taken from anybody's word: every signer that is needed, over this file. */
import type { AssinanteExigido, Evidencia } from './evidencia.ts';

export interface SituacaoDasAssinaturas {
  exigidos: readonly AssinanteExigido[];
  /** In the order in which they signed. */
  assinados: readonly Evidencia<'assinado'>[];
  faltam: readonly AssinanteExigido[];
  /** Signatures of somebody that the envelope never asked, over another file, or made twice: there must be none. */
  estranhas: readonly Evidencia<'assinado'>[];
}

export function situacaoDasAssinaturas(
  registros: readonly Evidencia[],
  sha256DoLido: string,
): SituacaoDasAssinaturas {
  const chamados = registros.flatMap((registro) => (registro.tipo === 'aberto' ? registro.assinantes : []));
  const dispensados = new Set(
    registros.flatMap((registro) => (registro.tipo === 'dispensado' ? [registro.assinante.id] : [])),
  );
  const ids = new Set(chamados.map(({ id }) => id));
  const todas = registros.filter((registro) => registro.tipo === 'assinado');
  const jaAssinaram = new Set<string>();
  const assinados: Evidencia<'assinado'>[] = [];
  const estranhas: Evidencia<'assinado'>[] = [];
  for (const registro of todas) {
    const { assinante, documento } = registro;
    const vale = ids.has(assinante.id) && documento.sha256 === sha256DoLido && !jaAssinaram.has(assinante.id);
    (vale ? assinados : estranhas).push(registro);
    if (vale) jaAssinaram.add(assinante.id);
  }
  const exigidos = chamados.filter(({ id }) => !dispensados.has(id));
  return {
    exigidos,
    assinados,
    faltam: exigidos.filter(({ id }) => !jaAssinaram.has(id)),
    estranhas,
  };
}

/** Nobody is missing, and somebody was asked. */
export function todosAssinaram({ exigidos, faltam, estranhas }: SituacaoDasAssinaturas): boolean {
  return exigidos.length > 0 && faltam.length === 0 && estranhas.length === 0;
}
