/** Staff and requests under analysis, for the tests of the back office. */
import { aceitarConvite, indicarFiador, pessoaNumero } from './fiadores.ts';
import { type ContaDeTeste, criarConta, criarOperador } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';
import {
  CURSO_SEM_FIADOR,
  CURSO_SIMPLES,
  concluirSolicitacao,
  criarSolicitacao,
  preencherPessoa,
} from './solicitacoes.ts';

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

/** Approved, with the contracts of the tests before none of this one's business. */
export async function aprovadaSemContrato(
  servidor: ServidorDeTeste,
  numero: number,
): Promise<SolicitacaoEmAnalise> {
  const solicitacao = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  await servidor.db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacao.id).execute();
  await servidor.db.updateTable('contrato').set({ codigo: 'GER' }).where('codigo', '=', 'EFE').execute();
  return solicitacao;
}

export async function instituicaoDoContrato({ db }: ServidorDeTeste, id: number): Promise<number> {
  const { instituicao_id } = await db
    .selectFrom('contrato')
    .select('instituicao_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return instituicao_id;
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
