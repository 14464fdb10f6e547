import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ANA, criarConta } from '../../../test/pessoas.ts';
import { criarServidorDeTeste } from '../../../test/servidor-de-teste.ts';
import { CURSO_SEM_FIADOR, criarSolicitacao, inserirDocumento } from '../../../test/solicitacoes.ts';
import { COLUNAS_DE_ARQUIVO } from '../../banco/colunas-de-arquivo.ts';
import { apagarSoltos } from './apagar-soltos.ts';

const servidor = await criarServidorDeTeste();
const { contexto, db, relogio } = servidor;
const { cofre } = contexto.gateways;
const guardar = async () => (await cofre.gravar(Readable.from([Buffer.from('bytes')]))).id;
const existe = (id: string) =>
  cofre.ler(id).then(
    () => true,
    () => false,
  );

it('a file that no row mentions is deleted after a day, and no other', async () => {
  const ana = await criarConta(servidor, ANA);
  const { id: solicitacaoId } = await criarSolicitacao(servidor, ana, { curso: CURSO_SEM_FIADOR });
  const { id: participanteId } = await db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirstOrThrow();
  const documento = await inserirDocumento(servidor, {
    solicitacaoId,
    participanteId,
    contaId: ana.contaId,
    tipoDocumento: 'RG',
  });
  const [original, visao, solto] = [await guardar(), await guardar(), await guardar()];
  await db
    .updateTable('documento')
    .set({ arquivo_original: original, arquivo_visao: visao })
    .where('id', '=', documento)
    .execute();
  // Files carry the time of the system; the day is counted from there.
  relogio.avancar({ segundos: (Date.now() - relogio.agora().getTime()) / 1000 });
  expect(await apagarSoltos(contexto)).toBe(0);
  relogio.avancar({ segundos: 86_401 });
  expect(await apagarSoltos(contexto)).toBe(1);
  expect(await Promise.all([original, visao, solto].map(existe))).toEqual([true, true, false]);
});

it('every column of the schema that names a file is asked', async () => {
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select table_name as tabela, column_name as coluna from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)arquivo(_|$)' and column_name !~ '^nome_|_sha256$'
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')
    order by 1, 2
  `.execute(db);
  expect(rows.map(({ tabela, coluna }) => `${tabela}.${coluna}`)).toEqual(
    COLUNAS_DE_ARQUIVO.map(({ tabela, coluna }) => `${tabela}.${coluna}`).sort(),
  );
});
