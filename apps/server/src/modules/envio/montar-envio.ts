/** A finished resumable upload, as a file that arrives at once. */
import type { Entrega } from '../../arquivos/arquivo-recebido.ts';
import { erroDoArquivo } from '../../arquivos/erro-do-arquivo.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { isUuid } from '../../uuid.ts';
import { apagarEnvio } from './apagar-envio.ts';
import { findEnvio, findPartes } from './envio.repository.ts';

export async function montarEnvio(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: string,
  senha: string | undefined,
): Promise<Entrega> {
  const { db, gateways } = contexto;
  const envio = isUuid(id) ? await findEnvio(db, id, sessao.contaId) : undefined;
  if (!envio) throw naoEncontrado();
  if (envio.recebido_bytes < envio.tamanho_bytes)
    throw new ErroDeAplicacao(409, 'O envio do arquivo ainda não terminou.');
  const partes = await findPartes(db, id);
  const guardado = await gateways.recepcao.guardarEnvio(emOrdem(contexto, partes));
  if (guardado.tipo !== 'guardado') throw erroDoArquivo(guardado);
  return {
    arquivo: { nome: envio.nome_arquivo, sha256: guardado.sha256, copia: guardado },
    senha,
    // The parts stay while the same bytes may still be wanted: with the password, or at another try.
    encerrar: async (desfecho) => {
      await gateways.cofre.apagar(guardado.id);
      if (desfecho !== 'pendente') await apagarEnvio(contexto, id);
    },
  };
}

async function* emOrdem(
  { gateways }: Contexto,
  partes: readonly { arquivo: string }[],
): AsyncGenerator<Uint8Array> {
  for (const { arquivo } of partes) yield await gateways.cofre.ler(arquivo);
}
