import { mascararCpf } from '@credito/domain/pessoa/cpf';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import { porNome } from '../../../banco/por-nome.ts';
import { naoEncontrado } from '../../../erros.ts';

export async function listarEquipe(db: Kysely<DB>, agora: Date, id: string | null = null) {
  let consulta = db
    .selectFrom('operador')
    .leftJoin('instituicao', 'instituicao.id', 'operador.instituicao_id')
    .select((eb) => [
      'operador.id',
      'operador.nome',
      'operador.email',
      'operador.cpf',
      'operador.papel',
      'operador.ativo',
      'operador.senha_hash',
      'operador.convite_expira_em',
      'operador.instituicao_id',
      'instituicao.nome as instituicao',
      eb
        .selectFrom('sessao')
        .select((s) => s.fn.countAll<number>().as('total'))
        .whereRef('sessao.operador_id', '=', 'operador.id')
        .where('sessao.tipo', '=', 'gestao')
        .where('sessao.encerrada_em', 'is', null)
        .where('sessao.expira_em', '>', agora)
        .as('sessoes'),
      eb
        .selectFrom('sessao')
        .select((s) => s.fn.max('sessao.usada_em').as('ultima'))
        .whereRef('sessao.operador_id', '=', 'operador.id')
        .as('ultimo_acesso'),
    ])
    .orderBy(porNome('operador.nome'))
    .orderBy('operador.id')
    .limit(1_000);
  if (id) consulta = consulta.where('operador.id', '=', id);
  const linhas = await consulta.execute();
  return linhas.map((linha) => ({
    id: linha.id,
    nome: linha.nome,
    email: linha.email,
    cpf: linha.cpf && mascararCpf(linha.cpf),
    papel: linha.papel,
    instituicao:
      linha.instituicao_id !== null && linha.instituicao !== null
        ? { id: linha.instituicao_id, nome: linha.instituicao }
        : null,
    ativo: linha.ativo,
    situacao: situacaoDe(linha, agora),
    sessoesAbertas: Number(linha.sessoes ?? 0),
    ultimoAcesso: linha.ultimo_acesso?.toISOString() ?? null,
  }));
}

function situacaoDe(
  linha: { ativo: boolean; senha_hash: string | null; convite_expira_em: Date | null },
  agora: Date,
): 'convidado' | 'convite-vencido' | 'ativo' | 'inativo' {
  if (!linha.ativo) return 'inativo';
  if (linha.senha_hash) return 'ativo';
  return linha.convite_expira_em && linha.convite_expira_em > agora ? 'convidado' : 'convite-vencido';
}

export async function mostrarMembro(db: Kysely<DB>, agora: Date, id: string) {
  const [membro] = await listarEquipe(db, agora, id);
  if (!membro) throw naoEncontrado();
  return membro;
}
