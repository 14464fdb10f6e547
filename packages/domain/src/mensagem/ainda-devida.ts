/**
 * What a message speaks of, and whether it is still so when the message leaves: one that waited for the morning, or for the
 * line, is not sent to somebody whom it no longer concerns.
 */
import type { CodigoDoContrato } from '../contrato/estados.ts';
import { ESTADOS, type Sigla } from '../solicitacao/estados.ts';
import type { NomeDeModelo } from './modelos.ts';

export interface FatosDaMensagem {
  /** Of the request that it is about; null where it is about none. */
  sigla: Sigla | null;
  /** The invitation opens something: neither replaced, refused nor withdrawn. */
  conviteVale: boolean;
  /** It asks somebody to guarantee a contract, whose request was approved long ago. */
  conviteDeContrato: boolean;
  /** The guarantor whom it is about is in the request. */
  fiadorEsta: boolean;
  /** The guarantor whom it is about has not said that the part is done. */
  conclusaoFalta: boolean;
  /** The question about the property regime has no answer yet. */
  regimeEspera: boolean;
  contrato: CodigoDoContrato | null;
  /** The signer who is called has still to sign. */
  assinaturaFalta: boolean;
  /** The part of the update that it asks for is not done. */
  atualizacaoFalta: boolean;
}

type Assunto = keyof typeof VALE;

const natureza = ({ sigla }: FatosDaMensagem) => (sigla === null ? null : ESTADOS[sigla].natureza);
const aberta = (fatos: FatosDaMensagem) => ['editavel', 'corrigivel'].includes(natureza(fatos) ?? '');
const PARA_ASSINAR: readonly (CodigoDoContrato | null)[] = ['DIS', 'DPR', 'VIS'];

const VALE = {
  /** It tells what happened, or carries a secret with an end of its own. */
  fato: () => true,
  convite: (fatos: FatosDaMensagem) => fatos.conviteVale && (fatos.conviteDeContrato || aberta(fatos)),
  fiador: (fatos: FatosDaMensagem) => fatos.fiadorEsta && aberta(fatos),
  conclusao: (fatos: FatosDaMensagem) => fatos.fiadorEsta && fatos.conclusaoFalta && aberta(fatos),
  preenchimento: (fatos: FatosDaMensagem) => natureza(fatos) === 'editavel',
  correcao: (fatos: FatosDaMensagem) => natureza(fatos) === 'corrigivel',
  regime: (fatos: FatosDaMensagem) => fatos.fiadorEsta && fatos.regimeEspera,
  assinatura: ({ contrato }: FatosDaMensagem) => PARA_ASSINAR.includes(contrato),
  link: ({ assinaturaFalta }: FatosDaMensagem) => assinaturaFalta,
  atualizacao: ({ atualizacaoFalta }: FatosDaMensagem) => atualizacaoFalta,
} as const satisfies Record<string, (fatos: FatosDaMensagem) => boolean>;

/** Complete by type: a new message says what it speaks of. */
const ASSUNTO: Readonly<Record<NomeDeModelo, Assunto>> = {
  'codigo-de-verificacao': 'fato',
  'nova-senha': 'fato',
  'convite-da-gestao': 'fato',
  'gestao-alarme': 'fato',
  'gestao-codigo-errado': 'fato',
  'gestao-cota': 'fato',
  'gestao-exportacao': 'fato',
  'conta-criada': 'fato',
  'email-a-confirmar': 'fato',
  'senha-trocada': 'fato',
  'contato-trocado': 'fato',
  'entrada-social-ligada': 'fato',
  'novo-acesso': 'fato',
  'acesso-do-suporte': 'fato',
  'acesso-desbloqueado': 'fato',
  'areas-mudaram': 'fato',
  'solicitacao-iniciada': 'fato',
  'solicitacao-enviada': 'fato',
  'correcao-enviada': 'fato',
  'solicitacao-cancelada': 'fato',
  'solicitacao-cancelada-fiador': 'fato',
  'solicitacao-cancelada-convidado': 'fato',
  'solicitacao-parada': 'preenchimento',
  'correcao-parada': 'correcao',
  'correcao-nao-enviada': 'correcao',
  'mensagem-da-equipe': 'fato',
  'recurso-recebido': 'fato',
  'recurso-respondido': 'fato',
  'decisao-aprovarIes': 'fato',
  'decisao-colocarEmListaDeEspera': 'fato',
  'decisao-reprovarIes': 'fato',
  'decisao-aprovarDadosComplementares': 'fato',
  'decisao-devolverDadosComplementares': 'fato',
  'decisao-aprovarFiador': 'fato',
  'decisao-devolverFiador': 'fato',
  'decisao-reprovar': 'fato',
  'responsavel-autorizacao': 'preenchimento',
  'responsavel-autorizada': 'fato',
  'responsavel-recusada': 'fato',
  'fiador-convite': 'convite',
  'fiador-lembrete': 'convite',
  'fiador-lembrado': 'convite',
  'fiador-oferecer-troca': 'convite',
  'fiador-aceitou': 'fiador',
  'fiador-confirmado': 'fato',
  'fiador-recusou': 'fato',
  'fiador-concluiu': 'fiador',
  'fiador-por-concluir': 'conclusao',
  'fiador-respondeu': 'conclusao',
  'fiador-saiu': 'fato',
  'fiador-desconvidado': 'fato',
  'fiador-regime-de-bens': 'regime',
  'assinatura-convite': 'link',
  'assinatura-de-novo': 'link',
  'assinatura-lembrete': 'link',
  'assinatura-feita': 'fato',
  'assinatura-concluida': 'fato',
  'assinatura-contato-trocado': 'fato',
  'assinatura-devolvida': 'fato',
  'assinatura-dispensada': 'fato',
  'fiador-regime-lembrete': 'regime',
  'contrato-disponivel': 'assinatura',
  'contrato-disponivel-fiador': 'assinatura',
  'contrato-vencido': 'fato',
  'contrato-cancelado': 'fato',
  'contrato-cancelado-fiador': 'fato',
  'contrato-reprovado': 'fato',
  'contrato-efetivado': 'fato',
  'contrato-efetivado-fiador': 'fato',
  'contrato-liquidado': 'fato',
  'contrato-liquidado-fiador': 'fato',
  'curso-encerrado': 'fato',
  'curso-encerrado-fiador': 'fato',
  'curso-suspenso': 'fato',
  'curso-suspenso-fiador': 'fato',
  'curso-retomado': 'fato',
  'curso-retomado-fiador': 'fato',
  'cobranca-emitida': 'fato',
  'cobranca-do-saldo': 'fato',
  'pagamento-recebido': 'fato',
  'parcela-em-atraso': 'fato',
  'parcela-em-atraso-fiador': 'fato',
  'devolucao-decidida': 'fato',
  'devolucao-feita': 'fato',
  'devolucao-nao-feita': 'fato',
  'negociacao-aceita': 'fato',
  'negociacao-aceita-fiador': 'fato',
  'saida-respondida': 'fato',
  'saida-respondida-estudante': 'fato',
  'atualizacao-lembrete': 'atualizacao',
  'atualizacao-tardia': 'atualizacao',
  'atualizacao-prorrogada': 'atualizacao',
  'atualizacao-enviada': 'fato',
  'atualizacao-a-corrigir': 'fato',
  'atualizacao-concluida': 'fato',
  'atualizacao-sem-fiador': 'fato',
  'atualizacao-vencida': 'fato',
  'atualizacao-fiador': 'atualizacao',
  'atualizacao-fiador-de-novo': 'atualizacao',
  'atualizacao-fiador-lembrete': 'atualizacao',
  'atualizacao-fiador-a-corrigir': 'fato',
  'atualizacao-fiador-concluida': 'fato',
  'celular-em-troca': 'fato',
  'alteracao-disponivel': 'fato',
  'alteracao-disponivel-fiador': 'fato',
  'alteracao-cancelada': 'fato',
  'alteracao-cancelada-fiador': 'fato',
  'alteracao-nao-aceita': 'fato',
  'alteracao-reprovada': 'fato',
  'alteracao-efetivada': 'fato',
  'alteracao-efetivada-fiador': 'fato',
  'alteracao-fianca-encerrada': 'fato',
  'alteracao-reprovada-fiador': 'fato',
  'alteracao-renda-devolvida': 'fato',
  'alteracao-convite-encerrado': 'fato',
  'gestao-palavra': 'fato',
};

/** What has to be asked before it is sent; null: nothing. */
export function assuntoDaMensagem(modelo: string): Exclude<Assunto, 'fato'> | null {
  const assunto = ASSUNTO[modelo as NomeDeModelo] ?? 'fato';
  return assunto === 'fato' ? null : assunto;
}

export function aindaDevida(modelo: string, fatos: FatosDaMensagem): boolean {
  return VALE[ASSUNTO[modelo as NomeDeModelo] ?? 'fato'](fatos);
}
