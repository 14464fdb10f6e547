import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirDocumento } from './exigir-documento.ts';

/** Why the person sends the file although the check says no; the analyst reads it. */
export async function explicarDocumento(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
  explicacao: string,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { documento } = await exigirDocumento(contexto, trx, sessao, id, 'editar', { travar: true });
    if (!(SITUACOES_VIGENTES as readonly string[]).includes(documento.situacao)) throw naoEncontrado();
    await trx.updateTable('documento').set({ explicacao }).where('id', '=', documento.id).execute();
  });
}
