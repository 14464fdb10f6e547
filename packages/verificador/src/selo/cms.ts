/** A signature as CMS writes it (RFC 5652) with the attributes of CAdES (RFC 5126): taken apart, then held against itself. */
import { createHash, verify, X509Certificate } from 'node:crypto';
import {
  contexto,
  DerInvalido,
  exigir,
  filhos,
  lerDer,
  lerInteiro,
  lerOid,
  lerUm,
  MARCA,
  type No,
} from '../der/ler-der.ts';
import { OID } from '../der/oids.ts';

export interface Cms {
  tipoDoConteudo: string;
  /** What the signature carries inside; nothing where it speaks of a file. */
  conteudo: Buffer | null;
  certificados: readonly X509Certificate[];
  /** Whoever signed, where its certificate is inside. */
  assinante: X509Certificate | null;
  resumo: NomeDoResumo;
  atributos: ReadonlyMap<string, No>;
  /** The attributes as they were signed. */
  assinados: Buffer;
  assinatura: Buffer;
  /** Nobody signed these: the time-stamp is one, and proves itself. */
  naoAssinados: ReadonlyMap<string, No>;
}

export type NomeDoResumo = 'sha1' | 'sha256' | 'sha384' | 'sha512';

const RESUMOS: ReadonlyMap<string, NomeDoResumo> = new Map([
  [OID.sha256, 'sha256'],
  [OID.sha384, 'sha384'],
  [OID.sha512, 'sha512'],
]);

/** With the digest that is said apart, or with the same one. */
const ALGORITMOS: ReadonlyMap<string, NomeDoResumo | 'qualquer'> = new Map([
  [OID.rsa, 'qualquer'],
  [OID.rsaComSha256, 'sha256'],
  [OID.rsaComSha384, 'sha384'],
  [OID.rsaComSha512, 'sha512'],
  [OID.ecdsaComSha256, 'sha256'],
  [OID.ecdsaComSha384, 'sha384'],
  [OID.ecdsaComSha512, 'sha512'],
]);

/** Of a signature as such, and of one that carries something inside. */
const VERSOES = [1, 3];

export const resumir = (resumo: NomeDoResumo, ...partes: readonly Buffer[]): Buffer =>
  partes.reduce((soma, parte) => soma.update(parte), createHash(resumo)).digest();

/** The signature that stands in its room, and whether only zeros fill up the rest. */
export function aparar(contents: Buffer): Buffer {
  const { inteiro } = lerUm(contents);
  if (contents.subarray(inteiro.length).some((byte) => byte !== 0))
    throw new DerInvalido('bytes after its end');
  return inteiro;
}

export function lerCms(der: Buffer): Cms {
  const [tipo, envolto, ...resto] = filhos(lerDer(der));
  if (lerOid(tipo) !== OID.dadosAssinados || resto.length > 0) throw new DerInvalido('no signed data');
  const [dentro] = filhos(envolto, contexto(0));
  const [versao, resumos, conteudo, ...partes] = filhos(dentro);
  if (!VERSOES.includes(lerInteiro(versao))) throw new DerInvalido('another version');
  for (const um of filhos(resumos, MARCA.conjunto)) resumoDe(um);
  const signatarios = filhos(partes.at(-1), MARCA.conjunto);
  const [signatario] = signatarios;
  if (!signatario || signatarios.length > 1) throw new DerInvalido('one signature expected');
  const certificados = partes
    .slice(0, -1)
    .flatMap((parte) => (parte.marca === contexto(0) ? filhos(parte, contexto(0)) : []))
    .map(({ inteiro }) => lerCertificado(inteiro));
  return {
    ...lerConteudo(conteudo),
    certificados,
    ...lerSignatario(signatario, certificados),
  };
}

/** What node's own reading refuses is refused here with our word for it. */
function lerCertificado(der: Buffer): X509Certificate {
  try {
    return new X509Certificate(der);
  } catch {
    throw new DerInvalido('a certificate that cannot be read');
  }
}

function lerConteudo(no: No | undefined): Pick<Cms, 'tipoDoConteudo' | 'conteudo'> {
  const [tipo, dentro] = filhos(no);
  const [bytes] = dentro ? filhos(dentro, contexto(0)) : [];
  return { tipoDoConteudo: lerOid(tipo), conteudo: bytes ? exigir(bytes, MARCA.bytes).conteudo : null };
}

function lerSignatario(
  no: No,
  certificados: readonly X509Certificate[],
): Omit<Cms, 'tipoDoConteudo' | 'conteudo' | 'certificados'> {
  const [versao, quem, resumoDito, assinados, algoritmo, assinatura, ...depois] = filhos(no);
  // The only one that names its certificate by issuer and number.
  if (lerInteiro(versao) !== 1) throw new DerInvalido('another version');
  const [emissor, serie] = filhos(quem);
  const resumo = resumoDe(resumoDito);
  const comResumo = ALGORITMOS.get(lerAlgoritmo(algoritmo));
  if (!comResumo || (comResumo !== 'qualquer' && comResumo !== resumo))
    throw new DerInvalido('an algorithm that is not accepted');
  const atributos = exigir(assinados, contexto(0));
  const [extras, ...mais] = depois;
  if (mais.length > 0) throw new DerInvalido('more than a signature');
  // They are signed under the mark of a set, and written under another one.
  const comoConjunto = Buffer.from(atributos.inteiro);
  comoConjunto[0] = MARCA.conjunto;
  return {
    resumo,
    atributos: lerAtributos(atributos, contexto(0)),
    assinados: comoConjunto,
    assinatura: exigir(assinatura, MARCA.bytes).conteudo,
    naoAssinados: extras ? lerAtributos(extras, contexto(1)) : new Map(),
    assinante: certificados.find((um) => ehDe(um, emissor, serie)) ?? null,
  };
}

/** None of those that are accepted has anything to add to its name. */
function lerAlgoritmo(no: No | undefined): string {
  const [nome, ...parametros] = filhos(no);
  if (
    parametros.length > 1 ||
    parametros.some(({ marca, conteudo }) => marca !== MARCA.nulo || conteudo.length > 0)
  )
    throw new DerInvalido('an algorithm that is not accepted');
  return lerOid(nome);
}

function resumoDe(no: No | undefined): NomeDoResumo {
  const resumo = RESUMOS.get(lerAlgoritmo(no));
  if (!resumo) throw new DerInvalido('a digest that is not accepted');
  return resumo;
}

function ehDe(certificado: X509Certificate, emissor: No | undefined, serie: No | undefined): boolean {
  const { emissor: deQuem, serie: qual } = emissorESerie(certificado.raw);
  return Boolean(emissor?.inteiro.equals(deQuem.inteiro) && serie?.inteiro.equals(qual.inteiro));
}

/** By which a signature names the certificate of its key. */
export function emissorESerie(certificado: Buffer): { emissor: No; serie: No } {
  const [corpo] = filhos(lerDer(certificado));
  const partes = filhos(corpo);
  const inicio = partes[0]?.marca === contexto(0) ? 1 : 0;
  return {
    serie: exigir(partes[inicio], MARCA.inteiro),
    emissor: exigir(partes[inicio + 2], MARCA.sequencia),
  };
}

function lerAtributos(no: No, marca: number): ReadonlyMap<string, No> {
  const lidos = new Map<string, No>();
  for (const atributo of filhos(no, marca)) {
    const [nome, valores] = filhos(atributo);
    const [valor, ...outros] = filhos(valores, MARCA.conjunto);
    const oid = lerOid(nome);
    if (!valor || outros.length > 0 || lidos.has(oid))
      throw new DerInvalido('an attribute of several values');
    lidos.set(oid, valor);
  }
  return lidos;
}

/** The signature is by this certificate's key, over this digest, and names both. */
export function assinaturaConfere(
  cms: Cms,
  resumoDoConteudo: Buffer,
): 'confere' | 'outro-conteudo' | 'invalida' {
  const { assinante, atributos, resumo, assinados, assinatura } = cms;
  if (!assinante || !nomeiaOCertificado(atributos, assinante.raw)) return 'invalida';
  if (lerOid(atributos.get(OID.tipoDoConteudo)) !== cms.tipoDoConteudo) return 'invalida';
  const dito = exigir(atributos.get(OID.resumoDoConteudo), MARCA.bytes).conteudo;
  const valida = verify(resumo, assinados, assinante.publicKey, assinatura);
  if (!valida) return 'invalida';
  return dito.equals(resumoDoConteudo) ? 'confere' : 'outro-conteudo';
}

/** Without it another certificate of the same key could be put in its place (RFC 5035). */
function nomeiaOCertificado(atributos: ReadonlyMap<string, No>, certificado: Buffer): boolean {
  const v2 = atributos.get(OID.certificadoQueAssinaV2);
  const v1 = atributos.get(OID.certificadoQueAssina);
  const dito = v2 ?? v1;
  if (!dito) return false;
  const [lista] = filhos(dito);
  const [primeiro] = filhos(lista);
  const partes = filhos(primeiro);
  const comAlgoritmo = v2 !== undefined && partes[0]?.marca === MARCA.sequencia;
  const semAlgoritmo = v2 ? 'sha256' : 'sha1';
  const resumo = comAlgoritmo ? resumoDe(partes[0]) : semAlgoritmo;
  const valor = exigir(partes[comAlgoritmo ? 1 : 0], MARCA.bytes).conteudo;
  return valor.equals(resumir(resumo, certificado));
}
