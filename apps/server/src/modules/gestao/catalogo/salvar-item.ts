/** Changes of the catalogue: checked, numbered, signed, and in force from a day on. */
import type { ItemCompleto } from '@credito/api/gestao-catalogo.rotas';
import { type Conteudo, camposVisiveis } from '@credito/domain/catalogo/campos';
import {
  CATALOGO_ADMINISTRADO,
  type Entidade,
  errosDoItem,
  itemLimpo,
} from '@credito/domain/catalogo/entidades';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { type ChamadaRepetivel, umaVez } from '../../idempotencia/idempotencia.ts';
import { ajustarAgendadas, escreverDevidas } from './agendadas.ts';
import { referenciaExiste } from './ensino-em-tabela.ts';
import { TABELAS } from './tabelas-do-catalogo.ts';
import { itemCompleto } from './ver-catalogo.ts';

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
  repetivel: ChamadaRepetivel,
): Promise<ItemCompleto> {
  const agora = contexto.relogio.agora();
  const vigenteDe = inicioDe(mudanca.vigenteDe, agora);
  return umaVez(contexto, repetivel, async (trx) => {
    // One author at a time for a kind of entry: numbers and codes never meet.
    await sql`select pg_advisory_xact_lock(hashtext(${`catalogo ${entidade}`}))`.execute(trx);
    await escreverDevidas(trx, agora);
    const conteudo = itemLimpo(entidade, await comCamposFixos(trx, entidade, mudanca));
    const erros = errosDoItem(entidade, conteudo, mudanca.chave);
    if (erros.length > 0) throw regraDoDominio([...erros]);
    await exigirReferencias(trx, entidade, conteudo);
    const chave = mudanca.chave ?? (await criarChave(trx, entidade, conteudo));
    const numero = await ultimoNumero(trx, entidade, chave);
    if (mudanca.chave !== null && numero !== mudanca.numero)
      throw conflito('Outra pessoa mudou este item enquanto você escrevia.');
    if (numero === 0) await guardarOriginal(contexto, trx, entidade, chave, agora);
    const ajustadas = await ajustarAgendadas(trx, entidade, chave, vigenteDe, conteudo);
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
      ...(ajustadas.length > 0 ? { ajustadas } : {}),
    });
    return itemCompleto(trx, entidade, chave);
  });
}

function inicioDe(dia: string | null, agora: Date): Date {
  if (dia === null || dia === dataEmSaoPaulo(agora)) return agora;
  const inicio = new Date(`${dia}T00:00:00-03:00`);
  if (Number.isNaN(inicio.getTime()) || inicio < agora)
    throw regraDoDominio([{ campo: 'vigenteDe', mensagem: 'Escolha hoje ou um dia que ainda vem.' }]);
  return inicio;
}

/** Entries that came with the product: what they said before the first change is their version zero, of nobody. */
async function guardarOriginal(
  { aleatorio }: Contexto,
  trx: Transaction<DB>,
  entidade: Entidade,
  chave: string,
  /** Not a moment later than the change itself, which takes over from it. */
  agora: Date,
): Promise<void> {
  const original = await TABELAS[entidade].ler(trx, chave);
  if (!original) return;
  await trx
    .insertInto('versao_do_catalogo')
    .values({
      id: aleatorio.uuid(),
      entidade,
      chave,
      numero: 0,
      conteudo: JSON.stringify(original.conteudo),
      vigente_de: agora,
      autor: null,
      criada_em: agora,
      aplicada_em: agora,
    })
    // Changed before, and given up.
    .onConflict((ja) => ja.columns(['entidade', 'chave', 'numero']).doNothing())
    .execute();
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
  return prevista?.conteudo ?? null;
}

async function exigirReferencias(
  trx: Transaction<DB>,
  entidade: Entidade,
  conteudo: Conteudo,
): Promise<void> {
  for (const { nome, de, tipo } of camposVisiveis(CATALOGO_ADMINISTRADO[entidade].campos, conteudo))
    if (tipo === 'referencia' && !(await referenciaExiste(trx, String(de), conteudo[nome])))
      throw regraDoDominio([{ campo: nome, mensagem: 'Escolha uma das opções.' }]);
}

async function criarChave(trx: Transaction<DB>, entidade: Entidade, conteudo: Conteudo): Promise<string> {
  const chave = await TABELAS[entidade].novaChave(trx, conteudo);
  if (typeof chave !== 'string') throw regraDoDominio([chave.recusa]);
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
