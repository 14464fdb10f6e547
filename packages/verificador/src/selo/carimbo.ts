/** A time-stamp (RFC 3161): somebody else's word that something existed at a moment. */
import type { X509Certificate } from 'node:crypto';
import { exigir, filhos, lerDer, lerHora, lerOid, MARCA, type No } from '../der/ler-der.ts';
import { OID } from '../der/oids.ts';
import { assinaturaConfere, lerCms, resumir } from './cms.ts';

export interface Carimbo {
  em: Date;
  autoridade: X509Certificate;
  certificados: readonly X509Certificate[];
}

export interface ConteudoDoCarimbo {
  em: Date;
  /** What was stamped: a digest, and by which function. */
  resumo: Buffer;
  funcao: string;
  /** The number that the request asked to be repeated. */
  nonce: Buffer | null;
}

export function lerConteudoDoCarimbo(der: Buffer): ConteudoDoCarimbo {
  const [, , impressao, , hora, ...resto] = filhos(lerDer(der));
  const [algoritmo, resumo] = filhos(impressao);
  return {
    em: lerHora(hora),
    resumo: exigir(resumo, MARCA.bytes).conteudo,
    funcao: lerOid(filhos(algoritmo)[0]),
    nonce: resto.find(({ marca }) => marca === MARCA.inteiro)?.conteudo ?? null,
  };
}

/** Null where it does not stamp these bytes, is not signed by what it says, or by what may not stamp. */
export function conferirCarimbo(ficha: Pick<No, 'inteiro'>, carimbado: Buffer): Carimbo | null {
  const cms = lerCms(ficha.inteiro);
  const { conteudo, assinante, tipoDoConteudo, certificados } = cms;
  if (tipoDoConteudo !== OID.carimboDeTempo || !conteudo || !assinante) return null;
  if (assinaturaConfere(cms, resumir(cms.resumo, conteudo)) !== 'confere') return null;
  const { em, funcao, resumo } = lerConteudoDoCarimbo(conteudo);
  if (funcao !== OID.sha256 || !resumo.equals(resumir('sha256', carimbado))) return null;
  // What node calls "keyUsage" are the extended uses.
  if (!assinante.keyUsage?.includes(OID.usoCarimbo)) return null;
  return { em, autoridade: assinante, certificados };
}
