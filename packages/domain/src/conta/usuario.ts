/** What the logged user may do, as the start, the menu and the routing read it (spec 1 sections 2 to 4; spec 3 section 4.1). */
import { CODIGOS_QUE_CONTAM, type CodigoDoContrato, ESTADOS_DO_CONTRATO } from '../contrato/estados.ts';
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';
import { type Data, ultimoDiaDoMes } from '../tempo/data.ts';

export interface FatosDoUsuario {
  /** Codes of the person's requests, any order. */
  siglas: readonly Sigla[];
  /** The newest first. */
  contratos: ReadonlyArray<ContratoDoUsuario>;
  hoje: Data;
  /** Day of the graduation as the special indication of the newest request said it. */
  formaturaIndicada: Data | null;
}

interface ContratoDoUsuario {
  codigo: CodigoDoContrato;
  primeiroVencimento: Data;
  /** First day of the last month of the course, as it is expected. */
  ultimoMes: Data;
  cursoTerminouEm: Data | null;
}

export interface SituacaoDoUsuario {
  podeIniciarSolicitacao: boolean;
  possuiContratosNaoLiquidados: boolean;
  /** Also settled ones. */
  temContratos: boolean;
  possuiProcessoAtivo: boolean;
  emSolicitacao: boolean;
  emContratacao: boolean;
  emRestituicao: boolean;
  /** Day on which the course ends or ended, where anybody has said it. */
  dataFormatura: Data | null;
  formado: boolean;
}

/** Open: somebody still has to act on it. */
function solicitacaoAberta(sigla: Sigla): boolean {
  return ESTADOS[sigla].natureza !== 'final';
}

/**
 * "May start a request" means that the person is still on the way to a first or a new credit: with contracts that
 * are not settled the portal's start are the contracts (spec 3 section 4.1). That there is one open request at a
 * time is a rule of the request itself.
 */
export function situacaoDoUsuario(fatos: FatosDoUsuario): SituacaoDoUsuario {
  const emSolicitacao = fatos.siglas.some(solicitacaoAberta);
  const contam = fatos.contratos.filter(({ codigo }) => CODIGOS_QUE_CONTAM.includes(codigo));
  const dataFormatura = formatura(contam[0]) ?? fatos.formaturaIndicada;
  const possuiContratosNaoLiquidados = contam.some(({ codigo }) => codigo !== 'LIQ');
  return {
    podeIniciarSolicitacao: !possuiContratosNaoLiquidados,
    possuiContratosNaoLiquidados,
    temContratos: contam.length > 0,
    possuiProcessoAtivo: emSolicitacao || possuiContratosNaoLiquidados,
    emSolicitacao,
    emContratacao:
      contam.some(({ codigo }) => ESTADOS_DO_CONTRATO[codigo].emContratacao) ||
      (fatos.siglas.includes('A') && contam.length === 0),
    emRestituicao: contam.some(
      ({ codigo, primeiroVencimento }) => codigo === 'EFE' && primeiroVencimento <= fatos.hoje,
    ),
    dataFormatura,
    formado: dataFormatura !== null && dataFormatura < fatos.hoje,
  };
}

function formatura(contrato: ContratoDoUsuario | undefined): Data | null {
  return contrato ? (contrato.cursoTerminouEm ?? ultimoDiaDoMes(contrato.ultimoMes)) : null;
}

/** Where a login without a remembered origin leads. */
export function inicioDoEstudante(
  situacao: Pick<
    SituacaoDoUsuario,
    'podeIniciarSolicitacao' | 'possuiProcessoAtivo' | 'possuiContratosNaoLiquidados'
  >,
  redirecionarParaStatus: boolean,
): '/status' | '/inicio' {
  const emContratos = situacao.possuiProcessoAtivo && situacao.possuiContratosNaoLiquidados;
  if (situacao.podeIniciarSolicitacao && !emContratos) return '/status';
  return redirecionarParaStatus ? '/status' : '/inicio';
}

/**
 * Whose request is followed in the external portal: in a request, not graduated, at an institution that takes no
 * guarantors (spec 1 section 4).
 */
export function vaiAoMaisAcesso({
  emSolicitacao,
  formado,
  semFiador,
}: Pick<SituacaoDoUsuario, 'emSolicitacao' | 'formado'> & { semFiador: boolean }): boolean {
  return emSolicitacao && !formado && semFiador;
}
