/** What each stage of the analysis looks at, and what may be decided in it. */
import type { PapelDeOperador } from '../acesso/permissoes.ts';
import type { TipoPessoa } from '../participante/participante-contexto.ts';
import type { Sigla, StatusSolicitacao } from '../solicitacao/estados.ts';
import type { Acao } from '../solicitacao/transicoes.ts';
import type { AlvoDoMotivo } from './motivos.ts';

export const DECISOES_DO_ANALISTA = [
  'aprovarDadosComplementares',
  'devolverDadosComplementares',
  'aprovarFiador',
  'devolverFiador',
  'reprovar',
] as const satisfies readonly Acao[];

export const DECISOES_DA_INSTITUICAO = [
  'aprovarIes',
  'colocarEmListaDeEspera',
  'reprovarIes',
] as const satisfies readonly Acao[];

export type Decisao = (typeof DECISOES_DO_ANALISTA)[number] | (typeof DECISOES_DA_INSTITUICAO)[number];

const DECISOES_POR_ETAPA: Readonly<
  Partial<Record<Sigla, Readonly<Partial<Record<PapelDeOperador, readonly Decisao[]>>>>>
> = {
  PAIES: { instituicao: DECISOES_DA_INSTITUICAO },
  PADC: { analista: ['aprovarDadosComplementares', 'devolverDadosComplementares', 'reprovar'] },
  PAF: { analista: ['aprovarFiador', 'devolverFiador', 'reprovar'] },
};

export function decisoesDaEtapa(sigla: Sigla, papel: PapelDeOperador): readonly Decisao[] {
  return DECISOES_POR_ETAPA[sigla]?.[papel] ?? [];
}

/** What the desk offers: who is in the waiting list is not put there again. */
export function decisoesOferecidas(
  { sigla, statusSolicitacao }: { sigla: Sigla; statusSolicitacao: StatusSolicitacao },
  papel: PapelDeOperador,
): readonly Decisao[] {
  const naLista = statusSolicitacao === 'LISTA_ESPERA_IES';
  return decisoesDaEtapa(sigla, papel).filter((decisao) => !naLista || decisao !== 'colocarEmListaDeEspera');
}

export const ROTULO_DA_DECISAO: Readonly<Record<Decisao, string>> = {
  aprovarDadosComplementares: 'Aprovar dados do estudante',
  devolverDadosComplementares: 'Devolver ao estudante',
  aprovarFiador: 'Aprovar fiador',
  devolverFiador: 'Devolver ao fiador',
  reprovar: 'Reprovar solicitação',
  aprovarIes: 'Aprovar',
  colocarEmListaDeEspera: 'Colocar em lista de espera',
  reprovarIes: 'Reprovar',
};

/** The kind of reasons that a decision takes; null: it takes none. */
export const ALVO_DA_DECISAO: Readonly<Record<Decisao, AlvoDoMotivo | null>> = {
  aprovarDadosComplementares: null,
  devolverDadosComplementares: 'devolucao',
  aprovarFiador: null,
  devolverFiador: 'devolucao',
  reprovar: 'reprovacao',
  aprovarIes: null,
  colocarEmListaDeEspera: null,
  reprovarIes: 'instituicao',
};

const PESSOAS_DA_ETAPA: Readonly<Partial<Record<Sigla, readonly TipoPessoa[]>>> = {
  PADC: ['estudante'],
  PAF: ['fiador', 'fiador2'],
};

/** Whose documents get a verdict at this stage: a correction can only reach the person that it waits for. */
export function pessoasDaEtapa(sigla: Sigla): readonly TipoPessoa[] {
  return PESSOAS_DA_ETAPA[sigla] ?? [];
}

export interface DocumentoAvaliado {
  tipoPessoa: TipoPessoa;
  situacao: string;
}

export interface Contagem {
  pendentes: number;
  aprovados: number;
  rejeitados: number;
}

export function contarDaEtapa(sigla: Sigla, documentos: readonly DocumentoAvaliado[]): Contagem {
  const daEtapa = documentos.filter(({ tipoPessoa }) => pessoasDaEtapa(sigla).includes(tipoPessoa));
  const contar = (situacao: string) => daEtapa.filter((documento) => documento.situacao === situacao).length;
  return { pendentes: contar('enviado'), aprovados: contar('aprovado'), rejeitados: contar('rejeitado') };
}

/**
 * Why a decision cannot be taken yet, or null. What the transition table checks (state, role, reasons) is not
 * repeated here; this adds that every document of the stage was looked at before somebody is approved.
 */
export function impedimentoDaDecisao(
  decisao: Decisao,
  contagem: Contagem,
  motivosProprios: number,
): string | null {
  switch (decisao) {
    case 'aprovarDadosComplementares':
    case 'aprovarFiador':
      if (contagem.rejeitados > 0) return 'Há documento recusado: devolva para correção ou desfaça a recusa.';
      if (contagem.pendentes > 0)
        return `Falta avaliar ${contagem.pendentes} ${contagem.pendentes === 1 ? 'documento' : 'documentos'}.`;
      return null;
    case 'devolverDadosComplementares':
    case 'devolverFiador':
      return contagem.rejeitados + motivosProprios > 0
        ? null
        : 'Recuse ao menos um documento ou informe um motivo.';
    case 'reprovar':
    case 'reprovarIes':
      return motivosProprios > 0 ? null : 'Informe ao menos um motivo.';
    default:
      return null;
  }
}
