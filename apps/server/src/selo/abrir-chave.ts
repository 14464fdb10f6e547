/** The key of the seal as people keep it: a PFX, as certificates are sold (A1), or PEM. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ChaveDoSelo } from './chave-do-selo.ts';

export interface LugarDaChave {
  /** Path of a PFX (PKCS #12) or of a PEM file with key and certificates. */
  pfx?: string | undefined;
  pem?: string | undefined;
  senha?: string | undefined;
}

/** Names the setting, never what stands in the file. */
class ChaveIlegivel extends Error {
  constructor(ajuste: 'SELO_PFX' | 'SELO_PEM', problema: string) {
    super(`${ajuste}: ${problema}`);
    this.name = 'ChaveIlegivel';
  }
}

interface Conteudo {
  chave: KeyObject;
  certificados: readonly X509Certificate[];
}

/** Undefined where none is configured. */
export async function abrirChaveDoSelo({ pfx, pem, senha }: LugarDaChave): Promise<ChaveDoSelo | undefined> {
  if (pfx !== undefined) return montar('SELO_PFX', await abrir('SELO_PFX', pfx, senha, lerPfx));
  if (pem !== undefined) return montar('SELO_PEM', await abrir('SELO_PEM', pem, senha, lerPem));
  return undefined;
}

type Leitura = (bytes: Buffer, senha: string | undefined) => Promise<Conteudo> | Conteudo;

async function abrir(
  ajuste: 'SELO_PFX' | 'SELO_PEM',
  caminho: string,
  senha: string | undefined,
  ler: Leitura,
): Promise<Conteudo> {
  const bytes = await readFile(caminho).catch(() => {
    throw new ChaveIlegivel(ajuste, 'the file cannot be read');
  });
  try {
    return await ler(bytes, senha);
  } catch {
    throw new ChaveIlegivel(ajuste, 'no key in it can be opened; is SELO_SENHA its password?');
  }
}

const CERTIFICADO = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const CHAVE = /-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/;

function lerPem(bytes: Buffer, senha: string | undefined): Conteudo {
  const texto = bytes.toString('latin1');
  const certificados = (texto.match(CERTIFICADO) ?? []).map((um) => new X509Certificate(um));
  const key = CHAVE.exec(texto)?.[0] ?? '';
  return { chave: createPrivateKey(senha === undefined ? key : { key, passphrase: senha }), certificados };
}

/**
 * OpenSSL, which node is built on, no longer knows the cipher of most PFX that are sold (RC2 of 40 bits). The library opens
 * the file, and from there on the key is node's own.
 */
async function lerPfx(bytes: Buffer, senha = ''): Promise<Conteudo> {
  const { default: forge } = await import('node-forge');
  const { asn1, pki, pkcs12 } = forge;
  const aberto = pkcs12.pkcs12FromAsn1(asn1.fromDer(bytes.toString('latin1')), senha);
  const sacola = (tipo: string | undefined) => (tipo ? (aberto.getBags({ bagType: tipo })[tipo] ?? []) : []);
  const { oids } = pki;
  const emDer = (no: Parameters<typeof asn1.toDer>[0]) => Buffer.from(asn1.toDer(no).getBytes(), 'latin1');
  const [daChave] = [...sacola(oids.pkcs8ShroudedKeyBag), ...sacola(oids.keyBag)];
  if (!daChave) throw new Error('no key');
  // Keys and certificates of elliptic curves the library hands over as they are.
  const chave = daChave.key ? pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(daChave.key)) : daChave.asn1;
  return {
    chave: createPrivateKey({ key: emDer(chave), format: 'der', type: 'pkcs8' }),
    certificados: sacola(oids.certBag).map(
      ({ cert, asn1: escrito }) => new X509Certificate(emDer(cert ? pki.certificateToAsn1(cert) : escrito)),
    ),
  };
}

function montar(ajuste: 'SELO_PFX' | 'SELO_PEM', { chave, certificados }: Conteudo): ChaveDoSelo {
  const certificado = certificados.find((um) => um.checkPrivateKey(chave));
  if (!certificado) throw new ChaveIlegivel(ajuste, 'it has no certificate of its key');
  return { chave, certificado, intermediarios: acimaDe(certificado, certificados) };
}

/** The certificates between ours and the root, in order. */
function acimaDe(certificado: X509Certificate, todos: readonly X509Certificate[]): X509Certificate[] {
  const caminho: X509Certificate[] = [];
  for (let ultimo = certificado; caminho.length < todos.length; ) {
    const deQuem = ultimo;
    const emissor = todos.find((um) => um !== deQuem && deQuem.checkIssued(um));
    if (!emissor || emissor.checkIssued(emissor) || caminho.includes(emissor)) break;
    caminho.push(emissor);
    ultimo = emissor;
  }
  return caminho;
}
