/** What is said when a call about the update did not get through (spec 3 section 8, "Registration update"). */
import { ErroDeApi } from '@credito/api/cliente';

export const FALHAS = {
  verificar: 'Ocorreu um erro ao verificar a disponibilidade da atualização.',
  carregar: 'Ocorreu um erro ao carregar os dados da atualização.',
  concluir: 'Ocorreu um erro ao concluir a atualização.',
  iniciar: 'Ocorreu um erro ao iniciar a atualização.',
  reiniciar: 'Ocorreu um erro ao reiniciar a Atualização Cadastral. Por favor, tente novamente mais tarde.',
  buscar: 'Ocorreu um erro ao buscar os dados.',
  salvar: 'Ocorreu um erro ao salvar os dados.',
  validarEmail: 'Ocorreu um erro ao validar o e-mail.',
} as const;

/** A refusal keeps the server's own words; a fault of ours, and only that, is told by what was being done. */
export async function comFrase<T>(chamada: Promise<T>, frase: string): Promise<T> {
  try {
    return await chamada;
  } catch (erro) {
    if (!(erro instanceof ErroDeApi) || erro.status < 500) throw erro;
    throw new ErroDeApi(erro.status, frase, erro.problema, erro.esperarSegundos);
  }
}
