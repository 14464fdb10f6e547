/** Who can log in to the demonstration. For people, in Portuguese. */
import { HISTORIAS } from '../apps/server/db/seed/demonstracao/historias.ts';
import { SENHA_DAS_PESSOAS } from '../apps/server/db/seed/demonstracao/pessoas.ts';
import { OPERADORES_DE_DEMONSTRACAO } from '../apps/server/db/seed/operadores.ts';
import { emColunas, type Tabela } from './apresentacao.ts';

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
      [
        ...(pedido?.fiadores ?? []),
        // Whoever will guarantee has an account since the acceptance.
        ...(pedido?.vaiGarantir?.aceitou ? [pedido.vaiGarantir] : []),
      ].map(({ pessoa }) => [estudante.nome, pessoa.nome, pessoa.cpf, SENHA_DAS_PESSOAS]),
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

export function pessoasEmColunas(): string {
  return [estudantesDaDemonstracao(), fiadoresDaDemonstracao(), equipeDaDemonstracao()]
    .map((tabela) => `${emColunas(tabela)}\n`)
    .join('\n');
}
