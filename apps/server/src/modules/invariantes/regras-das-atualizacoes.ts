/** States of a half-yearly update that the product never makes (ADR 0160). */
import { ATUALIZACOES_ABERTAS } from '@credito/domain/atualizacao/estados';
import { setasDaAtualizacao } from '@credito/domain/atualizacao/transicoes';
import { busca, type Invariante, lista } from './invariante.ts';

const SETAS = setasDaAtualizacao().map(({ de, acao, para }) => `${de} ${acao} ${para}`);

export const INVARIANTES_DAS_ATUALIZACOES: readonly Invariante[] = [
  {
    id: 'update-history-without-arrow',
    descricao: 'a change of an update that the table does not have',
    consulta: busca`select distinct h.atualizacao_id::text as id from atualizacao_historico h
      where h.acao <> 'iniciar' and h.estado_anterior || ' ' || h.acao || ' ' || h.estado not in (${lista(SETAS)})`,
  },
  {
    id: 'update-not-where-its-history-ends',
    descricao: 'an update in another state than the one that its last change led to',
    consulta: busca`select a.id::text from atualizacao a
      where a.estado is distinct from (select h.estado from atualizacao_historico h
        where h.atualizacao_id = a.id order by h.id desc limit 1)`,
  },
  {
    id: 'update-claimed-outside-the-analysis',
    descricao: 'an update claimed by the staff that nobody analyses',
    consulta: busca`select id::text from atualizacao
      where atribuida_ate is not null and estado <> 'pendente-analise'`,
  },
  {
    id: 'update-sent-without-a-part',
    descricao: 'an update under analysis or concluded in which a part is missing',
    consulta: busca`select a.id::text from atualizacao a
      where a.estado in ('pendente-analise', 'concluido') and exists (select from atualizacao_pessoa p
        where p.atualizacao_id = a.id and p.situacao in ('aguardando', 'a-corrigir'))`,
  },
  {
    id: 'update-sent-back-to-nobody',
    descricao: 'an update sent back in which nobody has anything to correct',
    consulta: busca`select a.id::text from atualizacao a
      where a.estado = 'pendente-reenvio' and not exists (select from atualizacao_pessoa p
        where p.atualizacao_id = a.id and p.situacao = 'a-corrigir')`,
  },
  {
    id: 'update-without-its-student',
    descricao: 'an update whose student is not the account of its contract',
    consulta: busca`select a.id::text from atualizacao a join contrato c on c.id = a.contrato_id
      where a.conta_id <> c.conta_id or not exists (select from atualizacao_pessoa p
        where p.atualizacao_id = a.id and p.tipo_pessoa = 'estudante' and p.conta_id = a.conta_id)`,
  },
  {
    id: 'version-without-effect',
    descricao: 'a version of a contract part whose update is not concluded, or whose person was left out',
    consulta: busca`select v.id::text from contrato_parte_versao v
      join atualizacao_pessoa p on p.id = v.atualizacao_pessoa_id join atualizacao a on a.id = p.atualizacao_id
      where a.estado <> 'concluido' or p.situacao <> 'enviado' or p.parte_id <> v.parte_id`,
  },
  {
    id: 'phone-without-its-code',
    descricao: 'a phone changed by an update without its code',
    consulta: busca`select p.id::text from atualizacao_pessoa p join atualizacao a on a.id = p.atualizacao_id
      where p.situacao = 'enviado' and p.respostas ->> 'telefone' is distinct from p.originais ->> 'telefone'
        and p.telefone_verificado is distinct from p.respostas ->> 'telefone'`,
  },
  {
    id: 'two-updates-at-once',
    descricao: 'a student with two updates on which somebody still acts',
    consulta: busca`select min(a.id)::text as id from atualizacao a
      where a.estado in (${lista(ATUALIZACOES_ABERTAS)}) group by a.conta_id having count(*) > 1`,
  },
];
