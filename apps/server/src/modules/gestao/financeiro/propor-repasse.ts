/** The month of a school, marked by one person of the team: it waits for another. */
import type { Repasse } from '@credito/api/gestao-repasses.rotas';
import { somar } from '@credito/domain/dinheiro/conta';
import {
  type FatosDoUso,
  fimDoRepasse,
  type MarcaDoUso,
  MENSAGEM_SEM_MOTIVO,
  motivoDaMarca,
  recusaDaMarca,
} from '@credito/domain/repasse/repasse';
import { type Data, dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, dadosDesatualizados, regraDoDominio } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { apresentarRepasse, registrarRepasse } from './apresentar-repasse.ts';
import { exigirInstituicao, MAXIMO_DE_USOS, repasseProposto } from './previa-do-repasse.ts';
import { usosARepassar } from './usos-a-repassar.ts';

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
      if (await eOMesmo(trx, sessao, proposto, pedido)) return apresentarRepasse(trx, sessao, proposto);
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
    await registrarRepasse(contexto, trx, sessao, id, 'repasse.propor', { centavos: pedido.totalCentavos });
    return apresentarRepasse(trx, sessao, id);
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
        ate: fimDoRepasse(pedido.mes, dataEmSaoPaulo(contexto.relogio.agora())),
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
    return { ...uso, centavos: possivel.centavos, motivo: exigirMarca(uso, possivel) };
  });
  const total = somar(usos.flatMap(({ marca, centavos }) => (marca === 'pago' ? [centavos] : [])));
  if (total !== pedido.totalCentavos)
    throw dadosDesatualizados('O total do repasse mudou. Confira a lista de novo.');
  return usos;
}

/** Answers why it is marked so. */
function exigirMarca(
  { marca, motivo: escrito }: Pick<PedidoDeRepasse['usos'][number], 'marca' | 'motivo'>,
  { fatos, numero }: { fatos: FatosDoUso; numero: string },
): string {
  const motivo = motivoDaMarca(marca, escrito, fatos);
  const recusa = recusaDaMarca(marca, fatos) ?? (motivo === null ? MENSAGEM_SEM_MOTIVO : null);
  if (recusa !== null || motivo === null)
    throw regraDoDominio([{ campo: 'usos', mensagem: `Contrato ${numero}: ${recusa}` }]);
  return motivo;
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
