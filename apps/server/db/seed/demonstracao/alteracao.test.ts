/** The stories of alterations end where their words say. */
import { expect, it } from 'vitest';
import { conferirRegras } from '../../../src/modules/invariantes/conferir-invariantes.ts';
import { INVARIANTES_DAS_ALTERACOES } from '../../../src/modules/invariantes/regras-das-alteracoes.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { HISTORIAS } from './historias.ts';
import { FATIMA } from './pessoas.ts';
import { semearDemonstracao } from './semear-demonstracao.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db } = servidor;
const ALTERADAS = HISTORIAS.filter(({ id }) => id.startsWith('alteracao-'));

it('asked for, available, half signed, in effect, refused, late, and a guarantor invited', {
  timeout: 600_000,
}, async () => {
  await semearDemonstracao(contexto, { historias: ALTERADAS });
  const alteracoes = await db
    .selectFrom('alteracao')
    .innerJoin('conta', 'conta.id', 'alteracao.conta_id')
    .select(['conta.cpf', 'alteracao.fluxo', 'alteracao.causa_do_fim'])
    .execute();
  const da = (id: string) => {
    const cpf = ALTERADAS.find((historia) => historia.id === `alteracao-${id}`)?.estudante.cpf;
    const achada = alteracoes.find((alteracao) => alteracao.cpf === cpf);
    return achada && [achada.fluxo, achada.causa_do_fim];
  };
  expect(da('pedida')).toEqual(['PED', null]);
  expect(da('disponivel')).toEqual(['DIS', null]);
  expect(da('falta-fiador')).toEqual(['DPR', null]);
  expect(da('efetivada')).toEqual(['EFE', null]);
  expect(da('reprovada')).toEqual(['REP', null]);
  expect(da('venceu')).toEqual(['CAN', 'prazo']);
  expect(da('troca-de-fiador')).toEqual(['PED', null]);
  expect(da('troca-com-renda')).toEqual(['PED', null]);
  expect(await db.selectFrom('alteracao_renda').select('aberta').execute()).toEqual([{ aberta: false }]);
  const convites = await db
    .selectFrom('mensagem')
    .select('estado')
    .where('modelo', '=', 'fiador-convite')
    .where('destino', '=', FATIMA.email)
    .execute();
  expect(convites).toEqual([{ estado: 'enviada' }]);
  const nossas = INVARIANTES_DAS_ALTERACOES.map(({ id }) => id);
  expect((await conferirRegras(db)).filter(({ id }) => nossas.includes(id))).toEqual([]);
});
