/** The catalogue as the administration reads it: what is in force, what is to come, and what was. */
import type { ItemCompleto, VersaoDoItem } from '@credito/api/gestao-catalogo.rotas';
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { CATALOGO_ADMINISTRADO, type Entidade } from '@credito/domain/catalogo/entidades';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import { TABELAS } from './tabelas-do-catalogo.ts';

const MAXIMO_DA_LISTA = 100;

export async function listarItens({ db }: Contexto, entidade: Entidade, busca: string) {
  const itens = await TABELAS[entidade].listar(db, busca, MAXIMO_DA_LISTA + 1);
  const agendadas = await db
    .selectFrom('versao_do_catalogo')
    .select(['chave', 'conteudo'])
    .where('entidade', '=', entidade)
    .where('aplicada_em', 'is', null)
    .where('cancelada_em', 'is', null)
    .orderBy('criada_em')
    .orderBy('numero')
    .orderBy('id')
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
      titulo: tituloDe(conteudo),
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

export async function verItem({ db }: Contexto, entidade: Entidade, chave: string): Promise<ItemCompleto> {
  return itemCompleto(db, entidade, chave);
}

export async function itemCompleto(db: Kysely<DB>, entidade: Entidade, chave: string): Promise<ItemCompleto> {
  const atual = await TABELAS[entidade].ler(db, chave);
  const linhas = await db
    .selectFrom('versao_do_catalogo')
    .leftJoin('operador', 'operador.id', 'versao_do_catalogo.autor')
    .selectAll('versao_do_catalogo')
    .select('operador.nome')
    .where('entidade', '=', entidade)
    .where('chave', '=', chave)
    .orderBy('numero', 'desc')
    .execute();
  const conteudo = atual?.conteudo ?? linhas[0]?.conteudo;
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
        : linha.aplicada_em === null
          ? 'agendada'
          : linha.id === emVigor?.id
            ? 'vigente'
            : 'anterior',
    })),
  };
}
