/** Who takes money for us: charges as boleto and Pix, payments, refunds. Knows nothing of contracts. */
import type { MeioDePagamento } from '@credito/domain/cobranca/cobranca';
import type { Data } from '@credito/domain/tempo/data';

export interface CobrancaNova {
  /** Ours, 26 to 35 letters and digits: a repeated registration is the same charge. */
  txid: string;
  vencimento: Data;
  centavos: number;
  /** What the provider adds once it is late; null: it cannot be paid then. */
  atraso: { multaPpm: number; moraPpmMes: number; validadeDias: number } | null;
  devedor: { cpf: string; nome: string };
  descricao: string;
}

/** No answer, or one that may be another one later. */
interface Adiada {
  tipo: 'adiada';
  motivo: string;
}

export type Registro =
  | { tipo: 'registrada'; revisao: number; linhaDigitavel: string; codigoDeBarras: string; pix: string }
  /** The same request would be refused again. */
  | { tipo: 'recusada'; motivo: string }
  | Adiada;

export interface PagamentoNoProvedor {
  /** Its own name for it, once each. */
  chave: string;
  /** Null where the payer named none of ours. */
  txid: string | null;
  meio: Exclude<MeioDePagamento, 'manual'>;
  centavos: number;
  momento: Date;
}

export type Consulta =
  | { tipo: 'encontrada'; pagamentos: readonly PagamentoNoProvedor[] }
  | { tipo: 'desconhecida' }
  | Adiada;

type Baixa = { tipo: 'baixada' } | { tipo: 'ja-paga' } | Adiada;

type Devolucao =
  | { tipo: 'devolvida' }
  | { tipo: 'em-processamento' }
  | { tipo: 'nao-realizada'; motivo: string }
  | Adiada;

export interface GatewayDePagamento {
  /** False: nobody takes money, and nothing is charged. */
  disponivel: boolean;
  registrar(cobranca: CobrancaNova): Promise<Registro>;
  baixar(txid: string): Promise<Baixa>;
  /** What was paid, whatever state the provider says: a paid charge may stay open there for hours. */
  consultar(txid: string): Promise<Consulta>;
  /** `id` makes a repeated call the same refund. */
  devolver(chave: string, id: string, centavos: number): Promise<Devolucao>;
  /** Everything that came in between two moments, page by page; throws when the provider fails. */
  conciliar(de: Date, ate: Date): AsyncIterable<readonly PagamentoNoProvedor[]>;
  /** The charges that a notice speaks of: a reason to ask, and no news in itself. */
  lerAviso(segredo: string, corpo: unknown): readonly string[] | 'recusado';
}
