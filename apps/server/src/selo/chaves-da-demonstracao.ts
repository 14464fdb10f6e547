/** The demonstration's own authority with its two certificates, made once. The authority's key is kept nowhere: it issues no more. */
import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { guardarUmaVez } from '../config/guardar-uma-vez.ts';
import { emitirCertificado, type Uso } from './certificado-proprio.ts';
import type { ChaveDoSelo } from './chave-do-selo.ts';

export interface ChavesDaDemonstracao {
  raiz: X509Certificate;
  selo: ChaveDoSelo;
  carimbo: ChaveDoSelo;
}

const ARQUIVO = 'chaves-do-selo';
/** Its stories begin before the day on which it is set up, and it may stand for years. */
const ANOS_ANTES = 5;
const ANOS_DEPOIS = 20;

const novaChave = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const emPem = (chave: KeyObject) => chave.export({ type: 'pkcs8', format: 'pem' }).toString();

const comAnos = (agora: Date, anos: number) =>
  new Date(Date.UTC(agora.getUTCFullYear() + anos, agora.getUTCMonth(), 1));

export function obterChavesDaDemonstracao(
  pasta: string,
  provedor: string,
  agora: Date,
): ChavesDaDemonstracao {
  return guardarUmaVez(pasta, ARQUIVO, { ler, gerar: () => gerar(provedor, agora) });
}

function gerar(provedor: string, agora: Date): string {
  const [de, ate] = [comAnos(agora, -ANOS_ANTES), comAnos(agora, ANOS_DEPOIS)];
  const emissor = { titular: `${provedor} (demonstração): autoridade`, chave: novaChave() };
  const emitir = (uso: Uso, titular: string, chave: KeyObject) =>
    emitirCertificado({ uso, titular, chave, emissor, de, ate }).toString();
  const [doSelo, doCarimbo] = [novaChave(), novaChave()];
  return JSON.stringify({
    raiz: emitir('raiz', emissor.titular, emissor.chave),
    selo: { chave: emPem(doSelo), certificado: emitir('selo', `${provedor} (demonstração)`, doSelo) },
    carimbo: {
      chave: emPem(doCarimbo),
      certificado: emitir('carimbo', `${provedor} (demonstração): carimbo de tempo`, doCarimbo),
    },
  });
}

interface Guardadas {
  raiz: string;
  selo: { chave: string; certificado: string };
  carimbo: { chave: string; certificado: string };
}

function ler(texto: string, arquivo: string): ChavesDaDemonstracao {
  try {
    const { raiz, selo, carimbo } = JSON.parse(texto) as Guardadas;
    return { raiz: new X509Certificate(raiz), selo: abrir(selo), carimbo: abrir(carimbo) };
  } catch {
    throw new Error(`${arquivo} is damaged. Documents that were sealed so far need its certificates.`);
  }
}

function abrir({ chave, certificado }: Guardadas['selo']): ChaveDoSelo {
  return {
    chave: createPrivateKey(chave),
    certificado: new X509Certificate(certificado),
    intermediarios: [],
  };
}
