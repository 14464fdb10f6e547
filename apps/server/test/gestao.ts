/** Staff and requests under analysis, for the tests of the back office. */
import { aceitarConvite, indicarFiador, pessoaNumero } from './fiadores.ts';
import { type ContaDeTeste, criarConta, criarOperador } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';
import { CURSO_SEM_FIADOR, concluirSolicitacao, criarSolicitacao, preencherPessoa } from './solicitacoes.ts';

export interface SolicitacaoEmAnalise {
  id: number;
  protocolo: string;
  estudante: ContaDeTeste;
  fiador: ContaDeTeste | null;
}

/** Filled in by its people and handed in; without guarantors unless the course asks for one, who may answer otherwise. */
export async function solicitacaoEmAnalise(
  servidor: ServidorDeTeste,
  numero: number,
  curso: string = CURSO_SEM_FIADOR,
  doFiador: Readonly<Record<string, unknown>> = {},
): Promise<SolicitacaoEmAnalise> {
  const estudante = await criarConta(servidor, pessoaNumero(numero));
  const { id, protocolo } = await criarSolicitacao(servidor, estudante, { curso });
  await preencherPessoa(servidor, estudante, id);
  const fiador =
    curso === CURSO_SEM_FIADOR ? null : await comFiador(servidor, estudante, id, numero + 5_000, doFiador);
  await concluirSolicitacao(servidor, estudante, id);
  return { id, protocolo, estudante, fiador };
}

async function comFiador(
  servidor: ServidorDeTeste,
  estudante: ContaDeTeste,
  solicitacaoId: number,
  numero: number,
  respostas: Readonly<Record<string, unknown>>,
): Promise<ContaDeTeste> {
  const pessoa = pessoaNumero(numero);
  const { codFiador } = await indicarFiador(servidor, estudante, pessoa);
  const fiador = await criarConta(servidor, pessoa);
  await aceitarConvite(servidor, fiador, codFiador);
  await preencherPessoa(servidor, fiador, solicitacaoId, { tipoPessoa: 'fiador', respostas });
  return fiador;
}

/** Somebody of the staff of an institution of the catalogue. */
export async function criarOperadorDa(
  servidor: ServidorDeTeste,
  sigla: string,
): Promise<{ operadorId: string; token: string }> {
  const { id } = await servidor.db
    .selectFrom('instituicao')
    .select('id')
    .where('sigla', '=', sigla)
    .executeTakeFirstOrThrow();
  return criarOperador(servidor, 'instituicao', id);
}
