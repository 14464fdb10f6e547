import { type ContextoDeWizard, definirPlano, type Forma, SEM_RESPOSTAS } from '@credito/domain/wizard/plano';
import { expect, it } from 'vitest';
import type { TelasDoPlano } from './tela-do-passo.ts';

const linha = <const Id extends string, const F extends Forma>(id: Id, forma: F) => ({
  id,
  titulo: id,
  forma,
  quando: () => true,
  campos: [],
  schema: SEM_RESPOSTAS,
});

const plano = definirPlano<ContextoDeWizard>()([
  linha('endereco', 'propria'),
  linha('idade', 'formulario'),
  linha('envio', 'aviso-proprio'),
  linha('aviso', 'aviso'),
]);
type Telas = TelasDoPlano<ContextoDeWizard, (typeof plano)[number]>;
const Tela = () => null;

it('screens are given to exactly the rows that say that they have one', () => {
  const certas: Telas = { endereco: Tela, envio: Tela };
  // @ts-expect-error: the screen of a row is missing
  const faltando: Telas = { endereco: Tela };
  // @ts-expect-error: a row that is drawn by itself has no screen
  const sobrando: Telas = { ...certas, idade: Tela };
  // @ts-expect-error: no row has this id
  const trocada: Telas = { endereco: Tela, envios: Tela };
  const comTela = plano
    .filter(({ forma }) => forma === 'propria' || forma === 'aviso-proprio')
    .map(({ id }) => id);
  expect(Object.keys(certas)).toEqual(comTela);
  for (const erradas of [faltando, sobrando, trocada]) expect(Object.keys(erradas)).not.toEqual(comTela);
});
