import { describe, expect, it } from 'vitest';
import { comporEmail, comporMensagemCurta, preferenciasDe } from './compor.ts';

const provedor = { nome: 'Fundação Ipê', cor: '#0f6b5c', email: 'ajuda@ipe.org.br' };

describe('an e-mail', () => {
  const modelo = comporEmail(
    { provedor },
    {
      nome: 'conta-criada',
      assunto: 'sua conta foi criada',
      titulo: "Olá, D'Ávila <b>",
      paragrafos: ['Tudo certo & pronto.'],
      acao: { rotulo: 'Entrar', url: 'https://ipe.org.br/estudante?a=1&b=2' },
      observacoes: ['Vale por 30 minutos.'],
    },
  );

  it('says the same in text and in HTML', () => {
    for (const parte of ['Vale por 30 minutos.', 'Entrar', 'Fundação Ipê', 'ajuda@ipe.org.br']) {
      expect(modelo.texto).toContain(parte);
      expect(modelo.html).toContain(parte);
    }
    expect(modelo.assunto).toBe('Fundação Ipê: sua conta foi criada');
    expect(modelo.texto).toContain('https://ipe.org.br/estudante?a=1&b=2');
  });

  it('without a heading of its own begins with its subject, as a sentence begins', () => {
    const { assunto, texto, html } = comporEmail(
      { provedor },
      { nome: 'conta-criada', assunto: 'é preciso corrigir', paragrafos: [] },
    );
    expect(assunto).toBe('Fundação Ipê: é preciso corrigir');
    expect(texto).toMatch(/^É preciso corrigir\n/);
    expect(html).toMatch(/<title>É preciso.*<h1[^>]*>É preciso corrigir<\/h1>/s);
  });

  it('keeps apostrophes and escapes only what HTML needs', () => {
    expect(modelo.html).toContain("Olá, D'Ávila &lt;b&gt;");
    expect(modelo.html).toContain('Tudo certo &amp; pronto.');
    expect(modelo.html).toContain('href="https://ipe.org.br/estudante?a=1&amp;b=2"');
  });

  it('shows the logo that the mail carries inside, where the provider has one', () => {
    const comLogo = { ...provedor, logoUrl: 'https://ipe.org.br/logo.png' };
    const { html } = comporEmail(
      { provedor: comLogo },
      { nome: 'conta-criada', assunto: 'sua conta foi criada', paragrafos: [] },
    );
    expect(html).toContain('<img src="cid:logo" alt=""');
    expect(html).not.toContain('https://ipe.org.br/logo.png');
  });

  it('declares its language and loads nothing from elsewhere', () => {
    expect(modelo.html).toContain('<html lang="pt-BR">');
    expect(modelo.html).not.toMatch(/<img|<link|<script|url\(/);
  });

  it.each([
    ['#0f6b5c', '#ffffff'],
    ['#ffd166', '#1a1a1a'],
  ])('writes on %s in the colour that reads better', (cor, texto) => {
    const html = comporEmail(
      { provedor: { ...provedor, cor } },
      { nome: 'conta-criada', assunto: 'x', paragrafos: [], acao: { rotulo: 'Ir', url: 'https://a.b' } },
    ).html;
    expect(html).toMatch(new RegExp(`background:${cor}"><a [^>]*style="color:${texto}`));
  });
});

describe('who writes, and how they are reached (validators 6, 7, 10)', () => {
  const telefones = { telefoneCapitais: '4000 1234', telefoneDemais: '0800 123 4567' };
  const servidor = { publicUrl: 'https://credito.exemplo' };
  const compor = (
    nome: 'conta-criada' | 'solicitacao-iniciada' | 'codigo-de-verificacao',
    paragrafo: string,
  ) =>
    comporEmail(
      { provedor: { ...provedor, ...telefones }, servidor },
      { nome, assunto: 'x', paragrafos: [paragrafo] },
    );

  it('stands below every e-mail, in both forms', () => {
    const { texto, html } = compor('conta-criada', 'Pronto.');
    for (const parte of ['Mensagem automática de Fundação Ipê.', '4000 1234', '0800 123 4567']) {
      expect(texto).toContain(parte);
      expect(html).toContain(parte);
    }
  });

  it.each([
    ['the page of the provider', 'https://ipe.org.br/privacidade', 'https://ipe.org.br/privacidade'],
    ['the help of the portal', undefined, 'https://credito.exemplo/estudante/ajuda'],
  ])('links every e-mail to what becomes of the data: %s', (_, privacidadeUrl, esperado) => {
    const { texto, html } = comporEmail(
      { provedor: { ...provedor, privacidadeUrl }, servidor },
      { nome: 'conta-criada', assunto: 'x', paragrafos: ['Pronto.'] },
    );
    expect(texto).toContain(`Como cuidamos dos seus dados: ${esperado}`);
    expect(html).toContain(`href="${esperado}"`);
  });

  it('says where to switch off what may be switched off, and only that', () => {
    const preferencias = 'https://credito.exemplo/estudante/perfil/preferencias';
    expect(compor('solicitacao-iniciada', 'Pronto.').texto).toContain(preferencias);
    expect(compor('solicitacao-iniciada', 'Pronto.').html).toContain(`href="${preferencias}"`);
    expect(compor('conta-criada', 'Pronto.').texto).not.toContain('preferencias');
    expect(preferenciasDe('conta-criada', servidor)).toBeNull();
  });

  it('the inbox reads the first sentence, not the sender once more', () => {
    const { html } = compor('conta-criada', 'A sua conta está pronta.');
    expect(html).toMatch(/<body[^>]*>\n<div style="display:none[^"]*">A sua conta está pronta\./);
  });

  it('a code stands large and alone', () => {
    expect(compor('codigo-de-verificacao', 'Seu código é 045678.').html).toMatch(
      /font-size:36px[^>]*>045678<\/p>/,
    );
  });

  it('plain text speaks of no button', () => {
    expect(compor('conta-criada', 'Para continuar, use o botão abaixo.').texto).toContain(
      'use o endereço abaixo',
    );
  });
});

it('a short message names its sender first', () => {
  expect(comporMensagemCurta({ provedor }, { nome: 'conta-criada', texto: 'seu código é 045678.' })).toEqual({
    nome: 'conta-criada',
    assunto: null,
    texto: 'Fundação Ipê: seu código é 045678.',
    html: null,
  });
});
