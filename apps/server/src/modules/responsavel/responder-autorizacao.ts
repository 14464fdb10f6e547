/**
 * The guardian's side: whoever holds the link and knows the declared CPF. Reading changes nothing, so previews and
 * mail scanners leave no trace (case FIA-01); the answer is recorded once, with its text, its moment and its origin.
 */

import { createHash } from 'node:crypto';
import type { ConsultaDaAutorizacao, rotaResponderAutorizacao } from '@credito/api/responsavel.rotas';
import type { Recebido } from '@credito/api/rota';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import {
  autorizacao,
  DECLARACAO_DO_RESPONSAVEL,
  type PedidoDeAutorizacao,
  situacaoDaAutorizacao,
  type TermosDaAutorizacao,
  textoDaAutorizacao,
  VERSAO_DA_AUTORIZACAO,
} from '@credito/domain/responsavel/autorizacao';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados, ErroDeAplicacao, naoEncontrado, regraDoDominio } from '../../erros.ts';
import { resumo } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { consumirLimite, esquecerLimite } from '../limite/limite.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { carregarSolicitacao, participanteDe, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { pedidoDaLinha } from '../solicitacao/pedido-ao-responsavel.ts';
import type { LinhaDeAutorizacao } from './autorizacao.repository.ts';
import { emailDaResposta } from './mensagens.ts';

const TENTATIVAS_POR_HORA = 10;
const MUITAS_TENTATIVAS = 'Muitas tentativas com este link. Espere uma hora e tente de novo.';
const LINK_MORTO = {
  respondida: 'Este link já foi usado: a resposta está registrada.',
  vencida: 'Este link venceu. Peça ao estudante que envie o e-mail de novo.',
  revogada: 'Este link não vale mais. O estudante pode ter mudado os dados do responsável.',
} as const;

interface Achada {
  linha: LinhaDeAutorizacao;
  completa: SolicitacaoCompleta;
}

export async function consultarAutorizacao(
  contexto: Contexto,
  { codigo, cpf }: { codigo: string; cpf?: string | undefined },
): Promise<ConsultaDaAutorizacao> {
  const { linha, completa } = await exigirViva(contexto, contexto.db, codigo);
  const estudante = participanteDe(completa, 'estudante')?.nome ?? '';
  const instituicao = completa.catalogo.instituicao.nome;
  if (cpf === undefined) return { estudante: primeiroNome(estudante), instituicao, autorizacao: null };
  await exigirCpf(contexto, linha, cpf);
  const termos = termosDe(contexto, completa, linha);
  return {
    estudante,
    instituicao,
    autorizacao: {
      responsavel: linha.nome,
      versao: VERSAO_DA_AUTORIZACAO,
      sha256: digerir(textoDaAutorizacao(termos)).toString('hex'),
      secoes: autorizacao(termos).map(({ titulo, paragrafos }) => ({ titulo, paragrafos: [...paragrafos] })),
      declaracao: DECLARACAO_DO_RESPONSAVEL,
    },
  };
}

interface Origem {
  enderecoIp: string | null;
  agente: string | null;
}

export async function responderAutorizacao(
  contexto: Contexto,
  pedido: Recebido<typeof rotaResponderAutorizacao>['body'],
  origem: Origem,
): Promise<void> {
  const { linha } = await exigirViva(contexto, contexto.db, pedido.codigo);
  await exigirCpf(contexto, linha, pedido.cpf);
  await contexto.db.transaction().execute(async (trx) => {
    const achada = await exigirViva(contexto, trx, pedido.codigo, { travar: true });
    await registrarResposta(contexto, trx, achada, pedido, origem);
  });
}

async function registrarResposta(
  contexto: Contexto,
  trx: Transaction<DB>,
  { linha, completa }: Achada,
  { resposta, versao, sha256 }: Recebido<typeof rotaResponderAutorizacao>['body'],
  { enderecoIp, agente }: Origem,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const texto = textoDaAutorizacao(termosDe(contexto, completa, linha));
  const digerido = digerir(texto);
  // Another amount or wording than the one on the screen asks for another reading.
  if (versao !== VERSAO_DA_AUTORIZACAO || sha256 !== digerido.toString('hex')) throw dadosDesatualizados();
  await trx
    .updateTable('autorizacao_responsavel')
    .set({
      resposta,
      respondida_em: agora,
      texto,
      texto_versao: versao,
      texto_sha256: digerido,
      endereco_ip: enderecoIp,
      agente,
    })
    .where('id', '=', linha.id)
    .where('resposta', 'is', null)
    .execute();
  const { solicitacao } = completa;
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'sistema', id: null },
    acao: `responsavel.${resposta}`,
    alvo: { tipo: 'autorizacao', id: linha.id },
    contaId: solicitacao.conta_id,
    dados: { solicitacao: solicitacao.id, texto: versao, sha256 },
  });
  const { email } = await trx
    .selectFrom('conta')
    .select('email')
    .where('id', '=', solicitacao.conta_id)
    .executeTakeFirstOrThrow();
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `responsavel-respondeu:${linha.id}`,
    contaId: solicitacao.conta_id,
    solicitacaoId: solicitacao.id,
    canal: 'email',
    destino: email,
    modelo: emailDaResposta(contexto.configuracao, resposta, {
      responsavel: linha.nome,
      estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    }),
    agora,
  });
}

/** The request for consent behind a link that still waits for its answer. */
async function exigirViva(
  contexto: Contexto,
  db: Kysely<DB>,
  codigo: string,
  opcoes: { travar?: boolean } = {},
): Promise<Achada> {
  const dona = await db
    .selectFrom('autorizacao_responsavel')
    .innerJoin('participante', 'participante.id', 'autorizacao_responsavel.participante_id')
    .select(['autorizacao_responsavel.id', 'participante.solicitacao_id'])
    .where('autorizacao_responsavel.codigo_hash', '=', resumo(codigo))
    .executeTakeFirst();
  const completa = dona && (await carregarSolicitacao(db, dona.solicitacao_id, opcoes));
  if (!completa) throw naoEncontrado();
  // Read behind the lock: its twin may have answered a moment ago.
  const linha = await db
    .selectFrom('autorizacao_responsavel')
    .selectAll()
    .where('id', '=', dona.id)
    .executeTakeFirstOrThrow();
  const pedido: PedidoDeAutorizacao = pedidoDaLinha(linha);
  if (pedido.resposta) throw new ErroDeAplicacao(410, LINK_MORTO.respondida);
  const { natureza } = ESTADOS[completa.solicitacao.sigla];
  if (linha.revogada_em || (natureza !== 'editavel' && natureza !== 'corrigivel'))
    throw new ErroDeAplicacao(410, LINK_MORTO.revogada);
  if (situacaoDaAutorizacao(pedido, contexto.relogio.agora()) === 'vencida')
    throw new ErroDeAplicacao(410, LINK_MORTO.vencida);
  return { linha, completa };
}

/** A forwarded link is of no use to anybody who does not know the declared CPF. */
async function exigirCpf(contexto: Contexto, linha: LinhaDeAutorizacao, cpf: string): Promise<void> {
  const limite = {
    nome: 'autorizacao-responsavel',
    quem: linha.id,
    maximo: TENTATIVAS_POR_HORA,
    janelaSegundos: 3_600,
  };
  await consumirLimite(contexto, limite, MUITAS_TENTATIVAS);
  if (cpf !== linha.cpf)
    throw regraDoDominio([
      { campo: 'cpf', mensagem: 'Este não é o CPF do responsável que o estudante declarou.' },
    ]);
  await esquecerLimite(contexto, limite);
}

function termosDe(
  { configuracao }: Contexto,
  completa: SolicitacaoCompleta,
  { nome }: LinhaDeAutorizacao,
): TermosDaAutorizacao {
  const { solicitacao, catalogo } = completa;
  return {
    provedor: configuracao.provedor.nome,
    responsavel: nome,
    estudante: participanteDe(completa, 'estudante')?.nome ?? '',
    instituicao: catalogo.instituicao.nome,
    curso: catalogo.curso.nome,
    mensalidadeCentavos: solicitacao.mensalidade_centavos,
    percentual: solicitacao.percentual,
  };
}

function digerir(texto: string): Buffer {
  return createHash('sha256').update(texto).digest();
}
