/** Satisfaction survey (spec 1 sections 3, 5 and 9): one score from 1 to 5 per campaign, the comment optional. */
import * as z from 'zod/mini';
import { textoLivre } from '../texto/texto-livre.ts';

export const NOTAS = [1, 2, 3, 4, 5] as const;
export type Nota = (typeof NOTAS)[number];

export const ROTULO_DA_NOTA: Readonly<Record<Nota, string>> = {
  1: 'Muito ruim',
  2: 'Ruim',
  3: 'Normal',
  4: 'Bom',
  5: 'Muito bom',
};

/** The newest ones: staff reads what people say now. */
export const COMENTARIOS_MOSTRADOS = 100;

export const CAMPANHA_NO_ENDERECO = 'campanha';

/** Where a campaign that nobody is led to is answered: what is sent to whoever is asked. */
export const caminhoDaPesquisa = (campanhaId: string): string =>
  `/estudante/csat?${CAMPANHA_NO_ENDERECO}=${encodeURIComponent(campanhaId)}`;

export const MAXIMO_DO_COMENTARIO = 1_000;

export const notaSchema = z
  .int({ error: 'Escolha uma nota de 1 a 5.' })
  .check(
    z.gte(1, { error: 'Escolha uma nota de 1 a 5.' }),
    z.lte(5, { error: 'Escolha uma nota de 1 a 5.' }),
  );

export const comentarioSchema = textoLivre({ maximo: MAXIMO_DO_COMENTARIO });

export interface ResultadoDaPesquisa {
  respostas: number;
  /** Null without answers. */
  media: number | null;
  distribuicao: ReadonlyArray<{ nota: Nota; rotulo: string; quantas: number; percentual: number }>;
}

export function resultadoDaPesquisa(notas: readonly number[]): ResultadoDaPesquisa {
  const respostas = notas.length;
  return {
    respostas,
    media: respostas === 0 ? null : notas.reduce((soma, nota) => soma + nota, 0) / respostas,
    distribuicao: NOTAS.map((nota) => {
      const quantas = notas.filter((dada) => dada === nota).length;
      return {
        nota,
        rotulo: ROTULO_DA_NOTA[nota],
        quantas,
        percentual: respostas === 0 ? 0 : Math.round((quantas * 100) / respostas),
      };
    }),
  };
}
