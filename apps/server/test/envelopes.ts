/** Envelopes of contracts as their students open them, and their signers as they act. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import {
  type Assinante,
  type DonoNoBanco,
  envelopeDoDono,
} from '../src/modules/assinatura/envelope.repository.ts';
import { segredoDoLink } from '../src/modules/assinatura/passe.ts';
import { eventoDoCodigo } from '../src/modules/codigo/entregas.repository.ts';
import { inserirContrato } from './contratos.ts';
import { pessoaNumero } from './fiadores.ts';
import { type SolicitacaoEmAnalise, solicitacaoEmAnalise } from './gestao.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';
import { CURSO_SIMPLES } from './solicitacoes.ts';

/** With a married guarantor: student, guarantor, spouse and the provider sign. */
export async function contratoParaAssinar(
  servidor: ServidorDeTeste,
  numero: number,
): Promise<SolicitacaoEmAnalise & { contratoId: number }> {
  const conjuge = pessoaNumero(numero + 20_000);
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES, {
    estadoCivil: 'CASADO',
    nomeConjuge: conjuge.nome,
    cpfConjuge: conjuge.cpf,
    emailConjuge: conjuge.email,
    telefoneConjuge: conjuge.telefone,
  });
  const { contexto, db } = servidor;
  await db
    .updateTable('solicitacao')
    .set({ sigla: 'A', decidida_em: contexto.relogio.agora() })
    .where('id', '=', solicitacao.id)
    .execute();
  const contratoId = await inserirContrato(servidor, solicitacao.id, { via: 'eletronica' });
  await db
    .updateTable('contrato')
    .set({ plano_aceito_em: contexto.relogio.agora() })
    .where('id', '=', contratoId)
    .execute();
  return { ...solicitacao, contratoId };
}

/** The same, in effect. */
export async function contratoEmVigor(
  servidor: ServidorDeTeste,
  numero: number,
): Promise<SolicitacaoEmAnalise & { contratoId: number }> {
  const caso = await contratoParaAssinar(servidor, numero);
  await servidor.db
    .updateTable('contrato')
    .set({ codigo: 'EFE', assinado_em: '2026-11-21' })
    .where('id', '=', caso.contratoId)
    .execute();
  return caso;
}

export async function envelopeDoContrato({ db }: ServidorDeTeste, contratoId: number) {
  const completo = await envelopeDoDono(db, { tipo: 'contrato', id: contratoId });
  if (!completo) throw new Error('the contract has no envelope');
  return completo;
}

export async function assinanteDo(
  servidor: ServidorDeTeste,
  contratoId: number,
  papel: PapelDeSignatario,
): Promise<Assinante> {
  const { assinantes } = await envelopeDoContrato(servidor, contratoId);
  const assinante = assinantes.find((um) => um.papel === papel);
  if (!assinante) throw new Error(`nobody signs as ${papel}`);
  return assinante;
}

export const linkDo = ({ contexto }: ServidorDeTeste, { id, link_versao }: Assinante): string =>
  segredoDoLink(contexto.segredo, id, link_versao);

export const chamar = (servidor: ServidorDeTeste, caminho: string, body: unknown) =>
  servidor.pedir({ metodo: 'POST', url: `/api/assinatura/${caminho}`, body });

/** By the link and the CPF. */
export async function entrar(servidor: ServidorDeTeste, assinante: Assinante): Promise<string> {
  const resposta = await chamar(servidor, 'entrar', {
    codigo: linkDo(servidor, assinante),
    cpf: assinante.cpf,
  });
  return resposta.corpo<{ passe: string }>().passe;
}

export const ver = async (servidor: ServidorDeTeste, passe: string): Promise<AssinaturaAberta> =>
  (await chamar(servidor, 'ver', { passe })).corpo<AssinaturaAberta>();

/** As it stands in the message of the signer's newest code. */
export async function codigoEnviado({ db }: ServidorDeTeste, assinanteId: string): Promise<string> {
  const { id } = await db
    .selectFrom('codigo_verificacao')
    .select('id')
    .where('alvo', '=', assinanteId)
    .where('usado_em', 'is', null)
    .orderBy('criado_em', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { texto } = await db
    .selectFrom('mensagem')
    .select('texto')
    .where('chave_unica', '=', eventoDoCodigo(id))
    .executeTakeFirstOrThrow();
  // An e-mail gives it a line of its own, a short message does not.
  return (/^(\d{6})$/m.exec(texto) ?? /\b(\d{6})\b/.exec(texto))?.[1] ?? '';
}

export async function pedirCodigoPara(
  servidor: ServidorDeTeste,
  assinante: Assinante,
  passe: string,
): Promise<string> {
  await chamar(servidor, 'codigo', { passe, canal: 'email' });
  return codigoEnviado(servidor, assinante.id);
}

/** The whole way of one person, from the link to the signature. */
export const assinarComo = (servidor: ServidorDeTeste, contratoId: number, papel: PapelDeSignatario) =>
  assinarNoEnvelope(servidor, { tipo: 'contrato', id: contratoId }, papel);

export async function assinarNoEnvelope(
  servidor: ServidorDeTeste,
  dono: DonoNoBanco,
  papel: PapelDeSignatario,
) {
  const completo = await envelopeDoDono(servidor.db, dono);
  const assinante = completo?.assinantes.find((um) => um.papel === papel);
  if (!assinante) throw new Error(`nobody signs as ${papel}`);
  const passe = await entrar(servidor, assinante);
  const aberta = await ver(servidor, passe);
  const codigo = await pedirCodigoPara(servidor, assinante, passe);
  return chamar(servidor, 'assinar', corpoDaAssinatura(aberta, passe, codigo));
}

export const corpoDaAssinatura = ({ sha256, contatos }: AssinaturaAberta, passe: string, codigo: string) => ({
  passe,
  canal: 'email' as const,
  codigo,
  sha256,
  declaracaoSha256: contatos.find(({ canal }) => canal === 'email')?.declaracao.sha256 ?? '',
  leitura: null,
});
