import { formatarMomento } from '@credito/domain/tempo/data';
import type { DocumentoMudado } from '../segunda-olhada.ts';
import estilos from './veredito-anterior.module.css';

/** What was said of a file when the request was returned: by whom, when and why. */
export function VereditoAnterior({ anterior }: { anterior: NonNullable<DocumentoMudado['anterior']> }) {
  const { motivos, avaliadoPor, avaliadoEm } = anterior;
  if (motivos.length === 0) return <p className={estilos.veredito}>Não tinha sido recusado.</p>;
  return (
    <p className={estilos.veredito} data-recusado>
      <strong>{`Recusado${avaliadoPor ? ` por ${avaliadoPor}` : ''}${avaliadoEm ? `, ${formatarMomento(new Date(avaliadoEm))}` : ''}:`}</strong>
      <span>{` ${motivos.map(({ texto }) => texto).join(' ')}`}</span>
    </p>
  );
}
