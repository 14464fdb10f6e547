/** Requests that were handed in and came back, made by the calls of the screens. */
import type { Resposta } from '@credito/api/rota';
import type { RotaPorChave } from '@credito/api/rotas';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { planoDaPessoa } from '@credito/domain/solicitacao/dados-pessoais.plano';
import type { TipoPessoa } from '@credito/domain/solicitacao/pessoa-contexto';
import { documentosFaltando, passosIncompletos } from '@credito/domain/wizard/plano';
import { contextoDaPessoa } from '../../apps/portal/src/pessoa/contexto-da-pessoa.ts';
import { type Cliente, entrarPorChamada } from './chamadas.ts';
import { entrarComoOperador } from './chamadas-da-equipe.ts';
import { criarContaPronta } from './conta-pronta.ts';
import { type Arquivo, comprovante, MAE, NASCIMENTO, rgDe, selfie } from './papeis.ts';
import type { Pessoa } from './pessoas.ts';
import { aceitarPorChamada, COM_UM_FIADOR, convidar, criarPedido } from './solicitacao-pronta.ts';

type Carregada = Resposta<RotaPorChave<'GET /solicitacaoCredito/carregar'>>;
type Mesa = Resposta<RotaPorChave<'GET /gestao/solicitacoes/{id}'>>;

interface Pedido {
  estudante: Pessoa;
  fiador?: Pessoa;
  /** Answers of the guarantor that differ from the usual ones. */
  respostasDoFiador?: Record<string, unknown>;
}

/** Handed in; with a guarantor where one is given. */
export async function solicitacaoEnviada({
  estudante,
  fiador,
  respostasDoFiador = {},
}: Pedido): Promise<number> {
  const api = await entrarPorChamada(await criarContaPronta(estudante));
  const id = fiador ? await criarPedido(api, COM_UM_FIADOR) : await pedirCursoLivre(api);
  await preencher(api, id, 'estudante', estudante, {});
  if (fiador) {
    const link = await convidar(api, fiador);
    const doFiador = await entrarPorChamada(await criarContaPronta(fiador));
    await aceitarPorChamada(doFiador, link);
    await preencher(doFiador, id, 'fiador', fiador, respostasDoFiador);
  }
  await api.pedir('PUT', `/solicitacaoCredito/concluirSolicitacaoPWA/${id}`);
  return id;
}

/** A course of an institution that asks for no guarantor. */
async function pedirCursoLivre(api: Cliente): Promise<number> {
  const grau = 'CURSOS_LIVRES';
  const { result } = await api.pedir<{
    result: { id: number; habilitado: number; bolsaId: number; campus: { campusId: number }[] }[];
  }>('GET', `/universidades/cred-ies?grau=${grau}`);
  const onde = result.find(({ habilitado }) => habilitado === 1);
  const campusId = onde?.campus[0]?.campusId;
  const cursos = await api.pedir<{ result: { id: number; label: string }[] }>(
    'GET',
    `/cursos/${onde?.bolsaId}/${campusId}`,
  );
  const { id } = await api.pedir<{ id: number }>('POST', '/solicitacao/criar', {
    grau,
    instituicaoId: onde?.id,
    bolsaId: onde?.bolsaId,
    campusId,
    cursoId: cursos.result.find(({ label }) => /inglês/i.test(label))?.id,
    indicacaoAtiva: 'N',
    dataIngressoCurso: `${new Date().getFullYear()}-01-01`,
    dataUtilizacaoCredito: `${new Date().getFullYear() + 1}-01-01`,
    percentualSolicitado: 100,
    leuRegras: true,
    dadosVerdadeiros: true,
  });
  return id;
}

const RESPOSTAS = {
  dataNascimento: NASCIMENTO,
  nomeMae: MAE,
  nomePai: '',
  numeroCarteiraIdentidade: '123456789',
  dataExpedicao: '2021-03-10',
  cep: '01310100',
  endereco: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
  estadoCivil: 'SOLTEIRO',
  uniaoEstavel: 'N',
  nrFamiliar: 1,
  rendaFamiliarCentavos: 650_000,
  rendaCentavos: 520_000,
  profissaoId: 322_205,
  tiposDeRenda: ['A'],
};

async function preencher(
  api: Cliente,
  id: number,
  tipoPessoa: TipoPessoa,
  pessoa: Pessoa,
  respostas: Record<string, unknown>,
): Promise<void> {
  const valores: Record<string, unknown> = { ...RESPOSTAS, nome: pessoa.nome, cpf: pessoa.cpf, ...respostas };
  const feitos = new Set<string>();
  for (;;) {
    const atual = await api.pedir<Carregada>('GET', `/solicitacaoCredito/carregar?id=${id}`);
    const contexto = contextoDaPessoa(atual, tipoPessoa);
    const passo = contexto && passosIncompletos(planoDaPessoa, contexto).find((um) => !feitos.has(um.id));
    if (!contexto || !passo) return;
    feitos.add(passo.id);
    if (passo.campos.length > 0)
      await api.pedir('PUT', '/solicitacaoCredito/preencherDadosComplementares', {
        idSolicitacao: id,
        tipoPessoa,
        passo: passo.id,
        versao: atual[tipoPessoa]?.versao,
        alteracoes: Object.fromEntries(
          passo.campos.flatMap(({ nome }) => (valores[nome] === undefined ? [] : [[nome, valores[nome]]])),
        ),
      });
    for (const { tipoDocumento, quantidade, indiceInicial = 0 } of documentosFaltando(passo, contexto))
      for (let vaga = 0; vaga < quantidade; vaga += 1)
        await api.pedir(
          'POST',
          `/solicitacaoCredito/${id}/salvarDocumento/${tipoPessoa}/${tipoDocumento}/${indiceInicial + vaga}/null/N`,
          emPartes(await papelDe(tipoDocumento, pessoa)),
        );
  }
}

function emPartes({ buffer, mimeType, name }: Arquivo): FormData {
  const corpo = new FormData();
  corpo.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  return corpo;
}

async function papelDe(tipoDocumento: string, pessoa: Pessoa): Promise<Arquivo> {
  if (tipoDocumento === 'RG') return rgDe(pessoa);
  return tipoDocumento === 'SELFIE' ? selfie() : comprovante(tipoDocumento.toLowerCase());
}

export interface Recusa {
  tipoDocumento: TipoDocumento;
  indices?: readonly number[];
}

/** The analyst refuses these and returns the request to the person; other documents of the stage wait. */
export async function devolver(
  id: number,
  tipoPessoa: 'estudante' | 'fiador',
  recusas: readonly Recusa[],
): Promise<void> {
  const api = await entrarComoOperador('davi.analista');
  const mesa = () => api.pedir<Mesa>('GET', `/gestao/solicitacoes/${id}`);
  const avaliar = (documentoId: string, corpo: unknown) =>
    api.pedir('PUT', `/gestao/documentos/${documentoId}/avaliacao`, corpo);
  const decidir = async (acao: string) =>
    api.pedir('POST', `/gestao/solicitacoes/${id}/decidir`, {
      acao,
      versao: (await mesa()).versao,
      motivos: [],
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
  await decidir(tipoPessoa === 'estudante' ? 'devolverDadosComplementares' : 'devolverFiador');
}
