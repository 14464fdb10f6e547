/** What the provider does not know yet is told to it, and its answer is kept. */
import { descricaoDaCobranca } from '@credito/domain/cobranca/cobranca';
import { DIAS_DE_VALIDADE } from '@credito/domain/cobranca/prazos';
import { transitarCobranca } from '@credito/domain/cobranca/transicoes';
import { vencimentoEfetivo } from '@credito/domain/credito/vencimento';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Cobranca, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import type { CobrancaNova, Registro } from '../../gateways/pagamento/pagamento.ts';
import { agendarBaixas } from './agendar-baixas.ts';
import { avisarCobrancas } from './avisar-do-financeiro.ts';
import { registrarNasCobrancas } from './historico-da-cobranca.ts';
import { anotarSaude } from './saude-do-pagamento.ts';

export const TAREFA_REGISTRAR_COBRANCAS = 'registrar-cobrancas';

const POR_LOTE = 400;
const DE_UMA_VEZ = 16;

interface AoProvedor {
  cobranca: Selectable<Cobranca>;
  nova: CobrancaNova;
}

/** Answers how many were registered. A provider that does not answer ends the run: the next one goes on. */
export async function registrarCobrancas(contexto: Contexto, soEstas?: readonly string[]): Promise<number> {
  if (!contexto.gateways.pagamento.disponivel) return 0;
  let registradas = 0;
  let depoisDe = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const lote = await lerRegistrando(contexto.db, depoisDe, soEstas);
    const ultima = lote.at(-1);
    if (!ultima) return registradas;
    const respostas = await perguntar(contexto, await anotarPedido(contexto, lote));
    registradas += await guardar(contexto, respostas);
    if (respostas.length > 0) {
      const respondeu = respostas.some(({ registro }) => registro.tipo !== 'adiada');
      await anotarSaude(contexto, respondeu);
      if (!respondeu) return registradas;
    }
    depoisDe = ultima.cobranca.id;
  }
}

async function lerRegistrando(
  db: Kysely<DB>,
  depoisDe: string,
  soEstas?: readonly string[],
): Promise<AoProvedor[]> {
  const linhas = await db
    .selectFrom('cobranca')
    .innerJoin('contrato', 'contrato.id', 'cobranca.contrato_id')
    .innerJoin('contrato_parte', (juncao) =>
      juncao
        .onRef('contrato_parte.contrato_id', '=', 'contrato.id')
        .on('contrato_parte.papel', '=', 'estudante'),
    )
    .selectAll('cobranca')
    .select(['contrato.numero', 'contrato.regras', 'contrato_parte.nome', 'contrato_parte.cpf'])
    .where('cobranca.situacao', '=', 'registrando')
    // Nobody is asked for what is being taken back.
    .where('cobranca.a_baixar', 'is', null)
    .where('cobranca.id', '>', depoisDe)
    .$if(soEstas !== undefined, (consulta) =>
      consulta.where('cobranca.id', '=', sql<string>`any(${[...(soEstas ?? [])]}::uuid[])`),
    )
    .orderBy('cobranca.id')
    .limit(POR_LOTE)
    .execute();
  return linhas.map(({ numero, regras, nome, cpf, ...cobranca }) => ({
    cobranca,
    nova: {
      txid: cobranca.txid,
      vencimento: cobranca.vencimento,
      centavos: cobranca.valor_centavos,
      atraso:
        cobranca.tipo === 'parcela'
          ? { multaPpm: regras.multaPpm, moraPpmMes: regras.moraPpmMes, validadeDias: DIAS_DE_VALIDADE }
          : null,
      devedor: { cpf, nome },
      descricao: descricaoDaCobranca(numero, cobranca),
    },
  }));
}

/** Written before the provider is asked: what was marked in between is not asked for, what is marked afterwards waits for the answer. */
async function anotarPedido({ db, relogio }: Contexto, lote: readonly AoProvedor[]): Promise<AoProvedor[]> {
  const pedidas = await db
    .updateTable('cobranca')
    .set({ registro_pedido_em: relogio.agora() })
    .where('id', '=', sql<string>`any(${lote.map(({ cobranca }) => cobranca.id)}::uuid[])`)
    .where('situacao', '=', 'registrando')
    .where('a_baixar', 'is', null)
    .returning('id')
    .execute();
  const ids = new Set(pedidas.map(({ id }) => id));
  return lote.filter(({ cobranca }) => ids.has(cobranca.id));
}

type Respondida = AoProvedor & { registro: Registro };

async function perguntar({ gateways }: Contexto, lote: readonly AoProvedor[]): Promise<Respondida[]> {
  const respostas: Respondida[] = [];
  const fila = lote.values();
  await Promise.all(
    Array.from({ length: DE_UMA_VEZ }, async () => {
      for (const item of fila)
        respostas.push({ ...item, registro: await gateways.pagamento.registrar(item.nova) });
    }),
  );
  return respostas;
}

/** Whoever else registered the same meanwhile has written the same: the rows are asked for their state again. */
async function guardar(contexto: Contexto, respostas: readonly Respondida[]): Promise<number> {
  const agora = contexto.relogio.agora();
  const hoje = dataEmSaoPaulo(agora);
  const decididas = respostas.flatMap(({ cobranca, registro }) => {
    if (registro.tipo === 'adiada') return [];
    const venceu = vencimentoEfetivo(cobranca.vencimento) < hoje;
    const acao = registro.tipo === 'registrada' ? ('registrar' as const) : ('recusar' as const);
    const resultado = transitarCobranca(cobranca.situacao, acao, 'sistema', { venceu });
    return resultado.ok ? [{ cobranca, registro, acao, para: resultado.destino.situacao }] : [];
  });
  if (decididas.length === 0) return 0;
  return contexto.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: string; a_baixar: string | null }>`
      update cobranca set situacao = nova.situacao, situacao_desde = ${agora}, revisao = nova.revisao,
        linha_digitavel = nova.linha, codigo_de_barras = nova.codigo, pix = nova.pix, falha = nova.falha
      from unnest(${decididas.map(({ cobranca }) => cobranca.id)}::uuid[],
        ${decididas.map(({ para }) => para)}::text[],
        ${decididas.map(({ registro }) => (registro.tipo === 'registrada' ? registro.revisao : 0))}::integer[],
        ${decididas.map(({ registro }) => (registro.tipo === 'registrada' ? registro.linhaDigitavel : null))}::text[],
        ${decididas.map(({ registro }) => (registro.tipo === 'registrada' ? registro.codigoDeBarras : null))}::text[],
        ${decididas.map(({ registro }) => (registro.tipo === 'registrada' ? registro.pix : null))}::text[],
        ${decididas.map(({ registro }) => (registro.tipo === 'recusada' ? registro.motivo : null))}::text[])
        nova (id, situacao, revisao, linha, codigo, pix, falha)
      where cobranca.id = nova.id and cobranca.situacao = 'registrando'
      returning cobranca.id, cobranca.a_baixar`.execute(trx);
    const mudadas = new Map(rows.map(({ id, a_baixar }) => [id, a_baixar]));
    const feitas = decididas.filter(({ cobranca }) => mudadas.has(cobranca.id));
    await registrarNasCobrancas(
      trx,
      agora,
      feitas.map(({ cobranca, registro, acao, para }) => ({
        cobrancaId: cobranca.id,
        acao,
        centavos: cobranca.valor_centavos,
        ...(registro.tipo === 'registrada' ? { revisao: registro.revisao } : {}),
        dados: { de: cobranca.situacao, para },
      })),
    );
    const registradas = feitas.filter(({ registro }) => registro.tipo === 'registrada');
    // What was marked while it was asked for is payable there from now on: it is taken back, and told to nobody.
    const marcadas = registradas.filter(({ cobranca }) => mudadas.get(cobranca.id) !== null);
    if (marcadas.length > 0) await agendarBaixas(trx);
    await avisarCobrancas(
      contexto,
      trx,
      registradas.flatMap((feita) => (marcadas.includes(feita) ? [] : [feita.cobranca])),
    );
    return registradas.length;
  });
}
