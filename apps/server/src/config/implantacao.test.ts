/** What says that a server is no laptop, and what then is required (attack 4 and 5, ADR 0080). */
import { describe, expect, it } from 'vitest';
import { ErroDeConfiguracao, lerConfiguracao } from './configuracao.ts';

const COMPLETA = {
  CHAVE_DE_ARQUIVOS: Buffer.alloc(32, 7).toString('base64'),
  SMTP_URL: 'smtps://u:s@smtp.example.com',
  SMTP_FROM: 'Fundação Ipê <nao-responda@ipe.org.br>',
  SMS_URL: 'https://sms.example.com',
  SMS_TOKEN: 'segredo',
  WHATSAPP_URL: 'https://graph.example.com',
  WHATSAPP_TOKEN: 'segredo',
  WHATSAPP_PHONE_ID: '1',
  PROVEDOR_EMAIL: 'atendimento@ipe.org.br',
};
const NA_INTERNET = { PUBLIC_URL: 'https://credito.example.org', TRUST_PROXY: '1' };

function recusa(env: Record<string, string>): string {
  try {
    lerConfiguracao(env);
  } catch (erro) {
    if (erro instanceof ErroDeConfiguracao) return erro.message;
    throw erro;
  }
  return '';
}

describe('attack 4: the demonstration is off, and must be asked for', () => {
  it.each([
    ['a PUBLIC_URL of the internet', { PUBLIC_URL: 'https://credito.example.org' }],
    ['a PUBLIC_URL of the local network', { PUBLIC_URL: 'https://192.168.0.10' }],
    ['a proxy in front', { TRUST_PROXY: '1' }],
    ['a proxy in front, by its address', { TRUST_PROXY: '127.0.0.1' }],
    ['a database of its own', { DATABASE_URL: 'postgresql://u:s@127.0.0.1/credito' }],
    ['an address that others reach', { HOST: '0.0.0.0' }],
  ])('with %s', (_, env: Record<string, string>) => {
    const https = { PUBLIC_URL: 'https://credito.example.org' };
    expect(lerConfiguracao({ ...COMPLETA, ...https, ...env }).demonstracao).toBe(false);
    expect(lerConfiguracao({ ...env, DEMONSTRACAO: 'true' }).demonstracao).toBe(true);
  });

  it.each([
    [{}],
    [{ TRUST_PROXY: 'false' }],
    [{ TRUST_PROXY: '0' }],
    [{ PUBLIC_URL: 'http://localhost:3000' }],
    [{ PUBLIC_URL: 'http://[::1]:3000', HOST: '::1' }],
  ])('but on a laptop, with %j, it is on', (env: Record<string, string>) => {
    expect(lerConfiguracao(env).demonstracao).toBe(true);
  });

  it('a start behind a proxy is refused with words that say why and what to do', () => {
    const dito = recusa(NA_INTERNET);
    for (const nome of ['CHAVE_DE_ARQUIVOS', 'SMTP_URL', 'SMS_URL', 'WHATSAPP_URL', 'PROVEDOR_EMAIL'])
      expect(dito).toMatch(new RegExp(`^  ${nome}: required outside the demonstration`, 'm'));
    expect(dito).toContain('not a demonstration, because of PUBLIC_URL and TRUST_PROXY');
    expect(dito).toContain('docs/implantacao.md');
    expect(dito).toContain('DEMONSTRACAO=true');
  });
});

describe('attack 5: people are reached over https only', () => {
  it.each([
    ['behind a proxy, without an address', { TRUST_PROXY: '1' }],
    ['open to the network, without an address', { HOST: '0.0.0.0' }],
    ['at an address in the clear', { PUBLIC_URL: 'http://credito.example.org' }],
    ['open to the network, with a local address', { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
  ])('%s it does not start', (_, env: Record<string, string>) => {
    expect(recusa({ ...COMPLETA, ...env })).toMatch(/^ {2}PUBLIC_URL: required outside the demonstration/m);
  });

  it('with an https address, or all on this machine, it does', () => {
    expect(recusa({ ...COMPLETA, ...NA_INTERNET })).toBe('');
    expect(recusa({ ...COMPLETA, DEMONSTRACAO: 'false' })).toBe('');
    expect(recusa({ ...COMPLETA, DATABASE_URL: 'postgresql://u:s@db/credito' })).toBe('');
  });

  it.each([
    'SMS_URL',
    'WHATSAPP_URL',
    'VIACEP_URL',
    'ZENDESK_URL',
    'CLICKSIGN_URL',
    'PAGAMENTO_URL',
    'PAGAMENTO_BOLETO_URL',
    'PAGAMENTO_TOKEN_URL',
    'OIDC_GOOGLE_ISSUER',
    'OIDC_FACEBOOK_ISSUER',
    'OIDC_FACEBOOK_TOKEN_URL',
    'S3_ENDPOINT',
    'CHAT_SCRIPT_URL',
    'RASTREAMENTO_SCRIPT_URL',
  ])('%s in the clear is refused, but for a service on this machine', (nome) => {
    const problema = new RegExp(`^ {2}${nome}: expected an address that starts with https://`, 'm');
    expect(recusa({ [nome]: 'http://servico.example.org' })).toMatch(problema);
    expect(recusa({ [nome]: 'http://10.0.0.7:8080' })).toMatch(problema);
    expect(recusa({ [nome]: 'http://127.0.0.1:8080' })).not.toMatch(problema);
    expect(recusa({ [nome]: 'http://[::1]:8080' })).not.toMatch(problema);
    expect(recusa({ [nome]: 'https://servico.example.org' })).not.toMatch(problema);
  });
});
