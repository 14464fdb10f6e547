/** Alterations of contracts in effect, for journeys that begin with them. */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import type { AlteracaoDaGestao } from '@credito/api/gestao-alteracao.rotas';
import type { PedidoDigitado } from '@credito/domain/alteracao/pedido';
import type { AtoDaAlteracao } from '@credito/domain/alteracao/transicoes';
import type { PedidoAosBastidores } from './bastidores.ts';
import { entrarPorChamada } from './chamadas.ts';
import { entrarComoOperador } from './chamadas-da-equipe.ts';
import { criarContrato, daquiA, solicitacaoAprovada } from './contratos-prontos.ts';
import { nosBastidores } from './nos-bastidores.ts';
import type { Pessoa } from './pessoas.ts';

export const DOZE_PARCELAS: PedidoDigitado = {
  especie: 'reparcelamento',
  parcelas: 12,
  primeiroVencimento: '2030-06-10',
};

export const MUDANCA_DE_CASA = (nome: string): PedidoDigitado => ({
  especie: 'dados',
  papel: 'estudante',
  nome,
  endereco: {
    logradouro: 'Rua das Palmeiras',
    numero: '120',
    complemento: null,
    bairro: 'Centro',
    cidade: 'Recife',
    uf: 'PE',
    cep: '50010000',
  },
});

/** Signed three weeks ago; those besides have no account. */
export async function contratoEmVigor(
  pessoas: { estudante: Pessoa; fiador?: Pessoa },
  aMais: NonNullable<PedidoAosBastidores['opcoes']['aMais']> = [],
): Promise<number> {
  const solicitacao = await solicitacaoAprovada(pessoas);
  return criarContrato(solicitacao, { codigo: 'EFE', via: 'eletronica', assinadoEm: daquiA(-20), aMais });
}

/** Begun by the desk, and released for so many days. */
export async function alteracaoLiberada(
  contratoId: number,
  pedido: PedidoDigitado,
  dias = 20,
): Promise<number> {
  const mesa = await entrarComoOperador('davi.analista');
  const { id } = await mesa.pedir<AlteracaoDaGestao>('POST', '/gestao/alteracoes', { contratoId, pedido });
  await agirNaAlteracao(id, 'liberar', { prazo: daquiA(dias) });
  return id;
}

export async function pedirPorChamada(
  estudante: Pessoa,
  contratoId: number,
  pedido: PedidoDigitado,
): Promise<number> {
  const api = await entrarPorChamada(estudante);
  const { alteracaoId } = await api.pedir<AlteracaoAberta>('POST', '/alteracao-contrato/s/pedir', {
    contratoId,
    pedido,
  });
  return alteracaoId;
}

export async function agirNaAlteracao(
  id: number,
  acao: AtoDaAlteracao,
  mais: { motivo?: string; prazo?: string } = {},
  usuario = 'davi.analista',
): Promise<void> {
  const mesa = await entrarComoOperador(usuario);
  const { versao } = await mesa.pedir<AlteracaoDaGestao>('GET', `/gestao/alteracoes/${id}`);
  await mesa.pedir('POST', `/gestao/alteracoes/${id}`, { acao, versao, ...mais });
}

/** Sent to be signed: it is the student's turn. */
export async function dispararAlteracao(estudante: Pessoa, alteracaoId: number): Promise<void> {
  const api = await entrarPorChamada(estudante);
  await api.pedir('POST', '/alteracao-contratual/enviar-clicksign', {
    alteracaoId,
    tipoAutenticacao: 'email',
  });
}

/** Sealed by the job that follows the last signature. */
export async function esperarSelo(id: number): Promise<void> {
  const mesa = await entrarComoOperador('davi.analista');
  for (let vez = 0; vez < 60; vez += 1) {
    const { fluxo } = await mesa.pedir<AlteracaoDaGestao>('GET', `/gestao/alteracoes/${id}`);
    if (fluxo === 'ASS') return;
    await new Promise((pronto) => setTimeout(pronto, 1_000));
  }
  throw new Error(`alteration ${id} was not sealed`);
}

/** Its last day was yesterday, and the night has come. */
export const perderPrazo = (alteracaoId: number): Promise<number> =>
  nosBastidores({ alteracaoVencidaId: alteracaoId, opcoes: {} });
