/** The memory of the demonstration's provider: a file beside the data, written whole. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CobrancaFicticia, MemoriaFicticia, PagamentoFicticio } from './provedor-ficticio.ts';

export function memoriaEmArquivo(pasta: string): MemoriaFicticia {
  const arquivo = join(pasta, 'provedor-de-pagamento-de-demonstracao.json');
  const { cobrancas, pagamentos } = ler(arquivo);
  const estado = {
    cobrancas: new Map(cobrancas.map((cobranca) => [cobranca.txid, cobranca])),
    pagamentos,
  };
  return {
    estado,
    guardar() {
      mkdirSync(pasta, { recursive: true });
      writeFileSync(
        `${arquivo}.novo`,
        JSON.stringify({ cobrancas: [...estado.cobrancas.values()], pagamentos: estado.pagamentos }),
        { mode: 0o600 },
      );
      renameSync(`${arquivo}.novo`, arquivo);
    },
  };
}

interface Guardado {
  cobrancas: CobrancaFicticia[];
  pagamentos: PagamentoFicticio[];
}

function ler(arquivo: string): Guardado {
  try {
    return JSON.parse(readFileSync(arquivo, 'utf8')) as Guardado;
  } catch (erro) {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT')
      return { cobrancas: [], pagamentos: [] };
    throw erro;
  }
}
