import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { Contexto } from '../../contexto.ts';

/** The same PDF, open. Nothing of it stays here. */
export async function removerSenha(
  { gateways }: Contexto,
  idDoEnvio: string,
  senha: string,
): Promise<Uint8Array> {
  try {
    const aberto = await gateways.oficina.removerSenha(await gateways.cofre.ler(idDoEnvio), senha);
    if (aberto.tipo !== 'aberto') throw erroDoArquivo(aberto);
    return aberto.conteudo;
  } finally {
    await gateways.cofre.apagar(idDoEnvio);
  }
}
