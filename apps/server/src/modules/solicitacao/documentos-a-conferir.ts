/** What a person should look at again before it is sent: said where they end, whatever they have passed by on the way. */
import { documentoAConferir } from '@credito/domain/documento/conferencia';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { podeEditarParte } from '@credito/domain/participante/acesso';
import { passoDoDocumento } from '@credito/domain/participante/o-que-falta';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import {
  contextoDoParticipante,
  parteDoParticipante,
  participanteDe,
  type SolicitacaoCompleta,
} from './fatos.ts';

export function documentosAConferir(completa: SolicitacaoCompleta, tipoPessoa: TipoPessoa, agora: Date) {
  const participante = participanteDe(completa, tipoPessoa);
  const contexto = contextoDoParticipante(completa, tipoPessoa, agora);
  if (!participante || !contexto) return [];
  if (!podeEditarParte(tipoPessoa, parteDoParticipante(completa, participante), completa.solicitacao.sigla))
    return [];
  return completa.documentos
    .filter(({ dono_id, situacao }) => dono_id === participante.id && situacao !== 'rejeitado')
    .filter(documentoAConferir)
    .flatMap(({ tipo_documento: tipoDocumento }) => {
      const passo = passoDoDocumento(tipoDocumento, contexto);
      return passo === null ? [] : [{ tipoDocumento, rotulo: rotuloDoDocumento(tipoDocumento), passo }];
    });
}
