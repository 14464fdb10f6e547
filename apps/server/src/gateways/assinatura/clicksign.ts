/**
 * Clicksign, by its API v3. Developers' pages: https://developers.clicksign.com. What it does beside or against them is
 * in ADR 0142; apps/server/test/gateways/clicksign-de-teste.ts does it too.
 */
import { faltasDoAssinante, faltasParaOProvedor } from '@credito/domain/assinatura/exigencias-do-provedor';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import * as z from 'zod';
import type { EnvelopeNoProvedor, GatewayDeAssinatura, Resultado } from './assinatura.ts';
import { lerAviso } from './clicksign/aviso.ts';
import { baixarAssinado } from './clicksign/baixar.ts';
import {
  type AjustesDaClicksign,
  adiar,
  type Cliente,
  criarCliente,
  entender,
  Interrupcao,
  recusar,
} from './clicksign/cliente.ts';
import { consultarEnvelope, documentoDoEnvelope } from './clicksign/consultar.ts';
import { dispensar, trocarContato } from './clicksign/contato.ts';
import { montarEnvelope } from './clicksign/montar.ts';
import { moverPrazo } from './clicksign/prazo.ts';
import { envelopeSchema, notificacaoSchema } from './clicksign/recursos.ts';
import { criarRitmo, type Tempo, tempoDoSistema } from './clicksign/ritmo.ts';

interface Ajustes extends AjustesDaClicksign {
  segredoDoAviso: string;
}

export function criarClicksign(ajustes: Ajustes, tempo: Tempo = tempoDoSistema): GatewayDeAssinatura {
  const cliente = criarCliente(ajustes, criarRitmo(tempo), tempo);
  const agora = () => new Date(tempo.agora());
  return {
    disponivel: true,
    nome: 'clicksign',
    metodos: ['email', 'whatsapp'],
    abrir: (novo) =>
      emResultado(async () => {
        const { prazo, pdf, assinantes } = novo;
        const [falta] = faltasParaOProvedor(
          { prazo, bytes: pdf.length, assinantes },
          dataEmSaoPaulo(agora()),
        );
        if (falta) throw recusar(falta.exigencia, falta);
        return montarEnvelope(cliente, novo);
      }),
    avisar: (envelope, assinanteId) =>
      emResultado(async () => {
        await notificar(cliente, envelope, assinanteId);
        return {};
      }),
    trocarContato: (envelope, assinante) =>
      emResultado(async () => {
        const [falta] = faltasDoAssinante(assinante.nome, assinante.contato);
        if (falta) throw recusar(falta, { assinanteId: assinante.id });
        return { assinante: await trocarContato(cliente, envelope, assinante) };
      }),
    moverPrazo: (envelope, prazo) =>
      emResultado(async () => {
        await moverPrazo(cliente, envelope, prazo);
        return {};
      }),
    dispensar: (envelope, idExterno) =>
      emResultado(async () => {
        await dispensar(cliente, envelope, idExterno);
        return {};
      }),
    cancelar: (envelope) =>
      emResultado(async () => {
        await cancelar(cliente, envelope);
        return {};
      }),
    consultar: (envelope) => emResultado(() => consultarEnvelope(cliente, envelope, agora())),
    baixar: (envelope) =>
      emResultado(async () => ({ pdf: await baixarAssinado(cliente, envelope, ajustes.url) })),
    lerAviso: (corpo, cabecalhos) => lerAviso(ajustes.segredoDoAviso, corpo, cabecalhos),
  };
}

async function emResultado<Feito extends object>(fazer: () => Promise<Feito>): Promise<Resultado<Feito>> {
  try {
    return { tipo: 'feito', ...(await fazer()) };
  } catch (erro) {
    if (erro instanceof Interrupcao) return erro.resultado;
    throw erro;
  }
}

/** One a minute; starting an envelope calls nobody by itself. */
async function notificar(cliente: Cliente, envelope: EnvelopeNoProvedor, assinanteId: string): Promise<void> {
  const assinante = envelope.assinantes.find(({ id }) => id === assinanteId);
  if (!assinante) throw recusar('nao-encontrado', { assinanteId });
  const feito = await cliente.criar({
    caminho: `/envelopes/${envelope.idExterno}/signers/${assinante.idExterno}/notifications`,
    corpo: { data: { type: 'notifications', attributes: {} } },
    assinanteId,
    semEsperar: true,
  });
  if (feito === 'incerto') throw adiar('the answer was lost');
  const lido = notificacaoSchema.safeParse(feito.corpo);
  const resumo = lido.success ? (lido.data.data.attributes.summary ?? []) : [];
  if (resumo.some(({ signer_id, notified }) => signer_id === assinante.idExterno && !notified))
    throw adiar('not notified');
}

/** A draft is deleted. What is under way is cancelled by its document: the envelope itself takes no such word. */
async function cancelar(cliente: Cliente, envelope: EnvelopeNoProvedor): Promise<void> {
  const caminho = `/envelopes/${envelope.idExterno}`;
  const { status, corpo } = await cliente.pedir({ metodo: 'GET', caminho, aceitos: [404] });
  if (status === 404) return;
  const { attributes } = entender(z.object({ data: envelopeSchema }), corpo).data;
  if (attributes.status === 'canceled') return;
  if (attributes.status === 'closed') throw recusar('encerrado');
  if (attributes.status === 'draft') {
    await cliente.pedir({ metodo: 'DELETE', caminho, aceitos: [404] });
    return;
  }
  const { id } = await documentoDoEnvelope(cliente, envelope);
  await cliente.pedir({
    metodo: 'PATCH',
    caminho: `${caminho}/documents/${id}`,
    corpo: { data: { type: 'documents', id, attributes: { status: 'canceled' } } },
  });
}
