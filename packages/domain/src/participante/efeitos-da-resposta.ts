/**
 * What changing an answer undoes (spec 2 section 4, "Legal guardian" and "Marital status"): the names of the answers
 * that no longer hold. Documents are never destroyed by this: they are parked (decisions, "The request").
 */
import { PROFISSAO_OUTRA } from '../renda/profissao.ts';
import type { NomeDeCampo } from './campos.ts';
import { casadoNaLei, temConjuge } from './estado-civil.ts';

type Respostas = Readonly<Record<string, unknown>>;

const DO_CONJUGE: readonly NomeDeCampo[] = [
  'nomeConjuge',
  'cpfConjuge',
  'emailConjuge',
  'telefoneConjuge',
  'conjugeSemCelular',
  'dataNascimentoConjuge',
];

const DO_RESPONSAVEL: readonly NomeDeCampo[] = [
  'nomeResponsavel',
  'cpfResponsavel',
  'emailResponsavel',
  'parentescoResponsavel',
];

interface Efeito {
  quando: (antes: Respostas, depois: Respostas) => boolean;
  limpar: readonly NomeDeCampo[];
}

const mudou = (campo: NomeDeCampo) => (antes: Respostas, depois: Respostas) =>
  antes[campo] !== undefined && antes[campo] !== depois[campo];

const EFEITOS: readonly Efeito[] = [
  { quando: (_, depois) => depois.estadoCivil === 'CASADO', limpar: ['uniaoEstavel'] },
  {
    quando: (antes, depois) => antes.estadoCivil === 'CASADO' && depois.estadoCivil !== 'CASADO',
    limpar: DO_CONJUGE,
  },
  {
    quando: (antes, depois) =>
      temConjuge(antes.estadoCivil, antes.uniaoEstavel) &&
      !temConjuge(depois.estadoCivil, depois.uniaoEstavel),
    limpar: DO_CONJUGE,
  },
  { quando: (_, depois) => !casadoNaLei(depois.estadoCivil), limpar: ['regimeDeBens'] },
  { quando: mudou('grauParentescoResponsavel'), limpar: DO_RESPONSAVEL },
  {
    quando: (antes, depois) =>
      antes.grauParentescoResponsavel === 'E' && depois.grauParentescoResponsavel !== 'E',
    limpar: ['emancipada'],
  },
  {
    quando: (_, depois) => depois.profissaoId !== undefined && depois.profissaoId !== PROFISSAO_OUTRA,
    limpar: ['profissaoInformada'],
  },
  // Only the answer that says so: a number that was typed later is never undone by another step.
  {
    quando: (antes, depois) => antes.conjugeSemCelular !== true && depois.conjugeSemCelular === true,
    limpar: ['telefoneConjuge'],
  },
];

/** Names of the answers that `mudancas` make void, without those that `mudancas` itself gives. */
export function respostasDesfeitas(antes: Respostas, mudancas: Respostas): readonly NomeDeCampo[] {
  const depois = { ...antes, ...mudancas };
  const desfeitas = new Set<NomeDeCampo>();
  for (const { quando, limpar } of EFEITOS)
    if (quando(antes, depois))
      for (const nome of limpar) if (!(nome in mudancas) && antes[nome] !== undefined) desfeitas.add(nome);
  return [...desfeitas];
}
