/** The signature itself: the right code, over the file that was read, with the words that were ticked. Once a person. */
import type { AssinaturaAberta, rotaAssinar } from '@credito/api/assinatura.rotas';
import type { Recebido } from '@credito/api/rota';
import { MENSAGEM_TENTATIVAS_DO_DIA } from '@credito/domain/conta/codigo';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, dadosDesatualizados, ErroDeAplicacao } from '../../erros.ts';
import { validarCodigo } from '../codigo/validar-codigo.ts';
import { avisarQuemAssinou } from './avisar-quem-assinou.ts';
import { FINALIDADE_DA_ASSINATURA, MENSAGEM_SEM_CONTATO, ultimoCodigoDe } from './codigo-da-assinatura.ts';
import { concluirOuChamar } from './concluir-ou-chamar.ts';
import { contatoNaEvidencia, destinoDoCanal, verificadoEm } from './contatos.ts';
import { exigirFoto } from './foto-de-quem-assina.ts';
import { mudarAssinante } from './mudar-assinante.ts';
import type { OrigemDoPedido } from './origem.ts';
import { exigirPasse, origemDoAto } from './passe.ts';
import { pessoaNaEvidencia } from './pessoa-na-evidencia.ts';
import { naEvidencia, regrasDo } from './quem-assina.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';
import { apresentarAssinatura, declaracaoPara } from './ver-assinatura.ts';

type Pedido = Recebido<typeof rotaAssinar>['body'];

const MENSAGEM_OUTRO_TEXTO =
  'O documento mudou desde que você o abriu. Leia a versão mais nova antes de assinar.';

/** Signing twice, also at the same time, is one signature. */
export async function assinar(
  contexto: Contexto,
  pedido: Pedido,
  origem: OrigemDoPedido,
): Promise<AssinaturaAberta> {
  const quem = await exigirPasse(contexto, contexto.db, pedido.passe);
  if (quem.assinante.estado !== 'assinou') {
    const destino = destinoDoCanal(pedido.canal, quem.assinante);
    if (destino === null) throw conflito(MENSAGEM_SEM_CONTATO);
    const digitado = {
      finalidade: FINALIDADE_DA_ASSINATURA,
      destino,
      cpf: quem.assinante.cpf,
      navegador: null,
      alvo: quem.assinante.id,
      codigo: pedido.codigo,
    } as const;
    try {
      await validarCodigo(contexto, digitado, (trx) => registrarAssinatura(contexto, trx, pedido, origem));
    } catch (erro) {
      // The twin of this request may have used up the code a moment ago.
      const depois = await exigirPasse(contexto, contexto.db, pedido.passe);
      if (depois.assinante.estado !== 'assinou') {
        if (erro instanceof ErroDeAplicacao && (erro.status === 422 || erro.status === 429))
          await registrarErro(contexto, pedido, origem, {
            // Whatever else refuses a code has not compared it.
            conferido: erro.status === 422,
            esgotado: erro.message === MENSAGEM_TENTATIVAS_DO_DIA,
          });
        throw erro;
      }
    }
  }
  return apresentarAssinatura(contexto, contexto.db, await exigirPasse(contexto, contexto.db, pedido.passe));
}

async function registrarAssinatura(
  contexto: Contexto,
  trx: Transaction<DB>,
  { passe, canal, sha256, declaracaoSha256, leitura }: Pedido,
  origem: OrigemDoPedido,
): Promise<void> {
  const quem = await exigirPasse(contexto, trx, passe, { travar: true });
  const { assinante, envelope } = quem;
  if (assinante.estado === 'assinou') return;
  const declaracao = await declaracaoPara(contexto, trx, quem, canal);
  // Another file or other words than those on the screen ask for another reading.
  if (sha256 !== envelope.sha256 || declaracaoSha256 !== declaracao.sha256)
    throw dadosDesatualizados(MENSAGEM_OUTRO_TEXTO);
  const agora = contexto.relogio.agora();
  const codigo = await ultimoCodigoDe(trx, assinante, { usado: true });
  if (!codigo?.usadoEm) throw new Error('a signature without its code');
  const contato = contatoNaEvidencia(contexto, canal, assinante);
  const foto = await exigirFoto(contexto, trx, quem);
  const assinado = await mudarAssinante(contexto, trx, quem, assinante, {
    acao: 'assinar',
    ator: 'pessoa',
    provado: true,
    mais: {
      assinou_em: agora,
      // Until somebody has shown that the contact is theirs, this code is the first proof.
      ...(assinante[verificadoEm(canal)] === null ? { [verificadoEm(canal)]: agora } : {}),
    },
  });
  await registrarEvidencia(contexto, trx, envelope, {
    tipo: 'assinado',
    autor: { tipo: 'assinante', id: assinante.id },
    assinante: naEvidencia(contexto, envelope, assinante),
    origem: origemDoAto(quem, origem),
    pessoa: await pessoaNaEvidencia(contexto, trx, quem),
    contato,
    autenticacao: {
      por: 'codigo',
      codigo: { ...codigo.naEvidencia, usadoEm: codigo.usadoEm.toISOString(), tentativas: codigo.tentativas },
    },
    declaracao,
    leitura,
    foto,
  });
  await registrarNaAuditoria(contexto, trx, envelope.id, {
    acao: 'assinar',
    ator: assinante.conta_id ? { tipo: 'conta', id: assinante.conta_id } : { tipo: 'sistema', id: null },
    contaId: assinante.conta_id,
    dados: { assinante: assinante.id },
  });
  await regrasDo(contexto, envelope).aoAssinar(contexto, trx, envelope, assinado);
  await concluirOuChamar(contexto, trx, envelope.id);
  await avisarQuemAssinou(contexto, trx, assinado);
}

/** A wrong code is evidence too; too many of them block the signer until a new link is sent. */
async function registrarErro(
  contexto: Contexto,
  { passe, canal }: Pedido,
  origem: OrigemDoPedido,
  { conferido, esgotado }: { conferido: boolean; esgotado: boolean },
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const quem = await exigirPasse(contexto, trx, passe, { travar: true });
    const { assinante, envelope } = quem;
    // What was sent to the other contact was not compared.
    const codigo = await ultimoCodigoDe(trx, assinante, { destino: destinoDoCanal(canal, assinante) });
    if (!codigo || assinante.estado !== 'autenticando') return;
    if (conferido)
      await registrarEvidencia(contexto, trx, envelope, {
        tipo: 'codigo-errado',
        autor: { tipo: 'assinante', id: assinante.id },
        assinante: naEvidencia(contexto, envelope, assinante),
        origem: origemDoAto(quem, origem),
        codigo: codigo.naEvidencia,
        tentativas: codigo.tentativas,
      });
    if (esgotado) await mudarAssinante(contexto, trx, quem, assinante, { acao: 'bloquear', ator: 'sistema' });
  });
}
