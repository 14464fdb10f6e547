/** The memory of the demonstration's provider: a file beside the data, written whole. */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CobrancaFicticia, MemoriaFicticia, PagamentoFicticio } from './provedor-ficticio.ts';

/**
 * Another process of the same installation tells the demonstration's stories: what it wrote meanwhile is read before anything
 * is asked or written here.
 */
export function memoriaEmArquivo(pasta: string): MemoriaFicticia {
  const arquivo = join(pasta, 'provedor-de-pagamento-de-demonstracao.json');
  let versao = versaoDe(arquivo);
  let estado = ler(arquivo);
  return {
    get estado() {
      const atual = versaoDe(arquivo);
      if (atual !== versao) {
        estado = ler(arquivo);
        versao = atual;
      }
      return estado;
    },
    guardar() {
      mkdirSync(pasta, { recursive: true });
      writeFileSync(
        `${arquivo}.novo`,
        JSON.stringify({ cobrancas: [...estado.cobrancas.values()], pagamentos: estado.pagamentos }),
        { mode: 0o600 },
      );
      renameSync(`${arquivo}.novo`, arquivo);
      versao = versaoDe(arquivo);
    },
  };
}

/** Another file stands there after every writing. */
function versaoDe(arquivo: string): string {
  const estado = statSync(arquivo, { throwIfNoEntry: false, bigint: true });
  return estado ? `${estado.ino} ${estado.mtimeNs} ${estado.size}` : '';
}

interface Guardado {
  cobrancas: CobrancaFicticia[];
  pagamentos: PagamentoFicticio[];
}

function ler(arquivo: string): MemoriaFicticia['estado'] {
  const { cobrancas, pagamentos } = lerArquivo(arquivo);
  return { cobrancas: new Map(cobrancas.map((cobranca) => [cobranca.txid, cobranca])), pagamentos };
}

function lerArquivo(arquivo: string): Guardado {
  try {
    return JSON.parse(readFileSync(arquivo, 'utf8')) as Guardado;
  } catch (erro) {
    if (erro instanceof Error && 'code' in erro && erro.code === 'ENOENT')
      return { cobrancas: [], pagamentos: [] };
    throw erro;
  }
}
