/** Reasons, texts of messages and announcements: what the code brings, changed by what the administration wrote. */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import type { Entidade } from '@credito/domain/catalogo/entidades';
import { nomesDosPublicos } from '@credito/domain/catalogo/fichas-de-comunicacao';
import { MOTIVOS, type Motivo } from '@credito/domain/gestao/motivos';
import { PARTES_DO_TEXTO } from '@credito/domain/mensagem/texto-do-modelo';
import {
  CHAVES_DE_TEXTO,
  type ChaveDeTexto,
  fichaDoTexto,
  isChaveDeTexto,
  textoVigente,
} from '@credito/domain/mensagem/textos';
import { MOTIVOS_DE_CANCELAMENTO } from '@credito/domain/solicitacao/cancelamento';
import { formatarData } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { type EntidadeEmTabela, gravarComoItem } from './entidade-em-tabela.ts';

export type EntidadeDeTexto = Extract<
  Entidade,
  'motivo' | 'motivo-de-cancelamento' | 'comunicado' | 'modelo'
>;

interface Origem {
  /** Entries that come with the product, as the form reads them. */
  fixos: () => ReadonlyMap<string, Conteudo>;
  titulo: (chave: string, conteudo: Conteudo) => string;
  detalhe: (chave: string, conteudo: Conteudo) => string;
  /** What was kept, as today's form reads it; null: it is no longer used. */
  completar?: (chave: string, guardado: Conteudo) => Conteudo | null;
}

const doMotivo = ({ rotulo, texto, alvos, exigeTexto }: Motivo, codigo: string): Conteudo => ({
  codigo,
  rotulo,
  texto,
  alvos: [...alvos],
  exigeTexto: exigeTexto ?? false,
  ativo: true,
});

/** The words in force, and by which ways the message goes. */
function doTexto(chave: ChaveDeTexto, guardado: Conteudo | null): Conteudo {
  const { padrao } = fichaDoTexto(chave);
  const vigente = textoVigente(chave, guardado);
  return {
    canais: [
      ...(padrao.assunto === undefined ? [] : ['email']),
      ...(padrao.curta === undefined ? [] : ['celular']),
    ],
    ...Object.fromEntries(PARTES_DO_TEXTO.map((parte) => [parte, vigente[parte] ?? null])),
  };
}

const ORIGENS: Readonly<Record<EntidadeDeTexto, Origem>> = {
  motivo: {
    fixos: () =>
      new Map(Object.entries(MOTIVOS).map(([codigo, motivo]) => [codigo, doMotivo(motivo, codigo)])),
    titulo: (_, { rotulo }) => String(rotulo),
    detalhe: (chave, { texto }) => `${chave}${texto ? ` · ${texto}` : ''}`,
  },
  'motivo-de-cancelamento': {
    fixos: () =>
      new Map(MOTIVOS_DE_CANCELAMENTO.map(({ id, ...motivo }) => [String(id), { ...motivo, ativo: true }])),
    titulo: (_, { descricao }) => String(descricao),
    detalhe: (_, { obrigatorioComplemento }) =>
      obrigatorioComplemento ? 'Pede explicação' : 'Sem explicação',
  },
  comunicado: {
    fixos: () => new Map(),
    titulo: (_, { titulo }) => String(titulo),
    detalhe: (_, { inicio, fim, publicos }) =>
      `${nomesDosPublicos(publicos)} · de ${formatarData(String(inicio))} a ${formatarData(String(fim))}`,
  },
  modelo: {
    fixos: () => new Map(CHAVES_DE_TEXTO.map((chave) => [chave, doTexto(chave, null)])),
    titulo: (chave) => (isChaveDeTexto(chave) ? fichaDoTexto(chave).rotulo : chave),
    detalhe: (_, { assunto, curta }) => String(assunto ?? curta),
    completar: (chave, guardado) => (isChaveDeTexto(chave) ? doTexto(chave, guardado) : null),
  },
};

/** Everything in force of a kind, in the order of the product and then of creation. */
export async function textosVigentes(
  db: Kysely<DB>,
  entidade: EntidadeDeTexto,
): Promise<ReadonlyMap<string, Conteudo>> {
  const linhas = await db
    .selectFrom('item_do_catalogo')
    .select(['chave', 'conteudo'])
    .where('entidade', '=', entidade)
    // Most keys count up: the tenth does not come before the second.
    .orderBy(sql`case when chave ~ '^[0-9]+$' then chave::numeric end`)
    .orderBy('chave')
    .execute();
  const vigentes = new Map(ORIGENS[entidade].fixos());
  const { completar } = ORIGENS[entidade];
  for (const { chave, conteudo } of linhas) {
    const inteiro = completar ? completar(chave, conteudo) : conteudo;
    if (inteiro) vigentes.set(chave, inteiro);
  }
  return vigentes;
}

const semAcento = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function textosEmTabela(entidade: EntidadeDeTexto): EntidadeEmTabela {
  const { titulo, detalhe } = ORIGENS[entidade];
  return {
    listar: async (db, busca, maximo) =>
      [...(await textosVigentes(db, entidade))]
        .map(([chave, conteudo]) => ({
          chave,
          titulo: titulo(chave, conteudo),
          detalhe: detalhe(chave, conteudo),
          inativo: conteudo.ativo === false,
        }))
        .filter((item) => semAcento(`${item.titulo} ${item.detalhe}`).includes(semAcento(busca)))
        .slice(0, maximo),
    ler: async (db, chave) => {
      const conteudo = (await textosVigentes(db, entidade)).get(chave);
      return conteudo ? { titulo: titulo(chave, conteudo), conteudo } : null;
    },
    novaChave: async (trx, conteudo) => {
      const usadas = await trx
        .selectFrom('versao_do_catalogo')
        .select(['chave', 'cancelada_em'])
        .where('entidade', '=', entidade)
        .execute();
      const fixas = ORIGENS[entidade].fixos().keys();
      if (entidade === 'motivo') {
        const codigo = String(conteudo.codigo);
        const vivas = usadas.filter(({ cancelada_em }) => cancelada_em === null);
        return [...fixas, ...vivas.map(({ chave }) => chave)].includes(codigo)
          ? { recusa: { campo: 'codigo', mensagem: 'Já existe um motivo com este código.' } }
          : codigo;
      }
      const ocupadas = [...fixas, ...usadas.map(({ chave }) => chave)];
      const maior = Math.max(0, ...ocupadas.map(Number).filter(Number.isFinite));
      return String(maior + 1);
    },
    gravar: (trx, chave, conteudo) => gravarComoItem(trx, entidade, chave, conteudo),
  };
}
