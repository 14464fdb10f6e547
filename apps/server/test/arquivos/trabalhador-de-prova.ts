import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { atenderPedidos } from '../../src/arquivos/atender-pedidos.ts';
import type { Tamanho } from '../../src/arquivos/etapas.ts';

export type Prova =
  | 'eco'
  | 'laco'
  | 'laco-de-muitas-paginas'
  | 'espera-sem-fim'
  | 'memoria'
  | 'memoria-que-fica'
  | 'memoria-do-javascript'
  | 'erro'
  | 'sair'
  | 'falhar-na-memoria'
  | 'falar'
  | 'prioridade'
  | 'ambiente'
  | 'ler-um-segredo'
  | 'outro-processo'
  | 'quem';

/** What a file left behind. */
const deAntes: Buffer[] = [];

/** Does on purpose what a hostile file makes a library do. */
atenderPedidos<{ prova: Prova }, string>(async ({ prova }) => {
  switch (prova) {
    case 'eco':
      return 'eco';
    case 'laco-de-muitas-paginas':
      process.send?.({ tipo: 'tamanho', partes: 1_000 } satisfies Tamanho);
      for (;;);
    case 'laco':
      for (;;);
    case 'espera-sem-fim':
      return new Promise(() => setInterval(() => undefined, 1_000));
    case 'memoria': {
      const guardado: Buffer[] = [];
      for (;;) guardado.push(Buffer.alloc(8 * 1024 * 1024, guardado.length + 1));
    }
    case 'memoria-que-fica':
      deAntes.push(Buffer.alloc(130 * 1024 * 1024, 1));
      return 'feito';
    case 'memoria-do-javascript': {
      const guardado: unknown[] = [];
      for (;;) guardado.push({ guardado: [guardado.length] });
    }
    case 'erro':
      throw new TypeError('CPF 529.982.247-25 na mensagem');
    case 'sair':
      process.exit(3);
      break;
    case 'falhar-na-memoria':
      process.kill(process.pid, 'SIGSEGV');
      break;
    case 'prioridade':
      return String(getPriority());
    case 'ambiente':
      return JSON.stringify({ variaveis: Object.keys(process.env), argumentos: process.argv.slice(2) });
    case 'ler-um-segredo':
      return readFileSync('/etc/passwd', 'utf8');
    case 'outro-processo':
      return String((await import('node:child_process')).execFileSync('true'));
    case 'quem':
      return String(process.pid);
    case 'falar':
      process.stdout.write('CPF 529.982.247-25\n');
  }
  return 'feito';
});
