/** The calls of the electronic signature: each answers from the port, which says whether anybody can be asked to sign. */
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { mudarContrato, recusar } from './mudar-contrato.ts';
import { exigirContratoVisivel } from './ver-contratos.ts';

/** Opens the signature: refused with words by the table of states while something stands in the way. */
export async function enviarParaAssinatura(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirContratoVisivel({ ...contexto, db: trx }, sessao, id, { travar: true });
    await mudarContrato(contexto, trx, completo, {
      acao: 'disparar',
      papel: 'estudante',
      ator: { tipo: 'conta', id: sessao.contaId },
    });
  });
}

/** Links and channels exist of a contract that is being signed electronically, and of no other. */
export async function exigirAssinatura(contexto: Contexto, sessao: SessaoDeConta, id: number): Promise<void> {
  const { contrato } = await exigirContratoVisivel(contexto, sessao, id);
  if (contrato.via !== 'eletronica') throw recusar('outra-via');
  if (contrato.codigo !== 'DPR') throw recusar('estado-nao-permite');
  throw recusar('assinatura-indisponivel');
}
