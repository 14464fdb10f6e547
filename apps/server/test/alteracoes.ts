/** Alterations in a state of their life, as the acts before would have left them. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { ConviteDaAlteracao } from '@credito/api/alteracao-do-fiador.rotas';
import type { FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import type { PedidoDa, PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import type { OrigemDaAlteracao } from '@credito/domain/alteracao/quem-assina';
import type { Contexto } from '../src/contexto.ts';
import { abrirAlteracao } from '../src/modules/alteracao/abrir-alteracao.ts';
import { carregarAlteracao } from '../src/modules/alteracao/alteracao.repository.ts';
import { guardarAditivo } from '../src/modules/alteracao/texto-da-alteracao.ts';
import { carregarContrato } from '../src/modules/contrato/contrato.repository.ts';
import { codigoDoConvite } from '../src/modules/fiador/codigo-do-convite.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

export const NOVO_ENDERECO: PedidoDa<'dados'> = {
  especie: 'dados',
  papel: 'estudante',
  nome: 'Ana Clara Nova Lima',
  endereco: {
    logradouro: 'Rua das Palmeiras',
    numero: '120',
    complemento: null,
    bairro: 'Centro',
    cidade: 'Recife',
    uf: 'PE',
    cep: '50010000',
  },
};

export interface OpcoesDaAlteracao {
  fluxo?: FluxoDaAlteracao;
  origem?: OrigemDaAlteracao;
  pedido?: PedidoDeAlteracao;
  prazo?: string;
}

/** Of a contract in whatever state, which it keeps. */
export async function inserirAlteracao(
  { contexto }: { contexto: Contexto },
  contratoId: number,
  {
    fluxo = 'PED',
    origem = 'estudante',
    pedido = NOVO_ENDERECO,
    prazo = '2026-12-20',
  }: OpcoesDaAlteracao = {},
): Promise<number> {
  return contexto.db.transaction().execute(async (trx) => {
    const completo = await carregarContrato(trx, contratoId, { travar: true });
    if (!completo) throw new Error(`no contract has the id ${contratoId}`);
    const emVigor = { ...completo, contrato: { ...completo.contrato, codigo: 'EFE' as const } };
    const { conta_id } = completo.contrato;
    const id = await abrirAlteracao(contexto, trx, emVigor, {
      pedido,
      origem,
      ator: { tipo: 'conta', id: conta_id },
    });
    const completa = await carregarAlteracao(trx, id);
    if (!completa) throw new Error('the alteration was not written');
    await guardarAditivo(contexto, trx, completa);
    await emFluxo(trx, id, fluxo, prazo);
    return id;
  });
}

/** Puts it into another state, with what belongs to it. */
export async function emFluxo(
  db: Pick<Contexto['db'], 'updateTable'>,
  id: number,
  fluxo: FluxoDaAlteracao,
  prazo = '2026-12-20',
): Promise<number> {
  const { versao } = await db
    .updateTable('alteracao')
    .set({
      fluxo,
      prazo: fluxo === 'PED' || fluxo === 'GER' ? null : prazo,
      causa_do_fim: fluxo === 'CAN' ? 'provedor' : null,
      encerrada_de: fluxo === 'CAN' ? 'DIS' : null,
    })
    .where('id', '=', id)
    .returning('versao')
    .executeTakeFirstOrThrow();
  return versao;
}

/** As if somebody who takes part in the world were named to guarantee the contract, and not answered yet. */
export async function comConviteA(
  db: Contexto['db'],
  alteracaoId: number,
  participanteId: string,
): Promise<{ contaId: string }> {
  const pessoa = await db
    .selectFrom('participante')
    .select(['nome', 'cpf', 'email', 'telefone', 'conta_id'])
    .where('id', '=', participanteId)
    .executeTakeFirstOrThrow();
  const { conta_id: contaId, ...contato } = pessoa;
  if (contaId === null) throw new Error('the person has no account');
  const { endereco } = NOVO_ENDERECO;
  const semRelacao = { estadoCivil: 'SOLTEIRO', regime: null, uniaoEstavel: false, conjuge: null };
  const novo = { ...contato, ...semRelacao, nascimento: '1970-05-20', endereco };
  const { criado_em } = await db
    .updateTable('alteracao')
    .set({
      especie: 'fiador',
      tipo: 'FSV',
      pedido: JSON.stringify({ especie: 'fiador', papel: 'fiador', novo }),
    })
    .where('id', '=', alteracaoId)
    .returning('criado_em')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('alteracao_parte')
    .values({
      ...contato,
      id: randomUUID(),
      alteracao_id: alteracaoId,
      papel: 'fiador',
      grupo: 2,
      conta_id: contaId,
      qualificacao: JSON.stringify({}),
    })
    .execute();
  await db
    .insertInto('convite_fiador')
    .values({
      id: randomUUID(),
      alteracao_id: alteracaoId,
      codigo_hash: randomBytes(32),
      tipo: 'indicacao',
      criado_em,
      enviado_em: criado_em,
    })
    .execute();
  return { contaId };
}

const RENDA_DECLARADA = { rendaCentavos: 500_000, profissaoId: 252_105, tiposDeRenda: ['D'] };

/** As if whoever was named had accepted and said the income; `documentoId`: a file of the world that becomes its proof. */
export async function comRenda(
  db: Contexto['db'],
  alteracaoId: number,
  contaId: string,
  { documentoId, enviada = false }: { documentoId?: string; enviada?: boolean } = {},
): Promise<void> {
  const id = randomUUID();
  await db
    .insertInto('alteracao_renda')
    .values({
      id,
      alteracao_id: alteracaoId,
      conta_id: contaId,
      respostas: JSON.stringify(RENDA_DECLARADA),
      aberta: !enviada,
      enviada_em: enviada ? new Date('2026-11-30T12:00:00Z') : null,
    })
    .execute();
  if (documentoId === undefined) return;
  await db.insertInto('dono_de_documento').values({ id, alteracao_renda_id: id }).execute();
  await db
    .updateTable('documento')
    .set({ dono_id: id, tipo_documento: 'DECORE', indice: 0 })
    .where('id', '=', documentoId)
    .execute();
}

/** As if whoever has accepted had sent every proof. */
export async function rendaComprovada(db: Contexto['db'], alteracaoId: number): Promise<void> {
  await db
    .updateTable('alteracao_renda')
    .set({
      respostas: JSON.stringify(RENDA_DECLARADA),
      aberta: false,
      enviada_em: new Date('2026-11-30T12:00:00Z'),
    })
    .where('alteracao_id', '=', alteracaoId)
    .execute();
}

/** By the link of the invitation, with the account of `token`; answers what the acceptance was answered. */
export async function aceitarTroca({ contexto, db, pedir }: ServidorDeTeste, id: number, token: string) {
  const convite = await db
    .selectFrom('convite_fiador')
    .select('id')
    .where('alteracao_id', '=', id)
    .executeTakeFirstOrThrow();
  await pedir({
    metodo: 'POST',
    url: '/api/fiador/convite/vincular',
    token,
    body: { codFiador: codigoDoConvite(contexto.segredo, convite.id) },
  });
  const url = `/api/alteracao-contrato/f/${id}`;
  const visto = await pedir({ metodo: 'GET', url: `${url}/convite`, token });
  const { versao, sha256 } = visto.corpo<ConviteDaAlteracao>().consentimento;
  return pedir({ metodo: 'POST', url: `${url}/aceite`, token, body: { versao, sha256, li: true } });
}
