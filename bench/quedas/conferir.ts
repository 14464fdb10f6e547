/** After the last start: what was acknowledged against what the database, the vault and the mailbox hold. */
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import { verificarAncoras } from '../../apps/server/src/modules/auditoria/ancora.ts';
import { verificarCadeias } from '../../apps/server/src/modules/auditoria/verificar-cadeias.ts';
import { conferirInvariantes } from '../../apps/server/src/modules/invariantes/conferir-invariantes.ts';
import type { CaixaPostal } from './caixa-postal.ts';
import type { Escritor } from './escritor.ts';

export interface Balanco {
  linhas: readonly string[];
  erros: readonly string[];
}

/** What was there before the first death. */
export interface Terreno {
  /** By rule: contracts in effect are put there by a shortcut that no person could take. */
  deAntes: ReadonlyMap<string, number>;
}

export const quebrasDe = ({ db, configuracao }: Pick<Contexto, 'db' | 'configuracao'>) =>
  conferirInvariantes(db, {
    arquivos: { raiz: join(configuracao.dados.pasta, 'arquivos'), maisAntigosQue: new Date(0) },
  });

export async function conferir(
  { db, configuracao, segredo }: Contexto,
  escritores: readonly Escritor[],
  caixa: CaixaPostal,
  { comRecibos, deAntes }: Terreno & { comRecibos: boolean },
): Promise<Balanco> {
  const erros = escritores.flatMap(({ ocorrencias }) => ocorrencias.erradas);
  const juntar = <T>(de: (escritor: Escritor) => Iterable<T>) =>
    escritores.flatMap((escritor) => [...de(escritor)]);
  const criadas = juntar(({ confirmados }) => confirmados.criadas);
  const canceladas = juntar(({ confirmados }) => confirmados.canceladas);
  const documentos = juntar(({ confirmados }) => confirmados.documentos);
  const passos = juntar(({ confirmados }) => confirmados.passos);

  // Of the students who write; the others have a contract.
  const linhas = await db
    .selectFrom('solicitacao')
    .select(['id', 'sigla'])
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('contrato').select('id').whereRef('solicitacao_id', '=', 'solicitacao.id'))),
    )
    .execute();
  const sigla = new Map(linhas.map((linha) => [linha.id, linha.sigla]));
  for (const id of criadas) if (!sigla.has(id)) erros.push(`request ${id} was acknowledged and is not there`);
  for (const id of canceladas)
    if (sigla.get(id) !== 'CAN') erros.push(`request ${id} was cancelled and is ${sigla.get(id)}`);
  const guardados = await db
    .selectFrom('participante')
    .select(['solicitacao_id', sql<number>`(respostas->>'nrFamiliar')::int`.as('pessoas')])
    .execute();
  const pessoas = new Map(guardados.map((linha) => [linha.solicitacao_id, linha.pessoas]));
  for (const [id, valor] of passos)
    if (pessoas.get(id) !== valor) erros.push(`request ${id}: saved ${valor}, kept ${pessoas.get(id)}`);
  const noBanco = await db.selectFrom('documento').select('id').execute();
  const idsNoBanco = new Set(noBanco.map(({ id }) => id));
  for (const id of documentos) if (!idsNoBanco.has(id)) erros.push(`document ${id} is not there`);

  erros.push(
    ...(await mensagensErradas(
      db,
      linhas.map(({ id }) => id),
      caixa,
    )),
  );
  const repetidas = await acharRepetidas(db, caixa);
  for (const id of repetidas.semDuvida) erros.push(`message ${id} was sent again although its end was known`);
  if (comRecibos)
    for (const id of repetidas.naDuvida) erros.push(`message ${id} was sent again in spite of its receipt`);
  const { rows } = await sql<{ solicitacao_id: number }>`
    select solicitacao_id from historico where acao = 'cancelar' group by 1 having count(*) > 1`.execute(db);
  for (const linha of rows) erros.push(`request ${linha.solicitacao_id} was cancelled twice`);

  for (const { id, descricao, total } of await quebrasDe({ db, configuracao }))
    if (total > (deAntes.get(id) ?? 0)) erros.push(`${id}: ${descricao} (${total})`);
  const cadeia = await verificarCadeias(db);
  if (!cadeia.integra) erros.push(`the audit chain breaks: ${cadeia.motivo}`);
  const ancoras = await verificarAncoras(db, { pasta: configuracao.dados.pasta, segredo });
  if (!ancoras.confere) erros.push(`an anchor does not agree: ${ancoras.motivo}`);

  const soma = (de: (escritor: Escritor) => number) =>
    escritores.reduce((total, escritor) => total + de(escritor), 0);
  return {
    erros,
    linhas: [
      `acknowledged: ${criadas.length} requests, ${soma((e) => e.confirmados.gravacoes)} steps, ` +
        `${documentos.length} files, ${canceladas.length} cancellations`,
      `unanswered calls that were repeated: ${soma((e) => e.ocorrencias.semResposta)}, ` +
        `answers 5xx while the database was away: ${soma((e) => e.ocorrencias.indisponiveis)}`,
      `messages: ${caixa.chegadas.size} in the mailbox, ${repetidas.cortadas} cut short by a death; sent again under the ` +
        `same Message-ID and dropped there: ${repetidas.naDuvida.length} of the cut short, ` +
        `${repetidas.semDuvida.length} of the others; receipts: ${comRecibos ? caixa.recibos() : 'none'}`,
      `audit chain: ${cadeia.integra ? cadeia.elos : 0} links`,
    ],
  };
}

interface Repetidas {
  /** Messages with a try of which nobody could write down the end. */
  cortadas: number;
  /** Of these, what came more than once. */
  naDuvida: readonly string[];
  semDuvida: readonly string[];
}

async function acharRepetidas(db: Contexto['db'], caixa: CaixaPostal): Promise<Repetidas> {
  const tentativas = await db
    .selectFrom('tentativa_de_envio')
    .select(['mensagem_id', 'resultado', 'motivo'])
    .execute();
  const duvidas = new Map<string, number>();
  for (const { mensagem_id, resultado, motivo } of tentativas)
    if (resultado === 'interrompida' || motivo?.startsWith('no answer'))
      duvidas.set(mensagem_id, (duvidas.get(mensagem_id) ?? 0) + 1);
  const repetidas = [...caixa.chegadas].filter(([, vezes]) => vezes > 1);
  const explicada = ([id, vezes]: [string, number]) => vezes - 1 <= (duvidas.get(id) ?? 0);
  return {
    cortadas: duvidas.size,
    naDuvida: repetidas.filter(explicada).map(([id]) => id),
    semDuvida: repetidas.filter((repetida) => !explicada(repetida)).map(([id]) => id),
  };
}

/** Two e-mails for each request: begun and cancelled. */
async function mensagensErradas(
  db: Contexto['db'],
  solicitacoes: readonly number[],
  caixa: CaixaPostal,
): Promise<readonly string[]> {
  const erros: string[] = [];
  const mensagens = await db
    .selectFrom('mensagem')
    .select(['id', 'solicitacao_id', 'modelo', 'estado'])
    .where('canal', '=', 'email')
    .execute();
  const porPedido = new Map<string, number>();
  const dosEscritores = new Set<number | null>(solicitacoes);
  for (const { id, solicitacao_id, modelo, estado } of mensagens) {
    const chave = `${solicitacao_id} ${modelo}`;
    if (dosEscritores.has(solicitacao_id)) porPedido.set(chave, (porPedido.get(chave) ?? 0) + 1);
    if (estado !== 'enviada' && estado !== 'entregue') erros.push(`message ${id} (${modelo}) is ${estado}`);
    if (!caixa.chegadas.has(id)) erros.push(`message ${id} (${modelo}) never arrived`);
  }
  const nossas = new Set(mensagens.map(({ id }) => id));
  for (const id of caixa.chegadas.keys())
    if (!nossas.has(id)) erros.push(`message ${id} arrived from nowhere`);
  for (const [chave, vezes] of porPedido) if (vezes > 1) erros.push(`${vezes} messages for ${chave}`);
  for (const id of solicitacoes)
    for (const modelo of ['solicitacao-iniciada', 'solicitacao-cancelada'])
      if (!porPedido.has(`${id} ${modelo}`)) erros.push(`request ${id} has no message ${modelo}`);
  return erros;
}
