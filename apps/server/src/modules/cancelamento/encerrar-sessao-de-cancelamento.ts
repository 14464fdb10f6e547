import { siglasAbertas } from '@credito/domain/solicitacao/estados';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { apagarEnvio } from '../envio/apagar-envio.ts';

/**
 * The last call of a cancellation (spec 1 section 7): what was still on its way belongs to no request. Uploads of a
 * person who takes part in another open request, as its guarantor, stay.
 */
export async function encerrarSessaoDeCancelamento(contexto: Contexto, sessao: SessaoDeConta): Promise<void> {
  const outra = await contexto.db
    .selectFrom('participante')
    .innerJoin('solicitacao', 'solicitacao.id', 'participante.solicitacao_id')
    .select('solicitacao.id')
    .where('participante.conta_id', '=', sessao.contaId)
    .where('participante.removido_em', 'is', null)
    .where('solicitacao.sigla', 'in', [...siglasAbertas])
    .limit(1)
    .executeTakeFirst();
  if (outra) return;
  const envios = await contexto.db
    .selectFrom('envio')
    .select('id')
    .where('conta_id', '=', sessao.contaId)
    .execute();
  for (const { id } of envios) await apagarEnvio(contexto, id);
}
