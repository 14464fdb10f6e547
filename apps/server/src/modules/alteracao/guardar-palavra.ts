import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { LinhaDeAlteracao } from './alteracao.repository.ts';
import { registrarNaAlteracao } from './mudar-alteracao.ts';

/** The state stays; the version does not, so that whoever still shows the old one must look again. */
export async function guardarPalavra(
  contexto: Contexto,
  trx: Transaction<DB>,
  alteracao: LinhaDeAlteracao,
  {
    resposta,
    texto,
    operadorId,
  }: { resposta: 'confirmou' | 'nao-confirmou'; texto: string | null; operadorId: string },
): Promise<void> {
  await trx
    .updateTable('alteracao')
    .set({ palavra: resposta, palavra_texto: texto, versao: alteracao.versao + 1 })
    .where('id', '=', alteracao.id)
    .execute();
  await registrarNaAlteracao(contexto, trx, alteracao, {
    acao: resposta === 'confirmou' ? 'confirmar' : 'naoConfirmar',
    papel: 'instituicao',
    ator: { tipo: 'operador', id: operadorId },
    motivo: texto,
    para: alteracao.fluxo,
  });
}
