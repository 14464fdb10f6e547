/** Certificates (X.509) that the demonstration makes for itself: nobody outside of it has reason to trust them. */
import { createHash, createPublicKey, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { OID } from '@credito/verificador/der/oids';
import {
  bits,
  booleano,
  bytes,
  comContexto,
  conjunto,
  der,
  inteiro,
  oid,
  sequencia,
  utf8,
  validade,
} from './escrever-der.ts';

export type Uso = 'raiz' | 'selo' | 'carimbo';

interface PedidoDeCertificado {
  uso: Uso;
  titular: string;
  chave: KeyObject;
  /** Itself, where it is a root. */
  emissor: { titular: string; chave: KeyObject };
  de: Date;
  ate: Date;
}

const ECDSA = sequencia(oid(OID.ecdsaComSha256));
const NOME_COMUM = '2.5.4.3';
const EXTENSAO = {
  identificador: '2.5.29.14',
  usos: '2.5.29.15',
  restricoes: '2.5.29.19',
  emissor: '2.5.29.35',
  finalidades: '2.5.29.37',
};

/** Unused bits, then the uses from the left: signs certificates and their lists; signs documents and stands by it. */
const USOS: Readonly<Record<Uso, Buffer>> = {
  raiz: der(0x03, Buffer.of(1, 0b0000_0110)),
  selo: der(0x03, Buffer.of(6, 0b1100_0000)),
  carimbo: der(0x03, Buffer.of(6, 0b1100_0000)),
};

/** Keys are of the curve P-256. */
export function emitirCertificado(pedido: PedidoDeCertificado): X509Certificate {
  const { uso, titular, chave, emissor, de, ate } = pedido;
  const publica = createPublicKey(chave).export({ type: 'spki', format: 'der' });
  const doEmissor = createPublicKey(emissor.chave).export({ type: 'spki', format: 'der' });
  const corpo = sequencia(
    comContexto(0, inteiro(2)),
    inteiro(randomBytes(16)),
    ECDSA,
    nomeComum(emissor.titular),
    sequencia(validade(de), validade(ate)),
    nomeComum(titular),
    publica,
    comContexto(3, sequencia(...extensoes(uso, publica, doEmissor))),
  );
  return new X509Certificate(sequencia(corpo, ECDSA, bits(sign('sha256', corpo, emissor.chave))));
}

function nomeComum(titular: string): Buffer {
  return sequencia(conjunto(sequencia(oid(NOME_COMUM), utf8(titular))));
}

function extensoes(uso: Uso, publica: Buffer, doEmissor: Buffer): readonly Buffer[] {
  const extensao = (nome: string, valor: Buffer, critica = false) =>
    sequencia(oid(nome), ...(critica ? [booleano(true)] : []), bytes(valor));
  return [
    extensao(EXTENSAO.restricoes, sequencia(...(uso === 'raiz' ? [booleano(true)] : [])), true),
    extensao(EXTENSAO.usos, USOS[uso], true),
    extensao(EXTENSAO.identificador, bytes(impressaoDe(publica))),
    extensao(EXTENSAO.emissor, sequencia(der(0x80, impressaoDe(doEmissor)))),
    ...(uso === 'carimbo' ? [extensao(EXTENSAO.finalidades, sequencia(oid(OID.usoCarimbo)), true)] : []),
  ];
}

/** By which certificates find the one above them; no secret and no proof. */
const impressaoDe = (publica: Buffer) => createHash('sha256').update(publica).digest().subarray(0, 20);
