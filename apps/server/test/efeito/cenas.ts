/** States of the world in which a call has something to do, written directly. */

import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { ESTADOS, type Sigla, type StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import { hashDoCodigo } from '../../src/modules/codigo/codigo.repository.ts';
import { daSolicitacao } from '../../src/modules/documento/documento.repository.ts';
import { chaveDe, cifrarChave, codigoDe } from '../../src/modules/gestao/sessao/totp.ts';
import { abrirSessao, type DonoDaSessao } from '../../src/modules/sessao/abrir-sessao.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import type { Quem } from '../autorizacao/mundo.ts';
import { indicarFiador, pessoaNumero } from '../fiadores.ts';
import { criarConta } from '../pessoas.ts';
import type { Cena } from './gesto.ts';

const agora = ({ servidor }: Cena) => servidor.contexto.relogio.agora();
const daqui = (cena: Cena, minutos: number) => new Date(agora(cena).getTime() + minutos * 60_000);

/** Everybody has handed in their part. */
const EM_ANALISE: readonly Sigla[] = ['PAIES', 'PADC', 'PAF'];

export async function em(
  cena: Cena,
  sigla: Sigla,
  statusSolicitacao: StatusSolicitacao = ESTADOS[sigla].statusSolicitacao[0],
): Promise<void> {
  await cena.servidor.db
    .updateTable('solicitacao')
    .set({
      sigla,
      concluida_em: agora(cena),
      situacao_desde: agora(cena),
      decidida_em: agora(cena),
      status_solicitacao: statusSolicitacao,
    })
    .where('id', '=', cena.mundo.alvos.solicitacao)
    .execute();
  if (!EM_ANALISE.includes(sigla)) return;
  await cena.servidor.db
    .updateTable('participante')
    .set({ status_preenchimento: 'AGUARDANDO_ANALISE' })
    .where('solicitacao_id', '=', cena.mundo.alvos.solicitacao)
    .execute();
}

export async function versaoDaSolicitacao({ servidor, mundo }: Cena): Promise<number> {
  const { versao } = await servidor.db
    .selectFrom('solicitacao')
    .select('versao')
    .where('id', '=', mundo.alvos.solicitacao)
    .executeTakeFirstOrThrow();
  return versao;
}

export function participante({ servidor, mundo }: Cena, tipoPessoa: 'estudante' | 'fiador') {
  return servidor.db
    .selectFrom('participante')
    .selectAll()
    .where('solicitacao_id', '=', mundo.alvos.solicitacao)
    .where('tipo_pessoa', '=', tipoPessoa)
    .executeTakeFirstOrThrow();
}

/** Every file of the request has the same verdict, or those of one kind. */
export async function avaliar(
  { servidor, mundo }: Cena,
  situacao: 'aprovado' | 'rejeitado',
  tipo?: TipoDocumento,
): Promise<void> {
  await servidor.db
    .updateTable('documento')
    .set({
      situacao,
      avaliado_por: mundo.alvos.operador,
      avaliado_em: servidor.contexto.relogio.agora(),
      motivos: JSON.stringify(
        situacao === 'aprovado' ? [] : [{ codigo: 'ILEGIVEL', texto: 'A foto não está legível.' }],
      ),
    })
    .where(daSolicitacao(mundo.alvos.solicitacao))
    .where('situacao', 'in', ['enviado', 'rejeitado'])
    .where(({ and, eb }) => and(tipo === undefined ? [] : [eb('tipo_documento', '=', tipo)]))
    .execute();
}

/** Returned to its people: of each the identity document was refused. */
export async function devolvida(cena: Cena): Promise<void> {
  await em(cena, 'RDC');
  await avaliar(cena, 'rejeitado', 'RG');
}

export async function novaSessao(cena: Cena, dono: DonoDaSessao) {
  const { contexto, db } = cena.servidor;
  return abrirSessao(contexto, db, dono, { agente: null, enderecoIp: null });
}

export async function comSenha(cena: Cena): Promise<void> {
  await cena.servidor.db
    .updateTable('conta')
    .set({ senha_hash: cena.senha.hash })
    .where('id', '=', cena.mundo.alvos.conta)
    .execute();
}

/** The operator behind a session of the staff. */
export async function operadorDe({ servidor, mundo }: Cena, quem: Quem): Promise<string> {
  const { operador_id } = await servidor.db
    .selectFrom('sessao')
    .select('operador_id')
    .where('token_hash', '=', resumo(mundo.tokens[quem] ?? ''))
    .executeTakeFirstOrThrow();
  return operador_id ?? '';
}

/** An operator with password and code application: their id and the code of the moment. */
export async function comSegundoFator(cena: Cena, quem: Quem): Promise<{ id: string; codigo: string }> {
  const { contexto, db } = cena.servidor;
  const id = await operadorDe(cena, quem);
  const chave = chaveDe(Buffer.alloc(20, 7));
  await db
    .updateTable('operador')
    .set({
      senha_hash: cena.senha.hash,
      totp_segredo: cifrarChave(contexto, id, chave),
      totp_ultimo_passo: null,
    })
    .where('id', '=', id)
    .execute();
  return { id, codigo: codigoDe(chave, agora(cena)) };
}

export const CODIGO = '482913';
export const NAVEGADOR = 'N'.repeat(43);

/** A code that is alive, for whoever asks with it. */
export async function comCodigo(
  cena: Cena,
  codigo: { finalidade: string; cpf: string; destino: string; canal: 'sms' | 'email'; navegador?: string },
): Promise<void> {
  const { contexto, db } = cena.servidor;
  const id = contexto.aleatorio.uuid();
  await db
    .insertInto('codigo_verificacao')
    .values({
      id,
      finalidade: codigo.finalidade,
      cpf: codigo.cpf,
      destino: codigo.destino,
      canal: codigo.canal,
      navegador_hash: codigo.navegador ? resumo(codigo.navegador) : null,
      codigo_hash: hashDoCodigo(contexto.segredo, id, CODIGO),
      criado_em: daqui(cena, -2),
      expira_em: daqui(cena, 8),
    })
    .execute();
}

/** Somebody whom the other student invited, and who has not come yet. */
export async function convidado(cena: Cena, convidar: typeof indicarFiador = indicarFiador) {
  const pessoa = pessoaNumero(77);
  const token = cena.mundo.tokens.outroEstudante ?? '';
  const fiador = await convidar(cena.servidor, { ...pessoa, contaId: '', token }, pessoa);
  return { ...fiador, pessoa, marca: fiador.marca ?? '' };
}

/** The same with an account, whose invitation is linked. */
export async function vinculado(cena: Cena) {
  const fiador = await convidado(cena);
  const conta = await criarConta(cena.servidor, fiador.pessoa);
  const resposta = await cena.servidor.pedir({
    metodo: 'POST',
    url: '/api/fiador/convite/vincular',
    token: conta.token,
    body: { codFiador: fiador.codFiador },
  });
  if (resposta.status !== 200) throw new Error(resposta.texto);
  return { ...fiador, conta, garantiaId: resposta.corpo<{ garantiaId: string }>().garantiaId };
}

/** An appeal that waits for the team. */
export async function comRecurso(cena: Cena, estado: 'rascunho' | 'enviado'): Promise<void> {
  const { contexto, db } = cena.servidor;
  const { alvos } = cena.mundo;
  await em(cena, 'REP', estado === 'enviado' ? 'REPROVADO_EM_RECURSO' : undefined);
  await db
    .insertInto('recurso')
    .values({
      id: contexto.aleatorio.uuid(),
      solicitacao_id: alvos.solicitacao,
      conta_id: alvos.conta,
      estado,
      texto: 'A renda do meu fiador foi lida de um mês só, e os outros dois meses estão no mesmo arquivo.',
      criado_em: agora(cena),
      atualizado_em: agora(cena),
      ...(estado === 'enviado' ? { enviado_em: agora(cena), etapa: 'PADC', recusada_em: agora(cena) } : {}),
    })
    .execute();
}

/** A conversation of the student with something unread from either side; gives its id. */
export async function comConversa(cena: Cena): Promise<string> {
  const { contexto, db } = cena.servidor;
  await devolvida(cena);
  const { id } = await participante(cena, 'estudante');
  const conversa = contexto.aleatorio.uuid();
  const momento = agora(cena);
  await db
    .insertInto('conversa')
    .values({
      id: conversa,
      solicitacao_id: cena.mundo.alvos.solicitacao,
      participante_id: id,
      assunto: 'RG',
      aguarda: 'equipe',
      criada_em: momento,
      atualizada_em: momento,
    })
    .execute();
  for (const autor of ['pessoa', 'equipe'] as const)
    await db
      .insertInto('conversa_mensagem')
      .values({
        id: contexto.aleatorio.uuid(),
        conversa_id: conversa,
        autor,
        conta_id: autor === 'pessoa' ? cena.mundo.alvos.conta : null,
        operador_id: autor === 'equipe' ? cena.mundo.alvos.operador : null,
        texto: 'Posso enviar a CNH?',
        criada_em: momento,
      })
      .execute();
  return conversa;
}

export { agora, daqui };
