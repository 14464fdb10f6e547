/** Messages whose words the administration may change: composed from the product's, sent with those in force. */
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import type { TextoDoModelo } from '@credito/domain/mensagem/texto-do-modelo';
import {
  type ChaveDeTexto,
  fichaDoTexto,
  linhasDe,
  preencher,
  textoVigente,
  type ValoresDoTexto,
} from '@credito/domain/mensagem/textos';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Configuracao } from '../../config/configuracao.ts';
import { type ConteudoDeEmail, comporEmail, comporMensagemCurta } from './compor.ts';
import type { Modelo } from './modelos.ts';

interface Evento<K extends ChaveDeTexto> {
  nome: NomeDeModelo;
  chave: K;
  valores: ValoresDoTexto<K>;
}

export function emailDoTexto<K extends ChaveDeTexto>(
  configuracao: Pick<Configuracao, 'provedor'>,
  { nome, chave, valores, acao }: Evento<K> & { acao?: ConteudoDeEmail['acao'] },
): Modelo {
  return comFonte(chave, (texto) => {
    const escrever = (parte: string | undefined) => preencher(parte ?? '', valores);
    return comporEmail(configuracao, {
      nome,
      assunto: escrever(texto.assunto),
      ...(texto.titulo ? { titulo: escrever(texto.titulo) } : {}),
      paragrafos: linhasDe(texto.paragrafos).map(escrever),
      ...(acao ? { acao } : {}),
      observacoes: linhasDe(texto.observacoes).map(escrever),
    });
  });
}

/** `depois`: what machines read at the end, which nobody edits. */
export function curtaDoTexto<K extends ChaveDeTexto>(
  configuracao: Pick<Configuracao, 'provedor'>,
  { nome, chave, valores, depois = '' }: Evento<K> & { depois?: string },
): Modelo {
  return comFonte(chave, (texto) =>
    comporMensagemCurta(configuracao, { nome, texto: `${preencher(texto.curta ?? '', valores)}${depois}` }),
  );
}

function comFonte(chave: ChaveDeTexto, compor: (texto: TextoDoModelo) => Modelo): Modelo {
  return { ...compor(fichaDoTexto(chave).padrao), fonte: { chave, compor } };
}

export async function lerTextoVigente(db: Kysely<DB>, chave: ChaveDeTexto): Promise<TextoDoModelo> {
  const [texto = fichaDoTexto(chave).padrao] = (await lerTextosVigentes(db, [chave])).values();
  return texto;
}

async function lerTextosVigentes(
  db: Kysely<DB>,
  chaves: readonly ChaveDeTexto[],
): Promise<ReadonlyMap<ChaveDeTexto, TextoDoModelo>> {
  const linhas = await db
    .selectFrom('item_do_catalogo')
    .select(['chave', 'conteudo'])
    .where('entidade', '=', 'modelo')
    .where('chave', 'in', chaves)
    .execute();
  const guardados = new Map(linhas.map(({ chave, conteudo }) => [chave, conteudo]));
  return new Map(chaves.map((chave) => [chave, textoVigente(chave, guardados.get(chave))]));
}

/** The messages in the words in force at this moment. */
export async function nosTextosVigentes(
  db: Kysely<DB>,
  modelos: readonly Modelo[],
): Promise<readonly Modelo[]> {
  const chaves = [...new Set(modelos.flatMap(({ fonte }) => fonte?.chave ?? []))];
  if (chaves.length === 0) return modelos;
  const textos = await lerTextosVigentes(db, chaves);
  return modelos.map((modelo) => {
    const texto = modelo.fonte && textos.get(modelo.fonte.chave);
    // Where nobody has changed them they are composed already.
    return !modelo.fonte || !texto || texto === fichaDoTexto(modelo.fonte.chave).padrao
      ? modelo
      : modelo.fonte.compor(texto);
  });
}
