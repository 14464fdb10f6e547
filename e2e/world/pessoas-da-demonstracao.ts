/** Everybody whom the demonstration has, from the tables that make it. */
import { PAPEIS_DE_OPERADOR } from '@credito/domain/acesso/permissoes';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Historia } from '../../apps/server/db/seed/demonstracao/historia.ts';
import { HISTORIAS } from '../../apps/server/db/seed/demonstracao/historias.ts';
import { SENHA_DAS_PESSOAS } from '../../apps/server/db/seed/demonstracao/pessoas.ts';
import { OPERADORES_DE_DEMONSTRACAO } from '../../apps/server/db/seed/operadores.ts';
import type { Area } from './telas-do-produto.ts';

export interface PessoaDaDemonstracao {
  area: Area;
  nome: string;
  situacao: string;
  /** CPF of a person, e-mail of somebody of the staff. */
  login: string;
  senha: string;
}

/** `tudo`: every story and everybody of the staff. `amostra`: one of each kind, for every day. */
export type Alcance = 'tudo' | 'amostra';

export const alcance = (): Alcance => (process.env.VARREDURA === 'tudo' ? 'tudo' : 'amostra');

/** What screens differ by most: what may be done in the state, and whether there is a contract. */
function especie({ fim, pedido }: Historia): string {
  if (fim === null) return 'sem solicitação';
  return pedido?.contrato === undefined ? ESTADOS[fim.sigla].natureza : 'com contrato';
}

const primeiroDeCada = <T>(lista: readonly T[], chave: (item: T) => string): readonly T[] => [
  ...new Map(lista.toReversed().map((item) => [chave(item), item])).values(),
];

export const historiasDe = (ate: Alcance): readonly Historia[] =>
  ate === 'tudo' ? HISTORIAS : primeiroDeCada(HISTORIAS, especie);

export function pessoasDe(ate: Alcance): readonly PessoaDaDemonstracao[] {
  const historias = historiasDe(ate);
  const equipe =
    ate === 'tudo'
      ? OPERADORES_DE_DEMONSTRACAO
      : PAPEIS_DE_OPERADOR.flatMap((papel) =>
          OPERADORES_DE_DEMONSTRACAO.filter((um) => um.papel === papel).slice(0, 1),
        );
  return [
    ...historias.map(({ estudante, situacao }) => ({
      area: 'estudante' as const,
      nome: estudante.nome,
      situacao,
      login: estudante.cpf,
      senha: SENHA_DAS_PESSOAS,
    })),
    ...historias.flatMap(({ estudante, pedido }) =>
      (pedido?.fiadores ?? []).map(({ pessoa }) => ({
        area: 'fiador' as const,
        nome: pessoa.nome,
        situacao: `garante ${estudante.nome}`,
        login: pessoa.cpf,
        senha: SENHA_DAS_PESSOAS,
      })),
    ),
    ...equipe.map(({ nome, papel, instituicao, email, senha }) => ({
      area: 'gestao' as const,
      nome,
      situacao: instituicao ? `${papel}, ${instituicao}` : papel,
      login: email,
      senha,
    })),
  ];
}
