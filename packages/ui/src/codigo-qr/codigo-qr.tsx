import { encode } from 'uqr';
import estilos from './codigo-qr.module.css';

/** White around the code, in modules: readers need it to find the corners. */
const MARGEM = 4;

/** A code for the camera of another device. What it says is beside it in letters, so readers only hear what it is. */
export function CodigoQr({ texto, rotulo }: { texto: string; rotulo: string }) {
  const { data, size } = encode(texto, { border: 0 });
  const lado = size + 2 * MARGEM;
  const quadrados = data.flatMap((linha, y) =>
    linha.flatMap((escuro, x) => (escuro ? [`M${x + MARGEM} ${y + MARGEM}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={rotulo}
      className={estilos.codigo}
      viewBox={`0 0 ${lado} ${lado}`}
      shapeRendering="crispEdges"
    >
      <rect className={estilos.papel} width={lado} height={lado} />
      <path className={estilos.tinta} d={quadrados.join('')} />
    </svg>
  );
}
