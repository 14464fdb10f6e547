import type { ArquivoRecebido } from '../../arquivos/arquivo-recebido.ts';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { Contexto } from '../../contexto.ts';
import { type TrabalhoComArquivo, trabalharNoArquivo } from './trabalho-com-arquivo.ts';

/** The same PDF, open. Nothing of it stays here. */
export async function removerSenha(
  contexto: Contexto,
  { copia, sha256 }: ArquivoRecebido,
  senha: string,
  quem: Omit<TrabalhoComArquivo, 'sha256'>,
): Promise<Uint8Array> {
  const { oficina, cofre } = contexto.gateways;
  try {
    const aberto = await trabalharNoArquivo(contexto, { ...quem, sha256 }, (opcoes) =>
      oficina.removerSenha(() => cofre.ler(copia.id), senha, opcoes),
    );
    if (aberto.tipo !== 'aberto') throw erroDoArquivo(aberto);
    return aberto.conteudo;
  } finally {
    await cofre.apagar(copia.id);
  }
}
