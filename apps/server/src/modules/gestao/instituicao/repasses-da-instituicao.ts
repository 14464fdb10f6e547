/** What an institution was paid: only runs that a second person has confirmed, and only its own. */
import type {
  MensalidadeDaInstituicao,
  rotaRepassesDaInstituicao,
} from '@credito/api/gestao-repasses-da-instituicao.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { ROTULO_DO_USO } from '@credito/domain/razao/usos';
import { type Data, dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';

const POR_PAGINA = 100;

/** The year is the one in which it was paid, by the calendar of São Paulo. */
function doAno(db: Kysely<DB>, { instituicaoId }: SessaoDeGestao, ano: number, fora: readonly number[]) {
  const noAno = sql<number>`extract(year from repasse.respondido_em at time zone 'America/Sao_Paulo')`;
  return db
    .selectFrom('repasse')
    .innerJoin('repasse_uso', 'repasse_uso.repasse_id', 'repasse.id')
    .innerJoin('contrato', 'contrato.id', 'repasse_uso.contrato_id')
    .where('repasse.instituicao_id', '=', instituicaoId ?? 0)
    .where('repasse.estado', '=', 'confirmado')
    .where(noAno, '=', ano)
    .$if(fora.length > 0, (consulta) => consulta.where('contrato.solicitacao_id', 'not in', fora));
}

function mensalidades(db: Kysely<DB>, sessao: SessaoDeGestao, ano: number, fora: readonly number[]) {
  return doAno(db, sessao, ano, fora)
    .innerJoin('contrato_uso as uso', (juncao) =>
      juncao
        .onRef('uso.contrato_id', '=', 'repasse_uso.contrato_id')
        .onRef('uso.posicao', '=', 'repasse_uso.posicao'),
    )
    .innerJoin('contrato_parte as estudante', (juncao) =>
      juncao.onRef('estudante.contrato_id', '=', 'contrato.id').on('estudante.papel', '=', 'estudante'),
    )
    .select([
      'repasse.id as repasse_id',
      'repasse.respondido_em',
      'repasse_uso.contrato_id',
      'repasse_uso.posicao',
      'repasse_uso.situacao',
      'repasse_uso.centavos',
      'contrato.numero',
      'uso.em',
      'estudante.nome',
    ])
    .orderBy('repasse.id', 'desc')
    .orderBy('repasse_uso.contrato_id')
    .orderBy('repasse_uso.posicao');
}

export async function repassesDaInstituicao(
  { db }: Contexto,
  sessao: SessaoDeGestao,
  { ano, depoisDe }: Recebido<typeof rotaRepassesDaInstituicao>['query'],
): Promise<Resposta<typeof rotaRepassesDaInstituicao>> {
  const fora = await foraDaFila(db, sessao);
  const [repasse, contrato, posicao] = (depoisDe ?? '').split('.');
  const linhas = await mensalidades(db, sessao, ano, fora)
    .$if(posicao !== undefined, (consulta) =>
      consulta.where(
        sql<boolean>`(-repasse.id, repasse_uso.contrato_id, repasse_uso.posicao)
          > (-${repasse}::bigint, ${contrato}::bigint, ${posicao}::integer)`,
      ),
    )
    .limit(POR_PAGINA + 1)
    .execute();
  const { pago } = await doAno(db, sessao, ano, fora)
    .where('repasse_uso.situacao', '=', 'pago')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('repasse_uso.centavos'), sql<string>`0`).as('pago'))
    .executeTakeFirstOrThrow();
  const itens = linhas.slice(0, POR_PAGINA).map(
    (linha): MensalidadeDaInstituicao => ({
      id: `${linha.repasse_id}.${linha.contrato_id}.${linha.posicao}`,
      contratoId: linha.contrato_id,
      numero: linha.numero,
      estudante: linha.nome,
      em: linha.em,
      repassadoEm: diaDo(linha.respondido_em),
      situacao: linha.situacao,
      rotulo: ROTULO_DO_USO[linha.situacao],
      centavos: linha.centavos,
    }),
  );
  return {
    itens,
    proxima: linhas.length > POR_PAGINA ? (itens.at(-1)?.id ?? null) : null,
    pagoCentavos: Number(pago),
  };
}

/** Contracts by their number, no names: the file leaves the house. */
export async function arquivoDosRepassesDaInstituicao(
  { db }: Contexto,
  sessao: SessaoDeGestao,
  ano: number,
): Promise<string> {
  const linhas = await mensalidades(db, sessao, ano, await foraDaFila(db, sessao)).execute();
  return escreverCsv(
    ['Contrato', 'Mês', 'Repasse em', 'Situação', 'Valor'],
    linhas.map((linha) => [
      linha.numero,
      formatarData(linha.em),
      formatarData(diaDo(linha.respondido_em)),
      ROTULO_DO_USO[linha.situacao],
      formatarReais(linha.centavos),
    ]),
  );
}

/** A confirmed run has its answer. */
const diaDo = (respondidoEm: Date | null): Data => dataEmSaoPaulo(respondidoEm ?? new Date(0));
