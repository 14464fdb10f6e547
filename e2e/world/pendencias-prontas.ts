/** Requests that were handed in and came back, made by the calls of the screens. */
import type { Pendencias } from '@credito/api/pendencia.rotas';
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { IdDoPassoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { entrarPorChamada } from './chamadas.ts';
import { entrarComoOperador, NOTA_DE_QUEM_APROVA } from './chamadas-da-equipe.ts';
import { criarContaPronta } from './conta-pronta.ts';
import { ACIMA_DO_TETO, COM_UM_FIADOR, type CursoDaJornada, criarPedido, SEM_FIADOR } from './novo-pedido.ts';
import { rgDe } from './papeis.ts';
import type { Pessoa } from './pessoas.ts';
import { aceitarPorChamada, autorizarPorChamada, convidar, preencherParte } from './solicitacao-pronta.ts';

type Mesa = Resposta<RotaPorChave<'GET /gestao/solicitacoes/{id}'>>;

interface Pedido {
  estudante: Pessoa;
  /** Instead of the usual one. */
  curso?: CursoDaJornada;
  fiador?: Pessoa;
  /** Answers that differ from the usual ones. */
  respostas?: Record<string, unknown>;
  respostasDoFiador?: Record<string, unknown>;
}

/** Handed in; with a guarantor where one is given, and with the guardian's word where the student is a minor. */
export async function solicitacaoEnviada({
  estudante,
  fiador,
  curso = fiador ? COM_UM_FIADOR : SEM_FIADOR,
  respostas = {},
  respostasDoFiador = {},
}: Pedido): Promise<number> {
  const api = await entrarPorChamada(await criarContaPronta(estudante));
  const id = await criarPedido(api, curso);
  await preencherParte(api, id, 'estudante', { respostas });
  if (respostas.emailResponsavel)
    await autorizarPorChamada(String(respostas.emailResponsavel), String(respostas.cpfResponsavel));
  if (fiador) {
    const link = await convidar(api, fiador);
    const doFiador = await entrarPorChamada(await criarContaPronta(fiador));
    await aceitarPorChamada(doFiador, link);
    await preencherParte(doFiador, id, 'fiador', { respostas: respostasDoFiador });
  }
  await api.pedir('PUT', `/solicitacaoCredito/concluirSolicitacaoPWA/${id}`);
  return id;
}

export interface Recusa {
  tipoDocumento: TipoDocumento;
  indices?: readonly number[];
}

/** Why a request comes back beside refused documents, and what the reason names. */
export interface MotivoDaDevolucao {
  codigo: string;
  passos?: readonly IdDoPassoDoParticipante[];
}

/** The analyst refuses these and returns the request to the person; other documents of the stage wait or are approved. */
export async function devolver(
  id: number,
  tipoPessoa: 'estudante' | 'fiador',
  recusas: readonly Recusa[],
  {
    aprovarOsOutros = false,
    motivos = [],
  }: { aprovarOsOutros?: boolean; motivos?: readonly MotivoDaDevolucao[] } = {},
): Promise<void> {
  const api = await entrarComoOperador('davi.analista');
  const mesa = () => api.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
  const avaliar = (documentoId: string, corpo: unknown) =>
    api.pedir('PUT', `/gestao/documentos/${documentoId}/avaliacao`, corpo);
  const decidir = async (acao: string, porque: readonly MotivoDaDevolucao[] = []) =>
    api.pedir('POST', `/gestao/solicitacoes/${id}/decidir`, {
      acao,
      versao: (await mesa()).versao,
      motivos: porque,
      nota: NOTA_DE_QUEM_APROVA,
    });
  const documentos = async (tipo: TipoPessoa) =>
    (await mesa()).pessoas.find((pessoa) => pessoa.tipoPessoa === tipo)?.documentos ?? [];
  if (tipoPessoa === 'fiador') {
    for (const documento of await documentos('estudante'))
      await avaliar(documento.id, { resultado: 'aprovado' });
    await decidir('aprovarDadosComplementares');
  }
  for (const documento of await documentos(tipoPessoa))
    if (
      recusas.some(
        ({ tipoDocumento, indices = [0] }) =>
          tipoDocumento === documento.tipoDocumento && indices.includes(documento.indice),
      )
    )
      await avaliar(documento.id, {
        resultado: 'rejeitado',
        motivos: [{ codigo: 'ILEGIVEL' }, { codigo: 'CORTADO' }],
      });
    else if (aprovarOsOutros) await avaliar(documento.id, { resultado: 'aprovado' });
  await decidir(
    tipoPessoa === 'estudante' ? 'devolverDadosComplementares' : 'devolverFiador',
    motivos.map((motivo) => ({ ...motivo, tipoPessoa })),
  );
}

/** The student sends another identity document and another neighbourhood, and sends the correction. */
export async function corrigirIdentidadeEBairro(
  estudante: Pessoa,
  id: number,
  bairro: string,
): Promise<void> {
  const api = await entrarPorChamada(estudante);
  const { buffer, mimeType, name } = await rgDe(estudante);
  const corpo = new FormData();
  corpo.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  await api.pedir('POST', `/solicitacaoCredito/${id}/salvarDocumento/estudante/RG/0/null/S`, corpo);
  const { versao, formulario } = await api.pedir<Pendencias>(
    'GET',
    `/solicitacao/pendencias/${id}/estudante`,
  );
  await api.pedir('PUT', `/solicitacao/pendencias/${id}/dados-pessoais/estudante`, {
    ...formulario,
    bairroEndereco: bairro,
    versao,
  });
  await api.pedir('POST', `/solicitacao/pendencias/${id}/concluir`);
}

/** A credit above the value, with everything judged: what is missing is the last approval. */
export async function creditoAltoPorAprovar(estudante: Pessoa, fiador: Pessoa): Promise<number> {
  const id = await solicitacaoEnviada({
    estudante,
    fiador,
    curso: ACIMA_DO_TETO,
    respostasDoFiador: { rendaCentavos: 2_400_000, rendaFamiliarCentavos: 2_400_000 },
  });
  const instituicao = await entrarComoOperador('caio.vale');
  const { versao } = await instituicao.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
  await instituicao.pedir('POST', `/gestao/solicitacoes/${id}/decidir-ies`, { acao: 'aprovarIes', versao });
  const analista = await entrarComoOperador('davi.analista');
  const aprovarDocumentosDe = async (tipoPessoa: TipoPessoa) => {
    const { pessoas, versao: atual } = await analista.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
    for (const documento of pessoas.find((uma) => uma.tipoPessoa === tipoPessoa)?.documentos ?? [])
      await analista.pedir('PUT', `/gestao/documentos/${documento.id}/avaliacao`, { resultado: 'aprovado' });
    return atual;
  };
  await analista.pedir('POST', `/gestao/solicitacoes/${id}/decidir`, {
    acao: 'aprovarDadosComplementares',
    versao: await aprovarDocumentosDe('estudante'),
    nota: NOTA_DE_QUEM_APROVA,
  });
  await aprovarDocumentosDe('fiador');
  await analista.pedir('DELETE', `/gestao/solicitacoes/${id}/atribuicao`);
  return id;
}

/** Refused for good: one analyst proposes, another one confirms. */
export async function reprovarDeVez(id: number): Promise<void> {
  const [propoe, confirma] = await Promise.all([
    entrarComoOperador('davi.analista'),
    entrarComoOperador('lucia.analista'),
  ]);
  const { versao } = await propoe.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
  await propoe.pedir('POST', `/gestao/solicitacoes/${id}/decidir`, {
    acao: 'reprovar',
    versao,
    motivos: [{ codigo: 'POLITICA_DE_CREDITO' }],
  });
  await confirma.pedir('POST', `/gestao/solicitacoes/${id}/proposta`, {
    resposta: 'confirmar',
    versao: versao + 1,
  });
}

/** Somebody who took no part in the refusal answers the appeal: it stays. */
export async function manterRecurso(id: number): Promise<void> {
  const api = await entrarComoOperador('taina.analista');
  const { versao } = await api.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
  await api.pedir('POST', `/gestao/solicitacoes/${id}/recurso`, {
    decisao: 'manter',
    versao,
    texto: 'O que foi enviado não muda a renda que a análise considerou.',
  });
}
