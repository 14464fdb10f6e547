/** The state diagram of a request, drawn from the transition table (Mermaid inside Markdown). */

import { ROTULOS } from '../packages/domain/src/andamento/situacao.ts';
import { ESTADOS, SIGLAS } from '../packages/domain/src/solicitacao/estados.ts';
import { setas } from '../packages/domain/src/solicitacao/transicoes.ts';

export const ARQUIVO_DO_DIAGRAMA = 'docs/diagramas/estados-da-solicitacao.md';

export function diagramaDeEstados(): string {
  const nomes = SIGLAS.map((sigla) => `  ${sigla} : ${sigla} — ${ROTULOS[sigla].analista}`);
  const arestas = setas()
    .filter(({ de, para, acao }) => de !== para || acao === 'colocarEmListaDeEspera')
    .map(({ de, para, acao }) => `  ${de} --> ${para} : ${acao}`);
  const finais = SIGLAS.filter((sigla) => ESTADOS[sigla].natureza === 'final').map(
    (sigla) => `  ${sigla} --> [*]`,
  );
  const linhas = SIGLAS.map((sigla) => {
    const estado = ESTADOS[sigla];
    return `| ${sigla} | ${estado.statusSolicitacao.join(', ')} | ${estado.exibicao} | ${estado.responsavel} | ${estado.natureza} | ${estado.cancelavel ? 'sim' : 'não'} |`;
  });
  return [
    '# Estados da solicitação',
    '',
    'Gerado por `npm run generate` a partir de `packages/domain/src/solicitacao`. Não edite à mão.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> PDBE : criar',
    ...nomes,
    ...arestas,
    ...finais,
    '```',
    '',
    '| sigla | statusSolicitacao | exibição | quem age | natureza | cancelável |',
    '|---|---|---|---|---|---|',
    ...linhas,
    '',
  ].join('\n');
}
