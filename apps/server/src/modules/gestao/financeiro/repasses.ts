/** The month of a school: what is to be paid, who proposed it, and what follows once a second person confirms. */
import type { Repasse, rotaPreviaDoRepasse, rotaRepasses } from '@credito/api/gestao-repasses.rotas';
import type { Resposta } from '@credito/api/rota';
import { somar } from '@credito/domain/dinheiro/conta';
import {
  MENSAGEM_DEVOLUCAO,
  MINIMO_DA_DEVOLUCAO,
  type RespostaAProposta,
  recusaDaResposta,
} from '@credito/domain/gestao/segunda-pessoa';
import {
  type EstadoDoRepasse,
  type FatosDoUso,
  type MarcaDoUso,
  ROTULO_DO_REPASSE,
  recusaDaMarca,
  sugerirMarca,
} from '@credito/domain/repasse/repasse';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import { somarMeses } from '@credito/domain/tempo/meses';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';
import { conflito, dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarDecisao } from '../../auditoria/auditoria.ts';
import { repassarUsos } from '../../financeiro/repassar-usos.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { usosARepassar } from './usos-a-repassar.ts';

/** One run takes so many; the rest is another one. */
const MAXIMO_DE_USOS = 2_000;
const MAXIMO_NA_LISTA = 60;

const ultimoDiaDoMes = (mes: Data): Data => somarMeses(mes, 0, 31);

export async function listarRepasses(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  mes: Data,
): Promise<Resposta<typeof rotaRepasses>> {
  const { db } = contexto;
  const { rows } = await sql<{ id: number }>`
    select id from repasse order by id desc limit ${MAXIMO_NA_LISTA}`.execute(db);
  const { rows: aRepassar } = await sql<{
    id: number;
    nome: string;
    mensalidades: string;
    total: string;
  }>`
    select instituicao.id, instituicao.nome, count(*) as mensalidades, sum(uso.financiado_centavos) as total
    from contrato join contrato_uso uso on uso.contrato_id = contrato.id
    join instituicao on instituicao.id = contrato.instituicao_id
    where contrato.codigo = 'EFE' and uso.situacao in ('previsto', 'retido') and uso.em <= ${ultimoDiaDoMes(mes)}::date
    group by instituicao.id, instituicao.nome order by instituicao.nome`.execute(db);
  return {
    repasses: await apresentarTodos(
      db,
      sessao,
      rows.map(({ id }) => id),
    ),
    aRepassar: aRepassar.map(({ id, nome, mensalidades, total }) => ({
      instituicaoId: id,
      instituicao: nome,
      mensalidades: Number(mensalidades),
      totalCentavos: Number(total),
    })),
  };
}

export async function verPrevia(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { instituicaoId, mes }: { instituicaoId: number; mes: Data },
): Promise<Resposta<typeof rotaPreviaDoRepasse>> {
  const { db } = contexto;
  await exigirInstituicao(db, instituicaoId);
  const usos = await usosARepassar(contexto, db, {
    instituicaoId,
    ate: ultimoDiaDoMes(mes),
    fora: await foraDaFila(db, sessao),
    limite: MAXIMO_DE_USOS + 1,
  });
  const destes = usos
    .slice(0, MAXIMO_DE_USOS)
    .map(({ fatos, ...uso }) => ({ ...uso, ...sugerirMarca(fatos) }));
  const proposto = await repasseProposto(db, instituicaoId);
  return {
    usos: destes,
    totalCentavos: somar(destes.flatMap(({ marca, centavos }) => (marca === 'pago' ? [centavos] : []))),
    haMais: usos.length > MAXIMO_DE_USOS,
    proposto: proposto === null ? null : await apresentar(db, sessao, proposto),
  };
}

async function exigirInstituicao(db: Kysely<DB>, id: number): Promise<void> {
  const instituicao = await db.selectFrom('instituicao').select('id').where('id', '=', id).executeTakeFirst();
  if (!instituicao) throw naoEncontrado();
}

async function repasseProposto(db: Kysely<DB>, instituicaoId: number): Promise<number | null> {
  const proposto = await db
    .selectFrom('repasse')
    .select('id')
    .where('instituicao_id', '=', instituicaoId)
    .where('estado', '=', 'proposto')
    .executeTakeFirst();
  return proposto?.id ?? null;
}

interface PedidoDeRepasse {
  instituicaoId: number;
  mes: Data;
  usos: ReadonlyArray<{ contratoId: number; posicao: number; marca: MarcaDoUso; motivo: string }>;
  totalCentavos: number;
}

const chaveDe = ({ contratoId, posicao }: { contratoId: number; posicao: number }) =>
  `${contratoId}:${posicao}`;

export async function proporRepasse(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  pedido: PedidoDeRepasse,
): Promise<Repasse> {
  const { db, relogio } = contexto;
  await exigirInstituicao(db, pedido.instituicaoId);
  return db.transaction().execute(async (trx) => {
    // Two that propose for the same school wait for each other here.
    await trx
      .selectFrom('instituicao')
      .select('id')
      .where('id', '=', pedido.instituicaoId)
      .forNoKeyUpdate()
      .execute();
    const proposto = await repasseProposto(trx, pedido.instituicaoId);
    if (proposto !== null) {
      if (await eOMesmo(trx, sessao, proposto, pedido)) return apresentar(trx, sessao, proposto);
      throw conflito('Há um repasse desta instituição que espera por outra pessoa.');
    }
    const usos = await conferir(contexto, trx, sessao, pedido);
    const { id } = await trx
      .insertInto('repasse')
      .values({
        instituicao_id: pedido.instituicaoId,
        mes: pedido.mes,
        estado: 'proposto',
        total_centavos: pedido.totalCentavos,
        proposto_por: sessao.operadorId,
        proposto_em: relogio.agora(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('repasse_uso')
      .values(
        usos.map(({ contratoId, posicao, marca, centavos, motivo }) => ({
          repasse_id: id,
          contrato_id: contratoId,
          posicao,
          situacao: marca,
          centavos,
          motivo,
        })),
      )
      .execute();
    await registrar(contexto, trx, sessao, id, 'repasse.propor', { centavos: pedido.totalCentavos });
    return apresentar(trx, sessao, id);
  });
}

/** As the rules allow it now, and to the cent as the person saw it. */
async function conferir(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeGestao,
  pedido: PedidoDeRepasse,
) {
  const possiveis = new Map(
    (
      await usosARepassar(contexto, trx, {
        instituicaoId: pedido.instituicaoId,
        ate: ultimoDiaDoMes(pedido.mes),
        fora: await foraDaFila(trx, sessao),
        limite: MAXIMO_DE_USOS * 2,
      })
    ).map((uso) => [chaveDe(uso), uso]),
  );
  const escolhidos = new Map(pedido.usos.map((uso) => [chaveDe(uso), uso]));
  const usos = [...escolhidos.values()].map((uso) => {
    const possivel = possiveis.get(chaveDe(uso));
    if (!possivel)
      throw dadosDesatualizados('Uma das mensalidades já foi decidida. Confira a lista de novo.');
    exigirMarca(uso.marca, possivel.fatos, possivel.numero);
    return { ...uso, centavos: possivel.centavos };
  });
  const total = somar(usos.flatMap(({ marca, centavos }) => (marca === 'pago' ? [centavos] : [])));
  if (total !== pedido.totalCentavos)
    throw dadosDesatualizados('O total do repasse mudou. Confira a lista de novo.');
  return usos;
}

function exigirMarca(marca: MarcaDoUso, fatos: FatosDoUso, numero: string): void {
  const recusa = recusaDaMarca(marca, fatos);
  if (recusa) throw regraDoDominio([{ campo: 'usos', mensagem: `Contrato ${numero}: ${recusa}` }]);
}

async function eOMesmo(
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  id: number,
  { mes, totalCentavos, usos }: PedidoDeRepasse,
): Promise<boolean> {
  const repasse = await trx
    .selectFrom('repasse')
    .select(['mes', 'total_centavos', 'proposto_por'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const marcas = await trx
    .selectFrom('repasse_uso')
    .select(['contrato_id', 'posicao', 'situacao'])
    .where('repasse_id', '=', id)
    .execute();
  const pedidas = new Map(usos.map((uso) => [chaveDe(uso), uso.marca]));
  return (
    repasse.proposto_por === operadorId &&
    repasse.mes === mes &&
    repasse.total_centavos === totalCentavos &&
    marcas.length === pedidas.size &&
    marcas.every(
      ({ contrato_id, posicao, situacao }) =>
        pedidas.get(chaveDe({ contratoId: contrato_id, posicao })) === situacao,
    )
  );
}

const ESTADO_DA_RESPOSTA: Readonly<Record<RespostaAProposta, EstadoDoRepasse>> = {
  confirmar: 'confirmado',
  devolver: 'devolvido',
  retirar: 'retirado',
};

export async function responderRepasse(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
  { resposta, texto = '' }: { resposta: RespostaAProposta; texto?: string | undefined },
): Promise<Repasse> {
  const { relogio } = contexto;
  return contexto.db.transaction().execute(async (trx) => {
    const repasse = await trx
      .selectFrom('repasse')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!repasse) throw naoEncontrado();
    const estado = ESTADO_DA_RESPOSTA[resposta];
    if (repasse.estado !== 'proposto') {
      // A second click gets the first one's answer.
      if (repasse.estado === estado && repasse.respondido_por === sessao.operadorId)
        return apresentar(trx, sessao, id);
      throw dadosDesatualizados('Este repasse já foi respondido.');
    }
    const recusa = recusaDaResposta('repasse', resposta, repasse.proposto_por === sessao.operadorId);
    if (recusa) throw conflito(recusa);
    if (resposta === 'devolver' && caracteresVisiveis(texto) < MINIMO_DA_DEVOLUCAO)
      throw regraDoDominio([{ campo: 'texto', mensagem: MENSAGEM_DEVOLUCAO }]);
    await trx
      .updateTable('repasse')
      .set({
        estado,
        respondido_por: sessao.operadorId,
        respondido_em: relogio.agora(),
        explicacao: texto || null,
      })
      .where('id', '=', id)
      .execute();
    if (resposta === 'confirmar') await efetivar(contexto, trx, sessao, id);
    await registrar(contexto, trx, sessao, id, `repasse.${resposta}`, { centavos: repasse.total_centavos });
    return apresentar(trx, sessao, id);
  });
}

async function efetivar(
  contexto: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  id: number,
): Promise<void> {
  const usos = await trx
    .selectFrom('repasse_uso')
    .select(['contrato_id', 'posicao', 'situacao'])
    .where('repasse_id', '=', id)
    .execute();
  const feitos = await repassarUsos(
    contexto,
    trx,
    usos.map(({ contrato_id: contratoId, posicao, situacao }) => ({ contratoId, posicao, situacao })),
    { operadorId, motivo: `Repasse ${id}` },
  );
  if (!feitos)
    throw dadosDesatualizados(
      'Uma das mensalidades mudou depois da proposta. Devolva o repasse e proponha outro.',
    );
}

function registrar(
  { relogio }: Contexto,
  trx: Transaction<DB>,
  { operadorId }: SessaoDeGestao,
  id: number,
  acao: string,
  dados: Record<string, unknown>,
): Promise<void> {
  return registrarDecisao(trx, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: operadorId },
    acao,
    alvo: { tipo: 'repasse', id: String(id) },
    contaId: null,
    dados,
  });
}

async function apresentar(db: Kysely<DB>, sessao: SessaoDeGestao, id: number): Promise<Repasse> {
  const [repasse] = await apresentarTodos(db, sessao, [id]);
  if (!repasse) throw naoEncontrado();
  return repasse;
}

async function apresentarTodos(
  db: Kysely<DB>,
  { operadorId }: SessaoDeGestao,
  ids: readonly number[],
): Promise<Repasse[]> {
  const { rows } = await sql<{
    id: number;
    instituicao_id: number;
    instituicao: string;
    mes: Data;
    estado: EstadoDoRepasse;
    total_centavos: number;
    pagos: number;
    retidos: number;
    cancelados: number;
    proposto_por: string;
    quem: string;
    proposto_em: Date;
    respondido_em: Date | null;
    respondeu: string | null;
    explicacao: string | null;
  }>`
    select repasse.id, repasse.instituicao_id, instituicao.nome as instituicao, repasse.mes, repasse.estado,
      repasse.total_centavos, marcas.pagos, marcas.retidos, marcas.cancelados, repasse.proposto_por, autor.nome as quem,
      repasse.proposto_em, repasse.respondido_em, outro.nome as respondeu, repasse.explicacao
    from repasse join instituicao on instituicao.id = repasse.instituicao_id
    join operador autor on autor.id = repasse.proposto_por
    left join operador outro on outro.id = repasse.respondido_por
    cross join lateral (select count(*) filter (where situacao = 'pago')::integer as pagos,
      count(*) filter (where situacao = 'retido')::integer as retidos,
      count(*) filter (where situacao = 'cancelado')::integer as cancelados
      from repasse_uso where repasse_id = repasse.id) marcas
    where repasse.id = any(${[...ids]}::bigint[]) order by repasse.id desc`.execute(db);
  return rows.map((linha) => ({
    id: linha.id,
    instituicaoId: linha.instituicao_id,
    instituicao: linha.instituicao,
    mes: linha.mes,
    estado: linha.estado,
    rotulo: ROTULO_DO_REPASSE[linha.estado],
    totalCentavos: linha.total_centavos,
    pagos: linha.pagos,
    retidos: linha.retidos,
    cancelados: linha.cancelados,
    propostoPor: linha.quem,
    meu: linha.proposto_por === operadorId,
    propostoEm: linha.proposto_em.toISOString(),
    respondidoPor: linha.respondeu,
    respondidoEm: linha.respondido_em?.toISOString() ?? null,
    explicacao: linha.explicacao,
  }));
}

/** Contracts by their number, no names: the file leaves the house. */
export async function arquivoDoRepasse({ db }: Contexto, id: number): Promise<string> {
  const { rows } = await sql<{
    numero: string;
    em: Data;
    situacao: MarcaDoUso;
    centavos: number;
    motivo: string;
  }>`
    select contrato.numero, uso.em, marca.situacao, marca.centavos, marca.motivo from repasse_uso marca
    join contrato on contrato.id = marca.contrato_id
    join contrato_uso uso on uso.contrato_id = marca.contrato_id and uso.posicao = marca.posicao
    where marca.repasse_id = ${id} order by contrato.numero, uso.em`.execute(db);
  if (rows.length === 0) throw naoEncontrado();
  const total = somar(rows.flatMap(({ situacao, centavos }) => (situacao === 'pago' ? [centavos] : [])));
  return escreverCsv(
    ['Contrato', 'Mês', 'Situação', 'Valor em centavos', 'Motivo'],
    [
      ...rows.map(({ numero, em, situacao, centavos, motivo }) => [
        numero,
        formatarData(em),
        situacao,
        centavos,
        motivo,
      ]),
      ['Total pago', '', '', total, ''],
    ],
  );
}
