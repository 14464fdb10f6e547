/** What decides whether a guarantor's spouse signs, from answers and documents (credito, section 3). */

import type { FiadorQueAssina } from '@credito/domain/contrato/signatarios';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import { ESTADOS_CIVIS } from '@credito/domain/participante/estado-civil';
import { REGIMES_DE_BENS } from '@credito/domain/participante/regime-de-bens';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import type { ParticipanteFiador } from '../solicitacao/fiadores-da-solicitacao.ts';

export function fiadorQueAssina(
  completa: SolicitacaoCompleta,
  { id, tipo_pessoa: vaga, respostas }: ParticipanteFiador,
): FiadorQueAssina & { vaga: VagaDeFiador } {
  const aprovado = (tipo: TipoDocumento) =>
    completa.documentos.some(
      (documento) =>
        documento.dono_id === id && documento.tipo_documento === tipo && documento.situacao === 'aprovado',
    );
  return {
    vaga,
    estadoCivil: ESTADOS_CIVIS.find((valor) => valor === respostas.estadoCivil) ?? 'SOLTEIRO',
    regime: REGIMES_DE_BENS.find((valor) => valor === respostas.regimeDeBens),
    pactoAprovado: aprovado('PACTO_ANTENUPCIAL'),
    uniaoEstavel: respostas.uniaoEstavel === 'S',
    separacaoAverbada: aprovado('AVERBACAO_SEPARACAO'),
  };
}
