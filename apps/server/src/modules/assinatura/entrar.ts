/** The two doors of a signature: the link with the CPF of the person, and the own session of a portal. Neither changes anything. */
import type { ConsultaDoLink } from '@credito/api/assinatura.rotas';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado, regraDoDominio } from '../../erros.ts';
import { resumo, type SessaoDeConta } from '../../plugins/sessao.ts';
import { consumirLimite, esquecerLimite } from '../limite/limite.ts';
import {
  type AssinanteNoEnvelope,
  assinanteDaConta,
  assinanteDoLink,
  assinanteNoEnvelope,
} from './envelope.repository.ts';
import { emitirPasse, type Passe } from './passe.ts';
import { situacaoDe } from './situacao-de.ts';

const TENTATIVAS_POR_HORA = 10;
const MUITAS_TENTATIVAS = 'Foram muitas tentativas com este link. Tente novamente mais tarde.';

async function exigirLink(contexto: Contexto, codigo: string): Promise<AssinanteNoEnvelope> {
  const assinante = await assinanteDoLink(contexto.db, resumo(codigo));
  const achado = assinante && (await assinanteNoEnvelope(contexto.db, assinante.id));
  // Whoever signs for the provider does so in the back office only.
  if (!achado || achado.assinante.do_provedor) throw naoEncontrado();
  return achado;
}

export async function consultarLink(
  contexto: Contexto,
  { codigo }: { codigo: string },
): Promise<ConsultaDoLink> {
  const achado = await exigirLink(contexto, codigo);
  return {
    situacao: await situacaoDe(contexto.db, achado),
    para: nomeCoberto(achado.assinante.nome),
  };
}

/** "M•••• S••••": enough for the person to know themselves. */
function nomeCoberto(nome: string): string {
  const palavras = nome.trim().split(/\s+/);
  return [palavras[0], palavras.length > 1 ? palavras.at(-1) : undefined]
    .filter((palavra) => palavra !== undefined)
    .map((palavra) => `${[...palavra][0]}••••`)
    .join(' ');
}

/** A forwarded link is worth nothing to whoever does not know the CPF. */
export async function entrarPeloLink(
  contexto: Contexto,
  { codigo, cpf }: { codigo: string; cpf: string },
): Promise<Passe> {
  const { assinante } = await exigirLink(contexto, codigo);
  const limite = {
    nome: 'link-de-assinatura',
    quem: assinante.id,
    maximo: TENTATIVAS_POR_HORA,
    janelaSegundos: 3_600,
  };
  await consumirLimite(contexto, limite, MUITAS_TENTATIVAS);
  if (cpf !== assinante.cpf)
    throw regraDoDominio([{ campo: 'cpf', mensagem: 'Este não é o CPF da pessoa que recebeu este link.' }]);
  await esquecerLimite(contexto, limite);
  return emitirPasse(contexto, assinante, null);
}

export async function entrarPelaConta(
  contexto: Contexto,
  sessao: SessaoDeConta,
  assinanteId: string,
): Promise<Passe> {
  // Somebody else's is asked for by the same statement as a missing one (attack 14).
  const assinante = await assinanteDaConta(contexto.db, assinanteId, sessao.contaId);
  if (!assinante) throw naoEncontrado();
  return emitirPasse(contexto, assinante, sessao);
}
