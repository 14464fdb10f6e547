import type { ErroDeCampo } from '@credito/domain/wizard/plano';
import { mensagemDosCampos } from './mensagem-dos-campos.ts';

/**
 * A refusal that the reader can act on. `message` is a Portuguese sentence, or a code that the screens know
 * (CONTA_EXISTENTE, TOKEN_EXPIRADO, SOLICITACAO_ATUALIZADA).
 */
export class ErroDeAplicacao extends Error {
  readonly status: number;
  readonly detalhe: string;
  readonly campos: readonly ErroDeCampo[];
  readonly esperarSegundos: number | null;
  /** Whoever reads it learns that somebody has an account here: such answers are counted (limite/existencia.ts). */
  readonly revelaExistencia: boolean;

  constructor(
    status: number,
    message: string,
    opcoes: {
      detalhe?: string;
      campos?: readonly ErroDeCampo[];
      esperarSegundos?: number;
      revelaExistencia?: boolean;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.detalhe = opcoes.detalhe ?? message;
    this.campos = opcoes.campos ?? [];
    this.esperarSegundos = opcoes.esperarSegundos ?? null;
    this.revelaExistencia = opcoes.revelaExistencia ?? false;
  }
}

/** Missing, or somebody else's: the two must not be told apart. */
export const naoEncontrado = () => new ErroDeAplicacao(404, 'Não encontramos o que você procura.');

export const semPermissao = () => new ErroDeAplicacao(403, 'Você não tem permissão para esta ação.');

export const naoAutenticado = () => new ErroDeAplicacao(401, 'Faça login para continuar.');

export const tokenExpirado = () =>
  new ErroDeAplicacao(401, 'TOKEN_EXPIRADO', {
    detalhe: 'Sua sessão expirou. Por favor, atualize a página e faça login novamente.',
  });

export const conflito = (message: string, detalhe = message) =>
  new ErroDeAplicacao(409, message, { detalhe });

/** Somebody changed the data since the reader saw them (case FIA-02). */
export const dadosDesatualizados = () =>
  conflito(
    'SOLICITACAO_ATUALIZADA',
    'Estes dados mudaram em outra tela. Atualizamos a página com a versão mais nova.',
  );

export const regraDoDominio = (campos: readonly ErroDeCampo[]) =>
  new ErroDeAplicacao(422, mensagemDosCampos(campos) ?? 'Confira os dados informados.', { campos });

/** The same refusal, of which the reader learns that somebody has an account. */
export const revelando = ({ status, message, detalhe, campos }: ErroDeAplicacao) =>
  new ErroDeAplicacao(status, message, { detalhe, campos, revelaExistencia: true });

export const MUITOS_ACESSOS = 'Estamos com muitos acessos. Tente novamente em instantes.';

/** There is more to do than this server can do now. */
export const muitosAcessos = (esperarSegundos: number) =>
  new ErroDeAplicacao(503, MUITOS_ACESSOS, { esperarSegundos });

export const muitasTentativas = (message: string, esperarSegundos: number) =>
  new ErroDeAplicacao(429, message, { esperarSegundos });
