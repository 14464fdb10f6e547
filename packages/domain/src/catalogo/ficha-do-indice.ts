/** Published numbers by which a principal is corrected, as a form: whoever publishes them is not us. */

import type { NumeroDoIndice } from '../credito/indice.ts';
import {
  INDICES_PUBLICADOS,
  type IndiceDoPrograma,
  type IndicePublicado,
} from '../credito/regras-do-programa.ts';
import type { Conteudo } from './campos.ts';
import type { FichaDaEntidade } from './ficha-da-entidade.ts';

export const NOME_DO_INDICE: Readonly<Record<IndiceDoPrograma, string>> = {
  nenhum: 'Não é corrigido',
  mensalidade: 'Pela mensalidade do curso, na tabela da instituição',
  ipca: 'Pelo IPCA',
};

const daMensalidade = ({ indice }: Conteudo) => indice === 'mensalidade';

export const FICHA_DO_INDICE: FichaDaEntidade = {
  rotulo: 'Número de um índice',
  plural: 'Números dos índices',
  efeito:
    'Vale do dia informado em diante, até o número seguinte. Os contratos gerados depois o usam; o plano dos que já existem não muda.',
  novo: 'Novo número publicado',
  inicial: { indice: 'ipca' },
  campos: [
    {
      nome: 'indice',
      rotulo: 'Índice',
      tipo: 'escolha',
      fixo: true,
      opcoes: INDICES_PUBLICADOS.map((valor) => ({ valor, texto: NOME_DO_INDICE[valor] })),
    },
    {
      nome: 'bolsaId',
      rotulo: 'Programa',
      tipo: 'referencia',
      de: 'bolsa',
      fixo: true,
      quando: daMensalidade,
    },
    { nome: 'desde', rotulo: 'Vale desde', tipo: 'data', fixo: true },
    {
      nome: 'numero',
      rotulo: 'Número publicado',
      rotuloQuando: (conteudo) => (daMensalidade(conteudo) ? 'Mensalidade da tabela, em reais' : null),
      tipo: 'milionesimos',
      minimo: 1,
      dica: 'Como foi publicado: 7.245,38',
    },
  ],
};

/** One number for an index and a day: the entry is named by them. */
export function chaveDoNumero({ indice, bolsaId, desde }: Conteudo): string {
  return indice === 'mensalidade' ? `mensalidade-${bolsaId}-${desde}` : `${indice}-${desde}`;
}

/** What every number of the index begins with; the programme's own where its fee is the index. */
export const prefixoDosNumeros = (indice: IndicePublicado, bolsaId: number): string =>
  indice === 'mensalidade' ? `mensalidade-${bolsaId}-` : `${indice}-`;

/** Of contents without errors. */
export function lerNumero({ desde, numero }: Conteudo): NumeroDoIndice {
  return { desde: String(desde), numero: Number(numero) };
}
