import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { NOMES_DE_AJUSTES } from './ambiente.ts';
import { ambienteComArquivo, ErroDeConfiguracao, lerConfiguracao, PASTA_DO_PROJETO } from './configuracao.ts';

const LOCAL = { pastaDoProjeto: '/projeto', comoRoot: false };
const CHAVE = Buffer.alloc(32, 7).toString('base64');
/** What is required outside the demonstration. */
const REAL = {
  PUBLIC_URL: 'https://credito.example.org',
  CHAVE_DE_ARQUIVOS: CHAVE,
  SMTP_URL: 'smtps://u:s@smtp.example.com',
  SMTP_FROM: 'Fundação Ipê <nao-responda@ipe.org.br>',
  SMS_URL: 'https://sms.example.com',
  SMS_TOKEN: 'segredo',
  WHATSAPP_URL: 'https://graph.example.com',
  WHATSAPP_TOKEN: 'segredo',
  WHATSAPP_PHONE_ID: '1',
  PROVEDOR_EMAIL: 'atendimento@ipe.org.br',
};
const ler = (env: Record<string, string>) => lerConfiguracao(env, LOCAL);

function problemas(env: Record<string, string>): Record<string, string> {
  try {
    ler(env);
  } catch (erro) {
    if (!(erro instanceof ErroDeConfiguracao)) throw erro;
    return Object.fromEntries(erro.ajustes.map(({ nome, problema }) => [nome, problema]));
  }
  return {};
}

test('without any setting the demonstration runs on loopback with the embedded database', () => {
  const configuracao = ler({});
  expect(configuracao.demonstracao).toBe(true);
  expect(configuracao.servidor).toMatchObject({
    porta: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    https: false,
    confiarNoProxy: false,
  });
  expect(configuracao.dados).toEqual({
    pasta: '/projeto/.dados',
    databaseUrl: undefined,
    chaveDeArquivos: undefined,
    s3: undefined,
  });
  expect(configuracao.provedor.nome).toBe('Fundação Ipê');
  expect(configuracao.limites).toMatchObject({ esperaEntreCodigosSegundos: 33, duracaoDoTokenSegundos: 900 });
  expect(configuracao.mensagens.smtp).toBeUndefined();
});

test('.env.example documents exactly the settings that exist, with values that are accepted', () => {
  const exemplo = parseEnv(readFileSync(join(PASTA_DO_PROJETO, '.env.example'), 'utf8'));
  expect(Object.keys(exemplo).sort()).toEqual([...NOMES_DE_AJUSTES].sort());
  const { dados: _dados, ...comExemplo } = ler(exemplo as Record<string, string>);
  const { dados: _padrao, ...semNada } = ler({});
  expect(comExemplo).toEqual(semNada);
});

test.each([
  ['without anything', {}, true],
  ['on another loopback address', { HOST: '127.0.0.2' }, true],
  ['on IPv6 loopback', { HOST: '::1' }, true],
  ['open to the network', { ...REAL, HOST: '0.0.0.0' }, false],
  ['a name that merely begins like loopback', { ...REAL, HOST: '127.0.0.1.example.com' }, false],
  ['open to the network, asked for', { HOST: '0.0.0.0', DEMONSTRACAO: '1' }, true],
  ['on loopback, declined', { ...REAL, DEMONSTRACAO: 'false' }, false],
])('demonstration %s: %j', (_caso, env: Record<string, string>, esperado) => {
  expect(ler(env).demonstracao).toBe(esperado);
});

test('outside the demonstration the key of the files and every channel of messages are required', () => {
  const exigido = expect.stringMatching(/^required outside/);
  expect(problemas({ HOST: '0.0.0.0' })).toEqual({
    PUBLIC_URL: exigido,
    CHAVE_DE_ARQUIVOS: exigido,
    SMTP_URL: exigido,
    SMS_URL: exigido,
    WHATSAPP_URL: exigido,
    PROVEDOR_EMAIL: exigido,
  });
  expect(problemas({ ...REAL, HOST: '0.0.0.0', SMS_URL: '' })).toEqual({
    SMS_URL: expect.stringMatching(/^required together/),
  });
  expect(problemas({ ...REAL, HOST: '0.0.0.0' })).toEqual({});
  expect(
    problemas({ ...REAL, HOST: '0.0.0.0', PROVEDOR_EMAIL: '', PROVEDOR_TELEFONE_DEMAIS: '0800 123 4567' }),
  ).toEqual({});
});

test('only the demonstration has support staff without configured domains', () => {
  expect(ler({}).provedor.dominiosDeSuporte).toEqual(['demonstracao.example']);
  expect(ler({ ...REAL, DEMONSTRACAO: 'false' }).provedor.dominiosDeSuporte).toEqual([]);
});

test('as root the data lies outside private folders, one directory per project', () => {
  const pasta = (pastaDoProjeto: string) =>
    lerConfiguracao({}, { pastaDoProjeto, comoRoot: true }).dados.pasta;
  expect(pasta('/root/a')).toMatch(/^\/var\/lib\/portal-credito\/[0-9a-f]{12}$/);
  expect(pasta('/root/a')).toBe(pasta('/root/a/'));
  expect(pasta('/root/a')).not.toBe(pasta('/root/b'));
});

test('a relative data directory is inside the project', () => {
  expect(ler({ DATA_DIR: 'meus-dados' }).dados.pasta).toBe('/projeto/meus-dados');
  expect(ler({ DATA_DIR: '/srv/dados' }).dados.pasta).toBe('/srv/dados');
});

test('an empty value counts as absent', () => {
  expect(ler({ PORT: '', DATABASE_URL: '  ', SMTP_URL: '' })).toEqual(ler({}));
});

test('every wrong setting is listed at once, with what is expected', () => {
  const lerErrado = () =>
    ler({ PORT: '99999', LOG_LEVEL: 'alto', CLAMD_URL: 'clamd', DEMONSTRACAO: 'talvez' });
  expect(lerErrado).toThrow(ErroDeConfiguracao);
  expect(lerErrado).toThrow(
    [
      'Wrong settings (see .env.example):',
      '  PORT: expected a whole number from 0 to 65535, got "99999"',
      '  LOG_LEVEL: expected fatal, error, warn, info, debug, trace or silent, got "alto"',
      '  DEMONSTRACAO: expected true or false, got "talvez"',
      '  CLAMD_URL: expected an address like tcp://127.0.0.1:3310',
    ].join('\n'),
  );
});

test.each([
  ['PORT', '-1'],
  ['PORT', '3000.5'],
  ['HOST', 'a b'],
  ['PUBLIC_URL', 'portal.example.com'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['DATABASE_URL', 'mysql://db/credito'],
  ['PROVEDOR_COR', 'verde'],
  ['PROVEDOR_EMAIL', 'suporte'],
  ['PROVEDOR_TELEFONE_CAPITAIS', 'ligue'],
  ['WHATSAPP_SUPORTE', '+55 11 91234-5678'],
  ['CHAT_SCRIPT_URL', 'http://chat.example.com/x.js'],
  ['MESSENGER_URL', 'javascript:alert(1)'],
  ['DOMINIOS_DE_SUPORTE', 'ipe.org.br,@ipe.org.br'],
  ['DURACAO_DO_TOKEN_SEGUNDOS', '0'],
])('%s=%s is refused', (nome, valor) => {
  expect(problemas({ [nome]: valor })[nome]).toMatch(/^expected /);
});

test.each([
  ['CHAVE_DE_ARQUIVOS', 'c2VncmVkbw=='],
  ['SMTP_URL', 'http://usuario:segredo@smtp'],
  ['DATABASE_URL', 'usuario:segredo@banco'],
  ['VAPID_PRIVATE_KEY', 'segredo'],
])('a wrong %s is not repeated in the message', (nome, valor) => {
  const mensagem = problemas({ [nome]: valor })[nome];
  expect(mensagem).toMatch(/^expected /);
  expect(mensagem).not.toContain(valor);
});

test('half of a group of settings is refused, naming what is missing', () => {
  expect(problemas({ WHATSAPP_URL: 'https://graph.example.com' })).toEqual({
    WHATSAPP_TOKEN: 'required together with WHATSAPP_URL, WHATSAPP_PHONE_ID',
    WHATSAPP_PHONE_ID: 'required together with WHATSAPP_URL, WHATSAPP_TOKEN',
  });
  expect(
    problemas({ CLICKSIGN_URL: 'https://app.clicksign.com/api/v3', CLICKSIGN_TOKEN: 'segredo' }),
  ).toEqual({ CLICKSIGN_SEGREDO_DO_AVISO: 'required together with CLICKSIGN_URL, CLICKSIGN_TOKEN' });
});

test('a full configuration arrives grouped and typed', () => {
  const configuracao = ler({
    ...REAL,
    PORT: '8080',
    PUBLIC_URL: 'https://credito.example.com/',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    DATABASE_URL: 'postgres://u:s@db/credito',
    DOMINIOS_DE_SUPORTE: 'Ipe.org.br, ajuda.ipe.org.br',
    CLAMD_URL: 'tcp://clamd:3310',
    LIMITE_CODIGOS_POR_DIA: '3',
  });
  expect(configuracao).toMatchObject({
    demonstracao: false,
    servidor: {
      porta: 8080,
      publicUrl: 'https://credito.example.com',
      https: true,
      confiarNoProxy: ['10.0.0.0/8', '::1'],
    },
    dados: { chaveDeArquivos: Buffer.alloc(32, 7) },
    provedor: { dominiosDeSuporte: ['ipe.org.br', 'ajuda.ipe.org.br'] },
    mensagens: { smtp: { remetente: 'Fundação Ipê <nao-responda@ipe.org.br>' } },
    servicos: { clamd: { host: 'clamd', porta: 3310 } },
    limites: { codigosPorDia: 3 },
  });
});

test("the process's variables win over the project's .env", () => {
  const pasta = mkdtempSync(join(tmpdir(), 'ambiente-'));
  try {
    expect(ambienteComArquivo({ PORT: '1' }, pasta)).toEqual({ PORT: '1' });
    writeFileSync(join(pasta, '.env'), 'PORT=2\nHOST=localhost # comentário\n');
    expect(ambienteComArquivo({ PORT: '1' }, pasta)).toEqual({ PORT: '1', HOST: 'localhost' });
  } finally {
    rmSync(pasta, { recursive: true });
  }
});
