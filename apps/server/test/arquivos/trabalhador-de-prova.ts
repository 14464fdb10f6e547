import { getPriority } from 'node:os';
import { atenderPedidos } from '../../src/arquivos/atender-pedidos.ts';

export type Prova = 'eco' | 'laco' | 'memoria' | 'erro' | 'sair' | 'falar' | 'prioridade';

/** Does on purpose what a hostile file makes a library do. */
atenderPedidos<Prova, string>(async (prova) => {
  switch (prova) {
    case 'eco':
      return 'eco';
    case 'laco':
      for (;;);
    case 'memoria': {
      const guardado: Buffer[] = [];
      for (;;) guardado.push(Buffer.alloc(8 * 1024 * 1024, guardado.length + 1));
    }
    case 'erro':
      throw new TypeError('CPF 529.982.247-25 na mensagem');
    case 'sair':
      process.exit(3);
      break;
    case 'prioridade':
      return String(getPriority());
    case 'falar':
      process.stdout.write('CPF 529.982.247-25\n');
  }
  return 'feito';
});
