/** Contracts that wait to be sent: one was made by the product, the others are that one again for other people. */
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { sql } from 'kysely';
import { cifrarChave, codigoQueAindaVale } from '../../apps/server/src/modules/gestao/sessao/totp.ts';
import { abrirSessao } from '../../apps/server/src/modules/sessao/abrir-sessao.ts';
import { contratoParaAssinar } from '../../apps/server/test/envelopes.ts';
import { pessoaNumero } from '../../apps/server/test/fiadores.ts';
import { criarOperador } from '../../apps/server/test/pessoas.ts';
import { repetirSolicitacao } from '../../apps/server/test/repetir-solicitacao.ts';
import type { ServidorDeTeste } from '../../apps/server/test/servidor-de-teste.ts';

export interface ContratoDoEnsaio {
  id: number;
  /** The session of the student, who sends it. */
  token: string;
  /** Everybody who signs by a link, in the order of the groups. */
  pessoas: ReadonlyArray<{ papel: PapelDeSignatario; cpf: string; email: string; grupo: number }>;
}

export interface RepresentanteDoEnsaio {
  token: string;
  /** The code that the application on the phone shows and that was not used before. */
  codigo(): string;
}

const CHAVE = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** One of the staff signs so many: a code is good once, and the next one comes after half a minute. */
const POR_REPRESENTANTE = 25;
/** Four to seven sign: the guardian, the second guarantor and the second spouse are there or not. */
const A_MAIS = [
  [],
  ['responsavel'],
  ['fiador2', 'conjuge-do-fiador2'],
  ['responsavel', 'fiador2', 'conjuge-do-fiador2'],
] as const;
const GRUPO = { responsavel: 1, fiador2: 2, 'conjuge-do-fiador2': 2 } as const;

export async function povoar(
  servidor: ServidorDeTeste,
  quantos: number,
): Promise<{ contratos: readonly ContratoDoEnsaio[]; representantes: readonly RepresentanteDoEnsaio[] }> {
  const molde = await contratoParaAssinar(servidor, 9_000);
  const representantes: (RepresentanteDoEnsaio & { cpf: string })[] = [];
  const contratos: ContratoDoEnsaio[] = [];
  let numero = 40_000;
  const pessoa = () => {
    numero += 1;
    return pessoaNumero(numero);
  };
  for (let vez = 0; vez < quantos; vez += 1) {
    if (vez % POR_REPRESENTANTE === 0) representantes.push(await criarRepresentante(servidor));
    const representante = representantes.at(-1);
    if (!representante) throw new Error('nobody signs for the lender');
    const estudante = pessoa();
    const [solicitacaoId] = await repetirSolicitacao(servidor.contexto, molde.id, [estudante]);
    contratos.push(
      await repetirContrato(servidor, molde.contratoId, {
        solicitacaoId: solicitacaoId ?? 0,
        estudante,
        pessoa,
        aMais: A_MAIS[vez % A_MAIS.length] ?? [],
        representante: representante.cpf,
      }),
    );
  }
  // The one that the others are made of is nobody's.
  await servidor.db
    .updateTable('contrato')
    .set({ codigo: 'CAN', causa_do_cancelamento: 'provedor', cancelado_de: 'DIS' })
    .where('id', '=', molde.contratoId)
    .execute();
  return { contratos, representantes };
}

async function criarRepresentante(
  servidor: ServidorDeTeste,
): Promise<RepresentanteDoEnsaio & { cpf: string }> {
  const { contexto, db } = servidor;
  const { operadorId, token } = await criarOperador(servidor, 'representante');
  await db
    .updateTable('operador')
    .set({ totp_segredo: cifrarChave(contexto, operadorId, CHAVE) })
    .where('id', '=', operadorId)
    .execute();
  const { cpf } = await db
    .selectFrom('operador')
    .select('cpf')
    .where('id', '=', operadorId)
    .executeTakeFirstOrThrow();
  let passo: number | null = null;
  return {
    token,
    cpf: cpf ?? '',
    codigo: () => {
      const agora = new Date();
      const codigo = codigoQueAindaVale(CHAVE, agora, passo);
      const doMomento = Math.floor(agora.getTime() / 30_000);
      passo = passo !== null && doMomento <= passo ? doMomento + 1 : doMomento;
      return codigo;
    },
  };
}

interface Copia {
  solicitacaoId: number;
  estudante: { cpf: string; email: string; nome: string; telefone: string };
  pessoa: () => { cpf: string; email: string; nome: string; telefone: string };
  aMais: ReadonlyArray<keyof typeof GRUPO>;
  representante: string;
}

async function repetirContrato(
  { contexto, db }: ServidorDeTeste,
  molde: number,
  { solicitacaoId, estudante, pessoa, aMais, representante }: Copia,
): Promise<ContratoDoEnsaio> {
  const { aleatorio } = contexto;
  return db.transaction().execute(async (trx) => {
    const { conta_id: contaId } = await trx
      .selectFrom('solicitacao')
      .select('conta_id')
      .where('id', '=', solicitacaoId)
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ id: string }>`insert into contrato overriding system value
      select (jsonb_populate_record(contrato, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('contrato', 'id')), 'numero', ${aleatorio.uuid().slice(0, 12)}::text,
        'solicitacao_id', ${solicitacaoId}::bigint, 'conta_id', ${contaId}::uuid))).*
      from contrato where id = ${molde} returning id`.execute(trx);
    const id = Number(rows[0]?.id);
    for (const tabela of ['contrato_uso', 'contrato_parcela', 'contrato_texto'])
      await sql`insert into ${sql.table(tabela)}
        select (jsonb_populate_record(t, jsonb_build_object('contrato_id', ${id}::bigint))).*
        from ${sql.table(tabela)} t where contrato_id = ${molde}`.execute(trx);
    const pessoas: ContratoDoEnsaio['pessoas'][number][] = [];
    const incluir = async (doPapel: string, papel: string, grupo: number, quem: object) => {
      await sql`insert into contrato_parte
        select (jsonb_populate_record(t, ${JSON.stringify({
          id: aleatorio.uuid(),
          contrato_id: id,
          papel,
          grupo,
          ...quem,
        })}::jsonb)).*
        from contrato_parte t where contrato_id = ${molde} and papel = ${doPapel}`.execute(trx);
    };
    const porLink = async (
      doPapel: string,
      papel: PapelDeSignatario,
      grupo: number,
      conta: string | null,
    ) => {
      const { cpf, email, nome, telefone } = conta === null ? pessoa() : estudante;
      await incluir(doPapel, papel, grupo, {
        cpf,
        email,
        nome,
        telefone,
        conta_id: conta,
        participante_id: null,
      });
      pessoas.push({ papel, cpf, email, grupo });
    };
    await porLink('estudante', 'estudante', 1, contaId);
    if (aMais.includes('responsavel')) await porLink('fiador', 'responsavel', 1, null);
    await porLink('fiador', 'fiador', 2, null);
    await porLink('conjuge-do-fiador', 'conjuge-do-fiador', 2, null);
    for (const papel of aMais)
      if (papel !== 'responsavel') await porLink('fiador', papel, GRUPO[papel], null);
    await incluir('representante', 'representante', 3, { cpf: representante });
    const { token } = await abrirSessao(
      contexto,
      trx,
      { tipo: 'conta', contaId },
      { agente: null, enderecoIp: null },
    );
    return { id, token, pessoas };
  });
}
