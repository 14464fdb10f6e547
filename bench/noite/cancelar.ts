/** The job of one night in a process of its own, to be killed. Says so when it begins, and how many it has cancelled. */
import { lerConfiguracao } from '../../apps/server/src/config/configuracao.ts';
import { abrirContexto, type Encerrar } from '../../apps/server/src/main.ts';
import { vencerContratos } from '../../apps/server/src/modules/contrato/vencer-contratos.ts';

const abertos: Encerrar[] = [];
const contexto = await abrirContexto(lerConfiguracao(process.env), process.env.DATABASE_URL ?? '', abertos);
process.stdout.write('begins\n');
process.stdout.write(`${await vencerContratos(contexto)}\n`);
for (const encerrar of abertos.reverse()) await encerrar();
