/**
 * Attempts that arrive while a statement is under way travel together in the next one (ADR 0032): a storm of people
 * writes its counters a few hundred times a second instead of queueing, one connection each, for the row of the
 * address that they share. Each attempt still gets a number of its own before it is made.
 */
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { PREPARADA } from '../../banco/preparadas.ts';

interface Avisos {
  contada: (contagem: number) => void;
  falhou: (erro: unknown) => void;
}

interface Pedido {
  chave: string;
  janela: Date;
  avisos: Avisos[];
}

export class ContagemEmLote {
  private readonly db: Kysely<DB>;
  private esperando = new Map<string, Pedido>();
  private escrevendo = false;

  constructor(db: Kysely<DB>) {
    this.db = db;
  }

  /** How many attempts the window holds, this one included. */
  contar(chave: string, janela: Date): Promise<number> {
    return new Promise((contada, falhou) => {
      const linha = `${chave} ${janela.getTime()}`;
      const pedido = this.esperando.get(linha) ?? { chave, janela, avisos: [] };
      pedido.avisos.push({ contada, falhou });
      this.esperando.set(linha, pedido);
      if (!this.escrevendo) void this.escreverTudo();
    });
  }

  private async escreverTudo(): Promise<void> {
    this.escrevendo = true;
    // What the same caller counts beside it travels along.
    await Promise.resolve();
    while (this.esperando.size > 0) {
      const pedidos = [...this.esperando.values()];
      this.esperando = new Map();
      try {
        const contagens = await this.escrever(pedidos);
        for (const { chave, avisos } of pedidos) numerar(avisos, contagens.get(chave) ?? Number.NaN);
      } catch (erro) {
        // Limits fail closed: nobody of this batch goes on.
        for (const { falhou } of pedidos.flatMap(({ avisos }) => avisos)) falhou(erro);
      }
    }
    this.escrevendo = false;
  }

  private async escrever(pedidos: readonly Pedido[]): Promise<ReadonlyMap<string, number>> {
    // In one order everywhere: two processes that write the same rows never wait for each other in a circle.
    const { rows } = await sql<{ chave: string; contagem: number }>`
      insert into limite (chave, janela, contagem)
      select chave, janela, contagem
      from unnest(${pedidos.map(({ chave }) => chave)}::text[], ${pedidos.map(({ janela }) => janela)}::timestamptz[],
        ${pedidos.map(({ avisos }) => avisos.length)}::integer[]) novas (chave, janela, contagem)
      order by chave, janela
      on conflict (chave, janela) do update set contagem = limite.contagem + excluded.contagem
      returning chave, contagem ${PREPARADA}`.execute(this.db);
    return new Map(rows.map(({ chave, contagem }) => [chave, contagem]));
  }
}

/** The attempts of one row, in the order in which they came. */
function numerar(avisos: readonly Avisos[], contagem: number): void {
  for (const [i, { contada }] of avisos.entries()) contada(contagem - avisos.length + 1 + i);
}
