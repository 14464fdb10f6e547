/** Updates in a state of their life, and the period that takes them. */
import type { AtualizacaoEmAndamento } from '@credito/api/atualizacao.rotas';
import type { PessoaDaAtualizacao, PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import type { EstadoDaAtualizacao, SituacaoDoBloco } from '@credito/domain/atualizacao/estados';
import { type Insertable, sql } from 'kysely';
import { gerarRg } from '../db/seed/documentos-ficticios/gerar-documento.ts';
import type { PeriodoDeAtualizacao } from '../src/banco/esquema.gerado.ts';
import { criarAtualizacao } from '../src/modules/atualizacao/iniciar-atualizacao.ts';
import { inserirContrato } from './contratos.ts';
import { corpoMultipart } from './envio-de-teste.ts';
import { solicitacaoEmAnalise } from './gestao.ts';
import { type ContaDeTeste, criarOperador } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';
import { CURSO_SIMPLES } from './solicitacoes.ts';

/** Open on 27/11/2026, the day of the test clock. */
export async function abrirPeriodo(
  servidor: ServidorDeTeste,
  mais: Partial<Insertable<PeriodoDeAtualizacao>> = {},
): Promise<number> {
  const { operadorId } = await criarOperador(servidor, 'analista');
  const { id } = await servidor.db
    .insertInto('periodo_de_atualizacao')
    .values({
      ano: 2026,
      semestre: 2,
      abre: '2026-11-01',
      fecha: '2026-12-15',
      tardio_ate: '2026-12-31',
      criado_por: operadorId,
      criado_em: servidor.contexto.relogio.agora(),
      ...mais,
    } satisfies Insertable<PeriodoDeAtualizacao>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function inserirAtualizacao(
  { contexto, db }: ServidorDeTeste,
  {
    contratoId,
    periodoId,
    estado = 'atualizacao-iniciada',
    situacao = 'aguardando',
  }: {
    contratoId: number;
    periodoId: number;
    estado?: Exclude<EstadoDaAtualizacao, 'reiniciada'>;
    situacao?: SituacaoDoBloco;
  },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { conta_id } = await trx
      .selectFrom('contrato')
      .select('conta_id')
      .where('id', '=', contratoId)
      .executeTakeFirstOrThrow();
    const id = await criarAtualizacao(contexto, trx, conta_id, { contratoId, periodoId });
    const agora = contexto.relogio.agora();
    await trx
      .updateTable('atualizacao')
      .set({ estado, ...(estado === 'concluido' ? { concluida_em: agora, enviada_em: agora } : {}) })
      .where('id', '=', id)
      .execute();
    await trx.updateTable('atualizacao_pessoa').set({ situacao }).where('atualizacao_id', '=', id).execute();
    return id;
  });
}

export type MetodoDaChamada = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** As the portal or the desk calls it. */
export const chamarComo = (
  servidor: ServidorDeTeste,
  { token }: { token: string },
  metodo: MetodoDaChamada,
  url: string,
  body?: unknown,
) => servidor.pedir({ metodo, url: `/api/${url}`, token, ...(body === undefined ? {} : { body }) });

/** Begun by a student whose contract of the term is in effect, and guaranteed by one person. */
export async function atualizacaoIniciada(servidor: ServidorDeTeste, numero: number) {
  const {
    id: solicitacaoId,
    protocolo,
    estudante,
    fiador,
  } = await solicitacaoEmAnalise(servidor, numero, CURSO_SIMPLES);
  await servidor.db.updateTable('solicitacao').set({ sigla: 'A' }).where('id', '=', solicitacaoId).execute();
  const contratoId = await inserirContrato(servidor, solicitacaoId, {
    codigo: 'EFE',
    termo: { ano: 2026, semestre: 2 },
  });
  if (!fiador) throw new Error('the course asks for a guarantor');
  const resposta = await chamarComo(servidor, estudante, 'POST', 'alteracao-cadastral/s/iniciar-atualizacao');
  const id = resposta.corpo<AtualizacaoEmAndamento>().atualizacaoId ?? 0;
  return { id, contratoId, solicitacaoId, protocolo, estudante, fiador };
}

export async function propriaParte(
  servidor: ServidorDeTeste,
  conta: ContaDeTeste,
  id: number,
): Promise<PessoaDaAtualizacao> {
  const { pessoas } = (
    await chamarComo(servidor, conta, 'GET', `alteracao-cadastral/s/${id}/pessoa`)
  ).corpo<PessoasDaAtualizacao>();
  const minha = pessoas.find((pessoa) => pessoa.propria);
  if (!minha?.propria) throw new Error('no part of one’s own');
  return minha;
}

/** Somewhere else than before, with a proof of it; gives the document. */
export async function comprovanteDaAtualizacao(
  servidor: ServidorDeTeste,
  { token }: Pick<ContaDeTeste, 'token'>,
  id: number,
): Promise<string> {
  await mudarEndereco(servidor, id);
  const envio = await enviarNaAtualizacao(servidor, { token, id });
  const [guardado] = envio.corpo<{ idDocumento: string }[]>();
  if (!guardado) throw new Error(`Upload refused: ${envio.texto}`);
  return guardado.idDocumento;
}

/** As the student would have saved it. */
async function mudarEndereco({ db }: ServidorDeTeste, id: number): Promise<void> {
  await db
    .updateTable('atualizacao_pessoa')
    .set({ respostas: sql`respostas || '{"endereco": "Rua dos Jatobás", "numero": "77"}'` })
    .where('atualizacao_id', '=', id)
    .where('tipo_pessoa', '=', 'estudante')
    .execute();
}

export async function enviarNaAtualizacao(
  servidor: ServidorDeTeste,
  {
    token,
    id,
    tipo = 'RESIDENCIA',
    pessoa = 'estudante',
    conteudo,
    chave,
    campos = {},
  }: {
    token: string;
    id: number;
    tipo?: string;
    pessoa?: string;
    conteudo?: Uint8Array;
    chave?: string;
    campos?: Record<string, string>;
  },
) {
  const { body, tipo: contentType } = await corpoMultipart({
    documentType: tipo,
    personType: pessoa,
    ...campos,
    file: { conteudo: conteudo ?? (await foto()), nome: 'conta.jpg' },
  });
  return servidor.pedir({
    metodo: 'POST',
    url: `/api/alteracao-cadastral/${id}/documentos`,
    token,
    body,
    cabecalhos: { 'content-type': contentType, ...(chave ? { 'idempotency-key': chave } : {}) },
  });
}

let desenhada: Promise<Buffer> | undefined;
function foto(): Promise<Buffer> {
  desenhada ??= gerarRg({}, { ladoMaior: 300 });
  return desenhada;
}
