import { useState } from 'react';

/** A finger, and so a phone with a camera at hand. It does not change while a page is open. */
export function useApontadorGrosso(): boolean {
  const [grosso] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return grosso;
}
