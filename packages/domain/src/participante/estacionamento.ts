/**
 * Changing an answer destroys nothing until it must (decisions, "The request"): files that no step asks for any
 * more are parked, and come back when the answer is undone.
 */

import { CODIGOS_DE_DOCUMENTO, TIPOS_DE_DOCUMENTO, type TipoDocumento } from '../documento/tipos.ts';
import { porCodigo } from '../texto/ordem.ts';
import { passosVisiveis } from '../wizard/plano.ts';
import { planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

/** A file of a person, in force or parked. */
export interface ArquivoDaPessoa {
  id: string;
  tipoDocumento: TipoDocumento;
  indice: number;
  enviadoPor: string | null;
  enviadoEm: Date;
}

export interface MudancasDosArquivos {
  /** Ids of files in force that leave. */
  estacionar: readonly string[];
  /** Ids of parked files that return. */
  retomar: readonly string[];
}

/**
 * Of a person whose answers changed. `quem` answers now: files that somebody else sent before never come back to this
 * person. A slot that holds a file keeps it; of several that were parked the one sent last returns.
 */
export function mudancasDosArquivos(
  pessoa: ContextoDoParticipante,
  { emVigor, estacionados }: Readonly<Record<'emVigor' | 'estacionados', readonly ArquivoDaPessoa[]>>,
  quem: string,
): MudancasDosArquivos {
  const { dispensados, pedidos } = estacionamentoDe(pessoa);
  const ocupadas = new Set(emVigor.map(vagaDe));
  const retomar = estacionados
    .filter(({ tipoDocumento, enviadoPor }) => enviadoPor === quem && pedidos.includes(tipoDocumento))
    .sort((a, b) => b.enviadoEm.getTime() - a.enviadoEm.getTime() || porCodigo(a.id, b.id))
    .filter((arquivo) => {
      const livre = !ocupadas.has(vagaDe(arquivo));
      ocupadas.add(vagaDe(arquivo));
      return livre;
    });
  return {
    estacionar: emVigor
      .filter(({ tipoDocumento }) => dispensados.includes(tipoDocumento))
      .map(({ id }) => id),
    retomar: retomar.map(({ id }) => id),
  };
}

const vagaDe = ({ tipoDocumento, indice }: ArquivoDaPessoa) => `${tipoDocumento}/${indice}`;

/** Only these groups hang on an answer; the others are asked of everybody or by the institution. */
const GRUPOS_QUE_DEPENDEM_DE_RESPOSTA: readonly string[] = ['responsavel', 'estado-civil', 'renda'];

/** Asked for by no step of the plan but sent in the pendency flow. */
const FORA_DO_PLANO: readonly TipoDocumento[] = ['COMPROVANTE_TROCA_CONJUGE', 'DISSOLUCAO_UNIAO_ESTAVEL'];

export interface Estacionamento {
  /** Files in force of these types leave. */
  dispensados: readonly TipoDocumento[];
  /** Parked files of these types return. */
  pedidos: readonly TipoDocumento[];
}

export function estacionamentoDe(contexto: ContextoDoParticipante): Estacionamento {
  const pedidos = new Set(
    passosVisiveis(planoDoParticipante, contexto).flatMap((passo) =>
      (passo.documentos?.(contexto) ?? []).map(({ tipoDocumento }) => tipoDocumento),
    ),
  );
  const dependentes = CODIGOS_DE_DOCUMENTO.filter(
    (tipo) =>
      GRUPOS_QUE_DEPENDEM_DE_RESPOSTA.includes(TIPOS_DE_DOCUMENTO[tipo].grupo) &&
      !FORA_DO_PLANO.includes(tipo),
  );
  return {
    dispensados: dependentes.filter((tipo) => !pedidos.has(tipo)),
    pedidos: dependentes.filter((tipo) => pedidos.has(tipo)),
  };
}
