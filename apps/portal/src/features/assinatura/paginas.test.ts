import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import { SITUACOES_DO_LINK } from '@credito/domain/assinatura/situacao-do-link';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConfiguracaoPublica, definirConfiguracao, lerConfiguracao } from '../../sessao/configuracao.ts';
import { Fim, type FimProps } from './components/fim-do-link.tsx';
import { OQueAssino } from './components/o-que-assino.tsx';
import { PedirOCodigo } from './components/pedir-o-codigo.tsx';
import type { PassoProps } from './props-do-fluxo.ts';

const antes = lerConfiguracao();
const nada = () => undefined;
const desenhar = <Props extends object>(pagina: FunctionComponent<Props>, props: Props) =>
  renderToStaticMarkup(createElement(pagina, props));
const titulosDe = (html: string) => [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, texto]) => texto);

beforeAll(() =>
  definirConfiguracao({
    provedor: { nome: 'Fundação Ipê', cor: null },
    telefones: { capitais: '4000-0000', demais: null },
    ajuda: { central: null, whatsapp: null, messenger: null, chat: null, email: null, ligamosParaVoce: null },
  } as ConfiguracaoPublica),
);
afterAll(() => definirConfiguracao(antes as ConfiguracaoPublica));

const ENDS: readonly FimProps[] = [
  { fim: 'desconhecido' },
  { fim: 'falta-o-link' },
  ...SITUACOES_DO_LINK.filter((situacao) => situacao !== 'aberta').map((fim) => ({
    fim,
    titulo: 'o contrato nº 000123',
    aoTentar: nada,
  })),
];

describe('where a link leads when there is nothing to sign', () => {
  it.each(ENDS.map((fim) => [fim.fim, fim] as const))('%s: one heading, and whom to call', (_, fim) => {
    const html = desenhar(Fim, fim);
    expect(titulosDe(html)).toHaveLength(1);
    expect(html).toContain('href="tel:40000000"');
  });

  it('each has a heading of its own', () => {
    expect(new Set(ENDS.flatMap((fim) => titulosDe(desenhar(Fim, fim)))).size).toBe(ENDS.length);
  });
});

const assinatura = {
  assinanteId: 'a',
  situacao: 'aberta',
  titulo: 'o contrato nº 000123',
  prazo: '2026-12-10',
  voce: { nome: 'Marta Prado', papel: 'Garante o contrato' },
  fatos: [{ rotulo: 'Valor', valor: 'R$ 6.000,00' }],
  quemAssina: [
    { nome: 'Ana', papel: 'Estudante', grupo: 1, estado: 'assinou', voce: false },
    { nome: 'Marta Prado', papel: 'Garante o contrato', grupo: 2, estado: 'viu', voce: true },
    { nome: 'Ivo', papel: 'Garante o contrato', grupo: 2, estado: 'bloqueado', voce: false },
    { nome: 'Rui', papel: 'Testemunha', grupo: 3, estado: 'substituido', voce: false },
  ],
  contatos: [],
} as unknown as AssinaturaAberta;

const props = {
  passe: 'passe',
  assinatura,
  emCurso: { assinanteId: 'a', codigo: null, leitura: null },
  aoAnotar: nada,
  ir: nada,
  voltar: nada,
  aoMudar: nada,
  explicar: () => '',
} satisfies PassoProps;

describe('the pages of a signing', () => {
  it('first comes what is signed, as what, until when, and who else signs, without their troubles', () => {
    const html = desenhar(OQueAssino, { ...props, saida: { texto: 'Sair', sair: nada } });
    for (const dito of [
      'O contrato nº 000123',
      'garante o contrato',
      '10/12/2026',
      'R$ 6.000,00',
      'Não vou assinar',
    ])
      expect(html).toContain(dito);
    expect(html).toContain('Ainda não assinou');
    expect(html).not.toMatch(/Bloqueado|Rui/);
  });

  it('whoever has no contact is told whom to ask, and no code can be asked for', () => {
    const html = desenhar(PedirOCodigo, props);
    expect(html).toContain('Não temos um contato seu que funcione');
    expect(html).toMatch(/<button disabled="" type="submit"/);
    expect(html).toContain('Não vou assinar');
  });
});
