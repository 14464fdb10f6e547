/** What a step of a person's plan changes in their part of the request (ADR 0117). */
import type { TipoDocumento } from '../documento/tipos.ts';
import { conferida, type Decisao, decidirPasso, seguida } from '../wizard/decisao.ts';
import type { Passo } from '../wizard/plano.ts';
import { respostasDesfeitas } from './efeitos-da-resposta.ts';
import { erroDeIdentidade } from './identidade-fixa.ts';
import { doConjugeAnterior, memoriaDoConjuge } from './outro-conjuge.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

type Respostas = Readonly<Record<string, unknown>>;

export interface MudancasDoParticipante {
  /** In the form in which they are stored. */
  respostas: Respostas;
  /** Names of the answers that no longer hold. */
  desfeitas: readonly string[];
  /** Files of these types were another person's, a former spouse's: they leave for good. */
  alheios: readonly TipoDocumento[];
  /** The person as they are then. */
  depois: ContextoDoParticipante;
}

export const semMudancas = (pessoa: ContextoDoParticipante): MudancasDoParticipante => ({
  respostas: {},
  desfeitas: [],
  alheios: [],
  depois: pessoa,
});

export function mudaAlgo({ respostas, desfeitas }: MudancasDoParticipante): boolean {
  return Object.keys(respostas).length > 0 || desfeitas.length > 0;
}

export function decidirPassoDoParticipante(
  passo: Passo<ContextoDoParticipante>,
  pessoa: ContextoDoParticipante,
  alteracoes: Respostas,
): Decisao<MudancasDoParticipante> {
  return seguida(decidirPasso(passo, pessoa, alteracoes), (respostas) => {
    const conjuge = doConjugeAnterior(pessoa, respostas);
    const semEfeito = [...respostasDesfeitas(pessoa.respostas, respostas), ...(conjuge?.respostas ?? [])];
    const { lembrar, esquecer } = memoriaDoConjuge(pessoa.respostas, respostas, semEfeito);
    const gravadas = { ...respostas, ...lembrar };
    const desfeitas = [...semEfeito, ...esquecer];
    const alheios = conjuge?.documentos ?? [];
    const depois = pessoaDepois(pessoa, gravadas, desfeitas, alheios);
    return conferida(
      { respostas: gravadas, desfeitas, alheios, depois },
      erroDeIdentidade(pessoa, respostas),
    );
  });
}

/** Both, one after the other: `segunda` was decided on the person that `primeira` leaves. */
export function emSequencia(
  primeira: MudancasDoParticipante,
  segunda: MudancasDoParticipante,
): MudancasDoParticipante {
  const dePe = Object.entries(primeira.respostas).filter(([nome]) => !segunda.desfeitas.includes(nome));
  return {
    respostas: { ...Object.fromEntries(dePe), ...segunda.respostas },
    desfeitas: [
      ...primeira.desfeitas.filter((nome) => !(nome in segunda.respostas)),
      ...segunda.desfeitas.filter((nome) => !primeira.desfeitas.includes(nome)),
    ],
    alheios: [...new Set([...primeira.alheios, ...segunda.alheios])],
    depois: segunda.depois,
  };
}

function pessoaDepois(
  pessoa: ContextoDoParticipante,
  mudancas: Respostas,
  desfeitas: readonly string[],
  alheios: readonly TipoDocumento[],
): ContextoDoParticipante {
  const respostas = Object.entries({ ...pessoa.respostas, ...mudancas }).filter(
    ([nome]) => !desfeitas.includes(nome),
  );
  const ficam = pessoa.documentos.filter(({ tipoDocumento }) =>
    alheios.every((alheio) => alheio !== tipoDocumento),
  );
  return {
    ...pessoa,
    respostas: Object.fromEntries(respostas),
    documentos: ficam,
    // Read from a file that leaves.
    ...(alheios.includes('CARTEIRA_CONJUGE')
      ? { cpfNoDocumentoDoConjuge: false, cpfDoDocumentoDoConjuge: null }
      : {}),
  };
}
