/** The process of the world: the product's own server, with the demonstration's catalogue and staff. */
import { semearCatalogo } from '../../apps/server/db/seed/catalogo.ts';
import { semearDemonstracao } from '../../apps/server/db/seed/demonstracao/semear-demonstracao.ts';
import { semearOperadores } from '../../apps/server/db/seed/operadores.ts';
import { lerConfiguracao } from '../../apps/server/src/config/configuracao.ts';
import { iniciarServidor, type Preparar } from '../../apps/server/src/main.ts';
import { abrirBastidores } from './bastidores.ts';
import { type Alcance, historiasDe } from './pessoas-da-demonstracao.ts';

const { PORTA_DOS_BASTIDORES: porta, HISTORIAS: ate } = process.env;

/** Only the sweeps look at people whose stories were told; the journeys bring their own. */
const contar: Preparar = async (contexto) => {
  await semearDemonstracao(contexto, { historias: historiasDe(ate as Alcance) });
};

const servidor = await iniciarServidor(
  lerConfiguracao(process.env),
  (erro) => {
    process.stderr.write(`${erro.message}\n`);
    process.exit(1);
  },
  ...(ate ? [contar] : []),
);
await semearCatalogo(servidor.contexto.db);
await semearOperadores(servidor.contexto);
// Only journeys look behind the scenes; the bench of uploads begins the same server.
const bastidores = porta ? await abrirBastidores(servidor.contexto, Number(porta)) : null;
process.once('SIGTERM', () => {
  bastidores?.close();
  servidor.parar().then(() => process.exit(0));
});
process.send?.('pronto');
