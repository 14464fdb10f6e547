import type { Contexto } from '../src/contexto.ts';

/** A guarantor's request to be let out of a contract, not answered yet. */
export async function inserirSaida(
  { contexto }: { contexto: Contexto },
  contratoId: number,
  contaId: string,
): Promise<string> {
  const id = contexto.aleatorio.uuid();
  await contexto.db
    .insertInto('pedido_de_saida')
    .values({
      id,
      contrato_id: contratoId,
      conta_id: contaId,
      motivo: 'Vou me mudar do país.',
      pedido_em: contexto.relogio.agora(),
    })
    .execute();
  return id;
}
