import type { ReactNode } from 'react';
import { PETALA } from '../marca/simbolo.tsx';
import estilos from './desenho.module.css';

/** Only for the eye: the words beside it say the same. */
function Quadro({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" className={estilos.desenho} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Corners of a camera's frame: everything inside, nothing cut. */
function Mira({ x, y, largura, altura }: { x: number; y: number; largura: number; altura: number }) {
  const d = x + largura;
  const b = y + altura;
  return (
    <path
      className={estilos.mira}
      d={`M${x} ${y + 14}V${y}h14M${d - 14} ${y}H${d}v14M${d} ${b - 14}V${b}h-14M${x + 14} ${b}H${x}v-14`}
    />
  );
}

export function DesenhoDocumento() {
  return (
    <Quadro>
      <Mira x={26} y={14} largura={188} altura={122} />
      <rect className={estilos.papel} x="44" y="30" width="152" height="90" rx="7" />
      <path className={estilos.cor} d="M44 37a7 7 0 0 1 7-7h138a7 7 0 0 1 7 7v9H44z" />
      <rect className={estilos.claro} x="56" y="57" width="40" height="51" rx="3" />
      <circle className={estilos.tinta} cx="76" cy="75" r="9" />
      <path className={estilos.tinta} d="M59 108c0-12 7-19 17-19s17 7 17 19z" />
      <path className={estilos.traco} d="M108 62h74M108 74h52M108 92h32M150 92h32M108 104h44" />
    </Quadro>
  );
}

export function DesenhoSelfie() {
  return (
    <Quadro>
      <rect className={estilos.papel} x="76" y="6" width="88" height="138" rx="12" />
      <rect className={estilos.claro} x="83" y="16" width="74" height="112" rx="5" />
      <circle className={estilos.tinta} cx="120" cy="64" r="19" />
      <path className={estilos.tinta} d="M88 128c0-24 13-38 32-38s32 14 32 38z" />
      <ellipse className={estilos.mira} cx="120" cy="66" rx="28" ry="36" />
      <path className={estilos.traco} d="M112 136h16" />
    </Quadro>
  );
}

export function DesenhoComprovante() {
  return (
    <Quadro>
      <Mira x={58} y={4} largura={124} altura={142} />
      <path className={estilos.papel} d="M74 18h74l18 18v98H74z" />
      <path className={estilos.claro} d="M148 18v18h18z" />
      <path className={estilos.traco} d="M86 34h38M86 52h68M86 64h68M86 76h46M86 94h22M86 106h22" />
      <rect className={estilos.cor} x="120" y="90" width="34" height="22" rx="3" />
    </Quadro>
  );
}

export function DesenhoVazio() {
  return (
    <Quadro>
      <rect className={estilos.pontilhado} x="52" y="20" width="136" height="46" rx="8" />
      <rect className={estilos.pontilhado} x="52" y="82" width="136" height="46" rx="8" />
      <circle className={estilos.claro} cx="74" cy="43" r="9" />
      <circle className={estilos.destaque} cx="74" cy="105" r="9" />
      <path className={estilos.traco} d="M94 38h50M94 50h30M94 100h62M94 112h38" />
    </Quadro>
  );
}

export function DesenhoSemConexao() {
  return (
    <Quadro>
      <path className={estilos.caminho} d="M20 96h58" />
      <path className={estilos.caminho} d="M162 96h58" />
      <path className={estilos.pontilhado} d="M92 96h56" />
      <circle className={estilos.corComLinha} cx="20" cy="96" r="9" />
      <circle className={estilos.corComLinha} cx="78" cy="96" r="9" />
      <circle className={estilos.papel} cx="162" cy="96" r="9" />
      <circle className={estilos.papel} cx="220" cy="96" r="9" />
      <path className={estilos.mira} d="M104 74l-7-13M120 70V54M136 74l7-13" />
    </Quadro>
  );
}

export function DesenhoPerdido() {
  return (
    <Quadro>
      <path className={estilos.caminho} d="M20 120h50c22 0 22-40 44-40h16" />
      <path className={estilos.pontilhado} d="M142 80h12c20 0 20-44 40-44h24" />
      <circle className={estilos.corComLinha} cx="20" cy="120" r="9" />
      <circle className={estilos.corComLinha} cx="70" cy="120" r="9" />
      <circle className={estilos.destaque} cx="132" cy="80" r="11" />
      <circle className={estilos.papel} cx="220" cy="36" r="9" />
    </Quadro>
  );
}

/** Something was reached: the way that led there, and the ipê in bloom at its end. */
export function DesenhoConquista() {
  return (
    <Quadro>
      <path className={estilos.caminho} d="M16 122h36c18 0 22-34 46-34h16" />
      <circle className={estilos.corComLinha} cx="16" cy="122" r="8" />
      <circle className={estilos.corComLinha} cx="56" cy="121" r="8" />
      <g transform="translate(110 14) scale(3.4)" className={estilos.flor}>
        {[0, 72, 144, 216, 288].map((volta) => (
          <path key={volta} d={PETALA} transform={`rotate(${volta} 16 16)`} />
        ))}
      </g>
      <circle className={estilos.cor} cx="164.4" cy="68.4" r="8" />
    </Quadro>
  );
}
