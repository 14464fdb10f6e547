import { expect, it } from 'vitest';
import { fichaDoModelo, levaSegredo, portalDaMensagem, segredoVencido, textoParaReler } from './modelos.ts';

const em = (minutos: number) => new Date(Date.UTC(2026, 10, 27, 15, minutos));

it.each([
  ['codigo-de-verificacao', 9, false],
  ['codigo-de-verificacao', 10, true],
  ['nova-senha', 29, false],
  ['nova-senha', 30, true],
  ['decisao-reprovar', 600, false],
])('%s after %i minutes: worthless is %s', (modelo, minutos, vencido) => {
  expect(segredoVencido(modelo, em(0), em(minutos))).toBe(vencido);
});

it('codes and links cannot be read again; the rest can, without its personal links', () => {
  expect(levaSegredo('nova-senha')).toBe(true);
  expect(textoParaReler('codigo-de-verificacao', 'seu código é 045678')).toBeNull();
  expect(textoParaReler('fiador-convite', 'Leia: https://a.org/fiador/aceite?cod-fiador=xyz e decida')).toBe(
    'Leia: (o link está só na mensagem original) e decida',
  );
  expect(textoParaReler('decisao-reprovar', 'Ver: https://a.org/estudante/status')).toBe(
    'Ver: https://a.org/estudante/status',
  );
});

it('a message of older data counts as news', () => {
  expect(fichaDoModelo('nome-antigo')).toEqual({ tipo: 'andamento', titulo: 'Mensagem', espera: 'tudo' });
  expect(levaSegredo('nome-antigo')).toBe(false);
});

it.each([
  ['fiador-convite', 'fiador'],
  ['fiador-lembrete', 'fiador'],
  ['decisao-devolverFiador', 'fiador'],
  ['parcela-em-atraso-fiador', 'fiador'],
  ['fiador-aceitou', 'estudante'],
  ['fiador-recusou', 'estudante'],
  ['fiador-lembrado', 'estudante'],
  ['atualizacao-sem-fiador', 'estudante'],
  ['conta-criada', 'estudante'],
])('whoever gets %s goes on in the portal of the %s', (nome, portal) => {
  expect(portalDaMensagem(nome)).toBe(portal);
});
