/**
 * Another CPF is another person, as with a guarantor (decisions, "Guarantors"): what was sent and given of the former
 * spouse does not stand for the new one. A CPF that the spouse's document shows was only typed wrong before.
 */

import type { TipoDocumento } from '../documento/tipos.ts';
import { digitosDoCpf } from '../pessoa/cpf.ts';
import type { NomeDeCampo } from './campos.ts';
import { temConjuge } from './estado-civil.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

type Respostas = Readonly<Record<string, unknown>>;

export interface DoConjugeAnterior {
  documentos: readonly TipoDocumento[];
  respostas: readonly NomeDeCampo[];
}

/** Their name and birth date stand in the form of the CPF. */
const CONTATO: readonly NomeDeCampo[] = ['emailConjuge', 'telefoneConjuge', 'conjugeSemCelular'];

/** Another marriage has its own certificate, and its own regime. */
const DO_CASAMENTO = ['CERTIDAO_CASAMENTO', 'PACTO_ANTENUPCIAL'] as const;

/**
 * Kept beside the answers while there is no spouse: the files of the former one come back with the answer, and only their
 * CPF tells whether they are of whoever is named then.
 */
const CPF_DO_CONJUGE_ANTERIOR = 'cpfConjugeAnterior';

/** What is remembered, or forgotten, of a spouse whose data these changes undo or give anew. */
export function memoriaDoConjuge(
  respostas: Respostas,
  mudancas: Respostas,
  desfeitas: readonly string[],
): { lembrar: Respostas; esquecer: readonly string[] } {
  if (desfeitas.includes('cpfConjuge'))
    return { lembrar: { [CPF_DO_CONJUGE_ANTERIOR]: respostas.cpfConjuge }, esquecer: [] };
  const substituido = cpfDito(mudancas.cpfConjuge) !== null && CPF_DO_CONJUGE_ANTERIOR in respostas;
  return { lembrar: {}, esquecer: substituido ? [CPF_DO_CONJUGE_ANTERIOR] : [] };
}

/** Null where the spouse stays the same. */
export function doConjugeAnterior(
  pessoa: ContextoDoParticipante,
  mudancas: Respostas,
): DoConjugeAnterior | null {
  const depois = { ...pessoa.respostas, ...mudancas };
  if (!temConjuge(depois.estadoCivil, depois.uniaoEstavel)) return null;
  const doDocumento = cpfDito(pessoa.cpfDoDocumentoDoConjuge);
  const antes =
    cpfDito(pessoa.respostas.cpfConjuge) ?? cpfDito(pessoa.respostas[CPF_DO_CONJUGE_ANTERIOR]) ?? doDocumento;
  const agora = cpfDito(mudancas.cpfConjuge);
  if (!antes || !agora || agora === antes || agora === doDocumento) return null;
  const casado = depois.estadoCivil === 'CASADO';
  return {
    documentos: [
      'CARTEIRA_CONJUGE',
      'CPF_CONJUGE',
      'COMPROVANTE_TROCA_CONJUGE',
      // The certificate of somebody who is not married is about a marriage that ended.
      ...(casado ? DO_CASAMENTO : (['UNIAO_ESTAVEL'] as const)),
    ],
    respostas: (casado ? [...CONTATO, 'regimeDeBens' as const] : CONTATO).filter(
      (nome) => !(nome in mudancas) && pessoa.respostas[nome] !== undefined,
    ),
  };
}

function cpfDito(valor: unknown): string | null {
  return typeof valor === 'string' && valor !== '' ? digitosDoCpf(valor) : null;
}
