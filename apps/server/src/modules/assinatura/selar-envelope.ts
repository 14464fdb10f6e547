/**
 * Everybody has signed: the pages, the signatures and their evidence become one file, sealed once. However late: a job is
 * asked for with the last signature, and what lost its job is found again.
 */
import { Readable } from 'node:stream';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { escreverAQuemAssinou } from './avisar-quem-assinou.ts';
import { type Assinante, carregarEnvelope, type Envelope } from './envelope.repository.ts';
import { mudarEnvelope } from './mudar-assinante.ts';
import { lugarDo, regrasDo } from './quem-assina.ts';
import { receberDoProvedor } from './receber-do-provedor.ts';
import { elosDoEnvelope, registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';

/** Does nothing to what is sealed already, or not signed by everybody. */
export async function selarEnvelope(contexto: Contexto, envelopeId: string): Promise<void> {
  const completo = await carregarEnvelope(contexto.db, envelopeId);
  if (completo?.envelope.estado !== 'assinado') return;
  const { envelope } = completo;
  if (!assinaAqui(envelope.provedor) && envelope.arquivo_do_provedor === null)
    await receberDoProvedor(contexto, completo);
  const selado = await fazerArquivo(contexto, envelope);
  const guardado = await contexto.gateways.cofre.gravar(Readable.from([selado.pdf]));
  await contexto.db.transaction().execute(async (trx) => {
    const agora = await carregarEnvelope(trx, envelopeId, { travar: true });
    // Its twin was faster; the file of this one is swept with what nobody names.
    if (agora?.envelope.estado !== 'assinado') return;
    const feito = await mudarEnvelope(contexto, trx, agora.envelope, {
      acao: 'selar',
      ator: 'sistema',
      mais: {
        selado_arquivo: guardado.id,
        selado_sha256: guardado.sha256,
        selado_bytes: guardado.bytes,
        selado_em: contexto.relogio.agora(),
        carimbado_em: selado.carimbadoEm,
      },
    });
    await registrarEvidencia(contexto, trx, feito, {
      tipo: 'selado',
      autor: { tipo: 'sistema', id: null },
      sha256: guardado.sha256,
      certificadoSha256:
        contexto.gateways.selo.certificado?.fingerprint256.replaceAll(':', '').toLowerCase() ?? '',
      carimbadoEm: selado.carimbadoEm?.toISOString() ?? null,
    });
    await registrarNaAuditoria(contexto, trx, envelopeId, {
      acao: 'selar',
      ator: { tipo: 'sistema', id: null },
      dados: { sha256: guardado.sha256 },
    });
    await regrasDo(contexto, feito).aoSelar(contexto, trx, feito);
    for (const assinante of agora.assinantes) await avisarConclusao(contexto, trx, feito, assinante);
  });
}

async function fazerArquivo(contexto: Contexto, envelope: Envelope) {
  const { configuracao, db, gateways, relogio } = contexto;
  const regras = regrasDo(contexto, envelope);
  return gateways.selo.selar({
    desenhar: (extras) => regras.desenharSelado(contexto, lugarDo(envelope), extras),
    pdfLido: await gateways.cofre.ler(envelope.arquivo),
    evidencias: {
      envelope: envelope.id,
      titulo: envelope.titulo,
      codigo: envelope.codigo_de_verificacao,
      arquivo: 'documento-lido.pdf',
      sha256: envelope.sha256,
      elos: await elosDoEnvelope(db, envelope.id),
    },
    endereco: `${configuracao.servidor.publicUrl}/verificar/${envelope.codigo_de_verificacao}`,
    em: relogio.agora(),
  });
}

/** Whoever signed by a link gets the copy by the same link; the file itself never travels. */
function avisarConclusao(
  contexto: Contexto,
  trx: Transaction<DB>,
  envelope: Envelope,
  assinante: Assinante,
): Promise<void> {
  const { configuracao } = contexto;
  return escreverAQuemAssinou(contexto, trx, assinante, 'assinatura-concluida', (canal, url) => {
    const evento = {
      nome: 'assinatura-concluida',
      chave: 'assinatura-concluida',
      valores: { pessoa: primeiroNome(assinante.nome), documento: envelope.titulo, link: url },
    } as const;
    return canal === 'email'
      ? emailDoTexto(configuracao, { ...evento, acao: { rotulo: 'Baixar a minha cópia', url } })
      : curtaDoTexto(configuracao, evento);
  });
}
