import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contarComandos } from '../../test/contar-comandos.ts';
import { ANA, criarConta } from '../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../test/servidor-de-teste.ts';
import { comandoPronto } from './comando-pronto.ts';
import { PREPARADA_EM_JSON } from './preparadas.ts';

const servidor = await criarServidorDeTeste();
const { db } = servidor;

const contaDe = comandoPronto((banco, { cpf, ativa }: { cpf: string; ativa: boolean }) =>
  banco
    .selectFrom('conta')
    .select(['cpf', sql<boolean>`${ativa}::boolean`.as('ativa'), sql<string>`${'fixo'}::text`.as('fixo')])
    .where('cpf', '=', cpf)
    .modifyEnd(PREPARADA_EM_JSON),
);

it('asks with the values of each call, in whatever order they are named', async () => {
  const { cpf } = await criarConta(servidor, ANA);
  expect(await contaDe(db, { ativa: true, cpf })).toEqual([{ cpf, ativa: true, fixo: 'fixo' }]);
  expect(await contaDe(db, { ativa: false, cpf })).toEqual([{ cpf, ativa: false, fixo: 'fixo' }]);
  expect(await contaDe(db, { ativa: true, cpf: '11144477735' })).toEqual([]);
});

it('is asked within the transaction of the caller', async () => {
  await db
    .transaction()
    .execute(async (trx) => {
      await trx.updateTable('conta').set({ cpf: '11144477735' }).where('cpf', '=', ANA.cpf).execute();
      expect(await contaDe(trx, { ativa: true, cpf: '11144477735' })).toHaveLength(1);
      throw new Error('back');
    })
    .catch(() => undefined);
  expect(await contaDe(db, { ativa: true, cpf: '11144477735' })).toEqual([]);
});

it('counts as one statement every time', async () => {
  const contador = contarComandos(servidor.contexto);
  await contaDe(servidor.contexto.db, { ativa: true, cpf: ANA.cpf });
  await contaDe(servidor.contexto.db, { ativa: true, cpf: ANA.cpf });
  expect(contador.comandos).toBe(2);
});
