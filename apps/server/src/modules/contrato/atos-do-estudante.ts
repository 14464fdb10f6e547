/** What the student does with an own contract; a foreign one answers like a missing one. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { ESTADOS_DO_CONTRATO } from '@credito/domain/contrato/estados';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { apresentarContrato } from './apresentar-contrato.ts';
import { avisarEstudante, avisarFiadores } from './avisar-do-contrato.ts';
import { condicoesDoContrato } from './condicoes.ts';
import { type ContratoCompleto, carregarContrato } from './contrato.repository.ts';
import { mudarContrato, recusar } from './mudar-contrato.ts';
import { recuperado } from './prazo-recuperado.ts';
import { exigirContratoVisivel } from './ver-contratos.ts';

const MENSAGEM_PLANO_MUDOU = 'O plano de pagamento mudou. Leia de novo antes de aceitar.';
const MENSAGEM_NAO_EFETIVADO = 'O contrato só pode ser concluído depois de efetivado.';

/** In one transaction; the answer is what the screen shows next. */
async function noContrato(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  agir: (trx: Transaction<DB>, completo: ContratoCompleto) => Promise<void>,
): Promise<ContratoAberto> {
  return contexto.db.transaction().execute(async (trx) => {
    await agir(trx, await exigirContratoVisivel({ ...contexto, db: trx }, sessao, id, { travar: true }));
    const depois = await carregarContrato(trx, id, { estudante: sessao.contaId });
    if (!depois) throw naoEncontrado();
    return apresentarContrato({ ...contexto, db: trx }, depois, sessao);
  });
}

/** The student accepts what the screen showed: another version or another total is not accepted unseen. */
export function aceitarPlano(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  visto: { versao: number; totalCentavos: number },
): Promise<ContratoAberto> {
  return noContrato(contexto, sessao, id, async (trx, { contrato }) => {
    if (contrato.plano_aceito_em !== null && visto.totalCentavos === contrato.total_centavos) return;
    if (contrato.codigo !== 'DIS') throw recusar('estado-nao-permite');
    if (visto.versao !== contrato.versao) throw dadosDesatualizados();
    if (visto.totalCentavos !== contrato.total_centavos) throw conflito(MENSAGEM_PLANO_MUDOU);
    const agora = contexto.relogio.agora();
    await trx
      .updateTable('contrato')
      .set({ plano_aceito_em: agora, versao: contrato.versao + 1 })
      .where('id', '=', id)
      .execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'conta', id: sessao.contaId },
      acao: 'contrato.aceitarPlano',
      alvo: { tipo: 'contrato', id: String(id) },
      contaId: sessao.contaId,
      dados: { edicao: contrato.edicao, total: contrato.total_centavos },
    });
  });
}

const porEstudante = (sessao: SessaoDeConta) =>
  ({ papel: 'estudante', ator: { tipo: 'conta', id: sessao.contaId } }) as const;

/** Once: whoever prints again only gets the file again. */
export function imprimirContrato(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<ContratoAberto> {
  return noContrato(contexto, sessao, id, async (trx, completo) => {
    if (completo.contrato.codigo === 'VIS') return;
    await mudarContrato(contexto, trx, completo, { acao: 'imprimir', ...porEstudante(sessao) });
  });
}

export function desistirDoContrato(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  { versao }: { versao: number },
): Promise<ContratoAberto> {
  return noContrato(contexto, sessao, id, async (trx, completo) => {
    const { contrato } = completo;
    if (contrato.causa_do_cancelamento === 'desistencia') return;
    if (contrato.versao !== versao) throw dadosDesatualizados();
    await mudarContrato(contexto, trx, completo, { acao: 'desistir', ...porEstudante(sessao) });
    await avisarEstudante(contexto, trx, completo, 'contrato-cancelado');
    await avisarFiadores(contexto, trx, completo, 'contrato-cancelado-fiador');
  });
}

/** Changes no state: the student has read that the contract is in effect (spec 3 section 4.2). */
export async function finalizarContrato(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { contrato } = await exigirContratoVisivel({ ...contexto, db: trx }, sessao, id, { travar: true });
    if (contrato.codigo !== 'EFE') throw conflito(MENSAGEM_NAO_EFETIVADO);
    if (contrato.concluido_em !== null) return;
    const agora = contexto.relogio.agora();
    await trx.updateTable('contrato').set({ concluido_em: agora }).where('id', '=', id).execute();
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'conta', id: sessao.contaId },
      acao: 'contrato.concluir',
      alvo: { tipo: 'contrato', id: String(id) },
      contaId: sessao.contaId,
    });
  });
}

/** Once, within the days after the deadline; the new deadline counts from today. */
export async function recuperarContrato(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirContratoVisivel({ ...contexto, db: trx }, sessao, id, { travar: true });
    const agora = contexto.relogio.agora();
    const { para } = await mudarContrato(contexto, trx, completo, {
      acao: 'recuperar',
      ...porEstudante(sessao),
      mais: recuperado(completo.contrato, agora),
    });
    // Where signatures stand, whoever has the turn was called with the new day, and nobody signs again.
    if (para !== 'DIS') return;
    const depois = await carregarContrato(trx, id);
    if (depois) await avisarEstudante(contexto, trx, depois, 'contrato-disponivel');
  });
}

/** Whether the contract could be signed at this moment; throws what stands in the way (spec 3 section 4.2). */
export async function exigirAssinavel(contexto: Contexto, sessao: SessaoDeConta, id: number): Promise<void> {
  const completo = await exigirContratoVisivel(contexto, sessao, id);
  if (!ESTADOS_DO_CONTRATO[completo.contrato.codigo].emContratacao) return;
  const condicoes = await condicoesDoContrato(contexto, contexto.db, completo, {
    operadorId: null,
    temMotivo: false,
  });
  if (condicoes.alteracaoAberta) throw recusar('alteracao-aberta');
  if (condicoes.anteriorEmContratacao) throw recusar('anterior-em-contratacao');
}
