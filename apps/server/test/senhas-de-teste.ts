/** Passwords that cost nothing, and a moment between their check and what follows from it. */
import type { Senhas } from '../src/gateways/senhas/senhas.ts';

export function senhasComPausa() {
  const pausas: Array<() => Promise<unknown>> = [];
  let gerada = 0;
  const senhas: Senhas = {
    preparar: async () => {},
    async gerarHash(senha) {
      gerada += 1;
      return `${gerada}:${senha.normalize('NFC')}`;
    },
    async conferir(guardado, senha) {
      const certa = guardado?.replace(/^\d+:/, '') === senha.normalize('NFC');
      await pausas.shift()?.();
      return certa;
    },
    encerrar: async () => {},
  };
  return {
    senhas,
    /** What happens once the next password was checked, before anything follows from it. */
    depoisDeConferir(acontece: () => Promise<unknown>): void {
      pausas.push(acontece);
    },
  };
}
