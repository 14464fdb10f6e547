import { randomBytes } from 'node:crypto';
import type { Configuracao } from './configuracao.ts';
import { guardarUmaVez } from './guardar-uma-vez.ts';

const TAMANHO = 32;

function ler(texto: string, arquivo: string): Buffer {
  const chave = Buffer.from(texto.trim(), 'base64');
  if (chave.length !== TAMANHO) {
    throw new Error(
      `${arquivo} is damaged: expected ${TAMANHO} bytes in base64. Files kept so far need the old key.`,
    );
  }
  return chave;
}

/** The key that encrypts files at rest: the configured one, or the demonstration's own, kept in its data directory. */
export function obterChaveDeArquivos({
  dados,
  demonstracao,
}: Pick<Configuracao, 'dados' | 'demonstracao'>): Buffer {
  if (dados.chaveDeArquivos) return dados.chaveDeArquivos;
  if (!demonstracao) throw new Error('CHAVE_DE_ARQUIVOS is required outside the demonstration');
  return guardarUmaVez(dados.pasta, 'chave-de-arquivos', {
    ler,
    gerar: () => randomBytes(TAMANHO).toString('base64'),
  });
}
