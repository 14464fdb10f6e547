/**
 * Changing an answer destroys nothing until it must (decisions, "The request"): files that no step asks for any
 * more are parked, and come back when the answer is undone.
 */

import { CODIGOS_DE_DOCUMENTO, TIPOS_DE_DOCUMENTO, type TipoDocumento } from '../documento/tipos.ts';
import { passosVisiveis } from '../wizard/plano.ts';
import { planoDoParticipante } from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

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
