/** What a start prints: where everything is, and in the demonstration who can log in. For people, in Portuguese. */
import { HISTORIAS } from '../apps/server/db/seed/demonstracao/historias.ts';
import { SENHA_DAS_PESSOAS } from '../apps/server/db/seed/demonstracao/pessoas.ts';
import { OPERADORES_DE_DEMONSTRACAO } from '../apps/server/db/seed/operadores.ts';
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

export function estudantesDaDemonstracao(): Tabela {
  return [
    ['Situação', 'Estudante', 'CPF', 'Senha'],
    ...HISTORIAS.map(({ situacao, estudante }) => [
      situacao,
      estudante.nome,
      estudante.cpf,
      SENHA_DAS_PESSOAS,
    ]),
  ];
}

export function fiadoresDaDemonstracao(): Tabela {
  return [
    ['Fiador de', 'Fiador', 'CPF', 'Senha'],
    ...HISTORIAS.flatMap(({ estudante, pedido }) =>
      (pedido?.fiadores ?? []).map(({ pessoa }) => [
        estudante.nome,
        pessoa.nome,
        pessoa.cpf,
        SENHA_DAS_PESSOAS,
      ]),
    ),
  ];
}

export function equipeDaDemonstracao(): Tabela {
  return [
    ['Gestão', 'Nome', 'E-mail', 'Senha', 'Chave do aplicativo de códigos'],
    ...OPERADORES_DE_DEMONSTRACAO.map(({ papel, instituicao, nome, email, senha, chaveTotp }) => [
      instituicao ? `${papel} (${instituicao})` : papel,
      nome,
      email,
      senha,
      chaveTotp,
    ]),
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
