/** `npm run demonstracao:encerrar`: closes the access of everybody made up, so that a database can serve real people. */
import { migrar } from '../src/banco/migrar.ts';
import { encerrarInventadas } from '../src/modules/demonstracao/pessoas-inventadas.ts';
import { relogioDoSistema } from '../src/relogio.ts';
import { comBanco } from './com-banco.ts';

await comBanco(async ({ db, url }) => {
  await migrar(url);
  const { operadores, pessoas } = await encerrarInventadas({ db, relogio: relogioDoSistema });
  process.stdout.write(
    `Acesso encerrado: ${operadores} pessoas inventadas da equipe e ${pessoas} outras. O que elas fizeram continua no banco.\n`,
  );
});
