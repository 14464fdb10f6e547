/**
 * What the night is measured against: one statement that changes every overdue contract and writes its history, its
 * event of the trail and its messages, with the words of the product put in by the database. It knows no batches, no
 * heads of chains, no preferences, no jobs that deliver, and cannot be told where it fails.
 */
import type { Data } from '@credito/domain/tempo/data';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../apps/server/src/banco/esquema.gerado.ts';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { curtaDoTexto, emailDoTexto } from '../../apps/server/src/modules/mensagem/compor-texto.ts';

const VALORES = { contrato: '{contrato}', estudante: '{estudante}', fiador: '{fiador}', dia: '{dia}' };

export async function cancelarDeUmaVez(
  { configuracao }: Contexto,
  db: Kysely<DB>,
  hoje: Data,
): Promise<void> {
  const textoDe = (nome: 'contrato-vencido' | 'contrato-cancelado-fiador', url: string) => {
    const evento = { nome, chave: nome, valores: VALORES };
    const email = emailDoTexto(configuracao, { ...evento, acao: { rotulo: 'Ver o contrato', url } });
    return { nome, email, curta: curtaDoTexto(configuracao, evento) };
  };
  const { publicUrl } = configuracao.servidor;
  const estudante = textoDe('contrato-vencido', `${publicUrl}/estudante/contratos`);
  const fiador = textoDe('contrato-cancelado-fiador', `${publicUrl}/fiador/contratos`);
  const escrito = (texto: string) =>
    sql`replace(replace(replace(${texto}::text, '{contrato}', vencido.numero),
      '{estudante}', split_part(dono.nome, ' ', 1)), '{fiador}', split_part(conta.nome, ' ', 1))`;
  const mensagens = ({ nome, email, curta }: typeof estudante, papel: string) => sql`
    select gen_random_uuid(), ${nome} || ':' || vencido.id || ':' || vencido.versao || ':' || parte.id || ':' || via,
      ${nome} || ':' || vencido.id || ':' || vencido.versao || ':' || parte.id, conta.id, vencido.solicitacao_id,
      case via when 'email' then 'email' else conta.canal_preferido end,
      case via when 'email' then conta.email else conta.telefone end, ${nome},
      case via when 'email' then ${escrito(email.assunto ?? '')} end,
      case via when 'email' then ${escrito(email.texto)} else ${escrito(curta.texto)} end,
      case via when 'email' then ${escrito(email.html ?? '')} end, now(), now()
    from vencido
    join conta dono on dono.id = vencido.conta_id
    join contrato_parte parte on parte.contrato_id = vencido.id and parte.papel = ${papel}
    join conta on conta.id = parte.conta_id
    cross join (values ('email'), ('celular')) vias (via)`;
  await sql`
    with vencido as (
      update contrato set codigo = 'CAN', situacao_desde = now(), versao = versao + 1,
        causa_do_cancelamento = 'prazo', cancelado_de = codigo
      where prazo < ${hoje} and codigo in ('DIS', 'DPR', 'VIS')
      returning id, numero, conta_id, solicitacao_id, versao, cancelado_de
    ), escrita as (
      insert into contrato_historico (contrato_id, em, acao, ator, versao, codigo_anterior, codigo)
      select id, now(), 'vencer', 'sistema', versao - 1, cancelado_de, 'CAN' from vencido
    ), trilha as (
      insert into auditoria (em, ator_tipo, acao, alvo_tipo, alvo_id, conta_id, dados, fluxo, elo, hash)
      select now(), 'sistema', 'contrato.vencer', 'contrato', id::text, conta_id,
        jsonb_build_object('de', cancelado_de, 'para', 'CAN'), 'contrato/' || id, 1,
        sha256(convert_to('contrato/' || id || cancelado_de || conta_id, 'UTF8'))
      from vencido
    )
    insert into mensagem (id, chave_unica, evento, conta_id, solicitacao_id, canal, destino, modelo, assunto, texto,
      html, criada_em, nao_antes_de)
    ${mensagens(estudante, 'estudante')}
    union all
    ${mensagens(fiador, 'fiador')}`.execute(db);
}
