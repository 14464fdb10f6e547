import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

export type Aleatorio = {
  bytes(quantidade: number): Buffer;
  uuid(): string;
  /** Decimal digits, all equally likely, leading zeros kept: a code of six digits is a string. */
  digitos(quantidade: number): string;
};

export const aleatorioDoSistema: Aleatorio = {
  bytes: (quantidade) => randomBytes(quantidade),
  uuid: () => randomUUID(),
  digitos: (quantidade) => Array.from({ length: quantidade }, () => randomInt(10)).join(''),
};

function comoUuidV4(bytes: Buffer): string {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** For tests: the same seed gives the same sequence. Never for anything that must not be guessed. */
export function aleatorioSemeado(semente: string): Aleatorio {
  let chamadas = 0;
  const bytes = (quantidade: number): Buffer => {
    chamadas += 1;
    const blocos: Buffer[] = [];
    for (let bloco = 0; bloco * 32 < quantidade; bloco += 1) {
      blocos.push(createHash('sha256').update(`${semente}/${chamadas}/${bloco}`).digest());
    }
    return Buffer.concat(blocos).subarray(0, quantidade);
  };
  return {
    bytes,
    uuid: () => comoUuidV4(Buffer.from(bytes(16))),
    digitos: (quantidade) => [...bytes(quantidade)].map((byte) => byte % 10).join(''),
  };
}
