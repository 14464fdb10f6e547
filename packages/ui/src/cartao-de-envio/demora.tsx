import { useEffect, useState } from 'react';

/** Longer than a file is read for on a machine that has nothing else to do. */
const DEMORA_MS = 15_000;

/** Whoever waits for a file to be read learns that nobody has to. */
export function Demora({ className }: { className: string | undefined }) {
  const [passou, setPassou] = useState(false);
  useEffect(() => {
    const espera = setTimeout(() => setPassou(true), DEMORA_MS);
    return () => clearTimeout(espera);
  }, []);
  return passou ? (
    <span className={className}>
      Está demorando mais que o normal. O arquivo já está guardado: você pode seguir, e nós terminamos de
      conferir sozinhos.
    </span>
  ) : null;
}
