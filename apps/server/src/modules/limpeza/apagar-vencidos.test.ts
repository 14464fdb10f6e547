import { expect, it } from 'vitest';
import { abrirNavegador, cadastrarPessoa, entrar } from '../../../test/contas.ts';
import { ANA } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { apagarVencidos } from './apagar-vencidos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
const TABELAS = ['codigo_verificacao', 'telefone_verificado', 'limite', 'sessao', 'conta'] as const;

async function contar(): Promise<number[]> {
  const contagens: number[] = [];
  for (const tabela of TABELAS) {
    const { total } = await db
      .selectFrom(tabela)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    contagens.push(Math.min(total, 1));
  }
  return contagens;
}

it('keeps what still counts, then forgets it; accounts stay', async () => {
  await cadastrarPessoa(servidor, ANA);
  await entrar(abrirNavegador(servidor), ANA.cpf);
  await apagarVencidos(contexto);
  expect(await contar()).toEqual([1, 1, 1, 1, 1]);
  relogio.avancar({ dias: 3 });
  await apagarVencidos(contexto);
  expect(await contar()).toEqual([0, 0, 0, 1, 1]);
  relogio.avancar({ dias: 118 });
  await apagarVencidos(contexto);
  expect(await contar()).toEqual([0, 0, 0, 0, 1]);
});
