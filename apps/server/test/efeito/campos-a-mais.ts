/**
 * Fields that a body does not have: every column of the database and every field of every other entry, with values that
 * would be somebody else's, or a right that the sender has not.
 */
import { ROTAS } from '@credito/api/rotas';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Banco } from '../../src/banco/conectar.ts';
import type { Chamada } from './gesto.ts';

export interface CampoAMais {
  nome: string;
  valor: unknown;
}

/** Whoever could say these of themselves would decide for others, or pay less. */
const DE_PESO: Readonly<Record<string, unknown>> = {
  role: 'administrador',
  papel: 'administrador',
  permissao: 'gestao:administrador',
  admin: true,
  sigla: 'APR',
  status_solicitacao: 'APROVADO',
  situacao: 'aprovado',
  status_preenchimento: 'AGUARDANDO_ANALISE',
  tipo_pessoa: 'fiador',
  valor_financiado: 1,
  valor_mensalidade: 1,
  taxa: 0,
  preco: 1,
};

const POR_TIPO: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 987_654,
  bigint: 987_654,
  smallint: 9,
  numeric: 0,
  jsonb: {},
  date: '1999-01-02',
  'timestamp with time zone': '1999-01-02T03:04:05.000Z',
};

const emCamelo = (nome: string) => nome.replace(/_(\w)/g, (_, letra: string) => letra.toUpperCase());

export async function camposAMais(db: Banco, alheio: string): Promise<readonly CampoAMais[]> {
  const { rows } = await sql<{ nome: string; tipo: string }>`
    select distinct on (column_name) column_name as nome, data_type as tipo
    from information_schema.columns where table_schema = 'public' order by column_name, data_type`.execute(
    db,
  );
  const daApi = [...new Set(ROTAS.flatMap((rota) => [...nomesDe('body' in rota ? rota.body : undefined)]))];
  const campos = new Map<string, unknown>();
  for (const nome of daApi) campos.set(nome, 'alheio');
  for (const { nome, tipo } of rows) {
    const valor = tipo === 'uuid' ? alheio : (POR_TIPO[tipo] ?? 'alheio');
    for (const escrito of [nome, emCamelo(nome)]) campos.set(escrito, valor);
  }
  for (const [nome, valor] of Object.entries(DE_PESO))
    for (const escrito of [nome, emCamelo(nome)]) campos.set(escrito, valor);
  return [...campos].map(([nome, valor]) => ({ nome, valor }));
}

/** Every name that a schema knows, however deep. */
export function nomesDe(esquema: z.core.$ZodType | undefined): ReadonlySet<string> {
  const nomes = new Set<string>();
  const andar = (no: unknown): void => {
    if (typeof no !== 'object' || no === null) return;
    for (const [chave, valor] of Object.entries(no)) {
      if (chave === 'properties') for (const nome of Object.keys(valor as object)) nomes.add(nome);
      andar(valor);
    }
  };
  if (esquema) andar(z.toJSONSchema(esquema, { unrepresentable: 'any', io: 'input' }));
  return nomes;
}

/** The call with the fields beside its own; `fundo`: in every object inside it too. */
export function comCamposAMais(
  chamada: Chamada,
  campos: readonly CampoAMais[],
  onde: 'na raiz' | 'no fundo',
): Chamada {
  const extras = Object.fromEntries(campos.map(({ nome, valor }) => [nome, valor]));
  if (chamada.campos)
    // A form has few parts: those that weigh most.
    return {
      ...chamada,
      campos: { papel: 'administrador', contaId: String(extras.contaId), ...chamada.campos },
    };
  const { body } = chamada;
  if (body === undefined || body === null) return { ...chamada, body: extras };
  return {
    ...chamada,
    body: onde === 'na raiz' ? { ...extras, ...(body as object) } : noFundo(body, extras, true),
  };
}

function noFundo(valor: unknown, extras: object, raiz = false): unknown {
  if (Array.isArray(valor)) return valor.map((item) => noFundo(item, extras));
  if (typeof valor !== 'object' || valor === null) return valor;
  const proprios = Object.fromEntries(
    Object.entries(valor).map(([nome, item]) => [nome, noFundo(item, extras)]),
  );
  return raiz ? proprios : { ...extras, ...proprios };
}
