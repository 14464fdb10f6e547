/**
 * The process that makes the demonstration and ends (see preparar-demonstracao.ts). It stops between two acts when the
 * server is gone or is told to stop; the next start goes on.
 */
import { semearBase } from '../apps/server/db/seed/base.ts';
import { semearDemonstracao } from '../apps/server/db/seed/demonstracao/semear-demonstracao.ts';
import { ambienteComArquivo, lerConfiguracao } from '../apps/server/src/config/configuracao.ts';
import { explicarErroDeInicio } from '../apps/server/src/erro-de-inicio.ts';
import { abrirContexto, type Encerrar } from '../apps/server/src/main.ts';
import { pessoasEmColunas } from './pessoas-da-demonstracao.ts';
import { type DoNarrador, SO_A_BASE } from './preparar-demonstracao.ts';

const parada = new AbortController();
process.once('disconnect', () => parada.abort());
// The terminal sends them to all its processes; the server closes the channel when it has heard of them.
for (const sinal of ['SIGINT', 'SIGTERM'] as const) process.on(sinal, () => undefined);

const dizer = (mensagem: DoNarrador) => {
  if (process.connected) process.send?.(mensagem);
};

const configuracao = lerConfiguracao(ambienteComArquivo(process.env));
const abertos: Encerrar[] = [];
try {
  const contexto = await abrirContexto(configuracao, configuracao.dados.databaseUrl ?? '', abertos);
  if (process.argv.includes(SO_A_BASE)) {
    await semearBase(contexto);
    dizer({ tipo: 'base', pessoas: '' });
  } else
    await semearDemonstracao(contexto, {
      parada: parada.signal,
      aoTerBase: () => dizer({ tipo: 'base', pessoas: pessoasEmColunas() }),
      aoAvancar: (feitas, total) => dizer({ tipo: 'andamento', feitas, total }),
    });
} catch (erro) {
  process.exitCode = 1;
  if (!parada.signal.aborted)
    process.stderr.write(`The demonstration: ${explicarErroDeInicio(erro, configuracao)}\n`);
} finally {
  for (const encerrar of abertos.reverse()) await encerrar();
  if (process.connected) process.disconnect();
}
