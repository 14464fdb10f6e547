/** States of a request that the product never makes. Each rule is a query for the ids of what breaks it. */
import { SITUACOES_VIGENTES } from '@credito/domain/documento/mudancas';
import { FILAS } from '@credito/domain/gestao/filas';
import {
  ESTADOS,
  SIGLAS,
  siglasAbertas,
  siglasCorrigiveis,
  siglasEditaveis,
} from '@credito/domain/solicitacao/estados';
import { setas } from '@credito/domain/solicitacao/transicoes';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { busca, type Invariante, lista } from './invariante.ts';

const DECIDIDAS = ['A', 'REP', 'RIES'] as const;
/** Handed in and with the staff or decided: nobody may change what they declared. */
const ENTREGUES = SIGLAS.filter(
  (sigla) => sigla !== 'CAN' && !siglasEditaveis.includes(sigla) && !siglasCorrigiveis.includes(sigla),
);
const CONCLUIDAS = [...ENTREGUES, ...siglasCorrigiveis];
const PARES = SIGLAS.flatMap((sigla) =>
  ESTADOS[sigla].statusSolicitacao.map((status) => `${sigla} ${status}`),
);
const SETAS = setas().map(({ de, acao, para }) => `${de} ${acao} ${para}`);

const SEM_FIADOR = sql`(s.catalogo->'exigencias'->>'semFiador')::boolean`;
const VIGENTE = sql`d.situacao in (${lista(SITUACOES_VIGENTES)})`;

export const INVARIANTES_DOS_ESTADOS: readonly Invariante[] = [
  {
    id: 'unknown-state',
    descricao: 'a request in a state that the table does not have',
    consulta: busca`select s.id::text from solicitacao s
      where s.sigla || ' ' || s.status_solicitacao not in (${lista(PARES)})`,
  },
  {
    id: 'two-open-requests',
    descricao: 'an account with two open requests',
    consulta: busca`select s.conta_id::text as id from solicitacao s
      where s.sigla in (${lista(siglasAbertas)}) group by s.conta_id having count(*) > 1`,
  },
  {
    id: 'stage-that-nobody-asked-for',
    descricao: 'a request at a guarantor or an institution that its programme does not ask',
    consulta: busca`select s.id::text from solicitacao s
      where (s.sigla in ('PDBF', 'PAF', 'RAF') and ${SEM_FIADOR})
         or (s.sigla in ('PAIES', 'RIES') and not (s.catalogo->'exigencias'->>'analiseIes')::boolean)`,
  },
  {
    id: 'times-out-of-order',
    descricao: 'a request handed in before it began, or ended before it was handed in',
    consulta: busca`select s.id::text from solicitacao s
      where s.situacao_desde < s.criada_em or s.concluida_em < s.criada_em or s.cancelada_em < s.criada_em
         or s.decidida_em < s.concluida_em or s.cancelada_em < s.concluida_em`,
  },
  {
    id: 'handed-in-without-time',
    descricao:
      'a request with the staff or decided that was never handed in, or one handed in and still a draft',
    consulta: busca`select s.id::text from solicitacao s
      where (s.sigla in (${lista(CONCLUIDAS)}) and s.concluida_em is null)
         or (s.sigla in (${lista(siglasEditaveis)}) and s.concluida_em is not null)`,
  },
  {
    id: 'decided-without-time',
    descricao: 'a final state without its time, or such a time without the state',
    consulta: busca`select s.id::text from solicitacao s
      where (s.sigla in (${lista(DECIDIDAS)})) <> (s.decidida_em is not null)
         or (s.sigla = 'CAN') <> (s.cancelada_em is not null)`,
  },
  {
    id: 'handed-in-without-copy',
    descricao: 'a request that was handed in without the copy of what was declared, or a draft with one',
    consulta: busca`select s.id::text from solicitacao s where (s.concluida_em is not null)
      <> exists (select 1 from copia_declarada c where c.solicitacao_id = s.id)`,
  },
  {
    id: 'handed-in-without-guarantor',
    descricao: 'a request with the staff or decided that needs a guarantor and has none',
    consulta: busca`select s.id::text from solicitacao s
      where s.sigla in (${lista(ENTREGUES)}) and not ${SEM_FIADOR} and not exists (
        select 1 from participante p
        where p.solicitacao_id = s.id and p.tipo_pessoa <> 'estudante' and p.removido_em is null)`,
  },
  {
    id: 'guarantor-without-acceptance',
    descricao: 'a guarantor of a request with the staff or decided who never accepted',
    consulta: busca`select p.id::text from participante p join solicitacao s on s.id = p.solicitacao_id
      where s.sigla in (${lista(ENTREGUES)}) and p.tipo_pessoa <> 'estudante' and p.removido_em is null
        and not exists (select 1 from aceite_fiador a where a.participante_id = p.id)`,
  },
  {
    id: 'acceptance-of-somebody-else',
    descricao: 'an acceptance by an account of another CPF, or on an invitation to another person',
    consulta: busca`select a.id::text from aceite_fiador a
      join participante p on p.id = a.participante_id
      join conta c on c.id = a.conta_id
      join convite_fiador v on v.id = a.convite_id
      where c.cpf <> p.cpf or v.participante_id <> p.id or p.conta_id is distinct from a.conta_id`,
  },
  {
    id: 'same-person-twice',
    descricao: 'a request in which one CPF stands for two people',
    consulta: busca`select p.solicitacao_id::text as id from participante p where p.removido_em is null
      group by p.solicitacao_id, p.cpf having count(*) > 1`,
  },
  {
    id: 'approved-without-analysis',
    descricao: 'an approved request with a person or a document that nobody approved',
    consulta: busca`select s.id::text from solicitacao s where s.sigla = 'A' and (
        exists (select 1 from participante p
          where p.solicitacao_id = s.id and p.removido_em is null and p.status_analise <> 'A')
        or exists (select 1 from documento d join participante p on p.id = d.dono_id
          where p.solicitacao_id = s.id and p.removido_em is null and d.situacao in ('enviado', 'rejeitado')
            -- Asked for before the contract, it comes after the analysis.
            and not (d.tipo_documento = 'PACTO_ANTENUPCIAL' and p.regime_pedido_em is not null)))`,
  },
  {
    id: 'returned-without-reason',
    descricao: 'a request sent back or refused without any reason',
    consulta: busca`select s.id::text from solicitacao s
      where s.sigla in ('RDC', 'RAF', 'REP', 'RIES') and s.observacao_status is null
        and not exists (select 1 from participante p where p.solicitacao_id = s.id and p.motivos_analise <> '[]')
        and not exists (select 1 from documento d join participante p on p.id = d.dono_id
          where p.solicitacao_id = s.id and d.motivos <> '[]')`,
  },
  {
    id: 'returned-to-nobody',
    descricao: 'a request sent back to a stage of which nobody is refused, has sent their part or left since',
    consulta: busca`select s.id::text from solicitacao s
      where s.sigla in ('RDC', 'RAF') and not exists (
        select 1 from participante p where p.solicitacao_id = s.id and (s.sigla = 'RDC') = (p.tipo_pessoa = 'estudante')
          and (p.removido_em >= s.situacao_desde or p.removido_em is null and (p.status_analise = 'R'
            or exists (select 1 from documento d where d.dono_id = p.id and d.situacao = 'rejeitado')
            or exists (select 1 from correcao c where c.participante_id = p.id
              and c.devolvida_em = s.situacao_desde and c.enviada_em is not null))))`,
  },
  {
    id: 'document-without-verdict',
    descricao: 'a document with a verdict of nobody, or refused without a reason',
    consulta: busca`select d.id::text from documento d
      where (d.situacao in ('aprovado', 'rejeitado') and (d.avaliado_por is null or d.avaliado_em is null))
         or (d.situacao = 'rejeitado' and d.motivos = '[]')`,
  },
  {
    id: 'document-beside-its-answer',
    descricao: 'a document in force that answers a refused one which is still in force',
    consulta: busca`select d.id::text from documento d join documento r on r.id = d.resposta_a
      where ${VIGENTE} and r.situacao in (${lista(SITUACOES_VIGENTES)})`,
  },
  {
    id: 'claim-outside-the-queues',
    descricao: 'a request claimed by the staff that is in none of their queues',
    consulta: busca`select s.id::text from solicitacao s
      where s.atribuida_ate is not null and s.sigla not in (${lista(FILAS)}) and s.status_solicitacao not like '%_EM_RECURSO'`,
  },
  {
    id: 'appeal-beside-its-request',
    descricao: 'an appeal that waits for an answer while its request does not, or the other way round',
    consulta: busca`select s.id::text from solicitacao s left join recurso r on r.solicitacao_id = s.id
      where (s.status_solicitacao like '%_EM_RECURSO') <> (coalesce(r.estado, '') = 'enviado')
         or (r.estado = 'mantido' and s.sigla not in ('REP', 'RIES'))`,
  },
  {
    id: 'appeal-answered-by-its-judge',
    descricao: 'an appeal answered by somebody who took part in the refusal',
    consulta: busca`select r.id::text from recurso r
      join auditoria a on a.alvo_tipo = 'solicitacao' and a.alvo_id = r.solicitacao_id::text
        and a.ator_id = r.decidido_por and a.em < r.decidido_em
      where a.acao in ('solicitacao.proporReprovacao', 'solicitacao.reprovar', 'solicitacao.reprovarIes')`,
  },
  {
    id: 'history-without-end',
    descricao: 'a request whose history does not end in its state, or does not begin with its creation',
    consulta: busca`select s.id::text from solicitacao s
      left join lateral (select sigla, status_solicitacao from historico h
        where h.solicitacao_id = s.id order by h.id desc limit 1) ultimo on true
      left join lateral (select acao from historico h
        where h.solicitacao_id = s.id order by h.id limit 1) primeiro on true
      where ultimo.sigla is distinct from s.sigla or ultimo.status_solicitacao <> s.status_solicitacao
        or primeiro.acao is distinct from 'criar'`,
  },
  {
    id: 'history-with-a-gap',
    descricao:
      'a request whose history jumps from one state to another, or takes an arrow that does not exist',
    consulta: busca`select distinct h.solicitacao_id::text as id from (
        select solicitacao_id, acao, sigla_anterior, sigla,
          lag(sigla) over (partition by solicitacao_id order by id) as anterior
        from historico) h
      where h.acao <> 'criar' and (h.sigla_anterior is distinct from h.anterior
        or h.sigla_anterior || ' ' || h.acao || ' ' || h.sigla not in (${lista(SETAS)}))`,
  },
];

export async function acharQuebras(
  db: Kysely<DB>,
  { consulta }: Invariante,
  maximo: number,
): Promise<{ ids: readonly string[]; total: number }> {
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from (${consulta}) quebra order by id limit ${maximo}`.execute(db);
  return { ids: rows.map(({ id }) => id), total: Number(rows[0]?.total ?? 0) };
}
