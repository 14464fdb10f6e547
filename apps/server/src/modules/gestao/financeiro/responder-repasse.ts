/** A second person answers a proposed run: confirmed, fees, plan and ledger change at once (ADR 0153). */
import type { Repasse } from '@credito/api/gestao-repasses.rotas';
import {
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  type RespostaAProposta,
  recusaDaResposta,
} from '@credito/domain/gestao/segunda-pessoa';
import type { EstadoDoRepasse } from '@credito/domain/repasse/repasse';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { repassarUsos } from '../../financeiro/repassar-usos.ts';
import { conflitosDe } from '../conflito/conflitos-de.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { apresentarRepasse, registrarRepasse } from './apresentar-repasse.ts';

const ESTADO_DA_RESPOSTA: Readonly<Record<RespostaAProposta, EstadoDoRepasse>> = {
  confirmar: 'confirmado',
  devolver: 'devolvido',
  retirar: 'retirado',
};

export async function responderRepasse(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { resposta, texto = '' }: { resposta: RespostaAProposta; texto?: string | undefined },
): Promise<Repasse> {
  const { relogio } = contexto;
  return contexto.db.transaction().execute(async (trx) => {
    const repasse = await trx
      .selectFrom('repasse')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!repasse) throw naoEncontrado();
    const estado = ESTADO_DA_RESPOSTA[resposta];
    if (repasse.estado !== 'proposto') {
      // A second click gets the first one's answer.
      if (repasse.estado === estado && repasse.respondido_por === sessao.operadorId)
        return apresentarRepasse(trx, sessao, id);
      throw dadosDesatualizados('Este repasse já foi respondido.');
    }
    const recusa = recusaDaResposta('repasse', resposta, repasse.proposto_por === sessao.operadorId);
    if (recusa) throw conflito(recusa);
    if (resposta !== 'retirar') await exigirSemConflitoNoRepasse(trx, sessao, id);
    if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
      throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
    await trx
      .updateTable('repasse')
      .set({
        estado,
        respondido_por: sessao.operadorId,
        respondido_em: relogio.agora(),
        explicacao: texto || null,
      })
      .where('id', '=', id)
      .execute();
    if (resposta === 'confirmar') await efetivar(contexto, trx, sessao, repasse);
    await registrarRepasse(contexto, trx, sessao, id, `repasse.${resposta}`, {
      centavos: repasse.total_centavos,
    });
    return apresentarRepasse(trx, sessao, id);
  });
}

/** Nobody pays the fees of a contract that is their own, or of somebody whom they guarantee (ADR 0095). */
async function exigirSemConflitoNoRepasse(
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  id: number,
): Promise<void> {
  const conflitos = [...(await conflitosDe(trx, operadorId)).keys()];
  if (conflitos.length === 0) return;
  const uso = await trx
    .selectFrom('repasse_uso')
    .innerJoin('contrato', 'contrato.id', 'repasse_uso.contrato_id')
    .select('contrato.solicitacao_id')
    .where('repasse_id', '=', id)
    .where('contrato.solicitacao_id', 'in', conflitos)
    .orderBy('contrato.id')
    .limit(1)
    .executeTakeFirst();
  if (uso) await exigirSemConflito(trx, operadorId, uso.solicitacao_id);
}

async function efetivar(
  contexto: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  { id, instituicao_id: instituicaoId }: { id: number; instituicao_id: number },
): Promise<void> {
  const usos = await trx
    .selectFrom('repasse_uso')
    .select(['contrato_id', 'posicao', 'situacao', 'centavos'])
    .where('repasse_id', '=', id)
    .execute();
  const feitos = await repassarUsos(
    contexto,
    trx,
    usos.map(({ contrato_id: contratoId, ...uso }) => ({ contratoId, instituicaoId, ...uso })),
    { operadorId, motivo: `Repasse ${id}` },
  );
  if (!feitos)
    throw dadosDesatualizados(
      'Uma das mensalidades mudou depois da proposta. Devolva o repasse e proponha outro.',
    );
}
