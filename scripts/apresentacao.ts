/** What a start prints: where everything is. For people, in Portuguese. */
import type { Configuracao } from '../apps/server/src/config/configuracao.ts';

/** The first row is the heading. */
export type Tabela = readonly (readonly string[])[];

export function enderecos({
  demonstracao,
  servidor,
}: Pick<Configuracao, 'demonstracao' | 'servidor'>): Tabela {
  const { publicUrl: base, porta, soLocal } = servidor;
  // Everybody's codes are shown to whoever sits at this machine, whatever the address of the others.
  const daqui = soLocal ? base : `http://localhost:${porta}`;
  return [
    ['Estudante', `${base}/estudante`],
    ['Fiador', `${base}/fiador`],
    ['Gestão', `${base}/gestao`],
    ...(demonstracao
      ? [
          ['E-mails, SMS e códigos', `${daqui}/caixa-de-demonstracao`],
          ['API', `${base}/api/docs`],
        ]
      : []),
  ];
}

/** Columns as wide as their widest cell. */
export function emColunas(tabela: Tabela): string {
  const larguras: number[] = [];
  for (const linha of tabela)
    for (const [coluna, celula] of linha.entries())
      larguras[coluna] = Math.max(larguras[coluna] ?? 0, celula.length);
  return tabela
    .map((linha) =>
      `  ${linha.map((celula, coluna) => celula.padEnd(larguras[coluna] ?? 0)).join('  ')}`.trimEnd(),
    )
    .join('\n');
}
