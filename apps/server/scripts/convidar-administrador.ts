/** `npm run administrador:convidar -- --nome "..." --email ...`: the first administrator, whom nobody else can invite. */
import { parseArgs } from 'node:util';
import { aleatorioDoSistema } from '../src/aleatorio.ts';
import { migrar } from '../src/banco/migrar.ts';
import { ErroDeInicio } from '../src/erro-de-inicio.ts';
import { convidarAdministrador } from '../src/modules/gestao/operador/primeiro-administrador.ts';
import { relogioDoSistema } from '../src/relogio.ts';
import { comBanco } from './com-banco.ts';

const USO = 'Use: npm run administrador:convidar -- --nome "Nome Completo" --email nome@instituicao.org.br';

await comBanco(async ({ db, url, configuracao }) => {
  const { nome, email } = parseArgs({
    options: { nome: { type: 'string' }, email: { type: 'string' } },
  }).values;
  if (!nome || !email) throw new ErroDeInicio(USO);
  await migrar(url);
  await convidarAdministrador(
    { db, configuracao, relogio: relogioDoSistema, aleatorio: aleatorioDoSistema },
    { nome, email },
  );
  process.stdout.write(
    `Convite para ${email} na fila: sai por e-mail assim que o servidor estiver no ar, e vale por 72 horas.\n`,
  );
});
