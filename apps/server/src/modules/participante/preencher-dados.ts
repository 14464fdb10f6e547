import { isDeepStrictEqual } from 'node:util';
import type { Recebido } from '@credito/api/rota';
import type { rotaPreencherDados } from '@credito/api/solicitacao.rotas';
import { respostasDesfeitas } from '@credito/domain/participante/efeitos-da-resposta';
import { erroDeIdentidade } from '@credito/domain/participante/identidade-fixa';
import { type DoConjugeAnterior, doConjugeAnterior } from '@credito/domain/participante/outro-conjuge';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';
import { perguntaPorAlguem } from '@credito/domain/participante/quem-conhece-quem';
import { MENSAGEM_PROFISSAO } from '@credito/domain/renda/profissao';
import type { Sigla } from '@credito/domain/solicitacao/estados';
import { errosDoPasso, type Passo, respostasDoPasso, valoresDoPasso } from '@credito/domain/wizard/plano';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados, naoEncontrado, regraDoDominio } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { findProfissao } from '../catalogo/catalogo.repository.ts';
import { apagarDocumentosDosTipos } from '../documento/excluir-documentos.ts';
import { anotarMudanca } from '../pendencia/correcao.repository.ts';
import { acompanharAutorizacao } from '../responsavel/pedir-autorizacao.ts';
import { exigirParte } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { carregarSolicitacao, contextoDoParticipante, respostasDe } from '../solicitacao/fatos.ts';
import { limitarComparacoes } from '../solicitacao/limitar-comparacoes.ts';
import { situacaoPara } from '../solicitacao/situacao-para.ts';
import { estacionarDocumentos } from './estacionar-documentos.ts';

type Preenchimento = Recebido<typeof rotaPreencherDados>['body'];
type Respostas = Readonly<Record<string, unknown>>;

interface DadosGuardados {
  versao: number;
  siglaStatusCadastro: Sigla;
  respostas: Record<string, unknown>;
}

/** Answers that are columns of the participant; all others live in `respostas`. */
const COLUNAS = { nome: 'nome', dataNascimento: 'data_nascimento' } as const;

/**
 * Saves one step of one person. Only changed fields are written; a screen that shows an older version is refused
 * with 409 unless what it sends is already what is stored (a retry whose first answer was lost).
 */
export async function preencherDados(
  contexto: Contexto,
  sessao: SessaoDeConta,
  pedido: Preenchimento,
): Promise<DadosGuardados> {
  if (perguntaPorAlguem(pedido.alteracoes)) await limitarComparacoes(contexto, sessao);
  return contexto.db.transaction().execute((trx) => salvarPasso(contexto, trx, sessao, pedido));
}

/** The same inside the transaction of a caller that saves several steps at once. */
export async function salvarPasso(
  contexto: Contexto,
  trx: Transaction<DB>,
  sessao: SessaoDeConta,
  pedido: Preenchimento,
): Promise<DadosGuardados> {
  const agora = contexto.relogio.agora();
  const acesso = await exigirParte(trx, sessao, pedido.idSolicitacao, pedido.tipoPessoa, 'editar', {
    travar: true,
  });
  const { completa, leitor, participante } = acesso;
  const pessoa = contextoDoParticipante(completa, pedido.tipoPessoa, agora);
  const passo = planoDoParticipante.find(({ id }) => id === pedido.passo);
  if (!pessoa || !passo) throw naoEncontrado();
  const { mudancas, desfeitas, conjugeAnterior } = calcularMudancas(
    passo,
    pessoa,
    participante,
    pedido.alteracoes,
  );
  const mudou = Object.keys(mudancas).length > 0 || desfeitas.length > 0;
  if (!mudou)
    return {
      versao: participante.versao,
      siglaStatusCadastro: situacaoPara(completa, leitor, agora).sigla,
      respostas: respostasDe(participante),
    };
  if (participante.versao !== pedido.versao) throw dadosDesatualizados();
  await exigirProfissao(trx, mudancas.profissaoId);
  await gravar(trx, participante, mudancas, desfeitas, agora);
  if (conjugeAnterior) await apagarDocumentosDosTipos(trx, acesso, conjugeAnterior.documentos, agora);
  await estacionarDocumentos(
    trx,
    { participanteId: participante.id, contaId: sessao.contaId },
    depoisDe(pessoa, mudancas, desfeitas),
    agora,
  );
  await anotarMudanca(contexto, trx, completa, participante.id, agora);
  const recarregada = await carregarSolicitacao(trx, completa.solicitacao.id);
  if (!recarregada) throw naoEncontrado();
  const gravada = await atualizarSolicitacao(trx, recarregada, {
    papel: leitor,
    ator: { tipo: 'conta', id: sessao.contaId },
    agora,
  });
  if (pedido.tipoPessoa === 'estudante') await acompanharAutorizacao(contexto, trx, gravada);
  const { sigla } = situacaoPara(gravada, leitor, agora);
  const atual = gravada.participantes.find(({ id }) => id === participante.id) ?? participante;
  return { versao: atual.versao, siglaStatusCadastro: sigla, respostas: respostasDe(atual) };
}

/** What differs from what is stored, after the step's own rules; 422 when they refuse. */
function calcularMudancas(
  passo: Passo<ContextoDoParticipante>,
  pessoa: ContextoDoParticipante,
  participante: Selectable<Participante>,
  alteracoes: Respostas,
): { mudancas: Respostas; desfeitas: readonly string[]; conjugeAnterior: DoConjugeAnterior | null } {
  const nomes = new Set(passo.campos.map(({ nome }) => nome));
  const estranho = Object.keys(alteracoes).find((nome) => !nomes.has(nome));
  if (estranho !== undefined)
    throw regraDoDominio([{ campo: estranho, mensagem: 'Este campo não faz parte deste passo.' }]);
  const respostas = { ...respostasDoPasso(passo, pessoa), ...alteracoes };
  const depois: ContextoDoParticipante = { ...pessoa, respostas: { ...pessoa.respostas, ...alteracoes } };
  if (!passo.quando(depois)) throw dadosDesatualizados();
  const erros = errosDoPasso(passo, respostas, depois);
  if (erros.length > 0) throw regraDoDominio(erros);
  const valores = valoresDoPasso(passo, respostas);
  const identidade = erroDeIdentidade(pessoa.tipoPessoa, participante.cpf, valores);
  if (identidade) throw regraDoDominio([identidade]);
  const mudancas = Object.fromEntries(
    Object.entries(valores).filter(([nome, valor]) => !isDeepStrictEqual(pessoa.respostas[nome], valor)),
  );
  const conjugeAnterior = doConjugeAnterior(pessoa, mudancas);
  const desfeitas = [
    ...respostasDesfeitas(pessoa.respostas, mudancas),
    ...(conjugeAnterior?.respostas ?? []),
  ];
  return { mudancas, desfeitas, conjugeAnterior };
}

/** The one answer that names a row of the catalogue. */
async function exigirProfissao(trx: Transaction<DB>, profissaoId: unknown): Promise<void> {
  if (typeof profissaoId !== 'number' || (await findProfissao(trx, profissaoId)).length > 0) return;
  throw regraDoDominio([{ campo: 'profissaoId', mensagem: MENSAGEM_PROFISSAO }]);
}

function depoisDe(
  pessoa: ContextoDoParticipante,
  mudancas: Respostas,
  desfeitas: readonly string[],
): ContextoDoParticipante {
  const respostas = Object.entries({ ...pessoa.respostas, ...mudancas }).filter(
    ([nome]) => !desfeitas.includes(nome),
  );
  return { ...pessoa, respostas: Object.fromEntries(respostas) };
}

async function gravar(
  trx: Transaction<DB>,
  participante: Selectable<Participante>,
  mudancas: Respostas,
  desfeitas: readonly string[],
  agora: Date,
): Promise<void> {
  const colunas: Record<string, unknown> = {};
  const respostas: Record<string, unknown> = {};
  for (const [nome, valor] of Object.entries(mudancas)) {
    const coluna = COLUNAS[nome as keyof typeof COLUNAS];
    if (coluna) colunas[coluna] = valor;
    else respostas[nome] = valor;
  }
  await trx
    .updateTable('participante')
    .set({
      ...colunas,
      respostas: sql`(respostas || ${JSON.stringify(respostas)}::jsonb) - ${[...desfeitas]}::text[]`,
      versao: participante.versao + 1,
      atualizado_em: agora,
    })
    .where('id', '=', participante.id)
    .execute();
}
