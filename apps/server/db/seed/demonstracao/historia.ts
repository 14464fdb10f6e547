/** What happened to one student of the demonstration: data that the use cases are driven by. */
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { ParentescoDoFiador } from '@credito/domain/fiador/parentesco';
import type { Recusa } from '@credito/domain/fiador/recusa';
import type { Decisao } from '@credito/domain/gestao/etapas';
import type { CodigoDeMotivo } from '@credito/domain/gestao/motivos';
import type { IdDoPassoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Nota } from '@credito/domain/pesquisa/pesquisa';
import type { CodigoAntigo, Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import type { PessoaDaDemonstracao } from './pessoas.ts';

export interface Preenchimento {
  /** Stops before this step; absent: everything is filled in. */
  ate?: IdDoPassoDoParticipante;
  /** Sends only these documents of the steps it reaches. */
  soDocumentos?: readonly TipoDocumento[];
  /** Answers that differ from the usual ones. */
  respostas?: Readonly<Record<string, unknown>>;
}

export interface FiadorDaHistoria {
  pessoa: PessoaDaDemonstracao;
  parentesco: ParentescoDoFiador;
  /** How far the guarantor has come. */
  foi: 'convidado' | 'preenchido-pelo-estudante' | 'completo' | 'recusou';
  /** What a guarantor who did not want to be one said. */
  recusa?: Recusa;
  respostas?: Readonly<Record<string, unknown>>;
  /** Whom the guarantor is married to. */
  conjuge?: PessoaDaDemonstracao;
  /** As if handed in before the property regime was asked: who generates the contract asks for it. */
  anteriorAoRegime?: true;
}

interface RecusaDeDocumento {
  tipoDocumento: TipoDocumento;
  motivo: CodigoDeMotivo;
}

export interface AtoDaAnalise {
  decisao: Decisao;
  /** Documents of the stage that are refused; the others are approved. */
  recusas?: readonly RecusaDeDocumento[];
  motivos?: ReadonlyArray<{
    codigo: CodigoDeMotivo;
    texto?: string;
    /** Rows of the person's plan whose answers have to be looked at again. */
    passos?: IdDoPassoDoParticipante[];
    tipoPessoa?: TipoPessoa;
  }>;
  /** Of a decision that takes two: nobody has confirmed it yet. */
  semSegundaPessoa?: boolean;
}

export interface MensagemDaHistoria {
  quem: 'estudante' | 'equipe';
  assunto: TipoDocumento;
  texto: string;
}

/**
 * Up to this state, by the way of the course's institution; `falta-fiador`: of the persons only the student has signed.
 * The two last are cancellations.
 */
export type FimDoContrato =
  | Exclude<CodigoDoContrato, 'GER' | 'BAI' | 'CAN'>
  | 'falta-fiador'
  | 'desistiu'
  | 'venceu'
  | 'venceu-assinando'
  | 'recusou';

/** How far the half-yearly update has come: the guarantor, where there is one, has not confirmed. */
export type FimDaAtualizacao =
  | 'iniciada'
  | 'falta-fiador'
  | 'em-analise'
  | 'a-corrigir'
  | 'concluida'
  | 'reiniciada';
/** How far an alteration of the contract has come. */
export type FimDaAlteracao =
  | 'pedida'
  | 'disponivel'
  | 'falta-fiador'
  | 'efetivada'
  | 'reprovada'
  | 'venceu'
  | 'troca-de-fiador'
  | 'troca-com-renda';
/** Of a contract in effect: what was paid to the school and what came back. */
export type FimDoDinheiro = 'em-dia' | 'atrasado' | 'negociado' | 'em-dobro' | 'quitado';

export interface PedidoDaHistoria {
  /** Code of a course of the demonstration's catalogue. */
  curso: string;
  dependente?: { nome: string; cpf: string; nascimento: string };
  /** Of a student under 18: the mother, who has authorised the request, or has not answered yet. */
  responsavel?: { pessoa: PessoaDaDemonstracao; autorizou: boolean };
  preenchimento: Preenchimento;
  fiadores?: readonly FiadorDaHistoria[];
  concluir?: true;
  /** What the student said of the survey after handing in; absent: it still waits for an answer. */
  pesquisa?: { nota: Nota; comentario?: string } | 'pulou';
  analise?: readonly AtoDaAnalise[];
  /** Written under the pendencies that the analysis left. */
  mensagens?: readonly MensagemDaHistoria[];
  /** Contests the final refusal in which the analysis ended. */
  recurso?: string;
  /** Refused documents that the student sent again; the correction itself is not handed in. */
  reenvia?: readonly TipoDocumento[];
  /** The contract was to be generated, and waits for what a guarantor was never asked. */
  pedeRegime?: true;
  /** How far the contract of the approved request has come. */
  contrato?: FimDoContrato;
  /** Of a contract in effect. */
  atualizacao?: FimDaAtualizacao;
  /** Of a contract in effect. */
  alteracao?: FimDaAlteracao;
  /** Named to guarantee the contract in the place of whoever does; has an account where the story says that they accepted. */
  vaiGarantir?: { pessoa: PessoaDaDemonstracao; aceitou: boolean };
  /** The credit is used since the year before: its fees are due to the school already. */
  usoDesdeOAnoPassado?: true;
  /** What became of the contract's money. */
  dinheiro?: FimDoDinheiro;
  /** Given up in the end, for this reason of domain/solicitacao/cancelamento. */
  cancelar?: { motivo: number };
}

export interface Historia {
  /** Stable: it remembers what was already told. */
  id: string;
  /** Where the student stands, as the start prints it. */
  situacao: string;
  estudante: PessoaDaDemonstracao;
  /** The story began this long ago; stories are told from the oldest to the newest. */
  horasAtras: number;
  pedido?: PedidoDaHistoria;
  /** State in which the story ends; null without a request. */
  fim: { sigla: Sigla; statusSolicitacao: StatusSolicitacao } | null;
  /** The row of the state table as older data had it: written in the end, and read as today's. */
  codigoAntigo?: CodigoAntigo;
}
