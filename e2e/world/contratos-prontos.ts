/** Approved requests and their contracts, for journeys that begin there. */
import type { ContratoDaGestao } from '@credito/api/gestao-contrato.rotas';
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import { dataEmSaoPaulo, somarDias } from '@credito/domain/tempo/data';
import type { PedidoAosBastidores } from './bastidores.ts';
import { entrarComoOperador, NOTA_DE_QUEM_APROVA } from './chamadas-da-equipe.ts';
import { nosBastidores } from './nos-bastidores.ts';
import type { CursoDaJornada } from './novo-pedido.ts';
import { solicitacaoEnviada } from './pendencias-prontas.ts';
import type { Pessoa } from './pessoas.ts';

type Mesa = Resposta<RotaPorChave<'GET /gestao/solicitacoes/{id}'>>;

const ANALISTA = 'davi.analista';

/** A day of São Paulo, so many days from today. */
export const daquiA = (dias: number): string => somarDias(dataEmSaoPaulo(new Date()), dias);

export interface PessoasDoContrato {
  estudante: Pessoa;
  fiador?: Pessoa;
  respostasDoFiador?: Record<string, unknown>;
  /** Of an institution that analyses, and who does it there. */
  curso?: CursoDaJornada;
  escola?: string;
}

export async function solicitacaoAprovada({ escola, ...pessoas }: PessoasDoContrato): Promise<number> {
  const id = await solicitacaoEnviada(pessoas);
  if (escola) {
    const instituicao = await entrarComoOperador(escola);
    const { versao } = await instituicao.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
    await instituicao.pedir('POST', `/gestao/solicitacoes/${id}/decidir-ies`, {
      acao: 'aprovarIes',
      versao,
    });
  }
  const analista = await entrarComoOperador(ANALISTA);
  const etapas = [
    ['estudante', 'aprovarDadosComplementares'],
    ...(pessoas.fiador ? ([['fiador', 'aprovarFiador']] as const) : []),
  ] as const;
  for (const [tipoPessoa, acao] of etapas) {
    const mesa = await analista.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
    for (const documento of mesa.pessoas.find((uma) => uma.tipoPessoa === tipoPessoa)?.documentos ?? [])
      await analista.pedir('PUT', `/gestao/documentos/${documento.id}/avaliacao`, { resultado: 'aprovado' });
    const { versao } = await analista.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
    await analista.pedir('POST', `/gestao/solicitacoes/${id}/decidir`, {
      acao,
      versao,
      motivos: [],
      nota: NOTA_DE_QUEM_APROVA,
    });
  }
  return id;
}

/** Available, to be printed, with three weeks to sign, unless said otherwise. */
export const criarContrato = (
  solicitacaoId: number,
  opcoes: PedidoAosBastidores['opcoes'] = {},
): Promise<number> => nosBastidores({ solicitacaoId, opcoes: { prazo: daquiA(21), ...opcoes } });

/** Its deadline was yesterday, and the night has cancelled it. */
export const vencerContrato = (contratoId: number): Promise<number> =>
  nosBastidores({ contratoId, prazoVencido: true, opcoes: {} });

/** In effect, all of it paid to the school, its first instalment due so many days from today, and charged. */
export const cobrarContrato = (contratoId: number, dias: number): Promise<number> =>
  nosBastidores({ contratoId, cobrarEm: dias, opcoes: {} });

/** The same approved request again for each of these people. */
export const solicitacoesIguais = (solicitacaoId: number, pessoas: readonly Pessoa[]): Promise<number[]> =>
  nosBastidores<number[]>({ solicitacaoId, pessoas, opcoes: {} });

/** The paper has come back signed today, and its copy is stored. */
export const receberPapel = (contratoId: number): Promise<number> =>
  nosBastidores({ contratoId, opcoes: { codigo: 'REC', assinadoEm: daquiA(0) } });

export async function agirNaMesa(
  contratoId: number,
  acao: 'receber' | 'aprovar' | 'reprovar' | 'corrigir' | 'liberar' | 'efetivar',
  mais: Record<string, unknown> = {},
): Promise<void> {
  const api = await entrarComoOperador(ANALISTA);
  const { versao } = await api.pedir<ContratoDaGestao>('GET', `/gestao/contratos/${contratoId}`);
  await api.pedir('POST', `/gestao/contratos/${contratoId}`, { acao, versao, ...mais });
  if (acao !== 'efetivar') return;
  const segunda = await entrarComoOperador('lucia.analista');
  const proposto = await segunda.pedir<ContratoDaGestao>('GET', `/gestao/contratos/${contratoId}`);
  await segunda.pedir('POST', `/gestao/contratos/${contratoId}/proposta`, {
    resposta: 'confirmar',
    versao: proposto.versao,
  });
}

/** The school of the courses without a guarantor takes the paper, or sends it on. */
export async function agirNaEscola(
  contratoId: number,
  acao: 'receberNaIes' | 'enviarAoProvedor',
): Promise<void> {
  const api = await entrarComoOperador('bento.livre');
  const { versao } = await api.pedir<ContratoDaGestao>('GET', `/gestao/contratos/${contratoId}`);
  await api.pedir('POST', `/gestao/contratos/${contratoId}/pela-instituicao`, { acao, versao });
}
