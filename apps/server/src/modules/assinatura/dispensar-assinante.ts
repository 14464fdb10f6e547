/** Somebody need not sign any more, for a reason outside the envelope: the others go on without them. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import { concluirOuChamar } from './concluir-ou-chamar.ts';
import { destinoDoCanal } from './contatos.ts';
import type { Assinante, AssinanteNoEnvelope, Envelope } from './envelope.repository.ts';
import { agendarDispensa } from './fila-do-provedor.ts';
import { mudarAssinante } from './mudar-assinante.ts';
import { naEvidencia } from './quem-assina.ts';
import { registrarEvidencia, registrarNaAuditoria } from './registrar-evidencia.ts';

/** The envelope is held. A provider of signatures is told, and asks nothing more of the person. */
export async function dispensarAssinante(
  contexto: Contexto,
  trx: Transaction<DB>,
  achado: AssinanteNoEnvelope,
  motivo: string,
): Promise<void> {
  const { assinante, envelope } = achado;
  const chamado = assinante.convidado_em !== null;
  await mudarAssinante(contexto, trx, achado, assinante, { acao: 'dispensar', ator: 'sistema' });
  await registrarEvidencia(contexto, trx, envelope, {
    tipo: 'dispensado',
    autor: { tipo: 'sistema', id: null },
    assinante: naEvidencia(contexto, envelope, assinante),
    motivo,
  });
  await registrarNaAuditoria(contexto, trx, envelope.id, {
    acao: 'dispensar',
    ator: { tipo: 'sistema', id: null },
    contaId: assinante.conta_id,
    dados: { assinante: assinante.id },
  });
  if (assinante.id_externo !== null) await agendarDispensa(trx, assinante.id, contexto.relogio.agora());
  if (chamado) await avisarDaDispensa(contexto, trx, envelope, assinante);
  await concluirOuChamar(contexto, trx, envelope.id);
}

async function avisarDaDispensa(
  { aleatorio, configuracao, relogio }: Contexto,
  trx: Transaction<DB>,
  envelope: Envelope,
  assinante: Assinante,
): Promise<void> {
  const canal = assinante.metodo;
  const destino = destinoDoCanal(canal, assinante);
  if (destino === null) return;
  const evento = {
    nome: 'assinatura-dispensada',
    chave: 'assinatura-dispensada',
    valores: { pessoa: primeiroNome(assinante.nome), documento: envelope.titulo },
  } as const;
  await enfileirarMensagem(trx, aleatorio, {
    chaveUnica: `assinatura-dispensada:${assinante.id}`,
    contaId: assinante.conta_id,
    solicitacaoId: null,
    canal,
    destino,
    modelo: canal === 'email' ? emailDoTexto(configuracao, evento) : curtaDoTexto(configuracao, evento),
    agora: relogio.agora(),
  });
}
