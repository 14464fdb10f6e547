/** Whose next contract waits for the institution's word, and that word for one of them (ADR 0163). */
import type {
  MatriculaAConfirmar,
  RelatorioDeMatriculas,
  rotaConfirmarRenovacao,
  rotaMatriculasAConfirmar,
} from '@credito/api/gestao-instituicao.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { termoDaRenovacao, termosAConfirmar } from '@credito/domain/atualizacao/renovacao';
import { mensalidadesDoTermo, rotuloDoTermo, termoAnterior } from '@credito/domain/contrato/termo';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { conflito, naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { exigirSolicitacaoDaGestao } from '../acesso.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { confirmarRenovacao } from './confirmar-renovacao.ts';

const POR_PAGINA = 50;
const MAXIMO_DE_FORA = 300;

interface Linha {
  solicitacao_id: number;
  protocolo: string;
  nome: string;
  curso: string;
  ano: number;
  semestre: 1 | 2;
  total: string;
}

export async function matriculasAConfirmar(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { depoisDe }: Recebido<typeof rotaMatriculasAConfirmar>['query'],
): Promise<Resposta<typeof rotaMatriculasAConfirmar>> {
  const rows = await queEsperam(contexto, sessao, { depoisDe, limite: POR_PAGINA + 1 });
  const pagina = rows.slice(0, POR_PAGINA);
  return {
    itens: pagina.map(apresentar),
    proxima: rows.length > POR_PAGINA ? (pagina.at(-1)?.solicitacao_id ?? null) : null,
  };
}

/** Whom a list of protocols leaves out: how many, and the first of them. */
export async function foraDaPlanilha(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  protocolos: readonly string[],
): Promise<NonNullable<RelatorioDeMatriculas['fora']>> {
  const rows = await queEsperam(contexto, sessao, { depoisDe: 0, limite: MAXIMO_DE_FORA, sem: protocolos });
  return { total: Number(rows[0]?.total ?? 0), itens: rows.map(apresentar) };
}

async function queEsperam(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  { depoisDe, limite, sem = [] }: { depoisDe: number; limite: number; sem?: readonly string[] },
): Promise<Linha[]> {
  const fora = await foraDaFila(db, sessao);
  const termos = termosAConfirmar(dataEmSaoPaulo(relogio.agora())).map((termo) => {
    const anterior = termoAnterior(termo);
    const [inicio = ''] = mensalidadesDoTermo(termo, 1);
    return {
      ano: anterior.ano,
      semestre: anterior.semestre,
      seguinte: termo.ano,
      qual: termo.semestre,
      inicio,
    };
  });
  const { rows } = await sql<Linha>`
    select vigente.solicitacao_id, solicitacao.protocolo, parte.nome, vigente.ano, vigente.semestre,
      coalesce(vigente.curso_atual, solicitacao.catalogo->'curso'->>'nome') as curso, count(*) over () as total
    from (
      select distinct on (solicitacao_id) id, solicitacao_id, ano, semestre, ultimo_mes, curso_terminou_em,
        curso_atual
      from contrato where instituicao_id = ${sessao.instituicaoId ?? 0} and codigo = 'EFE'
      order by solicitacao_id, ano desc, semestre desc) vigente
    join solicitacao on solicitacao.id = vigente.solicitacao_id
    join contrato_parte parte on parte.contrato_id = vigente.id and parte.papel = 'estudante'
    join jsonb_to_recordset(${JSON.stringify(termos)}::jsonb)
        as termo(ano integer, semestre integer, seguinte integer, qual integer, inicio date)
      on termo.ano = vigente.ano and termo.semestre = vigente.semestre
    where vigente.solicitacao_id > ${depoisDe} and vigente.curso_terminou_em is null
      and termo.inicio <= vigente.ultimo_mes
      and vigente.solicitacao_id <> all (${[...fora]}::bigint[])
      and solicitacao.protocolo <> all (${[...sem]}::text[])
      and not exists (select from matricula_confirmada ja where ja.solicitacao_id = vigente.solicitacao_id
        and ja.ano = termo.seguinte and ja.semestre = termo.qual)
    order by vigente.solicitacao_id limit ${limite}`.execute(db);
  return rows;
}

const apresentar = ({
  solicitacao_id,
  protocolo,
  nome,
  curso,
  ano,
  semestre,
}: Linha): MatriculaAConfirmar => ({
  solicitacaoId: solicitacao_id,
  protocolo,
  estudante: nome,
  curso,
  semestre: rotuloDoTermo(termoDaRenovacao({ ano, semestre })),
});

/** A request may be of another one, which the credit was taken from since. */
async function exigirDaInstituicao(db: Kysely<DB>, sessao: SessaoDeGestao, id: number): Promise<void> {
  const trazido = await db
    .selectFrom('contrato')
    .select('id')
    .where('solicitacao_id', '=', id)
    .where('instituicao_id', '=', sessao.instituicaoId ?? 0)
    .where('codigo', '=', 'EFE')
    .executeTakeFirst();
  if (trazido) await exigirSemConflito(db, sessao.operadorId, id);
  else await exigirSolicitacaoDaGestao(db, sessao, id);
}

export async function confirmarUmaRenovacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<Resposta<typeof rotaConfirmarRenovacao>> {
  await exigirDaInstituicao(contexto.db, sessao, id);
  const resultado = await confirmarRenovacao(contexto, sessao, id, false);
  if (!resultado) throw naoEncontrado();
  if (!resultado.aceita) throw conflito(resultado.texto);
  return { texto: resultado.texto };
}
