/** Warns the analyst when student and guarantor may be one person (decisions, "Guarantors"). */
import { coincidencias, type Rastro, ROTULO_DO_SINAL } from '@credito/domain/fiador/coincidencias';
import type { Kysely, Selectable } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { SolicitacaoCompleta } from './fatos.ts';

/** Of each account, the places and devices of the last accesses. */
const SESSOES_LIDAS = 50;

/** Per guarantor, the warnings in words. */
export async function sinaisDosFiadores(
  db: Kysely<DB>,
  { participantes }: SolicitacaoCompleta,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const estudante = participantes.find(({ tipo_pessoa }) => tipo_pessoa === 'estudante');
  const fiadores = participantes.filter(({ tipo_pessoa }) => tipo_pessoa !== 'estudante');
  if (!estudante || fiadores.length === 0) return new Map();
  const doEstudante = await rastroDe(db, estudante);
  const sinais = await Promise.all(
    fiadores.map(async (fiador) => {
      const achados = coincidencias(doEstudante, await rastroDe(db, fiador));
      return [fiador.id, achados.map((sinal) => ROTULO_DO_SINAL[sinal])] as const;
    }),
  );
  return new Map(sinais);
}

async function rastroDe(db: Kysely<DB>, participante: Selectable<Participante>): Promise<Rastro> {
  const base = { telefones: [participante.telefone], emails: [participante.email] };
  if (!participante.conta_id) return { ...base, acessos: [] };
  const conta = await db
    .selectFrom('conta')
    .select(['telefone', 'email'])
    .where('id', '=', participante.conta_id)
    .executeTakeFirst();
  const sessoes = await db
    .selectFrom('sessao')
    .select(['endereco_ip', 'agente'])
    .where('conta_id', '=', participante.conta_id)
    .where('tipo', '=', 'conta')
    .groupBy(['endereco_ip', 'agente'])
    .orderBy((eb) => eb.fn.max('usada_em'), 'desc')
    .orderBy('endereco_ip')
    .orderBy('agente')
    .limit(SESSOES_LIDAS)
    .execute();
  const aceites = await db
    .selectFrom('aceite_fiador')
    .select(['endereco_ip', 'agente'])
    .where('participante_id', '=', participante.id)
    .execute();
  return {
    telefones: [...base.telefones, ...(conta ? [conta.telefone] : [])],
    emails: [...base.emails, ...(conta ? [conta.email] : [])],
    acessos: [...sessoes, ...aceites].map(({ endereco_ip, agente }) => ({ enderecoIp: endereco_ip, agente })),
  };
}
