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
  const linha = await db
    .selectFrom('item_do_catalogo')
    .select('conteudo')
    .where('entidade', '=', 'modelo')
    .where('chave', '=', chave)
    .executeTakeFirst();
  return textoVigente(chave, linha?.conteudo);
}

/** The message in the words in force at this moment. */
export async function noTextoVigente(db: Kysely<DB>, modelo: Modelo): Promise<Modelo> {
  const { fonte } = modelo;
  return fonte ? fonte.compor(await lerTextoVigente(db, fonte.chave)) : modelo;
}
