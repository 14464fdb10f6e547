import { nomeDoAparelho } from '@credito/domain/conta/aparelho';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { encerrarSessoes } from '../sessao/encerrar-sessoes.ts';

/** Where the account is open now, this device first. */
export async function sessoesDaConta({ db, relogio }: Contexto, atual: SessaoDeConta) {
  const linhas = await db
    .selectFrom('sessao')
    .select(['id', 'tipo', 'agente', 'criada_em', 'usada_em'])
    .where('conta_id', '=', atual.contaId)
    .where('encerrada_em', 'is', null)
    .where('expira_em', '>', relogio.agora())
    .orderBy('usada_em', 'desc')
    .orderBy('id')
    .execute();
  return linhas
    .map((linha) => ({
      id: linha.id,
      aparelho: nomeDoAparelho(linha.agente),
      suporte: linha.tipo === 'suporte',
      atual: linha.id === atual.id,
      criadaEm: linha.criada_em.toISOString(),
      usadaEm: linha.usada_em.toISOString(),
    }))
    .sort((a, b) => Number(b.atual) - Number(a.atual));
}

/** Somebody else's session is as good as missing. */
export async function encerrarSessao(
  { db, relogio }: Contexto,
  { contaId }: SessaoDeConta,
  id: string,
): Promise<void> {
  const encerradas = await encerrarSessoes(db, { agora: relogio.agora(), como: 'pela-pessoa' }, (eb) =>
    eb.and([eb('id', '=', id), eb('conta_id', '=', contaId)]),
  );
  if (encerradas.length === 0) throw naoEncontrado();
}
