/** The only ways a signer and an envelope change their states, guarded by the tables. The envelope's row is held. */
import {
  type AcaoDoAssinante,
  ATOS_DE_QUEM_ASSINA,
  type AtorDoAssinante,
  type CondicoesDoAssinante,
  MENSAGEM_EM_OUTRO_SERVICO,
  MENSAGENS_DO_ASSINANTE,
  type RecusaDoAssinante,
  transitarAssinante,
} from '@credito/domain/assinatura/assinante';
import {
  type AcaoDoEnvelope,
  type AtorDoEnvelope,
  type CondicoesDoEnvelope,
  MENSAGENS_DO_ENVELOPE,
  transitarEnvelope,
} from '@credito/domain/assinatura/envelope';
import { assinaAqui } from '@credito/domain/assinatura/palavras';
import { grupoDaVez } from '@credito/domain/assinatura/vez';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction, Updateable } from 'kysely';
import type {
  DB,
  Assinante as LinhaDeAssinante,
  Envelope as LinhaDeEnvelope,
} from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, ErroDeAplicacao } from '../../erros.ts';
import type { Assinante, Envelope, EnvelopeCompleto } from './envelope.repository.ts';

export const estaNaVez = ({ envelope, assinantes }: EnvelopeCompleto, { grupo }: Assinante): boolean =>
  envelope.estado === 'em-assinatura' && grupoDaVez(assinantes) === grupo;

interface MudancaDoAssinante {
  acao: AcaoDoAssinante;
  ator: AtorDoAssinante;
  provado?: boolean;
  temMotivo?: boolean;
  mais?: Updateable<LinhaDeAssinante>;
}

export async function mudarAssinante(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  completo: EnvelopeCompleto,
  assinante: Assinante,
  { acao, ator, provado = false, temMotivo = false, mais = {} }: MudancaDoAssinante,
): Promise<Assinante> {
  const { prazo, provedor } = completo.envelope;
  if (ator === 'pessoa' && !assinaAqui(provedor) && ATOS_DE_QUEM_ASSINA.includes(acao))
    throw conflito(MENSAGEM_EM_OUTRO_SERVICO);
  const condicoes: CondicoesDoAssinante = {
    naVez: estaNaVez(completo, assinante),
    // What a provider tells late was signed before its own deadline.
    noPrazo: !assinaAqui(provedor) || dataEmSaoPaulo(relogio.agora()) <= prazo,
    provado,
    temMotivo,
  };
  const resultado = transitarAssinante(assinante.estado, acao, ator, condicoes);
  if (!resultado.ok) throw recusaDoAssinante(resultado.recusa);
  const { estado } = resultado.destino;
  // What is so already is not written again.
  if (estado === assinante.estado && Object.keys(mais).length === 0) return assinante;
  return trx
    .updateTable('assinante')
    .set({
      ...(estado === assinante.estado ? {} : { estado, estado_desde: relogio.agora() }),
      versao: assinante.versao + 1,
      ...mais,
    })
    .where('id', '=', assinante.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function recusaDoAssinante(recusa: RecusaDoAssinante): ErroDeAplicacao {
  const status = recusa === 'motivo-obrigatorio' || recusa === 'nao-provado' ? 422 : 409;
  return new ErroDeAplicacao(status, MENSAGENS_DO_ASSINANTE[recusa]);
}

interface MudancaDoEnvelope {
  acao: AcaoDoEnvelope;
  ator: AtorDoEnvelope;
  condicoes?: Partial<CondicoesDoEnvelope>;
  mais?: Updateable<LinhaDeEnvelope>;
}

export async function mudarEnvelope(
  { relogio }: Pick<Contexto, 'relogio'>,
  trx: Transaction<DB>,
  envelope: Envelope,
  { acao, ator, condicoes = {}, mais = {} }: MudancaDoEnvelope,
): Promise<Envelope> {
  const resultado = transitarEnvelope(envelope.estado, acao, ator, {
    todosAssinaram: false,
    assinaturasValem: false,
    ...condicoes,
  });
  if (!resultado.ok) throw conflito(MENSAGENS_DO_ENVELOPE[resultado.recusa]);
  return trx
    .updateTable('envelope')
    .set({
      estado: resultado.destino.estado,
      estado_desde: relogio.agora(),
      versao: envelope.versao + 1,
      ...mais,
    })
    .where('id', '=', envelope.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
