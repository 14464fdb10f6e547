import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { EnvioGuardado } from '../../arquivos/recepcao.ts';
import type { Contexto } from '../../contexto.ts';
import { type TrabalhoComArquivo, trabalharNoArquivo } from './trabalho-com-arquivo.ts';

/** The same PDF, open. Nothing of it stays here. */
export async function removerSenha(
  contexto: Contexto,
  { id, sha256 }: EnvioGuardado,
  senha: string,
  quem: Omit<TrabalhoComArquivo, 'sha256'>,
): Promise<Uint8Array> {
  const { oficina, cofre } = contexto.gateways;
  try {
    const aberto = await trabalharNoArquivo(contexto, { ...quem, sha256 }, (opcoes) =>
      oficina.removerSenha(() => cofre.ler(id), senha, opcoes),
    );
    if (aberto.tipo !== 'aberto') throw erroDoArquivo(aberto);
    return aberto.conteudo;
  } finally {
    await cofre.apagar(id);
  }
}
