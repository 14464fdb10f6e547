/** What can be done with each stage while the request is filled in: view, edit and delete, by what is there. */
import type { FatosDaProximaAcao } from './proxima-acao.ts';

export type AcaoDaEtapa = 'ver' | 'preencher' | 'alterar' | 'indicar' | 'excluir';

export interface AcoesDasEtapas {
  curso: readonly AcaoDaEtapa[];
  dados: readonly AcaoDaEtapa[];
  fiadores: readonly AcaoDaEtapa[];
}

type Fatos = Pick<FatosDaProximaAcao, 'dadosComplementares' | 'semFiador' | 'fiadores' | 'preencherFiador'>;

export function acoesDasEtapas({
  dadosComplementares,
  semFiador,
  fiadores,
  preencherFiador,
}: Fatos): AcoesDasEtapas {
  return {
    // Another course is another request.
    curso: ['ver'],
    dados: [dadosComplementares === 100 ? 'alterar' : 'preencher'],
    fiadores: semFiador ? [] : acoesDosFiadores(fiadores, preencherFiador),
  };
}

/** Only a guarantor whom the student fills in for is edited by the student. */
function acoesDosFiadores(
  { fiador, fiador2 }: Fatos['fiadores'],
  preencherFiador: Fatos['preencherFiador'],
): readonly AcaoDaEtapa[] {
  if (!fiador && !fiador2) return ['indicar'];
  return preencherFiador ? ['ver', 'preencher', 'excluir'] : ['ver', 'excluir'];
}
