/** Sessions of the staff: renewed, listed, ended. */
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado, tokenExpirado } from '../../../erros.ts';
import { resumo, type SessaoDeGestao } from '../../../plugins/sessao.ts';
import { encerrarSessoes } from '../../sessao/encerrar-sessoes.ts';
import { renovarSessao, type SessaoRenovada } from '../../sessao/renovar-sessao.ts';

export async function renovarSessaoDaGestao(
  contexto: Contexto,
  renovacao: string | null,
  uso: { emUso: boolean },
): Promise<SessaoRenovada & { operadorId: string }> {
  const renovada = renovacao ? await renovarSessao(contexto, renovacao, ['gestao'], uso) : null;
  const dono =
    renovada &&
    (await contexto.db
      .selectFrom('sessao')
      .innerJoin('operador', 'operador.id', 'sessao.operador_id')
      .select('operador.id')
      .where('sessao.id', '=', renovada.sessaoId)
      .where('operador.ativo', '=', true)
      .executeTakeFirst());
  if (!renovada || !dono) throw tokenExpirado();
  return { ...renovada, operadorId: dono.id };
}

/** Ends the session that the cookie belongs to, also right after its token was rotated. */
export async function sairDaGestao({ db, relogio }: Contexto, renovacao: string | null): Promise<void> {
  if (!renovacao) return;
  const digerida = resumo(renovacao);
  await encerrarSessoes(db, { agora: relogio.agora(), como: 'saida' }, (eb) =>
    eb.and([
      eb('tipo', '=', 'gestao'),
      eb.or([eb('renovacao_hash', '=', digerida), eb('renovacao_anterior_hash', '=', digerida)]),
    ]),
  );
}

export async function listarSessoes({ db, relogio }: Contexto, sessao: SessaoDeGestao) {
  const linhas = await db
    .selectFrom('sessao')
    .select(['id', 'agente', 'endereco_ip', 'criada_em', 'usada_em'])
    .where('operador_id', '=', sessao.operadorId)
    .where('tipo', '=', 'gestao')
    .where('encerrada_em', 'is', null)
    .where('expira_em', '>', relogio.agora())
    .orderBy('usada_em', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();
  return linhas.map((linha) => ({
    id: linha.id,
    atual: linha.id === sessao.id,
    aparelho: nomeDoAparelho(linha.agente),
    enderecoIp: linha.endereco_ip,
    criadaEm: linha.criada_em.toISOString(),
    usadaEm: linha.usada_em.toISOString(),
  }));
}

export async function encerrarSessao(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: string,
): Promise<void> {
  const encerradas = await encerrarSessoes(db, { agora: relogio.agora(), como: 'saida' }, (eb) =>
    eb.and([eb('id', '=', id), eb('operador_id', '=', sessao.operadorId), eb('tipo', '=', 'gestao')]),
  );
  if (encerradas.length === 0) throw naoEncontrado();
}

/** Everything that the operator has open, support sessions and permissions for them included. */
export async function encerrarSessoesDoOperador(
  db: Kysely<DB>,
  operadorId: string,
  agora: Date,
): Promise<void> {
  await encerrarSessoes(db, { agora, como: 'equipe' }, (eb) => eb('operador_id', '=', operadorId));
  await db
    .updateTable('acesso_de_suporte')
    .set({ usado_em: agora })
    .where('operador_id', '=', operadorId)
    .where('usado_em', 'is', null)
    .execute();
}

/** "Firefox, Windows": enough to recognise one's own machine. */
function nomeDoAparelho(agente: string | null): string {
  const achar = (nomes: ReadonlyArray<[RegExp, string]>) =>
    nomes.find(([padrao]) => padrao.test(agente ?? ''))?.[1];
  const navegador = achar([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrome\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const sistema = achar([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [navegador, sistema].filter(Boolean).join(', ') || 'Aparelho não identificado';
}
