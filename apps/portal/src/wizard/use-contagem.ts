import { agoraMs } from '@credito/ui/aparelho/relogio';
import { useEffect, useState } from 'react';

/** Seconds until a moment; counts by the clock, so that a sleeping tab wakes up right. */
export function useContagem(ate: number): number {
  const [agora, setAgora] = useState(() => agoraMs());
  const acabou = agora >= ate;

  useEffect(() => {
    setAgora(agoraMs());
    if (acabou) return;
    const intervalo = setInterval(() => setAgora(agoraMs()), 250);
    return () => clearInterval(intervalo);
  }, [acabou]);

  return Math.max(0, Math.ceil((ate - agora) / 1000));
}
