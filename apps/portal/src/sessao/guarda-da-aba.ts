import { naAba } from '@credito/ui/aparelho/gaveta';

/** Of whoever opened the link, not of whoever is logged in. */
export const CONVITE_NA_ABA = 'convite-de-fiador';
const DE_QUEM_ABRIU: ReadonlySet<string> = new Set([CONVITE_NA_ABA]);

/** Where the person was going, what they had asked to change: nothing of it is for the next one in this tab. */
export function esvaziarAAba(): void {
  naAba.esvaziar(DE_QUEM_ABRIU);
}
