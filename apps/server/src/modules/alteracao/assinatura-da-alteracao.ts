/** The calls of an alteration's electronic signature, by the mechanism of contracts: destinations come from the database alone. */
import { createHash } from 'node:crypto';
import { escreverAditivo } from '@credito/domain/alteracao/texto/escrever-aditivo';
import { nomeDoAditivo } from '@credito/domain/contrato/nome-para-assinar';
import { jsonCanonico } from '@credito/domain/texto/json-canonico';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { abrirEnvelope } from '../assinatura/abrir-envelope.ts';
import type { AssinanteNoEnvelope } from '../assinatura/envelope.repository.ts';
import { alterarMetodo, reenviarLink } from '../assinatura/reenviar-link.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import {
  acharSignatario,
  assinantesDasPartes,
  type SignatarioDoFio,
} from '../contrato/assinatura-do-contrato.ts';
import { type AlteracaoCompleta, carregarAlteracao } from './alteracao.repository.ts';
import { mudarAlteracao, recusarNaAlteracao } from './mudar-alteracao.ts';
import { contratoDa, textoDaEdicao } from './texto-da-alteracao.ts';
import { exigirAlteracaoDoEstudante } from './ver-alteracoes.ts';

/** Opens the signature by the student's own call, once. */
export async function enviarAlteracaoParaAssinatura(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const completa = await exigirAlteracaoDoEstudante(trx, sessao, id, { travar: true });
    // Pressed again: it is being signed already.
    if (completa.alteracao.fluxo === 'DPR') return;
    await dispararAlteracao(contexto, trx, completa, {
      papel: 'estudante',
      ator: { tipo: 'conta', id: sessao.contaId },
    });
  });
}

/** The alteration is held. */
export async function dispararAlteracao(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: AlteracaoCompleta,
  { papel, ator }: { papel: 'estudante' | 'contratos'; ator: Ator },
): Promise<void> {
  const { alteracao, partes } = completa;
  await mudarAlteracao(contexto, trx, alteracao, { acao: 'disparar', papel, ator });
  const texto = await textoDaEdicao(trx, alteracao);
  if (!texto || alteracao.prazo === null) throw naoEncontrado();
  const { contrato } = await contratoDa(trx, completa);
  await abrirEnvelope(contexto, trx, {
    dono: { tipo: 'alteracao', id: alteracao.id },
    edicao: alteracao.edicao,
    titulo: nomeDoAditivo(alteracao.numero, contrato.numero, partes),
    arquivo: texto.arquivo,
    sha256: texto.sha256,
    blocosSha256: createHash('sha256')
      .update(jsonCanonico(escreverAditivo(texto.dados).blocos))
      .digest('hex'),
    modelo: 'aditivo-1',
    prazo: alteracao.prazo,
    pedeFoto: contrato.assinaturas.pedeFoto === true,
    assinantes: await assinantesDasPartes(trx, partes),
    ator,
    contaId: alteracao.conta_id,
  });
}

async function comSignatario(
  contexto: Contexto,
  sessao: SessaoDeConta,
  { id, quem }: { id: number; quem: SignatarioDoFio },
  agir: (trx: Transaction<DB>, achado: AssinanteNoEnvelope) => Promise<void>,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { alteracao, partes } = await exigirAlteracaoDoEstudante(trx, sessao, id, { travar: true });
    if (alteracao.fluxo !== 'DPR') throw recusarNaAlteracao('estado-nao-permite');
    await agir(trx, await acharSignatario(trx, { tipo: 'alteracao', id }, partes, quem));
  });
}

export const reenviarLinkDaAlteracao = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  quem: SignatarioDoFio,
): Promise<void> =>
  comSignatario(contexto, sessao, { id, quem }, (trx, achado) => reenviarLink(contexto, trx, achado));

export const alterarCanalDaAlteracao = (
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  { preferredAuthType, ...quem }: SignatarioDoFio & { preferredAuthType: 'EMAIL' | 'WHATSAPP' },
): Promise<void> =>
  comSignatario(contexto, sessao, { id, quem }, (trx, achado) =>
    alterarMetodo(contexto, trx, achado, {
      metodo: preferredAuthType === 'EMAIL' ? 'email' : 'whatsapp',
      alvo: 'alteracao',
      contaId: sessao.contaId,
    }),
  );

export async function alteracaoTravada(trx: Transaction<DB>, id: number): Promise<AlteracaoCompleta> {
  const completa = await carregarAlteracao(trx, id, { travar: true });
  if (!completa) throw naoEncontrado();
  return completa;
}
