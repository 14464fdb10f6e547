/** A time-stamp for a value, asked of an authority (RFC 3161), and held against what was asked before it is believed. */
import { randomBytes } from 'node:crypto';
import { exigir, filhos, lerDer, lerInteiro, MARCA, type No } from '@credito/verificador/der/ler-der';
import { OID } from '@credito/verificador/der/oids';
import { conferirCarimbo, lerConteudoDoCarimbo } from '@credito/verificador/selo/carimbo';
import { lerCms } from '@credito/verificador/selo/cms';
import { resumo } from './cms.ts';
import { booleano, bytes, inteiro, nulo, oid, sequencia } from './escrever-der.ts';

/** Takes a request and gives the answer, both as the standard writes them. */
export type AutoridadeDeCarimbo = (pedido: Buffer) => Promise<Buffer>;

export interface CarimboRecebido {
  ficha: Buffer;
  em: Date;
}

/** Why there is no time-stamp; the seal stands without it. */
export class SemCarimbo extends Error {
  constructor(motivo: string) {
    super(`no time-stamp: ${motivo}`);
    this.name = 'SemCarimbo';
  }
}

/** Granted, or granted with changes. */
const CONCEDIDO = [0, 1];

export async function carimbar(valor: Buffer, autoridade: AutoridadeDeCarimbo): Promise<CarimboRecebido> {
  const nonce = inteiro(randomBytes(8));
  const pedido = sequencia(
    inteiro(1),
    sequencia(sequencia(oid(OID.sha256), nulo), bytes(resumo(valor))),
    nonce,
    // With its certificates, so that whoever checks needs nothing else.
    booleano(true),
  );
  const resposta = await autoridade(pedido);
  try {
    return lerResposta(resposta, valor, lerDer(nonce));
  } catch (erro) {
    if (erro instanceof SemCarimbo) throw erro;
    throw new SemCarimbo('an answer that cannot be read');
  }
}

function lerResposta(resposta: Buffer, valor: Buffer, nonce: No): CarimboRecebido {
  const [situacao, ficha] = filhos(lerDer(resposta));
  const codigo = lerInteiro(filhos(situacao)[0]);
  if (!CONCEDIDO.includes(codigo) || !ficha) throw new SemCarimbo(`refused with status ${codigo}`);
  const carimbo = conferirCarimbo(ficha, valor);
  const { conteudo } = lerCms(ficha.inteiro);
  if (!carimbo || !conteudo) throw new SemCarimbo('it stamps something else, or nobody may have signed it');
  if (!lerConteudoDoCarimbo(conteudo).nonce?.equals(nonce.conteudo))
    throw new SemCarimbo('an answer to another request');
  return { ficha: ficha.inteiro, em: carimbo.em };
}

/** The parts of a request that an authority answers to. */
export function lerPedidoDeCarimbo(pedido: Buffer): { impressao: Buffer; nonce: Buffer | null } {
  const [versao, impressao, ...resto] = filhos(lerDer(pedido));
  if (lerInteiro(versao) !== 1) throw new SemCarimbo('another version');
  const nonce = resto.find(({ marca }) => marca === MARCA.inteiro);
  return { impressao: exigir(impressao, MARCA.sequencia).inteiro, nonce: nonce?.inteiro ?? null };
}
