/**
 * Whether photos are taken in the page, with a frame around what is to be seen: on Android, whose own camera leads away
 * from the page and may push it out of memory. Elsewhere, and once it did not open here, the device's own camera.
 */
import { naAba } from '@credito/ui/aparelho/gaveta';

const CHAVE = 'camera-da-pagina';
const NAO_ABRIU = 'nao-abriu';

export function fotografaNaPagina(): boolean {
  return (
    /android/i.test(navigator.userAgent) &&
    typeof navigator.mediaDevices?.getUserMedia === 'function' &&
    naAba.ler(CHAVE) !== NAO_ABRIU
  );
}

/** Refused, taken by another program or missing: it is not tried again in this tab. */
export function desistirDaCameraDaPagina(): void {
  naAba.guardar(CHAVE, NAO_ABRIU);
}
