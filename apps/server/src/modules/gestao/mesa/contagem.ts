import { type Contagem, contarDaEtapa } from '@credito/domain/gestao/etapas';
import type { SolicitacaoCompleta } from '../../solicitacao/fatos.ts';

/** Verdicts on the documents of the people whose turn it is. */
export function contarDaSolicitacao({
  solicitacao,
  participantes,
  documentos,
}: SolicitacaoCompleta): Contagem {
  const papeis = new Map(participantes.map(({ id, tipo_pessoa }) => [id, tipo_pessoa]));
  return contarDaEtapa(
    solicitacao.sigla,
    documentos.map(({ dono_id, situacao }) => ({
      tipoPessoa: papeis.get(dono_id) ?? 'estudante',
      situacao,
    })),
  );
}
