/** The night's job of charges in a process of its own, to be killed. Says so when it begins. */
import { lerConfiguracao } from '../../apps/server/src/config/configuracao.ts';
import { abrirContexto, type Encerrar } from '../../apps/server/src/main.ts';
import { noiteDasCobrancas } from '../../apps/server/src/modules/financeiro/noite-das-cobrancas.ts';

const abertos: Encerrar[] = [];
const contexto = await abrirContexto(lerConfiguracao(process.env), process.env.DATABASE_URL ?? '', abertos);
process.stdout.write('begins\n');
await noiteDasCobrancas(contexto);
for (const encerrar of abertos.reverse()) await encerrar();
// Connections to the provider are kept open.
process.exit(0);
