/**
 * Some at once send one family after the other, and look at what was taken. A process of its own, which has made its files
 * before: what making and sending them takes holds up nobody whose times are measured.
 */
import { once } from 'node:events';
import { Sorteio } from '../../apps/server/test/documentos/hostis/sorteio.ts';
import { type Alvo, lerPaginas } from './alvo.ts';
import { type Escolha, familiasPara } from './familias.ts';

export interface Ataque {
  alvos: readonly Alvo[];
  escolha: Escolha;
  /** Of each of them. */
  sementes: readonly number[];
  /** How often each goes through all families, with other files each time. */
  voltas: number;
}

const [ataque] = (await once(process, 'message')) as [Ataque];
const familias = familiasPara(ataque.escolha);
const daVez = Array.from({ length: ataque.voltas }, () => familias).flat();
const prontos = await Promise.all(
  ataque.sementes.map((semente) =>
    Promise.all(daVez.map((familia, ordem) => familia.preparar(new Sorteio(semente + ordem)))),
  ),
);
process.send?.('prontos');
await once(process, 'message');
await Promise.all(
  ataque.alvos.map(async (alvo, i) => {
    for (const tentar of prontos[i] ?? []) {
      const { id } = await tentar(alvo);
      if (id !== undefined) await lerPaginas(alvo, id);
    }
  }),
);
process.disconnect?.();
