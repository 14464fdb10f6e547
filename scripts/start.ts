/** `npm start`: builds what changed, prepares the demonstration, starts the server and says where everything is. */
import { semearDemonstracao } from '../apps/server/db/seed/demonstracao/semear-demonstracao.ts';
import { ambienteComArquivo } from '../apps/server/src/config/configuracao.ts';
import type { Contexto } from '../apps/server/src/contexto.ts';
import { executar, type Servidor } from '../apps/server/src/main.ts';
import { construirOQueMudou } from './apps-da-web.ts';
import {
  emColunas,
  enderecos,
  equipeDaDemonstracao,
  estudantesDaDemonstracao,
  fiadoresDaDemonstracao,
} from './apresentacao.ts';
import { segundos } from './duracao.ts';

const inicio = performance.now();
const dizer = (texto: string) => process.stdout.write(`${texto}\n`);

async function preparar(contexto: Contexto, parada: AbortSignal): Promise<void> {
  if (!contexto.configuracao.demonstracao) return;
  const comeco = performance.now();
  let primeira = true;
  try {
    const contadas = await semearDemonstracao(contexto, {
      parada,
      aoAvancar: (feitas, total) => {
        if (primeira) dizer('Preparando as pessoas da demonstração, só na primeira vez...');
        primeira = false;
        if (process.stdout.isTTY) process.stdout.write(`\r${feitas} de ${total}`);
      },
    });
    if (contadas > 0) dizer(`${process.stdout.isTTY ? '\r' : ''}Demonstração pronta em ${segundos(comeco)}.`);
  } catch (erro) {
    if (parada.aborted) return;
    process.stderr.write(
      `The demonstration is not complete; the next start goes on with it: ${erro instanceof Error ? erro.message : erro}\n`,
    );
  }
}

function apresentar({ contexto }: Servidor): void {
  const { demonstracao, servidor } = contexto.configuracao;
  dizer(
    `\nNo ar em ${segundos(inicio)}. Para parar: Ctrl+C.\n\n${emColunas(enderecos(contexto.configuracao))}\n`,
  );
  if (!demonstracao) return;
  if (!servidor.soLocal)
    dizer(
      'ATENÇÃO: esta demonstração está aberta a outras máquinas, com senhas que todo mundo conhece. Não ponha nela dados\n' +
        'de pessoas de verdade. Os códigos e as mensagens aparecem só para quem a abre nesta máquina.\n',
    );
  dizer(
    'Pessoas inventadas, uma para cada situação. As mensagens de todas ficam na caixa de demonstração.\n',
  );
  for (const tabela of [estudantesDaDemonstracao(), fiadoresDaDemonstracao(), equipeDaDemonstracao()])
    dizer(`${emColunas(tabela)}\n`);
}

await executar({
  // The log would hide the tables; whoever wants it sets LOG_LEVEL.
  env: { LOG_LEVEL: 'warn', ...ambienteComArquivo(process.env) },
  antes: () => construirOQueMudou(dizer),
  preparar,
  depois: apresentar,
});
