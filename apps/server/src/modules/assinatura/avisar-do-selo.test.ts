import { expect, it } from 'vitest';
import { criarOperador } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { avisarDoSelo } from './avisar-do-selo.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db } = servidor;
await criarOperador(servidor, 'administrador');
const { selo } = contexto.gateways;

const avisos = async () =>
  (await db.selectFrom('mensagem').select('texto').where('modelo', '=', 'gestao-alarme').execute()).map(
    ({ texto }) => texto,
  );

it('says nothing while the key is good', async () => {
  await avisarDoSelo(contexto);
  expect(await avisos()).toEqual([]);
});

it('tells the administration once for each warning, until when the key is good', async () => {
  const ate = new Date('2027-01-10T12:00:00Z');
  for (const dias of [60, 60, 30] as const) {
    contexto.gateways.selo = { ...selo, situacao: () => ({ situacao: 'avisar', ate, dias }) };
    await avisarDoSelo(contexto);
  }
  const [um, outro, ...mais] = await avisos();
  expect([um, outro].every((texto) => texto?.includes('10/01/2027'))).toBe(true);
  expect(mais).toEqual([]);
});

it('tells that nothing can be signed any more', async () => {
  contexto.gateways.selo = {
    ...selo,
    situacao: () => ({ situacao: 'vencida', ate: new Date('2026-11-01T12:00:00Z') }),
    impedimento: () => ({ motivo: 'vencida', frase: 'O certificado venceu.' }),
  };
  await avisarDoSelo(contexto);
  expect((await avisos()).at(-1)).toContain('O certificado venceu.');
});
