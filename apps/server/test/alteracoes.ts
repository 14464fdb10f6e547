/** Alterations in a state of their life, as the acts before would have left them. */
import type { FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import type { PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import type { OrigemDaAlteracao } from '@credito/domain/alteracao/quem-assina';
import type { Contexto } from '../src/contexto.ts';
import { abrirAlteracao } from '../src/modules/alteracao/abrir-alteracao.ts';
import { carregarAlteracao } from '../src/modules/alteracao/alteracao.repository.ts';
import { guardarAditivo } from '../src/modules/alteracao/texto-da-alteracao.ts';
import { carregarContrato } from '../src/modules/contrato/contrato.repository.ts';

export const NOVO_ENDERECO: PedidoDeAlteracao = {
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
