/** At the end: everything signed is sealed once, with one signature of each person, and everybody who checks agrees. */
import { verificar } from '@credito/verificador/verificar';
import { sql } from 'kysely';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { conferirEnvelopes } from '../../apps/server/src/modules/assinatura/conferir-envelopes.ts';
import { verificarAncoras } from '../../apps/server/src/modules/auditoria/ancora.ts';
import { conferirLacres } from '../../apps/server/src/modules/auditoria/conferir-lacres.ts';
import { verificarCadeias } from '../../apps/server/src/modules/auditoria/verificar-cadeias.ts';
import { conferirInvariantes } from '../../apps/server/src/modules/invariantes/conferir-invariantes.ts';
import { INVARIANTES_DOS_ENVELOPES } from '../../apps/server/src/modules/invariantes/regras-dos-envelopes.ts';

export interface Balanco {
  linhas: readonly string[];
  erros: string[];
}

/** Contracts that were copied have no history of their own: of them only what concerns their signing is asked. */
const DOS_ENVELOPES: ReadonlySet<string> = new Set(INVARIANTES_DOS_ENVELOPES.map(({ id }) => id));

const UMA_VEZ = ['aberto', 'selado', 'visto', 'identidade-confirmada', 'documento-mostrado', 'assinado'];

export async function conferir(
  { configuracao, db, gateways, segredo }: Contexto,
  contratos: readonly number[],
  chegadas: ReadonlyMap<string, number>,
): Promise<Balanco> {
  const erros: string[] = [];
  const envelopes = await db
    .selectFrom('envelope')
    .innerJoin('contrato', 'contrato.id', 'envelope.contrato_id')
    .select(['envelope.id', 'contrato_id', 'estado', 'codigo', 'selado_arquivo', 'selado_sha256'])
    .execute();
  const porContrato = new Map<number | null, number>();
  for (const { contrato_id } of envelopes)
    porContrato.set(contrato_id, (porContrato.get(contrato_id) ?? 0) + 1);
  for (const id of contratos)
    if (porContrato.get(id) !== 1) erros.push(`contract ${id} has ${porContrato.get(id) ?? 0} envelopes`);
  const raizes = gateways.selo.raiz ? [gateways.selo.raiz] : [];
  let verificados = 0;
  for (const { id, contrato_id, estado, codigo, selado_arquivo, selado_sha256 } of envelopes) {
    if (estado !== 'selado' || codigo !== 'ASS' || !selado_arquivo || !selado_sha256) {
      erros.push(`envelope ${id} of contract ${contrato_id} is ${estado}, the contract ${codigo}`);
      continue;
    }
    const { confere } = verificar(await gateways.cofre.ler(selado_arquivo), {
      raizes,
      sha256: selado_sha256,
    });
    if (confere) verificados += 1;
    else erros.push(`the sealed file of envelope ${id} does not hold`);
  }
  const { rows: repetidas } = await sql<{ envelope_id: string; tipo: string; vezes: number }>`
    select envelope_id, tipo, count(*)::int as vezes from evidencia where tipo = any(${UMA_VEZ}::text[])
    group by envelope_id, assinante_id, tipo having count(*) > 1`.execute(db);
  for (const { envelope_id, tipo, vezes } of repetidas)
    erros.push(`envelope ${envelope_id}: ${tipo} ${vezes} times for one person`);
  const { rows: faltam } = await sql<{ id: string }>`
    select assinante.id from assinante where estado <> 'assinou' or (
      select count(*) from evidencia where assinante_id = assinante.id and tipo = 'assinado') <> 1`.execute(
    db,
  );
  for (const { id } of faltam) erros.push(`signer ${id} has not signed exactly once`);
  const { rows: convites } = await sql<{ assinante_id: string }>`
    select assinante_id from convite_de_assinatura where motivo = 'vez' group by 1 having count(*) <> 1`.execute(
    db,
  );
  for (const { assinante_id } of convites) erros.push(`signer ${assinante_id} was called more than once`);
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['id', 'modelo', 'estado'])
    .where('canal', '=', 'email')
    .where('modelo', 'in', ['assinatura-convite', 'assinatura-concluida'])
    .execute();
  for (const { id, modelo, estado } of mensagens) {
    // Sent again meanwhile, and its person has signed: nobody needs it any more.
    if (modelo === 'assinatura-convite' && estado === 'recusada') continue;
    if (estado !== 'enviada' && estado !== 'entregue') erros.push(`message ${id} (${modelo}) is ${estado}`);
    if (!chegadas.has(id)) erros.push(`message ${id} (${modelo}) never arrived`);
  }
  const { falhas } = await conferirEnvelopes(db, gateways.cofre);
  for (const { envelope, motivo } of falhas) erros.push(`envelope ${envelope}: ${motivo}`);
  const mudadas = await db.transaction().execute((trx) => conferirLacres(trx, segredo));
  for (const { tabela, linha } of mudadas) erros.push(`row ${linha} of ${tabela} does not fit its digest`);
  const cadeia = await verificarCadeias(db);
  if (!cadeia.integra) erros.push(`the audit chain breaks: ${cadeia.motivo}`);
  const ancoras = await verificarAncoras(db, { pasta: configuracao.dados.pasta, segredo });
  if (!ancoras.confere) erros.push(`an anchor does not agree: ${ancoras.motivo}`);
  for (const { id, descricao, total } of await conferirInvariantes(db))
    if (DOS_ENVELOPES.has(id)) erros.push(`${id}: ${descricao} (${total})`);
  return {
    erros,
    linhas: [
      `${envelopes.length} envelopes, ${verificados} sealed files hold`,
      `${mensagens.length} messages with links and copies arrived; audit chain: ${cadeia.integra ? cadeia.elos : 0} links`,
    ],
  };
}
