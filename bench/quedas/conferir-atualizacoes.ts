/** What the students of updates were told against what the database holds. */
import type { Contexto } from '../../apps/server/src/contexto.ts';
import type { EscritorDaAtualizacao } from './escritor-da-atualizacao.ts';

export async function conferirAtualizacoes(
  { db }: Pick<Contexto, 'db'>,
  escritores: readonly EscritorDaAtualizacao[],
): Promise<{ linhas: readonly string[]; erros: readonly string[] }> {
  const linhas = await db.selectFrom('atualizacao').select(['id', 'estado']).execute();
  const estado = new Map(linhas.map((linha) => [linha.id, linha.estado]));
  const partes = await db
    .selectFrom('atualizacao_pessoa')
    .select(['atualizacao_id', 'respostas'])
    .where('tipo_pessoa', '=', 'estudante')
    .execute();
  const numero = new Map(partes.map(({ atualizacao_id, respostas }) => [atualizacao_id, respostas.numero]));
  const documentos = new Set((await db.selectFrom('documento').select('id').execute()).map(({ id }) => id));
  const erros = escritores.flatMap(({ confirmadas, ocorrencias }) => [
    ...ocorrencias.erradas,
    ...[...confirmadas.iniciadas].flatMap((id) => (estado.has(id) ? [] : [`update ${id} is not there`])),
    ...[...confirmadas.reiniciadas].flatMap((id) =>
      estado.get(id) === 'reiniciada' ? [] : [`update ${id} was restarted and is ${estado.get(id)}`],
    ),
    ...[...confirmadas.numeros].flatMap(([id, dito]) =>
      numero.get(id) === dito ? [] : [`update ${id}: saved ${dito}, kept ${String(numero.get(id))}`],
    ),
    ...[...confirmadas.documentos].flatMap((id) =>
      documentos.has(id) ? [] : [`document ${id} is not there`],
    ),
    ...(confirmadas.enviada !== null && estado.get(confirmadas.enviada) !== 'pendente-analise'
      ? [`update ${confirmadas.enviada} was handed in and is ${estado.get(confirmadas.enviada)}`]
      : []),
  ]);
  const conhecidas = new Set(escritores.flatMap(({ confirmadas }) => [...confirmadas.iniciadas]));
  for (const { id } of linhas) if (!conhecidas.has(id)) erros.push(`update ${id} was begun twice`);
  const soma = (de: (escritor: EscritorDaAtualizacao) => number) =>
    escritores.reduce((total, escritor) => total + de(escritor), 0);
  return {
    erros,
    linhas: [
      `updates acknowledged: ${soma((um) => um.confirmadas.iniciadas.size)} begun, ` +
        `${soma((um) => um.confirmadas.documentos.size)} proofs, ` +
        `${soma((um) => um.confirmadas.reiniciadas.size)} restarted, ` +
        `${soma((um) => (um.confirmadas.enviada === null ? 0 : 1))} handed in`,
    ],
  };
}
