import { Aviso } from '@credito/ui/aviso/aviso';

/** A draft of an earlier visit was put back. */
export function AvisoDeRecuperado() {
  return <Aviso tom="informacao">Recuperamos o que você já tinha digitado. Confira antes de avançar.</Aviso>;
}
