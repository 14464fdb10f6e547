/** What proves something: people, consents, files, appeals, decisions of two, messages. */

import { PARCELAS_DO_SEMESTRE } from '@credito/domain/fiador/consentimento';
import { PRAZO_DO_RECURSO_DIAS } from '@credito/domain/recurso/recurso';
import { MINIMO_DO_COMPLEMENTO, MOTIVOS_DE_CANCELAMENTO } from '@credito/domain/solicitacao/cancelamento';
import { sql } from 'kysely';
import { busca, type Invariante, lista } from './invariante.ts';

const MOTIVOS = MOTIVOS_DE_CANCELAMENTO.map(({ id }) => id);
const COM_COMPLEMENTO = MOTIVOS_DE_CANCELAMENTO.filter((motivo) => motivo.obrigatorioComplemento).map(
  ({ id }) => id,
);
const DIA_EM_SAO_PAULO = (momento: string) => sql.raw(`(${momento} at time zone 'America/Sao_Paulo')::date`);
const MAXIMO_DE_FIADORES = sql`case
  when (s.catalogo->'exigencias'->>'semFiador')::boolean then 0
  when (s.catalogo->'exigencias'->>'fiadorSolidario')::boolean
    and (s.catalogo->'exigencias'->>'tipoFiadorSolidario' is distinct from 'C'
      or (s.catalogo->'exigencias'->>'habilitaMaisFiadores')::boolean) then 2
  else 1 end`;

export const INVARIANTES_DAS_PROVAS: readonly Invariante[] = [
  {
    id: 'request-of-somebody-else',
    descricao: 'a request without its student, or whose student is not the holder of its account',
    consulta: busca`select s.id::text from solicitacao s
      left join participante p on p.solicitacao_id = s.id and p.tipo_pessoa = 'estudante' and p.removido_em is null
      left join conta c on c.id = s.conta_id
      where p.id is null or p.conta_id is distinct from s.conta_id or c.cpf is distinct from p.cpf`,
  },
  {
    id: 'too-many-guarantors',
    descricao: 'a request with more guarantors than its institution and course take',
    consulta: busca`select s.id::text from solicitacao s
      join participante p on p.solicitacao_id = s.id and p.tipo_pessoa <> 'estudante' and p.removido_em is null
      group by s.id having count(*) > ${MAXIMO_DE_FIADORES}`,
  },
  {
    id: 'consent-without-its-text',
    descricao:
      'a consent of a guarantor or of a legal guardian whose kept text is not the one that was agreed to',
    consulta: busca`select a.id::text from aceite_fiador a
        where sha256(convert_to(a.texto, 'UTF8')) <> a.texto_sha256
      union all select r.id::text from autorizacao_responsavel r
        where r.resposta is not null and sha256(convert_to(r.texto, 'UTF8')) <> r.texto_sha256`,
  },
  {
    id: 'consent-out-of-time',
    descricao: 'a consent given before it was asked for, or by a link that had expired or was revoked',
    consulta: busca`select a.id::text from aceite_fiador a join convite_fiador v on v.id = a.convite_id
        where a.aceito_em < v.criado_em or a.aceito_em > v.revogado_em
      union all select r.id::text from autorizacao_responsavel r
        where r.respondida_em < r.criada_em or r.respondida_em > r.expira_em or r.respondida_em > r.revogada_em`,
  },
  {
    id: 'link-after-its-end',
    descricao: 'a link in force to a cancelled request, or of a guarantor who left',
    consulta: busca`select v.id::text from convite_fiador v join participante p on p.id = v.participante_id
        join solicitacao s on s.id = p.solicitacao_id
        where v.revogado_em is null and (s.sigla = 'CAN' or p.removido_em is not null)
      union all select r.id::text from autorizacao_responsavel r join participante p on p.id = r.participante_id
        join solicitacao s on s.id = p.solicitacao_id where r.revogada_em is null and s.sigla = 'CAN'`,
  },
  {
    id: 'parked-after-handing-in',
    descricao: 'a document of a former answer that is still kept although its request was handed in',
    consulta: busca`select d.id::text from documento d join participante p on p.id = d.dono_id
        join solicitacao s on s.id = p.solicitacao_id
      where d.situacao = 'estacionado' and s.sigla in ('PAIES', 'PADC', 'PAF', 'A', 'REP', 'RIES')`,
  },
  {
    id: 'upload-with-a-gap',
    descricao: 'an upload whose parts are not one after the other up to what was counted',
    consulta: busca`select e.id::text from envio e
      left join (select envio_id, sum(bytes) as bytes, bool_and(inicio = antes) as seguidas
        from (select envio_id, inicio, bytes,
            coalesce(sum(bytes) over (partition by envio_id order by inicio
              rows between unbounded preceding and 1 preceding), 0) as antes
          from envio_parte) parte group by envio_id) p on p.envio_id = e.id
      where coalesce(p.bytes, 0) <> e.recebido_bytes or e.recebido_bytes > e.tamanho_bytes
        or not coalesce(p.seguidas, true)`,
  },
  {
    id: 'cancelled-without-reason',
    descricao: 'a cancelled request without a reason from the list or the words that the reason asks for',
    consulta: busca`select s.id::text from solicitacao s left join cancelamento c on c.solicitacao_id = s.id
      where (s.sigla = 'CAN') <> (c.solicitacao_id is not null)
         or c.motivo_id not in (${lista(MOTIVOS)})
         or (c.motivo_id in (${lista(COM_COMPLEMENTO)})
           and char_length(coalesce(c.complemento, '')) < ${MINIMO_DO_COMPLEMENTO})`,
  },
  {
    id: 'appeal-out-of-time',
    descricao:
      'an appeal of somebody else, before the refusal, after its term, or answered before it was sent',
    consulta: busca`select r.id::text from recurso r join solicitacao s on s.id = r.solicitacao_id
      where r.conta_id <> s.conta_id
         or (r.estado <> 'rascunho') <> (r.enviado_em is not null)
         or (r.estado in ('aceito', 'mantido')) <> (r.decidido_em is not null)
         or r.enviado_em < r.recusada_em or r.decidido_em < r.enviado_em
         or ${DIA_EM_SAO_PAULO('r.enviado_em')} > ${DIA_EM_SAO_PAULO('r.recusada_em')} + ${sql.lit(PRAZO_DO_RECURSO_DIAS)}`,
  },
  {
    id: 'proposal-outside-the-analysis',
    descricao: 'a decision that waits for a second person although its request is in no analysis',
    consulta: busca`select s.id::text from decisao_proposta p join solicitacao s on s.id = p.solicitacao_id
      where s.sigla not in ('PADC', 'PAF')`,
  },
  {
    id: 'refused-by-one-person',
    descricao: 'a final refusal that nobody proposed, or confirmed by who proposed it',
    consulta: busca`select s.id::text from solicitacao s
      cross join lateral (select a.ator_id, a.em from auditoria a
        where a.alvo_tipo = 'solicitacao' and a.alvo_id = s.id::text and a.acao = 'solicitacao.reprovar'
        order by a.seq desc limit 1) confirmada
      left join lateral (select a.ator_id from auditoria a
        where a.alvo_tipo = 'solicitacao' and a.alvo_id = s.id::text
          and a.acao = 'solicitacao.proporReprovacao' and a.em <= confirmada.em
        order by a.seq desc limit 1) proposta on true
      where s.sigla = 'REP' and proposta.ator_id is not distinct from confirmada.ator_id
         or s.sigla = 'REP' and proposta.ator_id is null`,
  },
  {
    id: 'approved-by-one-person',
    descricao: 'a credit above the value of its day, approved without a proposal or by who proposed it',
    consulta: busca`select s.id::text from solicitacao s
      left join lateral (select a.ator_id, a.em from auditoria a
        where a.alvo_tipo = 'solicitacao' and a.alvo_id = s.id::text
          and a.acao in ('solicitacao.aprovarDadosComplementares', 'solicitacao.aprovarFiador')
        order by a.seq desc limit 1) confirmada on true
      left join lateral (select a.ator_id from auditoria a
        where a.alvo_tipo = 'solicitacao' and a.alvo_id = s.id::text
          and a.acao = 'solicitacao.proporAprovacao' and a.em <= confirmada.em
        order by a.seq desc limit 1) proposta on true
      where s.sigla = 'A' and (s.teto_de_uma_pessoa_centavos is null
        or round(s.mensalidade_centavos * s.percentual / 100.0) * ${sql.lit(PARCELAS_DO_SEMESTRE)}
            > s.teto_de_uma_pessoa_centavos
          and (proposta.ator_id is null or proposta.ator_id is not distinct from confirmada.ator_id))`,
  },
  {
    id: 'decided-by-a-party',
    descricao: 'a request worked on by somebody who is one of its people, after saying so',
    consulta: busca`select distinct p.solicitacao_id::text as id from participante p
      join operador o on o.cpf in (p.cpf, p.respostas ->> 'cpfResponsavel')
      join auditoria a on a.alvo_tipo = 'solicitacao' and a.alvo_id = p.solicitacao_id::text and a.ator_id = o.id
      where p.removido_em is null and a.ator_tipo = 'operador'
        and a.acao like 'solicitacao.%' and a.acao not in ('solicitacao.ver', 'solicitacao.buscar')
        and a.em >= p.criado_em
        and a.seq > (select coalesce(max(c.seq), 0) from auditoria c
          where c.acao in ('operador.informar-cpf', 'operador.primeiro-acesso') and c.ator_id = o.id)`,
  },
  {
    id: 'message-without-delivery',
    descricao: 'a message marked as sent without a time or a try, or one that waits and was taken',
    consulta: busca`select m.id::text from mensagem m
      where (m.estado in ('enviada', 'entregue') and (m.enviada_em is null or m.tentativas = 0))
         or (m.estado = 'na-fila' and m.enviada_em is not null)
         or (m.estado = 'na-fila' and exists (select 1 from tentativa_de_envio t
           where t.mensagem_id = m.id and t.resultado = 'aceita'))`,
  },
  {
    id: 'message-without-job',
    descricao: 'a message that waits for its delivery and that no job will take any more',
    consulta: busca`select m.id::text from mensagem m where m.estado = 'na-fila' and not exists (
      select 1 from graphile_worker.jobs j where j.key = m.id::text
        and (j.attempts < j.max_attempts or j.locked_at is not null))`,
  },
  {
    id: 'message-taken-twice',
    descricao: 'a message that a provider took twice',
    consulta: busca`select t.mensagem_id::text as id from tentativa_de_envio t
      where t.resultado in ('aceita', 'devolvida') group by t.mensagem_id having count(*) > 1`,
  },
];
