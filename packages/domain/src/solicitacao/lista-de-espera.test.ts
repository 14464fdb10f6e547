import { expect, it } from 'vitest';
import { oQueEALista } from './lista-de-espera.ts';
import { setas } from './transicoes.ts';

it('the waiting list promises nothing that its arrows may take back', () => {
  expect(setas().map(({ de, acao }) => `${de} ${acao}`)).toContain('PAIES reprovarIes');
  expect(oQueEALista('UNISERRA')).toMatch(/^UNISERRA colocou a sua solicitação na lista de espera/);
  expect(oQueEALista('UNISERRA')).not.toMatch(/aceitou|aprovou|aprovada/);
});
