/** Contracts on their way to be signed, for journeys of whoever signs. */

import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import type { ParaAssinarPeloProvedor } from '@credito/api/gestao-assinatura.rotas';
import type { PedidoAosBastidores } from './bastidores.ts';
import { type Cliente, entrarPorChamada } from './chamadas.ts';
import { entrarComoOperador } from './chamadas-da-equipe.ts';
import { criarContrato, solicitacaoAprovada } from './contratos-prontos.ts';
import { codigoDoAplicativo } from './equipe.ts';
import { base, esperarMensagem } from './mensagens.ts';
import { nosBastidores } from './nos-bastidores.ts';
import type { Pessoa } from './pessoas.ts';

/** Accepted by the student and sent to be signed: it is the student's turn. */
export async function contratoDisparado(
  pessoas: { estudante: Pessoa; fiador?: Pessoa },
  aMais: NonNullable<PedidoAosBastidores['opcoes']['aMais']> = [],
  opcoes: Pick<PedidoAosBastidores['opcoes'], 'pedeFoto'> = {},
): Promise<number> {
  const contrato = await criarContrato(await solicitacaoAprovada(pessoas), {
    via: 'eletronica',
    aMais,
    ...opcoes,
  });
  await disparar(contrato, pessoas);
  return contrato;
}

/** The plan as it is now is accepted, and the contract sent to be signed. */
export async function disparar(contrato: number, pessoas: { estudante: Pessoa }): Promise<void> {
  const estudante = await aceitarPlano(pessoas.estudante, contrato);
  await estudante.pedir('POST', `/contrato/${contrato}/enviar-clicksign`);
}

export async function aceitarPlano(estudante: Pessoa, contrato: number): Promise<Cliente> {
  const api = await entrarPorChamada(estudante);
  const { versao, fatos } = await api.pedir<ContratoAberto>('GET', `/contrato/s/${contrato}`);
  const { totalCentavos } = fatos;
  await api.pedir('POST', `/contrato/s/${contrato}/aceitar-plano`, { versao, totalCentavos });
  return api;
}

/** A minute has passed since the links of this contract left. */
export const envelhecerLinks = (contratoId: number): Promise<number> =>
  nosBastidores({ linksMaisVelhosDe: contratoId, opcoes: {} });

export async function linkParaAssinar({ email }: Pick<Pessoa, 'email'>): Promise<string> {
  const { achado } = await esperarMensagem(email, /(http\S+\/assinar#[\w-]{43})/);
  return achado[1] ?? '';
}

/** Of six digits, as it stands in the newest message to that address. */
export async function codigoParaAssinar(destino: string, depoisDe: number): Promise<string> {
  const { achado } = await esperarMensagem(destino, /\b(\d{6})\b/, depoisDe);
  return achado[1] ?? '';
}

async function chamar<Resposta>(caminho: string, body: object): Promise<Resposta> {
  const resposta = await fetch(`${base()}/api/assinatura/${caminho}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!resposta.ok) throw new Error(`${caminho}: ${resposta.status} ${await resposta.text()}`);
  return (await resposta.json()) as Resposta;
}

/** By the link in the own mailbox, where a journey is about somebody else. */
export async function assinarPorChamada(quem: Pick<Pessoa, 'cpf' | 'email'>): Promise<void> {
  const codigoDoLink = new URL(await linkParaAssinar(quem)).hash.slice(1);
  const { passe } = await chamar<{ passe: string }>('entrar', { codigo: codigoDoLink, cpf: quem.cpf });
  const { sha256, contatos } = await chamar<AssinaturaAberta>('ver', { passe });
  const antes = Date.now() - 1_000;
  await chamar('codigo', { passe, canal: 'email' });
  const declaracaoSha256 = contatos.find(({ canal }) => canal === 'email')?.declaracao.sha256;
  const codigo = await codigoParaAssinar(quem.email, antes);
  await chamar('assinar', { passe, canal: 'email', codigo, sha256, declaracaoSha256, leitura: null });
}

/** The document of these people. */
export async function assinarComoRepresentante({ nome }: Pick<Pessoa, 'nome'>): Promise<void> {
  const api = await entrarComoOperador('regina.representante');
  const espera = await api.pedir<ParaAssinarPeloProvedor[]>('GET', '/gestao/assinaturas');
  const documentos = espera
    .filter(({ assinaram }) => assinaram.some((um) => um.nome === nome))
    .map(({ assinanteId, sha256 }) => ({ assinanteId, sha256 }));
  const codigo = await codigoDoAplicativo('regina.representante');
  await api.pedir('POST', '/gestao/assinaturas', { codigo, documentos });
}
