/** Institutions, campuses, programmes, courses, coverage and professions. */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import type { Cobertura } from '@credito/domain/instituicao/cobertura';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { porNome } from '../../../banco/por-nome.ts';
import { type EntidadeEmTabela, escaparLike, type ItemListado } from './entidade-em-tabela.ts';

type Tabela = 'instituicao' | 'campus' | 'bolsa' | 'curso' | 'profissao';

/** The fields of the form and the columns of the table; what is not here is JSON, and told apart. */
const COLUNAS: Readonly<Record<Tabela, Readonly<Record<string, string>>>> = {
  instituicao: {
    nome: 'nome',
    sigla: 'sigla',
    grupoIes: 'grupo_ies',
    habilitado: 'habilitado',
    informacao: 'informacao',
    regulamento: 'regulamento',
    viaDeAssinatura: 'via_de_assinatura',
    entregaDeContratos: 'entrega_de_contratos',
  },
  campus: { instituicaoId: 'instituicao_id', nome: 'nome', cidade: 'cidade', uf: 'uf' },
  bolsa: {
    instituicaoId: 'instituicao_id',
    codigo: 'codigo',
    nome: 'nome',
    grau: 'grau',
    analiseIes: 'analise_ies',
    habilitada: 'habilitada',
    express: 'express',
  },
  curso: {
    instituicaoId: 'instituicao_id',
    codigo: 'codigo',
    nome: 'nome',
    grau: 'grau',
    mensalidadeCentavos: 'mensalidade_centavos',
    habilitaMaisFiadores: 'habilita_mais_fiadores',
    regulamentoExclusivo: 'regulamento_exclusivo',
  },
  profissao: { codigo: 'codigo', nome: 'nome' },
};

const UNICO: Readonly<Partial<Record<Tabela, { campo: string; mensagem: string }>>> = {
  instituicao: { campo: 'sigla', mensagem: 'Já existe uma instituição com esta sigla.' },
  bolsa: { campo: 'codigo', mensagem: 'Já existe um programa com este código.' },
  curso: { campo: 'codigo', mensagem: 'Já existe um curso com este código.' },
};

const DETALHE: Readonly<Record<Tabela, ReturnType<typeof sql<string>>>> = {
  instituicao: sql<string>`t.sigla || ' · ' || t.grupo_ies`,
  campus: sql<string>`t.cidade || '/' || t.uf || ' · ' || (select nome from instituicao where id = t.instituicao_id)`,
  bolsa: sql<string>`t.codigo || ' · ' || (select nome from instituicao where id = t.instituicao_id)`,
  curso: sql<string>`t.codigo || ' · ' || (select nome from instituicao where id = t.instituicao_id)`,
  profissao: sql<string>`t.codigo`,
};
const INATIVO: Readonly<Partial<Record<Tabela, ReturnType<typeof sql<boolean>>>>> = {
  instituicao: sql<boolean>`not t.habilitado`,
  bolsa: sql<boolean>`not t.habilitada`,
};

async function existeOutro(db: Kysely<DB>, tabela: Tabela, campo: string, valor: unknown): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(tabela)}
    where ${sql.ref(COLUNAS[tabela][campo] ?? campo)} = ${valor}`.execute(db);
  return rows.length > 0;
}

/** An entry that is announced for a later day already owns its code. */
async function estaReservado(
  db: Kysely<DB>,
  tabela: Tabela,
  campo: string,
  valor: unknown,
): Promise<boolean> {
  const linha = await db
    .selectFrom('versao_do_catalogo')
    .select('id')
    .where('entidade', '=', tabela)
    .where('aplicada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .where(sql<boolean>`conteudo->>${campo} = ${String(valor)}`)
    .executeTakeFirst();
  return linha !== undefined;
}

function emTabela(tabela: Tabela): EntidadeEmTabela {
  const colunas = Object.entries(COLUNAS[tabela]);
  return {
    listar: async (db, busca, maximo) => {
      const { rows } = await sql<ItemListado>`select t.id::text as chave, t.nome as titulo,
          ${DETALHE[tabela]} as detalhe, ${INATIVO[tabela] ?? sql`false`} as inativo
        from ${sql.table(tabela)} t
        where sem_acento(t.nome || ' ' || ${DETALHE[tabela]}) like '%' || sem_acento(${escaparLike(busca)}) || '%'
        order by ${porNome('t.nome')}, t.id limit ${maximo}`.execute(db);
      return rows;
    },
    ler: async (db, chave) => {
      if (!/^\d{1,9}$/.test(chave)) return null;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(tabela)}
        where id = ${Number(chave)}`.execute(db);
      const [linha] = rows;
      if (!linha) return null;
      return {
        titulo: String(linha.nome),
        conteudo: {
          ...Object.fromEntries(colunas.map(([campo, coluna]) => [campo, linha[coluna] ?? null])),
          ...(linha.exigencias as Conteudo | undefined),
        },
      };
    },
    novaChave: async (trx, conteudo) => {
      const unico = UNICO[tabela];
      if (unico) {
        const valor = conteudo[unico.campo];
        const ocupado =
          (await existeOutro(trx, tabela, unico.campo, valor)) ||
          (await estaReservado(trx, tabela, unico.campo, valor));
        if (ocupado) return { recusa: unico };
      }
      const { rows } = await (tabela === 'profissao'
        ? sql<{ id: number }>`select greatest(
            (select coalesce(max(id), 0) from profissao),
            (select coalesce(max(chave::integer), 0) from versao_do_catalogo where entidade = 'profissao')) + 1 as id`
        : sql<{ id: number }>`select nextval(pg_get_serial_sequence(${tabela}, 'id'))::integer as id`
      ).execute(trx);
      return String(rows[0]?.id);
    },
    gravar: async (trx, chave, conteudo) => {
      const nomes = colunas.map(([, coluna]) => coluna);
      const valores = colunas.map(([campo]) => sql`${conteudo[campo] ?? null}`);
      const exigencias = exigenciasDe(tabela, conteudo);
      const todas = [...nomes, ...(exigencias ? ['exigencias'] : [])];
      const dados = [...valores, ...(exigencias ? [sql`${JSON.stringify(exigencias)}::jsonb`] : [])];
      await sql`insert into ${sql.table(tabela)} (id, ${sql.join(todas.map((nome) => sql.ref(nome)))})
        ${tabela === 'profissao' ? sql`` : sql`overriding system value`}
        values (${Number(chave)}, ${sql.join(dados)})
        on conflict (id) do update set ${sql.join(
          todas.map((nome) => sql`${sql.ref(nome)} = excluded.${sql.ref(nome)}`),
        )}`.execute(trx);
    },
  };
}

function exigenciasDe(tabela: Tabela, conteudo: Conteudo): Conteudo | null {
  if (tabela !== 'instituicao') return null;
  return Object.fromEntries(
    Object.entries({ tipoFiadorSolidario: null, ...conteudo }).filter(
      ([campo]) => !(campo in COLUNAS.instituicao),
    ),
  );
}

const CHAVE_DA_OFERTA = /^(\d{1,9})-(\d{1,9})-(\d{1,9})$/;

function coberturaDe({ tipo, valorMinimo, valorMaximo, valores }: Conteudo): Cobertura {
  switch (tipo) {
    case 'F':
      return { tipo, valorMaximo: Number(valorMaximo) };
    case 'V':
      return { tipo, valorMinimo: Number(valorMinimo), valorMaximo: Number(valorMaximo) };
    default:
      return { tipo: 'O', valores: valores as readonly number[] };
  }
}

const OFERTA = (onde: ReturnType<typeof sql>) => sql<{
  bolsa_id: number;
  campus_id: number;
  curso_id: number;
  cobertura: Cobertura;
  renda_minima_centavos: number | null;
  ativa: boolean;
  titulo: string;
  detalhe: string;
}>`select o.*, c.nome || ', ' || k.nome as titulo, b.nome || ' · ' || i.nome as detalhe
  from oferta o join bolsa b on b.id = o.bolsa_id join curso c on c.id = o.curso_id
  join campus k on k.id = o.campus_id join instituicao i on i.id = b.instituicao_id ${onde}`;

const oferta: EntidadeEmTabela = {
  listar: async (db, busca, maximo) => {
    const { rows } = await OFERTA(
      sql`where sem_acento(c.nome || ' ' || k.nome || ' ' || b.nome || ' ' || i.nome)
          like '%' || sem_acento(${escaparLike(busca)}) || '%'
        order by ${porNome('i.nome')}, ${porNome('c.nome')}, ${porNome('k.nome')}, ${porNome('b.nome')},
          o.bolsa_id, o.campus_id, o.curso_id limit ${maximo}`,
    ).execute(db);
    return rows.map((linha) => ({
      chave: `${linha.bolsa_id}-${linha.campus_id}-${linha.curso_id}`,
      titulo: linha.titulo,
      detalhe: linha.detalhe,
      inativo: !linha.ativa,
    }));
  },
  ler: async (db, chave) => {
    const [, bolsaId, campusId, cursoId] = CHAVE_DA_OFERTA.exec(chave) ?? [];
    if (!bolsaId) return null;
    const { rows } = await OFERTA(
      sql`where o.bolsa_id = ${Number(bolsaId)} and o.campus_id = ${Number(campusId)} and o.curso_id = ${Number(cursoId)}`,
    ).execute(db);
    const [linha] = rows;
    if (!linha) return null;
    return {
      titulo: linha.titulo,
      conteudo: {
        bolsaId: linha.bolsa_id,
        campusId: linha.campus_id,
        cursoId: linha.curso_id,
        ...linha.cobertura,
        rendaMinimaCentavos: linha.renda_minima_centavos,
        ativa: linha.ativa,
      },
    };
  },
  novaChave: async (trx, { bolsaId, campusId, cursoId }) => {
    const chave = `${bolsaId}-${campusId}-${cursoId}`;
    const { rows } = await sql<{ mesma: boolean }>`select b.instituicao_id = c.instituicao_id
        and b.instituicao_id = k.instituicao_id and b.grau = c.grau as mesma
      from bolsa b, campus k, curso c
      where b.id = ${bolsaId} and k.id = ${campusId} and c.id = ${cursoId}`.execute(trx);
    if (!rows[0]?.mesma)
      return {
        recusa: {
          campo: 'cursoId',
          mensagem: 'Programa, campus e curso precisam ser da mesma instituição e do mesmo nível de ensino.',
        },
      };
    const reservada = await trx
      .selectFrom('versao_do_catalogo')
      .select('id')
      .where('entidade', '=', 'oferta')
      .where('chave', '=', chave)
      .where('cancelada_em', 'is', null)
      .executeTakeFirst();
    return reservada || (await oferta.ler(trx, chave))
      ? {
          recusa: {
            campo: 'cursoId',
            mensagem: 'Já existe uma cobertura para este curso, neste campus e programa.',
          },
        }
      : chave;
  },
  gravar: async (trx, chave, conteudo) => {
    const [, bolsaId, campusId, cursoId] = CHAVE_DA_OFERTA.exec(chave) ?? [];
    const linha = {
      cobertura: JSON.stringify(coberturaDe(conteudo)),
      renda_minima_centavos: (conteudo.rendaMinimaCentavos as number | null) ?? null,
      ativa: conteudo.ativa !== false,
    };
    await trx
      .insertInto('oferta')
      .values({
        bolsa_id: Number(bolsaId),
        campus_id: Number(campusId),
        curso_id: Number(cursoId),
        ...linha,
      })
      .onConflict((ja) => ja.columns(['bolsa_id', 'campus_id', 'curso_id']).doUpdateSet(linha))
      .execute();
  },
};

export const ENSINO_EM_TABELA = {
  instituicao: emTabela('instituicao'),
  campus: emTabela('campus'),
  bolsa: emTabela('bolsa'),
  curso: emTabela('curso'),
  profissao: emTabela('profissao'),
  oferta,
} as const;

/** Whatever a reference points to must exist when the change is written. */
export async function referenciaExiste(trx: Transaction<DB>, tabela: string, id: unknown): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(tabela)} where id = ${Number(id)}`.execute(trx);
  return rows.length > 0;
}
