/** Charges and payments, as the night and the provider would have left them. */
import { digitosDoBoleto } from '@credito/domain/cobranca/boleto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Insertable, sql } from 'kysely';
import type { Cobranca } from '../src/banco/esquema.gerado.ts';
import type { Contexto } from '../src/contexto.ts';

/** Of the first instalment of a contract of six of R$ 700,80. */
export async function inserirCobranca(
  { contexto }: { contexto: Contexto },
  contratoId: number,
  outros: Partial<Insertable<Cobranca>> = {},
): Promise<string> {
  const id = contexto.aleatorio.uuid();
  const { codigoDeBarras, linhaDigitavel } = digitosDoBoleto({
    banco: '001',
    vencimento: '2031-02-10',
    centavos: 70_080,
    campoLivre: String(contratoId).padStart(25, '0'),
  });
  await contexto.db
    .insertInto('cobranca')
    .values({
      id,
      contrato_id: contratoId,
      txid: id.replaceAll('-', ''),
      tipo: 'parcela',
      parcelas: [1],
      situacao: 'aberta',
      situacao_desde: contexto.relogio.agora(),
      vencimento: '2031-02-10',
      valor_centavos: 70_080,
      linha_digitavel: linhaDigitavel,
      codigo_de_barras: codigoDeBarras,
      pix: 'codigo',
      criada_em: contexto.relogio.agora(),
      ...outros,
    })
    .execute();
  return id;
}

/** What is late had its charge in time, and it was taken back: nobody else's doing keeps fine and interest away. */
export async function cobrarEmTempo({ contexto }: { contexto: Contexto }, contratoId: number): Promise<void> {
  const { db, relogio } = contexto;
  await sql`
    insert into cobranca
      (id, contrato_id, txid, tipo, parcelas, situacao, situacao_desde, vencimento, valor_centavos, criada_em)
    select nova.id, contrato_id, replace(nova.id::text, '-', ''), 'parcela', array[numero]::smallint[], 'baixada', quando,
      vencimento, total_centavos, quando
    from (select gen_random_uuid() as id, contrato_id, numero, vencimento, total_centavos,
        vencimento - interval '10 days' as quando
      from contrato_parcela where contrato_id = ${contratoId}
        and vencimento <= ${dataEmSaoPaulo(relogio.agora())}::date) nova`.execute(db);
}
