/** The server as `npm start` runs it: with the demonstration prepared, and the words that say where everything is. */
import { parseArgs } from 'node:util';
import { ambienteComArquivo } from '../apps/server/src/config/configuracao.ts';
import { executar, type Servidor } from '../apps/server/src/main.ts';
import { emColunas, enderecos } from './apresentacao.ts';
import { segundos } from './duracao.ts';
import { acabarComOPai } from './fim-do-pai.ts';
import { prepararDemonstracao } from './preparar-demonstracao.ts';

/** When the start began, before this process took its place, and who had begun it. */
const {
  comeco = String(Date.now()),
  pai = String(process.ppid),
  'so-a-base': soABase = false,
} = parseArgs({
  options: { comeco: { type: 'string' }, pai: { type: 'string' }, 'so-a-base': { type: 'boolean' } },
}).values;

acabarComOPai(Number(pai));

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);
let pessoas = '';

function apresentar({ contexto }: Servidor): void {
  const { demonstracao, servidor } = contexto.configuracao;
  const inicio = performance.now() - (Date.now() - Number(comeco));
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
  dizer(pessoas);
}

await executar({
  // The log would hide the tables; whoever wants it sets LOG_LEVEL.
  env: { LOG_LEVEL: 'warn', ...ambienteComArquivo(process.env) },
  preparar: async ({ configuracao }, url, parada) => {
    if (configuracao.demonstracao) pessoas = await prepararDemonstracao({ url, parada, dizer, soABase });
  },
  depois: apresentar,
});
