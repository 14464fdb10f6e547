import { NOME_DO_STATUS, type NomeDeErro } from '@credito/api/erros';
import type { Decisao } from '@credito/domain/wizard/decisao';
import type { ErroDeCampo } from '@credito/domain/wizard/plano';
import { mensagemDosCampos } from './mensagem-dos-campos.ts';

/**
 * A refusal that the reader can act on. `nome` is what programs know it by; `message` is a Portuguese sentence, or a word
 * of the specification (CONTA_EXISTENTE, TOKEN_EXPIRADO, SOLICITACAO_ATUALIZADA).
 */
export class ErroDeAplicacao extends Error {
  readonly status: number;
  readonly nome: NomeDeErro;
  readonly detalhe: string;
  readonly campos: readonly ErroDeCampo[];
  readonly esperarSegundos: number | null;
  /** Whoever reads it learns that somebody has an account here: such answers are counted (entrada/existencia.ts). */
  readonly revelaExistencia: boolean;

  constructor(
    status: number,
    message: string,
    opcoes: {
      nome?: NomeDeErro;
      detalhe?: string;
      campos?: readonly ErroDeCampo[];
      esperarSegundos?: number;
      revelaExistencia?: boolean;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.nome = opcoes.nome ?? nomeDoStatus(status);
    this.detalhe = opcoes.detalhe ?? message;
    this.campos = opcoes.campos ?? [];
    this.esperarSegundos = opcoes.esperarSegundos ?? null;
    this.revelaExistencia = opcoes.revelaExistencia ?? false;
  }
}

/** The name of an answer that no rule has named. */
export function nomeDoStatus(status: number): NomeDeErro {
  if (status in NOME_DO_STATUS) return NOME_DO_STATUS[status as keyof typeof NOME_DO_STATUS];
  return status < 500 ? 'pedido-invalido' : 'erro-interno';
}

/** Missing, or somebody else's: the two must not be told apart. */
export const naoEncontrado = () => new ErroDeAplicacao(404, 'Não encontramos o que você procura.');

export const semPermissao = () => new ErroDeAplicacao(403, 'Você não tem permissão para esta ação.');

export const naoAutenticado = () => new ErroDeAplicacao(401, 'Entre na sua conta para continuar.');

export const tokenExpirado = () =>
  new ErroDeAplicacao(401, 'TOKEN_EXPIRADO', {
    nome: 'sessao-expirada',
    detalhe: 'Sua sessão expirou. Por favor, atualize a página e faça login novamente.',
  });

export const conflito = (message: string) => new ErroDeAplicacao(409, message);

/** Somebody changed the data since the reader saw them (case FIA-02). */
export const dadosDesatualizados = (
  detalhe = 'Estes dados mudaram em outra tela. Atualizamos a página com a versão mais nova.',
) => new ErroDeAplicacao(409, 'SOLICITACAO_ATUALIZADA', { nome: 'dados-desatualizados', detalhe });

export const regraDoDominio = (campos: readonly ErroDeCampo[]) =>
  new ErroDeAplicacao(422, mensagemDosCampos(campos) ?? 'Confira os dados informados.', { campos });

/** What was decided to change, or the refusal that the decision is. */
export function exigirAceita<T>(decisao: Decisao<T>): T {
  if (decisao.tipo === 'recusada') throw regraDoDominio(decisao.erros);
  if (decisao.tipo === 'desatualizada') throw dadosDesatualizados();
  return decisao.mudancas;
}

/** The same refusal, of which the reader learns that somebody has an account. */
export const revelando = ({ status, nome, message, detalhe, campos }: ErroDeAplicacao) =>
  new ErroDeAplicacao(status, message, { nome, detalhe, campos, revelaExistencia: true });

export const MUITOS_ACESSOS = 'Estamos com muitos acessos. Tente novamente em instantes.';

/** There is more to do than this server can do now. */
export const muitosAcessos = (esperarSegundos: number) =>
  new ErroDeAplicacao(503, MUITOS_ACESSOS, { esperarSegundos });

export const muitasTentativas = (message: string, esperarSegundos: number) =>
  new ErroDeAplicacao(429, message, { esperarSegundos });
