import type { Bloco } from '@credito/domain/contrato/texto/blocos';
import { textosDoContrato } from '@credito/domain/contrato/texto/blocos';
import { escreverContrato } from '@credito/domain/contrato/texto/escrever-contrato';
import { dadosDeExemplo } from '@credito/domain/contrato/texto/exemplo-de-dados';
import { type BlocoDeTexto, TextoCorrido } from '@credito/ui/texto-corrido/texto-corrido';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

/** What crosses the wire is what is drawn: the type of one is the type of the other, or this does not compile. */
const comoChegam = (blocos: readonly Bloco[]): readonly BlocoDeTexto[] => JSON.parse(JSON.stringify(blocos));
const comoSaem = (blocos: readonly BlocoDeTexto[]): readonly Bloco[] => blocos;

const desenhar = (blocos: readonly Bloco[]) =>
  renderToStaticMarkup(createElement(TextoCorrido, { blocos: comoSaem(comoChegam(blocos)) }));
const lido = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, '');

const { blocos } = escreverContrato(dadosDeExemplo());

describe('a contract on a phone', () => {
  it('says every text of every block', () => {
    const escrito = lido(desenhar(blocos));
    const faltam = textosDoContrato(blocos)
      .flatMap((texto) => texto.split(/ \| |: |, CPF |\. (?=\p{Lu})/u))
      .filter((texto) => !escrito.includes(texto.replace(/\s+/g, '')));
    expect(faltam).toEqual([]);
  });

  it('has every kind of block that a contract may have', () => {
    const tipos: Record<Bloco['tipo'], true> = {
      titulo: true,
      fatos: true,
      secao: true,
      paragrafo: true,
      clausula: true,
      tabela: true,
      pessoas: true,
      assinaturas: true,
      nota: true,
    };
    expect([...new Set(blocos.map(({ tipo }) => tipo))].sort()).toEqual(Object.keys(tipos).sort());
    for (const bloco of blocos) expect(desenhar([bloco])).not.toBe(desenhar([]));
  });

  it('has one first heading, and no heading two levels under another', () => {
    const niveis = [...desenhar(blocos).matchAll(/<h(\d)/g)].map(([, nivel]) => Number(nivel));
    expect(niveis.filter((nivel) => nivel === 1)).toHaveLength(1);
    for (const [indice, nivel] of niveis.entries())
      expect(nivel - (niveis[indice - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('names the column of every cell, which on a phone stands in a card', () => {
    const html = desenhar(blocos.filter(({ tipo }) => tipo === 'tabela'));
    const celulas = html.match(/<td[^>]*>/g) ?? [];
    expect(celulas.length).toBeGreaterThan(20);
    expect(celulas.filter((celula) => !celula.includes('data-rotulo='))).toEqual([]);
    expect(html).toContain('<th scope="row"');
    expect(html).toContain('<th scope="col"');
  });

  it('lets what limits a right stand out', () => {
    expect(desenhar(blocos)).toMatch(/<strong>Sobre a parcela em atraso/);
  });

  it('shows a name as it was written, without running it', () => {
    const nome = '<img src=x onerror=alert(1)> שרה';
    const dados = dadosDeExemplo();
    const html = desenhar(
      escreverContrato({ ...dados, partes: dados.partes.map((parte) => ({ ...parte, nome })) }).blocos,
    );
    expect(html).not.toContain('<img');
    expect(html).toContain('<bdi>&lt;img');
  });
});
