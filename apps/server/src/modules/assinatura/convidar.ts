/** Calls signers: whoever has the turn, and whoever is called again. Each sending is a row, a message and a record. */
import { assinaAqui, type MotivoDoConvite } from '@credito/domain/assinatura/palavras';
import { aConvidar } from '@credito/domain/assinatura/vez';
import { foraDoSilencio } from '@credito/domain/mensagem/silencio';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarData } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { agendarLembretes } from './agendar-lembretes.ts';
import { destinoDoCanal, mascarado } from './contatos.ts';
import {
  type Assinante,
  assinouVersaoAnterior,
  carregarEnvelope,
  type Envelope,
  type EnvelopeCompleto,
} from './envelope.repository.ts';
import { agendarChamada } from './fila-do-provedor.ts';
import { mudarAssinante } from './mudar-assinante.ts';
import { segredoDoLink } from './passe.ts';
import { naEvidencia } from './quem-assina.ts';
import { registrarEvidencia } from './registrar-evidencia.ts';

/** Everybody whose turn has come and whom nobody has called yet. */
async function convidarDaVez(
  contexto: Contexto,
  trx: Transaction<DB>,
  completo: EnvelopeCompleto,
): Promise<void> {
  if (completo.envelope.estado !== 'em-assinatura') return;
  for (const assinante of aConvidar(completo.assinantes)) {
    const convidado = await mudarAssinante(contexto, trx, completo, assinante, {
      acao: 'convidar',
      ator: 'sistema',
      mais: { convidado_em: contexto.relogio.agora() },
    });
    await enviarLink(contexto, trx, completo.envelope, convidado, 'vez');
    await agendarLembretes(contexto, trx, completo.envelope, convidado);
  }
}

/**
 * Whoever signs for the lender finds the document in the back office, and is sent no link. Where a provider of signatures
 * collects, it sends the link, and the evidence says so once it has.
 */
export async function enviarLink(
  contexto: Contexto,
  trx: Transaction<DB>,
  envelope: Envelope,
  assinante: Assinante,
  motivo: MotivoDoConvite,
): Promise<void> {
  const aqui = assinaAqui(envelope.provedor);
  if (assinante.do_provedor && aqui) return;
  const { aleatorio, relogio } = contexto;
  const canal = assinante.metodo;
  const destino = destinoDoCanal(canal, assinante) ?? destinoDoCanal('email', assinante);
  if (destino === null) throw new Error('a signer without a contact was called');
  const id = aleatorio.uuid();
  await trx
    .insertInto('convite_de_assinatura')
    .values({ id, assinante_id: assinante.id, em: relogio.agora(), metodo: canal, motivo })
    .execute();
  // A link rings on nobody's phone at night.
  const naoAntesDe = canal === 'whatsapp' ? foraDoSilencio(relogio.agora()) : relogio.agora();
  if (!aqui) {
    await agendarChamada(trx, { assinanteId: assinante.id, conviteId: id, motivo }, naoAntesDe);
    return;
  }
  await enfileirarMensagem(trx, aleatorio, {
    chaveUnica: `assinatura-link:${id}`,
    contaId: assinante.conta_id,
    solicitacaoId: null,
    canal,
    destino,
    modelo: mensagemDoLink(
      contexto,
      envelope,
      assinante,
      await nomeDaMensagem(trx, envelope, assinante, motivo),
    ),
    agora: relogio.agora(),
    ...(canal === 'whatsapp' ? { naoAntesDe } : {}),
  });
  await registrarEvidencia(contexto, trx, envelope, {
    tipo: 'enviado',
    autor: { tipo: 'sistema', id: null },
    assinante: naEvidencia(contexto, envelope, assinante),
    mensagem: { id, canal, destino: mascarado(canal, destino) },
    motivo: motivoNaEvidencia(motivo),
    ...(naoAntesDe > relogio.agora() ? { marcadoPara: naoAntesDe.toISOString() } : {}),
  });
}

export function motivoNaEvidencia(motivo: MotivoDoConvite): 'convite' | 'reenvio' | 'lembrete' {
  if (motivo === 'lembrete') return 'lembrete';
  return motivo === 'vez' ? 'convite' : 'reenvio';
}

export function enderecoDoLink({ configuracao, segredo }: Contexto, assinante: Assinante): string {
  const codigo = segredoDoLink(segredo, assinante.id, assinante.link_versao);
  return `${configuracao.servidor.publicUrl}/assinar#${codigo}`;
}

type NomeDaMensagem = 'assinatura-convite' | 'assinatura-de-novo' | 'assinatura-lembrete';

/** Whoever signed the version before is told why they sign again. */
async function nomeDaMensagem(
  trx: Transaction<DB>,
  envelope: Envelope,
  assinante: Assinante,
  motivo: MotivoDoConvite,
): Promise<NomeDaMensagem> {
  if (motivo === 'lembrete') return 'assinatura-lembrete';
  return (await assinouVersaoAnterior(trx, envelope, assinante))
    ? 'assinatura-de-novo'
    : 'assinatura-convite';
}

function mensagemDoLink(
  contexto: Contexto,
  envelope: Envelope,
  assinante: Assinante,
  nome: NomeDaMensagem,
): Modelo {
  const url = enderecoDoLink(contexto, assinante);
  const evento = {
    nome,
    chave: nome,
    valores: {
      pessoa: primeiroNome(assinante.nome),
      documento: envelope.titulo,
      dia: formatarData(envelope.prazo),
      link: url,
    },
  } as const;
  if (assinante.metodo === 'email')
    return emailDoTexto(contexto.configuracao, { ...evento, acao: { rotulo: 'Ler e assinar', url } });
  return curtaDoTexto(contexto.configuracao, evento);
}

/** The envelope as it is now, after somebody's act: the next ones are called. */
export async function chamarOsProximos(
  contexto: Contexto,
  trx: Transaction<DB>,
  envelopeId: string,
): Promise<void> {
  const completo = await carregarEnvelope(trx, envelopeId);
  if (completo) await convidarDaVez(contexto, trx, completo);
}
