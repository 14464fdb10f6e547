/** The electronic signature of a contract or an alteration, by each of its persons in turn; whoever has signed already is passed over. */
import { assinar } from '../../../src/modules/assinatura/assinar.ts';
import { assinarPeloProvedor } from '../../../src/modules/assinatura/assinar-pelo-provedor.ts';
import { pedirCodigo } from '../../../src/modules/assinatura/codigo-da-assinatura.ts';
import { entrarPelaConta, entrarPeloLink } from '../../../src/modules/assinatura/entrar.ts';
import {
  type Assinante,
  type DonoNoBanco,
  type Envelope,
  envelopeDoDono,
} from '../../../src/modules/assinatura/envelope.repository.ts';
import type { OrigemDoPedido } from '../../../src/modules/assinatura/origem.ts';
import { segredoDoLink } from '../../../src/modules/assinatura/passe.ts';
import { recusarAssinatura } from '../../../src/modules/assinatura/recusar.ts';
import { selarEnvelope } from '../../../src/modules/assinatura/selar-envelope.ts';
import { verAssinatura } from '../../../src/modules/assinatura/ver-assinatura.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';

/** Of the addresses that are kept for examples (RFC 5737). */
const ORIGEM: OrigemDoPedido = {
  ip: '192.0.2.10',
  porta: null,
  agente: null,
  aparelho: null,
};

export const GRUPO_QUE_ASSINA = { assinarEstudante: 1, assinarFiadores: 2, assinarProvedor: 3 } as const;

export async function contarAssinaturas(narrador: Narrador, dono: DonoNoBanco, grupo: number): Promise<void> {
  const { envelope, assinantes } = await envelopeDo(narrador, dono);
  for (const assinante of assinantes) {
    if (assinante.grupo !== grupo || assinante.estado === 'assinou') continue;
    narrador.conferirParada();
    narrador.passar(25);
    if (assinante.do_provedor) await assinarComoProvedor(narrador, envelope, assinante);
    else await assinarComoPessoa(narrador, assinante);
  }
}

export async function contarSelo(narrador: Narrador, dono: DonoNoBanco): Promise<void> {
  const { envelope } = await envelopeDo(narrador, dono);
  await selarEnvelope(narrador.contexto, envelope.id);
}

/** The guarantor says no, in the own portal. */
export async function contarRecusa(narrador: Narrador, contratoId: number): Promise<void> {
  const { contexto } = narrador;
  const { assinantes } = await envelopeDo(narrador, { tipo: 'contrato', id: contratoId });
  const fiador = assinantes.find(({ papel }) => papel === 'fiador');
  if (!fiador?.conta_id) throw new Error(`no guarantor of contract ${contratoId} has an account`);
  const { passe } = await entrarPelaConta(contexto, sessaoDe(fiador.conta_id), fiador.id);
  await recusarAssinatura(
    contexto,
    { passe, motivo: 'O prazo para pagar ficou maior do que combinamos.' },
    ORIGEM,
  );
}

async function envelopeDo({ contexto }: Narrador, dono: DonoNoBanco) {
  const completo = await envelopeDoDono(contexto.db, dono);
  if (!completo) throw new Error(`${dono.tipo} ${dono.id} has no envelope`);
  return completo;
}

/** Whoever has an account signs in the portal, the others by their link. */
async function assinarComoPessoa(
  narrador: Narrador,
  { id, conta_id, cpf, link_versao }: Assinante,
): Promise<void> {
  const { contexto } = narrador;
  const { passe } =
    conta_id === null
      ? await entrarPeloLink(contexto, { codigo: segredoDoLink(contexto.segredo, id, link_versao), cpf })
      : await entrarPelaConta(contexto, sessaoDe(conta_id), id);
  const { contatos, sha256 } = await verAssinatura(contexto, passe, ORIGEM);
  const [contato] = contatos;
  if (!contato) throw new Error(`signer ${id} has no contact`);
  const { canal, declaracao } = contato;
  narrador.passar(6);
  await pedirCodigo(contexto, { passe, canal }, ORIGEM);
  const codigo = narrador.ultimoCodigo();
  narrador.passar(1);
  await assinar(
    contexto,
    { passe, canal, codigo, sha256, declaracaoSha256: declaracao.sha256, leitura: null },
    ORIGEM,
  );
}

/** Where the contracts name somebody who is not of the staff, this signature waits. */
async function assinarComoProvedor(
  { contexto }: Narrador,
  { sha256 }: Envelope,
  { id: assinanteId, cpf }: Assinante,
): Promise<void> {
  const operador = await contexto.db
    .selectFrom('operador')
    .select(['id', 'criado_em as desde'])
    .where('cpf', '=', cpf)
    .where('papel', '=', 'representante')
    .executeTakeFirst();
  if (!operador) return;
  await assinarPeloProvedor(
    contexto,
    { operadorId: operador.id, cpf, desde: operador.desde, sessaoId: null },
    { assinanteId, sha256, meio: 'aplicativo' },
    ORIGEM,
  );
}
