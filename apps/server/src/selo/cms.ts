/**
 * The signature of the seal (CAdES, level B-B): what PAdES puts into a PDF. Only node's own cryptography; the format is
 * these few lines.
 */
import { createHash, type KeyObject, sign } from 'node:crypto';
import { contexto, exigir, filhos, lerDer, MARCA } from '@credito/verificador/der/ler-der';
import { OID } from '@credito/verificador/der/oids';
import { emissorESerie } from '@credito/verificador/selo/cms';
import type { ChaveDoSelo } from './chave-do-selo.ts';
import { bytes, comContexto, conjunto, inteiro, nulo, oid, sequencia } from './escrever-der.ts';

export const resumo = (conteudo: Buffer): Buffer => createHash('sha256').update(conteudo).digest();

const SHA256 = sequencia(oid(OID.sha256));

const algoritmoDe = ({ asymmetricKeyType }: KeyObject) =>
  asymmetricKeyType === 'ec' ? sequencia(oid(OID.ecdsaComSha256)) : sequencia(oid(OID.rsa), nulo);

/** By which the signature says whose key made it, so that no other certificate fits (RFC 5035). */
function certificadoQueAssina(certificado: Buffer): Buffer {
  const { emissor, serie } = emissorESerie(certificado);
  const emissorESuaSerie = sequencia(sequencia(comContexto(4, emissor.inteiro)), serie.inteiro);
  return sequencia(sequencia(sequencia(bytes(resumo(certificado)), emissorESuaSerie)));
}

interface OQueSeAssina {
  /** SHA-256 of what is signed. */
  resumo: Buffer;
  /** Carried inside, where it is not a file of its own: a time-stamp. */
  dentro?: { tipo: string; conteudo: Buffer };
}

export function assinarCms({ chave, certificado, intermediarios }: ChaveDoSelo, dito: OQueSeAssina): Buffer {
  const { raw } = certificado;
  const { emissor, serie } = emissorESerie(raw);
  const tipo = dito.dentro?.tipo ?? OID.dados;
  const atributos = conjunto(
    sequencia(oid(OID.tipoDoConteudo), conjunto(oid(tipo))),
    sequencia(oid(OID.resumoDoConteudo), conjunto(bytes(dito.resumo))),
    sequencia(oid(OID.certificadoQueAssinaV2), conjunto(certificadoQueAssina(raw))),
  );
  const escritos = Buffer.from(atributos);
  // They are signed as a set, and stand in the signature under a mark of their own.
  escritos[0] = contexto(0);
  const signatario = sequencia(
    inteiro(1),
    sequencia(emissor.inteiro, serie.inteiro),
    SHA256,
    escritos,
    algoritmoDe(chave),
    bytes(sign('sha256', atributos, chave)),
  );
  return sequencia(
    oid(OID.dadosAssinados),
    comContexto(
      0,
      sequencia(
        inteiro(dito.dentro ? 3 : 1),
        conjunto(SHA256),
        sequencia(oid(tipo), ...(dito.dentro ? [comContexto(0, bytes(dito.dentro.conteudo))] : [])),
        comContexto(0, raw, ...intermediarios.map((um) => um.raw)),
        conjunto(signatario),
      ),
    ),
  );
}

/** The same signature with a time-stamp over its value (level B-T): nothing that was signed changes. */
export function comCarimbo(cms: Buffer, carimbo: Buffer): Buffer {
  const [tipo, envolto] = filhos(lerDer(cms));
  const [dentro] = filhos(envolto, contexto(0));
  const partes = filhos(dentro);
  const [signatario] = filhos(partes.at(-1), MARCA.conjunto);
  const doSignatario = filhos(signatario).filter(({ marca }) => marca !== contexto(1));
  const carimbado = sequencia(
    ...doSignatario.map(({ inteiro: escrito }) => escrito),
    comContexto(1, sequencia(oid(OID.carimboDaAssinatura), conjunto(carimbo))),
  );
  const outras = partes.slice(0, -1).map(({ inteiro: escrito }) => escrito);
  return sequencia(
    exigir(tipo, MARCA.oid).inteiro,
    comContexto(0, sequencia(...outras, conjunto(carimbado))),
  );
}
