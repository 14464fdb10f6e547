/** The income of whoever comes to guarantee a contract as the owner of documents (ADR 0118, 0202). */
import { provasPedidas } from '@credito/domain/alteracao/renda-do-novo-fiador';
import type { Natureza } from '@credito/domain/solicitacao/estados';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { Dono, RegrasDoDono } from '../documento/dono.ts';
import { gravacaoDaLeitura } from '../documento/leitura.ts';
import type { LugarDaRenda } from '../documento/lugar.ts';
import { conferirRendaDe } from '../solicitacao/conferir-comprovantes-de-renda.ts';
import { type AlteracaoCompleta, carregarAlteracao } from './alteracao.repository.ts';
import { carregarRenda, type RendaCompleta } from './renda-do-novo-fiador.ts';

const MENSAGEM_FECHADA = 'Os comprovantes já foram enviados e não podem mudar agora.';
const MENSAGEM_NAO_PEDIDO = 'Este documento não é pedido para os tipos de renda que você escolheu.';

export interface AcessoARenda {
  completa: AlteracaoCompleta;
  daRenda: RendaCompleta;
}

export const isEditavel = ({ completa: { alteracao }, daRenda: { renda } }: AcessoARenda): boolean =>
  renda.aberta && (alteracao.fluxo === 'PED' || alteracao.fluxo === 'GER');

/** An invitation that came to nothing, and everybody else's, is missing. */
export async function exigirRenda(
  db: Kysely<DB>,
  { contaId }: SessaoDeConta,
  id: number,
  { travar = false }: { travar?: boolean } = {},
): Promise<AcessoARenda> {
  const completa = await carregarAlteracao(db, id, { travar, fiador: contaId });
  const daRenda = completa && (await carregarRenda(db, completa));
  if (!completa || daRenda?.renda.conta_id !== contaId || completa.alteracao.fluxo === 'CAN')
    throw naoEncontrado();
  return { completa, daRenda };
}

export const donoDaRenda: RegrasDoDono<LugarDaRenda> = {
  alcanca: (contaId) => sql<boolean>`exists (
    select from alteracao_renda renda join alteracao on alteracao.id = renda.alteracao_id
    where renda.id = dono_de_documento.alteracao_renda_id and renda.conta_id = ${contaId}
      and alteracao.fluxo <> 'CAN')`,

  async lugarDe(db, donoId) {
    const { alteracao_id: alteracaoId, pedido } = await db
      .selectFrom('alteracao_renda')
      .innerJoin('alteracao', 'alteracao.id', 'alteracao_renda.alteracao_id')
      .select(['alteracao_renda.alteracao_id', 'alteracao.pedido'])
      .where('alteracao_renda.id', '=', donoId)
      .executeTakeFirstOrThrow();
    if (pedido.especie !== 'fiador') throw new Error(`alteration ${alteracaoId} names no guarantor`);
    return { tipo: 'alteracao_renda', alteracaoId, tipoPessoa: pedido.papel };
  },

  async exigir(db, sessao, { alteracaoId, tipoPessoa }, { modo, tipos, travar = false }) {
    const acesso = await exigirRenda(db, sessao, alteracaoId, { travar });
    if (acesso.daRenda.pedido.papel !== tipoPessoa) throw naoEncontrado();
    const dono = donoDe(acesso);
    if (modo === 'ver') return dono;
    if (!isEditavel(acesso)) throw dadosDesatualizados(MENSAGEM_FECHADA);
    const cabem = [
      ...provasPedidas(acesso.daRenda.renda.respostas).map(({ tipoDocumento }) => tipoDocumento),
      ...dono.documentos.map(({ tipo_documento }) => tipo_documento),
    ];
    if (tipos.some((tipo) => !cabem.includes(tipo))) throw conflito(MENSAGEM_NAO_PEDIDO);
    return dono;
  },

  async guardarLeitura(trx, { alteracaoId }, leitura) {
    const completa = await carregarAlteracao(trx, alteracaoId, { travar: true });
    if (!completa || !(await gravacaoDaLeitura(trx, leitura, []).executeTakeFirst())) return null;
    const daRenda = await conferida(trx, completa, leitura.agora);
    return daRenda && donoDe({ completa, daRenda });
  },
};

/** A proof is right or wrong beside the others and the income that was said. */
export async function conferida(
  trx: Transaction<DB>,
  completa: AlteracaoCompleta,
  agora: Date,
): Promise<RendaCompleta | null> {
  const antes = await carregarRenda(trx, completa);
  if (!antes) return null;
  const { nome, cpf } = antes.pedido.novo;
  await conferirRendaDe(trx, { nome, cpf, respostas: antes.renda.respostas }, antes.documentos, agora);
  return carregarRenda(trx, completa);
}

export function donoDe({ completa, daRenda }: AcessoARenda): Dono {
  const { renda, pedido, documentos } = daRenda;
  const natureza: Natureza = isEditavel({ completa, daRenda }) ? 'editavel' : 'bloqueada';
  const com = (outra: RendaCompleta | null): Dono => {
    if (!outra) throw naoEncontrado();
    return donoDe({ completa, daRenda: outra });
  };
  return {
    id: renda.id,
    proprietario: pedido.papel,
    natureza,
    documentos,
    // What another type of income asks for no more is not kept.
    estacionados: [],
    contaId: renda.conta_id,
    jaEntregue: renda.enviada_em !== null,
    depoisDeMudar: async (_contexto, trx, _documentos, agora) => com(await conferida(trx, completa, agora)),
    reler: async (db) => com(await carregarRenda(db, completa)),
  };
}
