import { describe, expect, it } from 'vitest';
import { comporEmail, comporMensagemCurta } from './compor.ts';

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
    expect(html).toContain(`background:${cor};color:${texto}`);
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
