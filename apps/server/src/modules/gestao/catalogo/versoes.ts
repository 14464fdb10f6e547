/** Changes of the catalogue: checked, numbered, signed, and in force from a day on. */
import type { ItemCompleto, VersaoDoItem } from '@credito/api/gestao-catalogo.rotas';
import type { Conteudo } from '@credito/domain/catalogo/campos';
import {
  CATALOGO_ADMINISTRADO,
  type Entidade,
  errosDoItem,
  itemLimpo,
} from '@credito/domain/catalogo/entidades';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { campanhaEmTabela } from './campanha-em-tabela.ts';
import { ENSINO_EM_TABELA, referenciaExiste } from './ensino-em-tabela.ts';
import type { EntidadeEmTabela } from './entidade-em-tabela.ts';
import { textosEmTabela } from './textos-em-tabela.ts';

const TABELAS: Readonly<Record<Entidade, EntidadeEmTabela>> = {
  ...ENSINO_EM_TABELA,
  motivo: textosEmTabela('motivo'),
  'motivo-de-cancelamento': textosEmTabela('motivo-de-cancelamento'),
  campanha: campanhaEmTabela,
  comunicado: textosEmTabela('comunicado'),
  modelo: textosEmTabela('modelo'),
};

const MAXIMO_DA_LISTA = 100;

export async function listarItens({ db }: Contexto, entidade: Entidade, busca: string) {
  const itens = await TABELAS[entidade].listar(db, busca, MAXIMO_DA_LISTA + 1);
  const agendadas = await db
    .selectFrom('versao_do_catalogo')
    .select(['chave', 'conteudo'])
    .where('entidade', '=', entidade)
    .where('aplicada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .orderBy('numero')
    .execute();
  const comData = new Set(agendadas.map(({ chave }) => chave));
  const presentes = new Set(itens.map(({ chave }) => chave));
  // Entries that begin to exist on a later day are listed too, or nobody could find them to change their mind.
  const futuras =
    busca === ''
      ? agendadas.filter(({ chave }, indice) => !presentes.has(chave) && primeira(agendadas, indice))
      : [];
  const existentes = await Promise.all(
    futuras.map(async (uma) => ((await TABELAS[entidade].ler(db, uma.chave)) ? null : uma)),
  );
  const novas = existentes
    .filter((uma) => uma !== null)
    .map(({ chave, conteudo }) => ({
      chave,
      titulo: tituloDe(conteudo as Conteudo),
      detalhe: 'Ainda não está em vigor',
      inativo: false,
    }));
  return {
    itens: [...novas, ...itens.slice(0, MAXIMO_DA_LISTA)].map((item) => ({
      ...item,
      agendada: comData.has(item.chave),
    })),
    haMais: itens.length > MAXIMO_DA_LISTA,
  };
}

const primeira = (linhas: ReadonlyArray<{ chave: string }>, indice: number) =>
  linhas.findIndex(({ chave }) => chave === linhas[indice]?.chave) === indice;

const tituloDe = ({ nome, titulo, rotulo, descricao }: Conteudo): string =>
  String(nome ?? titulo ?? rotulo ?? descricao ?? 'Novo item');

/** For each field that points elsewhere, what it may point to. */
export async function opcoesDe({ db }: Contexto, entidade: Entidade) {
  const campos = CATALOGO_ADMINISTRADO[entidade].campos.filter(({ tipo }) => tipo === 'referencia');
  const pares = await Promise.all(
    campos.map(async ({ nome, de }) => {
      const itens = await TABELAS[de as Entidade].listar(db, '', 2_000);
      return [
        nome,
        itens.map(({ chave, titulo, detalhe }) => ({ valor: chave, texto: `${titulo} (${detalhe})` })),
      ] as const;
    }),
  );
  return { opcoes: Object.fromEntries(pares) };
}

export async function verItem(
  { db, relogio }: Contexto,
  entidade: Entidade,
  chave: string,
): Promise<ItemCompleto> {
  return itemCompleto(db, entidade, chave, relogio.agora());
}

async function itemCompleto(
  db: Kysely<DB>,
  entidade: Entidade,
  chave: string,
  agora: Date,
): Promise<ItemCompleto> {
  const atual = await TABELAS[entidade].ler(db, chave);
  const linhas = await db
    .selectFrom('versao_do_catalogo')
    .innerJoin('operador', 'operador.id', 'versao_do_catalogo.autor')
    .selectAll('versao_do_catalogo')
    .select('operador.nome')
    .where('entidade', '=', entidade)
    .where('chave', '=', chave)
    .orderBy('numero', 'desc')
    .execute();
  const conteudo = atual?.conteudo ?? (linhas[0]?.conteudo as Conteudo | undefined);
  if (!conteudo) throw naoEncontrado();
  const emVigor = linhas
    .filter(({ aplicada_em }) => aplicada_em !== null)
    .toSorted((a, b) => b.vigente_de.getTime() - a.vigente_de.getTime() || b.numero - a.numero)[0];
  return {
    chave,
    titulo: atual?.titulo ?? tituloDe(conteudo),
    conteudo: conteudo as ItemCompleto['conteudo'],
    numero: linhas[0]?.numero ?? 0,
    versoes: linhas.map((linha) => ({
      id: linha.id,
      numero: linha.numero,
      conteudo: linha.conteudo as VersaoDoItem['conteudo'],
      vigenteDe: linha.vigente_de.toISOString(),
      autor: linha.nome,
      criadaEm: linha.criada_em.toISOString(),
      situacao: linha.cancelada_em
        ? 'cancelada'
        : linha.aplicada_em === null && linha.vigente_de > agora
          ? 'agendada'
          : linha.id === emVigor?.id
            ? 'vigente'
            : 'anterior',
    })),
  };
}

export interface MudancaDoCatalogo {
  chave: string | null;
  conteudo: Conteudo;
  vigenteDe: string | null;
  numero: number;
}

export async function salvarItem(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  entidade: Entidade,
  mudanca: MudancaDoCatalogo,
): Promise<ItemCompleto> {
  const agora = contexto.relogio.agora();
  const vigenteDe = inicioDe(mudanca.vigenteDe, agora);
  return contexto.db.transaction().execute(async (trx) => {
    // One author at a time for a kind of entry: numbers and codes never meet.
    await sql`select pg_advisory_xact_lock(hashtext(${`catalogo ${entidade}`}))`.execute(trx);
    const conteudo = itemLimpo(entidade, await comCamposFixos(trx, entidade, mudanca));
    const erros = errosDoItem(entidade, conteudo, mudanca.chave);
    if (erros.length > 0) throw regraDoDominio([...erros]);
    await exigirReferencias(trx, entidade, conteudo);
    const chave = mudanca.chave ?? (await criarChave(trx, entidade, conteudo));
    const numero = mudanca.chave === null ? 0 : await ultimoNumero(trx, entidade, chave);
    if (numero !== mudanca.numero)
      throw conflito('Outra pessoa mudou este item. Recarregue para ver a versão mais nova.');
    const agendada = vigenteDe > agora;
    await trx
      .insertInto('versao_do_catalogo')
      .values({
        id: contexto.aleatorio.uuid(),
        entidade,
        chave,
        numero: numero + 1,
        conteudo: JSON.stringify(conteudo),
        vigente_de: vigenteDe,
        autor: sessao.operadorId,
        criada_em: agora,
        aplicada_em: agendada ? null : agora,
      })
      .execute();
    if (!agendada) await TABELAS[entidade].gravar(trx, chave, conteudo);
    await auditar(trx, sessao, 'catalogo.salvar', `${entidade}/${chave}`, agora, {
      numero: numero + 1,
      vigenteDe: vigenteDe.toISOString(),
    });
    return itemCompleto(trx, entidade, chave, agora);
  });
}

function inicioDe(dia: string | null, agora: Date): Date {
  if (dia === null || dia === dataEmSaoPaulo(agora)) return agora;
  const inicio = new Date(`${dia}T00:00:00-03:00`);
  if (Number.isNaN(inicio.getTime()) || inicio < agora)
    throw regraDoDominio([{ campo: 'vigenteDe', mensagem: 'Escolha hoje ou um dia que ainda vem.' }]);
  return inicio;
}

/** What others point to stays as it was when the entry was made. */
async function comCamposFixos(
  trx: Transaction<DB>,
  entidade: Entidade,
  { chave, conteudo }: MudancaDoCatalogo,
): Promise<Conteudo> {
  if (chave === null) {
    if (CATALOGO_ADMINISTRADO[entidade].novo === null) throw naoEncontrado();
    return conteudo;
  }
  const antes = await conteudoAtual(trx, entidade, chave);
  if (!antes) throw naoEncontrado();
  const fixos = CATALOGO_ADMINISTRADO[entidade].campos.filter(({ fixo }) => fixo);
  return { ...conteudo, ...Object.fromEntries(fixos.map(({ nome }) => [nome, antes[nome] ?? null])) };
}

async function conteudoAtual(
  trx: Transaction<DB>,
  entidade: Entidade,
  chave: string,
): Promise<Conteudo | null> {
  const atual = await TABELAS[entidade].ler(trx, chave);
  if (atual) return atual.conteudo;
  const prevista = await trx
    .selectFrom('versao_do_catalogo')
    .select('conteudo')
    .where('entidade', '=', entidade)
    .where('chave', '=', chave)
    .where('cancelada_em', 'is', null)
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (prevista?.conteudo as Conteudo | undefined) ?? null;
}

async function exigirReferencias(
  trx: Transaction<DB>,
  entidade: Entidade,
  conteudo: Conteudo,
): Promise<void> {
  for (const { nome, de, tipo } of CATALOGO_ADMINISTRADO[entidade].campos)
    if (tipo === 'referencia' && !(await referenciaExiste(trx, String(de), conteudo[nome])))
      throw regraDoDominio([{ campo: nome, mensagem: 'Escolha uma das opções.' }]);
}

async function criarChave(trx: Transaction<DB>, entidade: Entidade, conteudo: Conteudo): Promise<string> {
  const chave = await TABELAS[entidade].novaChave(trx, conteudo);
  if (typeof chave !== 'string')
    throw regraDoDominio([
      { campo: CATALOGO_ADMINISTRADO[entidade].campos[0]?.nome ?? '', mensagem: chave.recusa },
    ]);
  return chave;
}

async function ultimoNumero(trx: Transaction<DB>, entidade: Entidade, chave: string): Promise<number> {
  const linha = await trx
    .selectFrom('versao_do_catalogo')
    .select((eb) => eb.fn.max('numero').as('numero'))
    .where('entidade', '=', entidade)
    .where('chave', '=', chave)
    .executeTakeFirst();
  return linha?.numero ?? 0;
}

export async function cancelarVersao(contexto: Contexto, sessao: SessaoDeGestao, id: string): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const versao = await trx
      .selectFrom('versao_do_catalogo')
      .select(['entidade', 'chave', 'aplicada_em', 'cancelada_em'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!versao) throw naoEncontrado();
    if (versao.aplicada_em) throw conflito('Esta versão já está em vigor. Salve outra para mudar de novo.');
    if (versao.cancelada_em) return;
    await trx.updateTable('versao_do_catalogo').set({ cancelada_em: agora }).where('id', '=', id).execute();
    await auditar(trx, sessao, 'catalogo.cancelar', `${versao.entidade}/${versao.chave}`, agora, {});
  });
}

export const TAREFA_APLICAR_CATALOGO = 'aplicar-catalogo';

/** Writes every version whose day has come, in the order of their days; returns how many. */
export async function aplicarDevidas({ db, relogio }: Contexto): Promise<number> {
  const agora = relogio.agora();
  return db.transaction().execute(async (trx) => {
    const devidas = await trx
      .selectFrom('versao_do_catalogo')
      .select(['id', 'entidade', 'chave', 'conteudo'])
      .where('aplicada_em', 'is', null)
      .where('cancelada_em', 'is', null)
      .where('vigente_de', '<=', agora)
      .orderBy('vigente_de')
      .orderBy('criada_em')
      .orderBy('numero')
      .forUpdate()
      .execute();
    for (const { id, entidade, chave, conteudo } of devidas) {
      await TABELAS[entidade as Entidade].gravar(trx, chave, conteudo as Conteudo);
      await trx.updateTable('versao_do_catalogo').set({ aplicada_em: agora }).where('id', '=', id).execute();
    }
    return devidas.length;
  });
}

async function auditar(
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  acao: string,
  item: string,
  em: Date,
  dados: Record<string, unknown>,
): Promise<void> {
  await registrarDecisao(trx, {
    em,
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao,
    alvo: { tipo: 'catalogo', id: item },
    contaId: null,
    dados,
  });
}
