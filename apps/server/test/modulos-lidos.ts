/** A process that reads the server without starting it, and says which modules that took. */
import { registerHooks } from 'node:module';

const lidos: string[] = [];
registerHooks({
  load(endereco, contexto, seguinte) {
    lidos.push(endereco);
    return seguinte(endereco, contexto);
  },
});
await import('../src/main.ts');
// The list is longer than a pipe holds at once: it is let go of when all of it was taken.
process.send?.(lidos, () => process.disconnect());
