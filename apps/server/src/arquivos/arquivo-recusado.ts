import type { RecusaDeArquivo } from '@credito/domain/documento/formatos';

/** Carries a named refusal up to the edge of this folder, where it becomes a value again. */
export class ArquivoRecusado extends Error {
  override name = 'ArquivoRecusado';
  readonly recusa: RecusaDeArquivo;

  constructor(recusa: RecusaDeArquivo) {
    super(recusa.tipo);
    this.recusa = recusa;
  }
}

export async function ouRecusa<T>(tarefa: () => Promise<T>): Promise<T | RecusaDeArquivo> {
  try {
    return await tarefa();
  } catch (erro) {
    if (erro instanceof ArquivoRecusado) return erro.recusa;
    throw erro;
  }
}
