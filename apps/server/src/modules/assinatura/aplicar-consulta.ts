/**
 * Writes down what a provider of signatures has told: who saw, signed or refused, in the order in which they did, each once.
 * What is written already is not written again, so the same answer may come as often as it likes (case SIGN-01).
 */
import { type AcontecimentoNoProvedor, provaDoProvedor } from '@credito/domain/assinatura/acontecimentos';
import {
  declaracaoNoProvedorDeAssinatura,
  VERSAO_DA_DECLARACAO,
} from '@credito/domain/assinatura/declaracao';
import type { DeclaracaoNaEvidencia, PessoaNaEvidencia } from '@credito/domain/assinatura/evidencia';
import { motivoDaRecusaSchema } from '@credito/domain/assinatura/recusa';
import { paraHex } from '@credito/domain/texto/hexadecimal';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { ConsultaDoEnvelope } from '../../gateways/assinatura/assinatura.ts';
import { avisarQuemAssinou } from './avisar-quem-assinou.ts';
import { concluirOuChamar } from './concluir-ou-chamar.ts';
import { contatoNaEvidencia } from './contatos.ts';
import {
  type Assinante,
  carregarEnvelope,
  type Envelope,
  type EnvelopeCompleto,
} from './envelope.repository.ts';
import { avisarDoEnvelope } from './impedir-envelope.ts';
import { estaNaVez, mudarAssinante, mudarEnvelope } from './mudar-assinante.ts';
import { naEvidencia, regrasDo } from './quem-assina.ts';
import { registrarEvidencia, registrarNaAuditoria, sha256 } from './registrar-evidencia.ts';

const SISTEMA = { tipo: 'sistema', id: null } as const;
const MENSAGEM_CANCELADO_LA =
  'Ela foi cancelada no próprio serviço e não continua. Cancele o contrato ou gere uma nova versão.';
const SEM_MOTIVO = 'Não informou o motivo.';

export async function aplicarConsulta(
  contexto: Contexto,
  trx: Transaction<DB>,
  envelopeId: string,
  { acontecimentos, situacao }: ConsultaDoEnvelope,
): Promise<void> {
  await guardarSituacao(contexto, trx, envelopeId, situacao.tipo);
  for (const acontecimento of acontecimentos) {
    const quem = await deQuem(trx, envelopeId, acontecimento.assinanteId);
    if (!quem) continue;
    if (acontecimento.tipo === 'visto') await registrarVisto(contexto, trx, quem, acontecimento);
    if (acontecimento.tipo === 'assinado') await registrarAssinatura(contexto, trx, quem, acontecimento);
  }
  if (situacao.tipo !== 'recusado') return;
  const quem = await deQuem(trx, envelopeId, situacao.assinanteId);
  const recusa = acontecimentos.find(
    ({ tipo, assinanteId }) => tipo === 'recusado' && assinanteId === situacao.assinanteId,
  );
  if (quem && recusa) await registrarRecusa(contexto, trx, quem, recusa);
}

/** Cancelled in the provider's own panel it stays as it is here: the desk decides what becomes of it. */
async function guardarSituacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  envelopeId: string,
  situacao: ConsultaDoEnvelope['situacao']['tipo'],
): Promise<void> {
  const completo = await carregarEnvelope(trx, envelopeId, { travar: true });
  if (!completo || completo.envelope.situacao_no_provedor === situacao) return;
  await trx
    .updateTable('envelope')
    .set({ situacao_no_provedor: situacao })
    .where('id', '=', envelopeId)
    .execute();
  if (situacao === 'cancelado' && completo.envelope.estado === 'em-assinatura')
    await avisarDoEnvelope(contexto, trx, completo.envelope, situacao, MENSAGEM_CANCELADO_LA);
}

interface Quem extends EnvelopeCompleto {
  assinante: Assinante;
}

/** Held, and as the act before left them; null for whoever's turn it is not here. */
async function deQuem(
  trx: Transaction<DB>,
  envelopeId: string,
  assinanteId: string | null,
): Promise<Quem | null> {
  const completo = assinanteId === null ? null : await carregarEnvelope(trx, envelopeId, { travar: true });
  const assinante = completo?.assinantes.find(({ id }) => id === assinanteId);
  return completo && assinante && estaNaVez(completo, assinante) ? { ...completo, assinante } : null;
}

const noProvedor = ({ provedor }: Envelope) => ({ tipo: 'provedor', id: provedor }) as const;

async function registrarVisto(
  contexto: Contexto,
  trx: Transaction<DB>,
  quem: Quem,
  acontecimento: AcontecimentoNoProvedor,
): Promise<void> {
  const { assinante, envelope } = quem;
  if (assinante.estado !== 'convidado' && assinante.estado !== 'devolvido') return;
  await mudarAssinante(contexto, trx, quem, assinante, { acao: 'ver', ator: 'sistema' });
  await registrarEvidencia(contexto, trx, envelope, {
    tipo: 'visto',
    autor: noProvedor(envelope),
    assinante: naEvidencia(contexto, envelope, assinante),
    origem: provaDoProvedor(envelope.provedor, acontecimento).origem,
  });
}

async function registrarAssinatura(
  contexto: Contexto,
  trx: Transaction<DB>,
  quem: Quem,
  acontecimento: AcontecimentoNoProvedor,
): Promise<void> {
  const { assinante, envelope } = quem;
  if (assinante.estado === 'assinou') return;
  const { autenticacao, origem } = provaDoProvedor(envelope.provedor, acontecimento);
  const assinado = await mudarAssinante(contexto, trx, quem, assinante, {
    acao: 'assinar',
    ator: 'sistema',
    provado: true,
    mais: { assinou_em: acontecimento.em },
  });
  await registrarEvidencia(contexto, trx, envelope, {
    tipo: 'assinado',
    autor: noProvedor(envelope),
    assinante: naEvidencia(contexto, envelope, assinante),
    origem,
    pessoa: pessoaPeloProvedor(assinante, envelope.provedor),
    contato: contatoNaEvidencia(contexto, assinante.metodo, assinante),
    autenticacao,
    declaracao: declaracaoPeloProvedor(envelope),
    leitura: null,
    foto: null,
  });
  await registrarNaAuditoria(contexto, trx, envelope.id, {
    acao: 'assinar',
    ator: SISTEMA,
    contaId: assinante.conta_id,
    dados: { assinante: assinante.id, provedor: envelope.provedor },
  });
  await regrasDo(contexto, envelope).aoAssinar(contexto, trx, envelope, assinado);
  await concluirOuChamar(contexto, trx, envelope.id);
  await avisarQuemAssinou(contexto, trx, assinado);
}

async function registrarRecusa(
  contexto: Contexto,
  trx: Transaction<DB>,
  quem: Quem,
  acontecimento: AcontecimentoNoProvedor,
): Promise<void> {
  const { assinante, envelope } = quem;
  const dito = motivoDaRecusaSchema.safeParse(acontecimento.motivo ?? '');
  const motivo = dito.success ? dito.data : SEM_MOTIVO;
  const recusou = await mudarAssinante(contexto, trx, quem, assinante, {
    acao: 'recusar',
    ator: 'sistema',
    temMotivo: true,
    mais: { motivo_da_recusa: motivo },
  });
  await registrarEvidencia(contexto, trx, envelope, {
    tipo: 'recusado',
    autor: noProvedor(envelope),
    assinante: naEvidencia(contexto, envelope, assinante),
    origem: provaDoProvedor(envelope.provedor, acontecimento).origem,
    motivo,
  });
  const recusado = await mudarEnvelope(contexto, trx, envelope, { acao: 'recusar', ator: 'assinante' });
  await registrarNaAuditoria(contexto, trx, envelope.id, {
    acao: 'recusar',
    ator: SISTEMA,
    contaId: assinante.conta_id,
    dados: { assinante: assinante.id, provedor: envelope.provedor },
  });
  await regrasDo(contexto, envelope).aoRecusar(contexto, trx, recusado, recusou, motivo);
}

/** Who the person is was put to the provider by us, and it recognised them in its own way. */
function pessoaPeloProvedor({ nome, cpf, nascimento }: Assinante, provedor: string): PessoaNaEvidencia {
  const dado = (valor: string) => ({ valor, confirmado: [{ como: 'provedor', nome: provedor }] as const });
  return { nome: dado(nome), cpf: dado(cpf), nascimento: nascimento === null ? null : dado(nascimento) };
}

function declaracaoPeloProvedor({ titulo, sha256: doLido }: Envelope): DeclaracaoNaEvidencia {
  const texto = declaracaoNoProvedorDeAssinatura(titulo, doLido);
  return {
    texto,
    versao: VERSAO_DA_DECLARACAO,
    sha256: paraHex(sha256(Buffer.from(texto))),
    lingua: 'pt-BR',
  };
}
