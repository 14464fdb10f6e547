import { useEffect, useState } from 'react';

/** Seconds until a moment; counts by the clock, so that a sleeping tab wakes up right. */
export function useContagem(ate: number): number {
  const [agora, setAgora] = useState(() => Date.now());
  const acabou = agora >= ate;

  useEffect(() => {
    setAgora(Date.now());
    if (acabou) return;
    const intervalo = setInterval(() => setAgora(Date.now()), 250);
    return () => clearInterval(intervalo);
  }, [acabou]);

  return Math.max(0, Math.ceil((ate - agora) / 1000));
}
