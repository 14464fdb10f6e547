/** docs/retencao.md, from the table that the job applies. */
import { RETENCAO, type Retencao } from '../packages/domain/src/retencao/retencao.ts';
import { TABELAS } from '../packages/domain/src/retencao/tabelas.ts';

export const ARQUIVO_DA_RETENCAO = 'docs/retencao.md';

const prazo = ({ dias, desde }: Retencao): string => {
  if (dias === null) return desde;
  if (dias === 0) return `até a ${desde}`;
  // Whole years, also where leap days are counted.
  const inteiros = Math.floor(dias / 365);
  const extenso =
    inteiros > 0 && dias - inteiros * 365 <= inteiros / 3
      ? anos(inteiros)
      : dias === 1
        ? '1 dia'
        : `${dias} dias`;
  return `${extenso} a partir de: ${desde}`;
};

const anos = (quantos: number) => (quantos === 1 ? '1 ano' : `${quantos} anos`);

export function tabelaDeRetencao(): string {
  const linhas = Object.values<Retencao>(RETENCAO).map(
    (linha) => `| ${linha.oQue} | ${prazo(linha)} | ${linha.porQue} |`,
  );
  return [
    '# O que se guarda, por quanto tempo e por quê',
    '',
    'Gerado de `packages/domain/src/retencao/retencao.ts` por `npm run generate`. Duas tarefas diárias aplicam os prazos:',
    '`apagar-vencidos` e `aplicar-retencao`. Os arquivos saem também do armazém, pela tarefa `apagar-arquivos`.',
    '',
    '| O quê | Prazo | Por quê |',
    '| --- | --- | --- |',
    ...linhas,
    '',
    '## Em que linha está cada tabela do banco',
    '',
    '| Tabela | O que vale para ela |',
    '| --- | --- |',
    ...Object.entries(TABELAS).map(
      ([tabela, chaves]) => `| \`${tabela}\` | ${chaves.map((chave) => RETENCAO[chave].oQue).join('; ')} |`,
    ),
    '',
    'As outras tabelas são do catálogo e do próprio banco, sem dados de pessoas.',
    '',
  ].join('\n');
}
