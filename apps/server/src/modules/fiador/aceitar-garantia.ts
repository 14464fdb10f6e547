/**
 * Consent: recorded only for the logged-in person of the invited CPF, who confirmed a code on their own phone
 * or e-mail (decisions, "Guarantors"). The text, its version and digest, from where and when are kept as evidence.
 */

import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { type CanalDoAceite, destinoDoAceite } from '@credito/domain/fiador/canal-do-aceite';
import { textoDoConsentimento, VERSAO_DO_CONSENTIMENTO } from '@credito/domain/fiador/consentimento';
import { outrasPessoas } from '@credito/domain/participante/contexto-do-participante';
import { errosDeNaoIgualdade } from '@credito/domain/participante/nao-igualdade';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Conta, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { emitirCodigo } from '../codigo/emitir-codigo.ts';
import { validarCodigo } from '../codigo/validar-codigo.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { participanteDe, pessoasPara } from '../solicitacao/fatos.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { avisarEstudante } from './avisar-estudante.ts';
import { exigirAcaoPermitida } from './fatos-do-fiador.ts';
import { convitesVigentes } from './fiador.repository.ts';
import {
  type AcessoAGarantia,
  destinoMascarado,
  exigirGarantia,
  lerGarantia,
  resumoDoTexto,
  termosDaGarantia,
} from './garantias.ts';
import { emailDeAceite } from './mensagens.ts';
import { registrarEventoDoFiador } from './registrar-evento.ts';

const FINALIDADE = 'aceite-fiador';

/** Sends the code to the phone or the e-mail of the account, never to one that the request names. */
export async function enviarCodigoDoAceite(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
  canal: CanalDoAceite,
): Promise<{ destino: string; esperaSegundos: number }> {
  const acesso = await exigirGarantia(contexto.db, sessao, participanteId);
  const conta = await exigirPessoaConvidada(contexto.db, sessao, acesso);
  exigirAcaoPermitida('aceitar', acesso.completa, acesso.fiador, contexto.relogio.agora());
  const { esperarSegundos } = await emitirCodigo(contexto, {
    finalidade: FINALIDADE,
    cpf: conta.cpf,
    destino: destinoDoAceite(canal, conta),
    canal,
    navegador: null,
    contaId: conta.id,
    estudante: primeiroNome(participanteDe(acesso.completa, 'estudante')?.nome ?? ''),
  });
  return { destino: destinoMascarado(canal, conta), esperaSegundos: esperarSegundos };
}

interface PedidoDeAceite {
  codigo: string;
  canal: CanalDoAceite;
  versao: string;
  sha256: string;
}

interface Origem {
  enderecoIp: string | null;
  agente: string | null;
}

/** Accepting twice, also at the same time, is one acceptance. */
export async function aceitarGarantia(
  contexto: Contexto,
  sessao: SessaoDeConta,
  participanteId: string,
  pedido: PedidoDeAceite,
  origem: Origem,
): Promise<Garantia> {
  const acesso = await exigirGarantia(contexto.db, sessao, participanteId);
  if (!acesso.completa.aceites.has(participanteId)) {
    exigirTextoAtual(contexto, acesso, pedido);
    const conta = await exigirPessoaConvidada(contexto.db, sessao, acesso);
    const digitado = {
      finalidade: FINALIDADE,
      destino: destinoDoAceite(pedido.canal, conta),
      cpf: conta.cpf,
      navegador: null,
      codigo: pedido.codigo,
    } as const;
    try {
      await validarCodigo(contexto, digitado, (trx) =>
        registrarAceite(contexto, trx, sessao, participanteId, pedido, origem),
      );
    } catch (erro) {
      // The twin of this request may have used up the code a moment ago.
      const depois = await exigirGarantia(contexto.db, sessao, participanteId);
      if (!depois.completa.aceites.has(participanteId)) throw erro;
    }
  }
  return lerGarantia(contexto, sessao, participanteId);
}

async function registrarAceite(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  participanteId: string,
  pedido: PedidoDeAceite,
  origem: Origem,
): Promise<void> {
  const agora = contexto.relogio.agora();
  const ator = { tipo: 'conta', id: sessao.contaId } as const;
  const acesso = await exigirGarantia(trx, sessao, participanteId, { travar: true });
  const { completa, fiador } = acesso;
  if (completa.aceites.has(fiador.id)) return;
  exigirAcaoPermitida('aceitar', completa, fiador, agora);
  const conta = await exigirPessoaConvidada(trx, sessao, acesso);
  const convite = (await convitesVigentes(trx, [fiador.id])).get(fiador.id);
  if (!convite) throw naoEncontrado();
  const texto = exigirTextoAtual(contexto, acesso, pedido);
  await trx
    .insertInto('aceite_fiador')
    .values({
      id: contexto.aleatorio.uuid(),
      participante_id: fiador.id,
      convite_id: convite.id,
      conta_id: sessao.contaId,
      texto,
      texto_versao: VERSAO_DO_CONSENTIMENTO,
      texto_sha256: resumoDoTexto(texto),
      confirmado_por: `codigo:${pedido.canal}:${destinoDoAceite(pedido.canal, conta)}`,
      endereco_ip: origem.enderecoIp,
      agente: origem.agente,
      aceito_em: agora,
    })
    .execute();
  // From here on the contact is the guarantor's own, no longer the one that the student typed.
  const participantes = await trx
    .updateTable('participante')
    .set({
      email: conta.email,
      telefone: conta.telefone,
      versao: fiador.versao + 1,
      ultimo_acesso: agora,
      atualizado_em: agora,
    })
    .where('id', '=', fiador.id)
    .returningAll()
    .execute();
  await registrarEventoDoFiador(trx, completa, fiador, {
    acao: 'aceitar',
    ator,
    em: agora,
    dados: { texto: VERSAO_DO_CONSENTIMENTO, sha256: pedido.sha256, convite: convite.id },
  });
  const aceita = comGravadas(completa, { participantes, aceites: [fiador.id] });
  await atualizarSolicitacao(trx, aceita, { papel: 'fiador', ator, agora });
  await avisar(contexto, trx, {
    chave: `fiador-confirmado:${fiador.id}`,
    pessoa: await destinatarioDaConta(trx, sessao.contaId),
    solicitacaoId: completa.solicitacao.id,
    agora,
    email: emailDeAceite(contexto.configuracao, {
      estudante: participanteDe(completa, 'estudante')?.nome ?? '',
      fiador: fiador.nome,
      em: agora,
    }),
  });
  await avisarEstudante(contexto, trx, completa, {
    chave: `fiador-aceitou:${fiador.id}`,
    noticia: 'aceitou',
    fiador: fiador.nome,
    agora,
  });
}

/** The text on the screen must be today's text: another amount or wording asks for another reading. */
function exigirTextoAtual(contexto: Contexto, { completa }: AcessoAGarantia, pedido: PedidoDeAceite): string {
  const texto = textoDoConsentimento(termosDaGarantia(contexto, completa));
  if (pedido.versao !== VERSAO_DO_CONSENTIMENTO || pedido.sha256 !== resumoDoTexto(texto).toString('hex'))
    throw dadosDesatualizados();
  return texto;
}

/** The account must be the invited person, and its contacts nobody else's in this request (case FIA-03). */
async function exigirPessoaConvidada(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  { completa, fiador }: AcessoAGarantia,
): Promise<Selectable<Conta>> {
  const conta = await db
    .selectFrom('conta')
    .selectAll()
    .where('id', '=', sessao.contaId)
    .executeTakeFirstOrThrow();
  if (conta.cpf !== fiador.cpf) throw naoEncontrado();
  const { cpf, email, telefone } = conta;
  const erros = errosDeNaoIgualdade(
    fiador.tipo_pessoa,
    { cpf, email, telefone },
    outrasPessoas(pessoasPara(completa, fiador.tipo_pessoa), fiador.tipo_pessoa),
    { nome: 'nome', cpf: 'cpf', email: 'email', telefone: 'telefone' },
  );
  if (erros.length > 0) throw regraDoDominio(erros);
  return conta;
}
