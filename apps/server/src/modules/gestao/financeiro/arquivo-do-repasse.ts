import { somar } from '@credito/domain/dinheiro/conta';
import type { MarcaDoUso } from '@credito/domain/repasse/repasse';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../../../contexto.ts';
import { escreverCsv } from '../../../csv/escrever-csv.ts';
import { naoEncontrado } from '../../../erros.ts';

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
