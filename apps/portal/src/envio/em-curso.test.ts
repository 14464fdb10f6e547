import { expect, it } from 'vitest';
import { type EstadoDoEnvioEmCurso, esperaDoEnvio } from './em-curso.ts';

const falha = { tipo: 'erro', mensagem: 'Sem conexão.' } as const;

it.each<[string, EstadoDoEnvioEmCurso, string | null]>([
  ['a file on its way', { tipo: 'enviando', porcentagem: 40 }, 'está sendo enviado'],
  ['a cut line', { tipo: 'enviando', porcentagem: 40, parado: true }, 'espera a conexão voltar'],
  ['a protected PDF', { tipo: 'pede-senha', incorreta: false }, 'espera a senha do PDF'],
  ['a failed network', { ...falha, passageiro: true, repetivel: true }, 'espera a conexão voltar'],
  ['an expired upload', { ...falha, passageiro: false, repetivel: true }, 'espera uma nova tentativa'],
  ['a refused file holds nothing back', { ...falha, passageiro: false, repetivel: false }, null],
  ['nor does one that arrived', { tipo: 'guardado' }, null],
])('%s', (_, estado, espera) => {
  expect(esperaDoEnvio(estado)).toBe(espera);
});
