import { describe, expect, it } from 'vitest';
import { coincidencias, type Rastro } from './coincidencias.ts';

const estudante: Rastro = {
  telefones: ['11987654321'],
  emails: ['ana@exemplo.com'],
  acessos: [{ enderecoIp: '203.0.113.7', agente: 'Firefox' }],
};
const outro: Rastro = {
  telefones: ['21987650001'],
  emails: ['otavio@exemplo.education'],
  acessos: [{ enderecoIp: '198.51.100.2', agente: 'Firefox' }],
};

describe('signs that student and guarantor may be one person', () => {
  it.each([
    ['nothing in common but a common browser', {}, []],
    ['the same network', { acessos: [{ enderecoIp: '203.0.113.7', agente: 'Chrome' }] }, ['rede']],
    [
      'the same network and device',
      { acessos: [{ enderecoIp: '203.0.113.7', agente: 'Firefox' }] },
      ['aparelho'],
    ],
    ['unknown origins', { acessos: [{ enderecoIp: null, agente: null }] }, []],
    ['a phone', { telefones: ['21987650001', '11987654321'] }, ['telefone']],
    ['an e-mail', { emails: ['ana@exemplo.com'] }, ['email']],
  ] as const)('%s', (_, mudanca, esperado) => {
    expect(coincidencias(estudante, { ...outro, ...mudanca })).toEqual(esperado);
  });
});
