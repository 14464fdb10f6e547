/** Both contacts of a signer at once, proposed by one person of the staff and answered by another. */
import type {
  EnvelopeDaGestao,
  rotaResponderTroca,
  rotaTrocarContato,
} from '@credito/api/gestao-envelope.rotas';
import type { Recebido } from '@credito/api/rota';
import {
  contatosQueMudam,
  exigeSegundaPessoa,
  recusaDaTroca,
} from '@credito/domain/assinatura/troca-de-contato';
import { conta } from '@credito/domain/assinatura/vez';
import {
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  respostasPossiveis,
} from '@credito/domain/gestao/segunda-pessoa';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import type { AssinanteNoEnvelope, EnvelopeCompleto } from '../../assinatura/envelope.repository.ts';
import { registrarNaAuditoria } from '../../assinatura/registrar-evidencia.ts';
import { trocadosPelaMesa, trocarContato } from '../../assinatura/trocar-contato.ts';
import { trocasPendentes } from './trocas.repository.ts';
import { apresentarEnvelope, exigirEnvelope } from './ver-envelope.ts';

const MENSAGEM_DO_PROVEDOR = 'O contato de quem assina pelo provedor é o do acesso dessa pessoa à gestão.';
const MENSAGEM_TROCA_PENDENTE = 'Já há uma troca à espera de outra pessoa da equipe. Responda a ela antes.';
const MENSAGEM_OUTRA_PESSOA =
  'Quem propôs a troca não pode confirmá-la: outra pessoa da equipe precisa avaliar.';
const MENSAGEM_SO_QUEM_PROPOS = 'Só quem propôs a troca pode retirá-la.';

type Pedido = Recebido<typeof rotaTrocarContato>['body'];

export async function pedirTroca(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: string,
  pedido: Pedido,
): Promise<EnvelopeDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirEnvelope(trx, sessao, id, { travar: true });
    const achado = assinanteDe(completo, pedido.assinanteId);
    await trocarOuPropor(contexto, trx, sessao, achado, pedido);
    return apresentarEnvelope(contexto, trx, sessao, id);
  });
}

function assinanteDe(completo: EnvelopeCompleto, assinanteId: string): AssinanteNoEnvelope {
  const assinante = completo.assinantes.find((um) => um.id === assinanteId);
  if (!assinante) throw naoEncontrado();
  if (assinante.do_provedor) throw conflito(MENSAGEM_DO_PROVEDOR);
  return { ...completo, assinante };
}

async function trocarOuPropor(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  achado: AssinanteNoEnvelope,
  { email, telefone, motivo, versaoDoContato }: Pedido,
): Promise<void> {
  const { assinante, assinantes } = achado;
  const depois = { email, telefone };
  // The same press again, or somebody else's with the same end.
  if (contatosQueMudam(assinante, depois).length === 0) return;
  const pendente = (await trocasPendentes(trx, achado.envelope.id)).find(
    (uma) => uma.assinante_id === assinante.id,
  );
  if (pendente) {
    const aMesma = pendente.email === email && pendente.telefone === telefone;
    if (aMesma && pendente.proposta_por === sessao.operadorId) return;
    throw conflito(MENSAGEM_TROCA_PENDENTE);
  }
  if (assinante.link_versao !== versaoDoContato) throw dadosDesatualizados();
  const jaTrocados = await trocadosPelaMesa(trx, assinante);
  if (!exigeSegundaPessoa({ antes: assinante, depois, jaTrocados })) {
    await trocar(contexto, trx, achado, { ...depois, motivo }, sessao.operadorId);
    return;
  }
  const outros = assinantes.filter((um) => um.id !== assinante.id && !um.do_provedor && conta(um));
  const recusa = recusaDaTroca({ assinante, depois, outros });
  if (recusa) throw conflito(recusa);
  const trocaId = contexto.aleatorio.uuid();
  await trx
    .insertInto('troca_de_contato')
    .values({
      id: trocaId,
      assinante_id: assinante.id,
      ...depois,
      motivo,
      proposta_por: sessao.operadorId,
      proposta_em: contexto.relogio.agora(),
    })
    .execute();
  await registrarPasso(contexto, trx, sessao, achado, 'proporTroca', trocaId);
}

function trocar(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
  { email, telefone, motivo }: Pick<Pedido, 'email' | 'telefone' | 'motivo'>,
  operadorId: string,
) {
  const operador = { tipo: 'operador', id: operadorId } as const;
  return trocarContato(contexto, trx, achado, {
    depois: { email, telefone },
    motivo,
    autor: operador,
    ator: operador,
    papel: 'dono',
    declaradoPor: 'equipe',
    verificadoEm: null,
    avisarAntes: true,
  });
}

export async function responderTroca(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { id, trocaId }: { id: string; trocaId: string },
  { resposta, texto = '' }: Recebido<typeof rotaResponderTroca>['body'],
): Promise<EnvelopeDaGestao> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await exigirEnvelope(trx, sessao, id, { travar: true });
    const troca = await trx
      .selectFrom('troca_de_contato')
      .selectAll()
      .where('id', '=', trocaId)
      .where(
        'assinante_id',
        'in',
        completo.assinantes.map((um) => um.id),
      )
      .executeTakeFirst();
    if (!troca) throw naoEncontrado();
    if (troca.resposta === null) {
      if (!respostasPossiveis(troca.proposta_por === sessao.operadorId).includes(resposta))
        throw conflito(resposta === 'retirar' ? MENSAGEM_SO_QUEM_PROPOS : MENSAGEM_OUTRA_PESSOA);
      if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
        throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
      await trx
        .updateTable('troca_de_contato')
        .set({
          resposta,
          respondida_por: sessao.operadorId,
          respondida_em: contexto.relogio.agora(),
          explicacao: resposta === 'devolver' ? texto : null,
        })
        .where('id', '=', trocaId)
        .execute();
      const achado = assinanteDe(completo, troca.assinante_id);
      if (resposta === 'confirmar') await trocar(contexto, trx, achado, troca, sessao.operadorId);
      else await registrarPasso(contexto, trx, sessao, achado, `${resposta}Troca`, trocaId);
      // Answered already, in the same way by the same person: a second press.
    } else if (troca.resposta !== resposta || troca.respondida_por !== sessao.operadorId)
      throw dadosDesatualizados();
    return apresentarEnvelope(contexto, trx, sessao, id);
  });
}

function registrarPasso(
  contexto: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  { assinante, envelope }: AssinanteNoEnvelope,
  acao: string,
  troca: string,
): Promise<void> {
  return registrarNaAuditoria(contexto, trx, envelope.id, {
    acao,
    ator: { tipo: 'operador', id: operadorId },
    contaId: assinante.conta_id,
    dados: { assinante: assinante.id, troca },
  });
}
