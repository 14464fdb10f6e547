/** The server as `npm start` runs it: with the demonstration prepared, and the words that say where everything is. */
import { parseArgs } from 'node:util';
import { ambienteComArquivo } from '../apps/server/src/config/configuracao.ts';
import { executar, type Servidor } from '../apps/server/src/main.ts';
import {
  emColunas,
  enderecos,
  equipeDaDemonstracao,
  estudantesDaDemonstracao,
  fiadoresDaDemonstracao,
} from './apresentacao.ts';
import { prepararDemonstracao } from './preparar-demonstracao.ts';

const {
  comeco = String(Date.now()),
  fontes = '',
  'so-carregar': soCarregar,
} = parseArgs({
  options: { comeco: { type: 'string' }, fontes: { type: 'string' }, 'so-carregar': { type: 'boolean' } },
}).values;

const dizer = (texto: string) => process.stdout.write(`${texto}\n`);

function apresentar({ contexto }: Servidor): void {
  const { demonstracao, servidor } = contexto.configuracao;
  const segundos = ((Date.now() - Number(comeco)) / 1000).toFixed(1);
  dizer(`\nNo ar em ${segundos} s. Para parar: Ctrl+C.\n\n${emColunas(enderecos(contexto.configuracao))}\n`);
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

if (!soCarregar)
  await executar({
    // The log would hide the tables; whoever wants it sets LOG_LEVEL.
    env: { LOG_LEVEL: 'warn', ...ambienteComArquivo(process.env) },
    preparar: (contexto, url, parada) => prepararDemonstracao(contexto, { url, parada, fontes, dizer }),
    depois: apresentar,
  });
