/** A file of a story, sent to the slot that it belongs to. */
import { salvarDocumento } from '../../../src/modules/documento/salvar-documento.ts';
import { type Narrador, sessaoDe } from './contexto-da-historia.ts';

export async function enviarArquivo(
  { contexto }: Narrador,
  contaId: string,
  { vaga, chave }: Pick<Parameters<typeof salvarDocumento>[2], 'vaga' | 'chave'>,
  { nome, conteudo }: { nome: string; conteudo: Uint8Array },
): Promise<void> {
  const { recepcao, cofre } = contexto.gateways;
  await salvarDocumento(contexto, sessaoDe(contaId), { vaga, chave, apagarAnteriores: false }, async () => {
    const guardado = await recepcao.guardarEnvio(emFluxo(conteudo));
    if (guardado.tipo !== 'guardado') throw new Error(`File refused: ${guardado.tipo}`);
    return {
      arquivo: { nome, sha256: guardado.sha256, copia: guardado },
      senha: undefined,
      encerrar: () => cofre.apagar(guardado.id),
    };
  });
}

async function* emFluxo(conteudo: Uint8Array): AsyncGenerator<Uint8Array> {
  yield conteudo;
}
