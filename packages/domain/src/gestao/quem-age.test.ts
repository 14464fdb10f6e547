import { expect, it } from 'vitest';
import { SIGLAS } from '../solicitacao/estados.ts';
import { type FatosDeQuemAge, QUEM_AGE, quemAge, ROTULO_DE_QUEM_AGE } from './quem-age.ts';

const emAnalise: FatosDeQuemAge = {
  sigla: 'PADC',
  statusSolicitacao: 'PENDENTE_ANALISE_DADOS_COMPLEMENTARES',
  proposta: false,
  mensagemAResponder: false,
};
const devolvida = { sigla: 'RDC', statusSolicitacao: 'REPROVADO_ANALISE_DADOS_COMPLEMENTARES' } as const;

it.each<[string, Partial<FatosDeQuemAge>, string]>([
  ['an analysis', {}, 'analista'],
  ['a decision to confirm', { proposta: true }, 'segunda-pessoa'],
  [
    'the analysis of an institution',
    { sigla: 'PAIES', statusSolicitacao: 'PENDENTE_ANALISE_IES' },
    'instituicao',
  ],
  ['a waiting list', { sigla: 'PAIES', statusSolicitacao: 'LISTA_ESPERA_IES' }, 'instituicao'],
  ['a correction of the student', devolvida, 'estudante'],
  ['a correction with a question to the staff', { ...devolvida, mensagemAResponder: true }, 'analista'],
  [
    'a correction of the guarantor',
    { sigla: 'RAF', statusSolicitacao: 'REPROVADO_ANALISE_FIADOR' },
    'fiador',
  ],
  ['a refusal', { sigla: 'REP', statusSolicitacao: 'REPROVADO' }, 'ninguem'],
  ['an appeal', { sigla: 'REP', statusSolicitacao: 'REPROVADO_EM_RECURSO' }, 'analista'],
  ['an old proposal of a cancelled request', { sigla: 'CAN', proposta: true }, 'ninguem'],
  ['an approved request with an old message', { sigla: 'A', mensagemAResponder: true }, 'provedor'],
])('%s waits for somebody by name: %j, %s', (_, fatos, esperado) => {
  expect(quemAge({ ...emAnalise, ...fatos })).toBe(esperado);
});

it('every state waits for somebody who has a name', () => {
  for (const sigla of SIGLAS) expect(QUEM_AGE).toContain(quemAge({ ...emAnalise, sigla }));
  expect(Object.values(ROTULO_DE_QUEM_AGE).every((rotulo) => rotulo.length > 0)).toBe(true);
});
