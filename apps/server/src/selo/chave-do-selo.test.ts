import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verificar } from '@credito/verificador/verificar';
import { afterAll, describe, expect, it } from 'vitest';
import { EM, outraChave, pedidoDeSelo } from '../../test/selo/documento-de-teste.ts';
import { comArquivos, exigirProgramas } from '../../test/selo/programas-de-fora.ts';
import { lerConfiguracao } from '../config/configuracao.ts';
import { abrirChaveDoSelo } from './abrir-chave.ts';
import { type SituacaoDaChave, situacaoDaChave } from './chave-do-selo.ts';
import { criarSelo, montarSelo } from './selo.ts';

const pasta = mkdtempSync(join(tmpdir(), 'chave-do-selo-'));
afterAll(() => rmSync(pasta, { recursive: true }));

describe('how long a key is good', () => {
  const certificado = { validFrom: 'Jan  1 00:00:00 2027 GMT', validTo: 'Jan  1 00:00:00 2028 GMT' };
  const em = (texto: string) => situacaoDaChave(certificado, new Date(texto));

  it.each<[string, SituacaoDaChave['situacao'], number?]>([
    ['2026-12-31T23:59:59Z', 'ainda-nao-vale'],
    ['2027-01-01T00:00:00Z', 'valida'],
    ['2027-11-01T23:59:59Z', 'valida'],
    ['2027-11-02T00:00:00Z', 'avisar', 60],
    ['2027-12-01T23:59:59Z', 'avisar', 60],
    ['2027-12-02T00:00:00Z', 'avisar', 30],
    ['2027-12-24T23:59:59Z', 'avisar', 30],
    ['2027-12-25T00:00:00Z', 'avisar', 7],
    ['2028-01-01T00:00:00Z', 'avisar', 7],
    ['2028-01-01T00:00:01Z', 'vencida'],
  ])('%s: %s %s', (quando, situacao, dias) => {
    expect(em(quando)).toMatchObject({ situacao, ...(dias && { dias }) });
  });
});

describe('whether documents may go out to be signed', () => {
  const com = (limites: Parameters<typeof outraChave>[0]) =>
    montarSelo({ provedor: 'Fundação Ipê', chave: outraChave(limites).chave, autoridade: undefined });

  it('yes, with a key that is valid', () => {
    expect(com({}).impedimento(EM)).toBeNull();
  });

  it.each([
    [
      'no key',
      montarSelo({ provedor: 'x', chave: undefined, autoridade: undefined }),
      'sem-chave',
      'falta o certificado',
    ],
    ['a key that expired', com({ ate: new Date('2027-01-10T12:00:00Z') }), 'vencida', 'venceu em 10/01/2027'],
    [
      'a key of later',
      com({ de: new Date('2027-02-01T12:00:00Z') }),
      'ainda-nao-vale',
      'a partir de 01/02/2027',
    ],
  ])('no, with %s, and then nothing is sealed either', async (_, selo, motivo, dito) => {
    expect(selo.impedimento(EM)).toMatchObject({ motivo, frase: expect.stringContaining(dito) });
    const pedido = await pedidoDeSelo(outraChave().chave);
    await expect(selo.selar(pedido)).rejects.toThrow(motivo);
  });
});

describe("the demonstration's own keys", () => {
  const configurar = (env: Record<string, string> = {}) =>
    lerConfiguracao({ DATA_DIR: pasta, DEMONSTRACAO: 'true', ...env });

  it('are made once, for the eyes of their owner, and seal what anybody can check', async () => {
    const [um, outro] = [await criarSelo(configurar(), () => EM), await criarSelo(configurar(), () => EM)];
    expect(um.certificado?.raw.equals(outro.certificado?.raw ?? Buffer.alloc(0))).toBe(true);
    expect(statSync(join(pasta, 'chaves-do-selo')).mode & 0o777).toBe(0o600);
    const { desenhar, pdfLido, evidencias, endereco, em } = await pedidoDeSelo(outraChave().chave);
    const { pdf, sha256 } = await um.selar({ desenhar, pdfLido, evidencias, endereco, em });
    if (!outro.raiz) throw new Error('no root');
    const veredito = verificar(pdf, { raizes: [outro.raiz], sha256 });
    expect(veredito.achados.filter(({ gravidade }) => gravidade !== 'certo')).toEqual([]);
  });

  it('are not replaced when their file is damaged', async () => {
    const danificada = mkdtempSync(join(pasta, 'danificada-'));
    writeFileSync(join(danificada, 'chaves-do-selo'), '{}');
    await expect(criarSelo(configurar({ DATA_DIR: danificada }))).rejects.toThrow('damaged');
    expect(readFileSync(join(danificada, 'chaves-do-selo'), 'utf8')).toBe('{}');
  });

  it('do not exist outside of it', async () => {
    const { dados, provedor, selo } = configurar();
    const deVerdade = await criarSelo({ dados, provedor, selo, demonstracao: false }, () => EM);
    expect(deVerdade.impedimento(EM)?.motivo).toBe('sem-chave');
    expect(deVerdade.temCarimbo).toBe(false);
  });
});

describe('a key as it is sold', () => {
  const { chave, raiz } = outraChave();
  const pem = `${chave.chave.export({ type: 'pkcs8', format: 'pem' })}${chave.certificado}`;
  const SENHA = 'segredo da chave';
  const exportar = (...mais: string[]) => [
    ...['pkcs12', '-export', '-in', 'chave.pem', '-out', 'chave.pfx', '-passout', `pass:${SENHA}`],
    ...mais,
  ];
  const RSA = [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'chave.pem', '-out', 'certificado.pem'],
    ...['-subj', '/CN=Fundação de teste', '-utf8', '-days', '3650'],
  ];

  it.for([
    ['of today, RSA', RSA, exportar('-inkey', 'chave.pem', '-in', 'certificado.pem')],
    [
      'of before (RC2 of 40 bits), RSA',
      RSA,
      exportar('-legacy', '-inkey', 'chave.pem', '-in', 'certificado.pem'),
    ],
    ['of today, elliptic curve', [], exportar('-certfile', 'raiz.pem')],
    ['of before, elliptic curve', [], exportar('-legacy', '-certfile', 'raiz.pem')],
  ] as const)('is opened from a PFX %s, and seals', async ([, antes, depois], contexto) => {
    await exigirProgramas(contexto, 'openssl');
    await comArquivos({ 'chave.pem': pem, 'raiz.pem': raiz.toString() }, async ({ pasta: onde, rodar }) => {
      if (antes.length > 0) expect((await rodar('openssl', antes)).codigo).toBe(0);
      expect(await rodar('openssl', depois)).toMatchObject({ codigo: 0 });
      const aberta = await abrirChaveDoSelo({ pfx: join(onde, 'chave.pfx'), senha: SENHA });
      if (!aberta) throw new Error('no key');
      expect(aberta.certificado.checkPrivateKey(aberta.chave)).toBe(true);
      // The root stands in the file and is not carried along.
      expect(aberta.intermediarios).toEqual([]);
      const selo = montarSelo({ provedor: 'Fundação Ipê', chave: aberta, autoridade: undefined });
      const agora = new Date(Date.parse(aberta.certificado.validFrom) + 86_400_000);
      const { pdf } = await selo.selar({ ...(await pedidoDeSelo(aberta)), em: agora });
      const raizes = antes.length > 0 ? [aberta.certificado] : [raiz];
      expect(verificar(pdf, { raizes }).achados.filter(({ gravidade }) => gravidade === 'recusa')).toEqual(
        [],
      );
      await expect(abrirChaveDoSelo({ pfx: join(onde, 'chave.pfx'), senha: 'outra' })).rejects.toThrow(
        'SELO_SENHA',
      );
    });
  });

  it('is opened from PEM, with a password or without', async () => {
    const comSenha = `${chave.chave.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: SENHA })}${chave.certificado}`;
    await comArquivos({ 'aberta.pem': pem, 'fechada.pem': comSenha }, async ({ pasta: onde }) => {
      const aberta = await abrirChaveDoSelo({ pem: join(onde, 'aberta.pem') });
      const fechada = await abrirChaveDoSelo({ pem: join(onde, 'fechada.pem'), senha: SENHA });
      expect(fechada?.certificado.raw.equals(aberta?.certificado.raw ?? Buffer.alloc(0))).toBe(true);
      await expect(abrirChaveDoSelo({ pem: join(onde, 'fechada.pem'), senha: 'x' })).rejects.toThrow(
        'SELO_PEM',
      );
    });
  });

  it('is refused with the name of its setting where there is nothing to open', async () => {
    const outra = outraChave().chave;
    const trocada = `${outra.chave.export({ type: 'pkcs8', format: 'pem' })}${chave.certificado}`;
    await comArquivos({ nada: 'nada', 'trocada.pem': trocada }, async ({ pasta: onde }) => {
      await expect(abrirChaveDoSelo({ pfx: join(onde, 'falta') })).rejects.toThrow(
        'SELO_PFX: the file cannot be read',
      );
      await expect(abrirChaveDoSelo({ pfx: join(onde, 'nada') })).rejects.toThrow('SELO_PFX: no key');
      await expect(abrirChaveDoSelo({ pem: join(onde, 'nada') })).rejects.toThrow('SELO_PEM: no key');
      await expect(abrirChaveDoSelo({ pem: join(onde, 'trocada.pem') })).rejects.toThrow(
        'no certificate of its key',
      );
    });
    expect(await abrirChaveDoSelo({})).toBeUndefined();
  });
});
