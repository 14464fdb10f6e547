/** `npm run invariants`: looks for situations in the database that the product never makes. Changes nothing. */
import { join } from 'node:path';
import { conferirInvariantes } from '../src/modules/invariantes/conferir-invariantes.ts';
import { comBanco } from './com-banco.ts';

/** Younger files may belong to an upload that is under way. */
const IDADE_MINIMA_MS = 3_600_000;

await comBanco(async ({ db, configuracao: { dados } }) => {
  const quebras = await conferirInvariantes(db, {
    arquivos: {
      raiz: join(dados.pasta, 'arquivos'),
      maisAntigosQue: new Date(Date.now() - IDADE_MINIMA_MS),
    },
  });
  for (const { id, descricao, total, ids } of quebras)
    process.stdout.write(
      `${id}: ${descricao}\n  ${total} found: ${ids.join(', ')}${total > ids.length ? ', ...' : ''}\n`,
    );
  process.stdout.write(
    quebras.length === 0 ? 'All invariants hold.\n' : `${quebras.length} invariants broken.\n`,
  );
  process.exitCode = quebras.length === 0 ? 0 : 1;
});
