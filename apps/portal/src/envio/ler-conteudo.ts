/** Bytes of a chosen file, read before they travel: what cannot be read is no failure of the network (devices 9). */

/** It is only in the cloud, or was moved, deleted or rewritten after it was chosen. */
export class ArquivoIlegivel extends Error {}

export const MENSAGEM_DE_ILEGIVEL =
  'Não conseguimos ler este arquivo. Ele pode estar só na nuvem, ou ter mudado depois de escolhido. Abra o arquivo neste aparelho e escolha de novo.';

export async function lerConteudo(parte: Blob): Promise<Blob> {
  try {
    return new Blob([await parte.arrayBuffer()], { type: parte.type });
  } catch (causa) {
    throw new ArquivoIlegivel('unreadable', { cause: causa });
  }
}
