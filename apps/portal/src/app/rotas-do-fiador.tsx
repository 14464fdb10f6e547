/** The map of every screen of the guarantor's portal, below /fiador. */
import type { RotaDoPortal } from './rota.tsx';

export const rotasDoFiador: readonly RotaDoPortal[] = [];
