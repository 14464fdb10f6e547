/** The reasons of a final refusal at the guarantors' stage, which older programs kept where the student reads. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { criarBancoVazioDeTeste } from '../../test/banco-de-teste.ts';
import { migrar, PASTA_DE_MIGRACOES } from './migrar.ts';

const MIGRACAO = '0236-motivos-do-fiador.sql';
const EM_VEZ_DOS_MOTIVOS =
  'A solicitação não foi aprovada na análise do fiador. Os motivos são particulares: só o fiador pode lê-los.';

const { db, url } = await criarBancoVazioDeTeste();
const pasta = mkdtempSync(join(tmpdir(), 'migracoes-'));
afterAll(() => rmSync(pasta, { recursive: true }));

const copiar = (nome: string) => cpSync(join(PASTA_DE_MIGRACOES, nome), join(pasta, nome));

interface Pessoa {
  id: string;
  tipoPessoa: 'estudante' | 'fiador' | 'fiador2';
  saiu?: boolean;
}

interface Acontecimento {
  acao?: string;
  de?: string;
  motivos: readonly string[];
}

interface Antes {
  sigla?: string;
  observacao: string;
  pessoas: readonly Pessoa[];
  historia: readonly Acontecimento[];
}

const idDa = (solicitacao: number, posicao: number) =>
  `00000000-0000-4000-8000-0000000${solicitacao}0${posicao}`;
const estudante = (solicitacao: number): Pessoa => ({ id: idDa(solicitacao, 0), tipoPessoa: 'estudante' });
const fiador = (solicitacao: number, posicao: number, resto: Partial<Pessoa> = {}): Pessoa => ({
  id: idDa(solicitacao, posicao),
  tipoPessoa: 'fiador',
  ...resto,
});

const RENDA = 'Renda insuficiente.';
const RESTRICAO = 'Há uma restrição no nome.';

const ANTES: Readonly<Record<number, Antes>> = {
  // Of one guarantor, who is the one to read them.
  101: {
    observacao: `${RENDA}\n${RESTRICAO}`,
    pessoas: [estudante(101), fiador(101, 1)],
    historia: [{ motivos: [RENDA, RESTRICAO] }],
  },
  // Of one of two, nobody knows which.
  102: {
    observacao: RENDA,
    pessoas: [estudante(102), fiador(102, 1), fiador(102, 2, { tipoPessoa: 'fiador2' })],
    historia: [{ motivos: [RENDA] }],
  },
  // The one before had left.
  103: {
    observacao: RENDA,
    pessoas: [estudante(103), fiador(103, 1, { saiu: true }), fiador(103, 2)],
    historia: [{ motivos: [RENDA] }],
  },
  // Refused again after an appeal: the last refusal counts.
  104: {
    observacao: RESTRICAO,
    pessoas: [estudante(104), fiador(104, 1)],
    historia: [{ motivos: [RENDA] }, { motivos: [RESTRICAO] }],
  },
  // An appeal took the refusal back.
  105: {
    sigla: 'PAF',
    observacao: 'Em análise.',
    pessoas: [estudante(105), fiador(105, 1)],
    historia: [{ motivos: [RENDA] }],
  },
  // About the student, or no final refusal, or nothing said.
  106: {
    observacao: 'Documento divergente.',
    pessoas: [estudante(106), fiador(106, 1)],
    historia: [
      { acao: 'devolverFiador', motivos: ['O fiador tem pendências para corrigir.'] },
      { motivos: [] },
      { de: 'PADC', motivos: ['Documento divergente.'] },
    ],
  },
};

async function guardarAntes(): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The catalogue and the accounts that these rows name are not part of it.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [id, { sigla = 'REP', observacao, pessoas, historia }] of Object.entries(ANTES)) {
      await sql`
        insert into solicitacao (id, protocolo, conta_id, sigla, status_solicitacao, instituicao_id, bolsa_id, campus_id,
          curso_id, grau, catalogo, dados, percentual, mensalidade_centavos, observacao_status, criada_em, atualizada_em,
          situacao_desde)
        overriding system value
        values (${id}, ${id}, gen_random_uuid(), ${sigla}, 'X', 1, 1, 1, 1, 'GRADUACAO', '{}', '{}', 50, 100000,
          ${observacao}, now(), now(), now())`.execute(trx);
      for (const { id: pessoa, tipoPessoa, saiu } of pessoas)
        await sql`
          insert into participante (id, solicitacao_id, tipo_pessoa, nome, cpf, email, telefone, criado_em, atualizado_em,
            removido_em)
          values (${pessoa}, ${id}, ${tipoPessoa}, 'Ana Lima', '52998224725', 'ana@exemplo.com', '11987654321', now(),
            now(), ${saiu ? new Date() : null})`.execute(trx);
      for (const { acao = 'reprovar', de = 'PAF', motivos } of historia)
        await sql`
          insert into historico (solicitacao_id, sigla, status_solicitacao, sigla_anterior, acao, ator, em, motivos)
          values (${id}, 'REP', 'REPROVADO', ${de}, ${acao}, 'operador', now(), ${JSON.stringify(motivos)}::jsonb)
        `.execute(trx);
    }
  });
}

/** What the student reads of the request, what each guarantor reads, and what the history keeps. */
async function depois(solicitacao: number) {
  const { observacao_status } = await db
    .selectFrom('solicitacao')
    .select('observacao_status')
    .where('id', '=', solicitacao)
    .executeTakeFirstOrThrow();
  const pessoas = await db
    .selectFrom('participante')
    .select(['id', 'motivos_analise'])
    .where('solicitacao_id', '=', solicitacao)
    .orderBy('id')
    .execute();
  const historia = await db
    .selectFrom('historico')
    .select('motivos')
    .where('solicitacao_id', '=', solicitacao)
    .orderBy('id')
    .execute();
  return {
    observacao: observacao_status,
    pessoas: Object.fromEntries(
      pessoas.flatMap(({ id, motivos_analise }) =>
        (motivos_analise as unknown[]).length > 0 ? [[id, motivos_analise]] : [],
      ),
    ),
    historia: historia.map(({ motivos }) => motivos),
  };
}

for (const nome of readdirSync(PASTA_DE_MIGRACOES)) if (nome < MIGRACAO) copiar(nome);
await migrar(url, pasta);
await guardarAntes();
copiar(MIGRACAO);
const aplicadas = await migrar(url, pasta);

const outro = (texto: string) => ({ codigo: 'OUTRO', texto });
const doFiador = (pessoaId: string | null, texto: string) => ({ pessoaId, texto });

test('is what was applied to the older data', () => {
  expect(aplicadas).toEqual([MIGRACAO]);
});

test.each<[string, number, Awaited<ReturnType<typeof depois>>]>([
  [
    'of one guarantor become that guarantor’s',
    101,
    {
      observacao: EM_VEZ_DOS_MOTIVOS,
      pessoas: { [idDa(101, 1)]: [outro(RENDA), outro(RESTRICAO)] },
      historia: [[EM_VEZ_DOS_MOTIVOS, doFiador(idDa(101, 1), RENDA), doFiador(idDa(101, 1), RESTRICAO)]],
    },
  ],
  [
    'of two guarantors are left to the team alone',
    102,
    { observacao: EM_VEZ_DOS_MOTIVOS, pessoas: {}, historia: [[EM_VEZ_DOS_MOTIVOS, doFiador(null, RENDA)]] },
  ],
  [
    'are not those of a guarantor who had left',
    103,
    {
      observacao: EM_VEZ_DOS_MOTIVOS,
      pessoas: { [idDa(103, 2)]: [outro(RENDA)] },
      historia: [[EM_VEZ_DOS_MOTIVOS, doFiador(idDa(103, 2), RENDA)]],
    },
  ],
  [
    'of the last refusal are the ones that hold, and of each stay in the history',
    104,
    {
      observacao: EM_VEZ_DOS_MOTIVOS,
      pessoas: { [idDa(104, 1)]: [outro(RESTRICAO)] },
      historia: [
        [EM_VEZ_DOS_MOTIVOS, doFiador(idDa(104, 1), RENDA)],
        [EM_VEZ_DOS_MOTIVOS, doFiador(idDa(104, 1), RESTRICAO)],
      ],
    },
  ],
  [
    'of a refusal that was taken back leave the history only',
    105,
    {
      observacao: 'Em análise.',
      pessoas: {},
      historia: [[EM_VEZ_DOS_MOTIVOS, doFiador(idDa(105, 1), RENDA)]],
    },
  ],
  [
    'about the student, or that end nothing, stay as they are',
    106,
    {
      observacao: 'Documento divergente.',
      pessoas: {},
      historia: [['O fiador tem pendências para corrigir.'], [], ['Documento divergente.']],
    },
  ],
])('reasons %s', async (_, solicitacao, esperado) => {
  expect(await depois(solicitacao)).toEqual(esperado);
});
