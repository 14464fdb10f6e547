/** Every entry of the API. A route is only listed when it works. */

import { rotasDeAlteracao } from './alteracao.rotas.ts';
import { rotasDaRendaDoNovoFiador } from './alteracao-da-renda.rotas.ts';
import { rotasDeAlteracaoDoFiador } from './alteracao-do-fiador.rotas.ts';
import { rotasDeAndamento } from './andamento.rotas.ts';
import { rotasDeAssinatura } from './assinatura.rotas.ts';
import { rotasDoContatoDeQuemAssina } from './assinatura-contato.rotas.ts';
import { rotasDeAtualizacao } from './atualizacao.rotas.ts';
import { rotasDosDocumentosDaAtualizacao } from './atualizacao-documentos.rotas.ts';
import { rotasDasPartesDaAtualizacao } from './atualizacao-partes.rotas.ts';
import { rotasDeCancelamento } from './cancelamento.rotas.ts';
import { rotasDeCatalogo } from './catalogo.rotas.ts';
import { rotasDeCodigo } from './codigo.rotas.ts';
import { rotasDeConfiguracao } from './configuracao.rotas.ts';
import { rotasDeConta } from './conta.rotas.ts';
import { rotasDeContrato } from './contrato.rotas.ts';
import { rotasDeAssinaturaDoContrato } from './contrato-assinatura.rotas.ts';
import { rotasDeContratoGarantido } from './contrato-garantido.rotas.ts';
import { rotasDeConversa } from './conversa.rotas.ts';
import { rotasDeDemonstracao } from './demonstracao.rotas.ts';
import { rotasDeDocumento } from './documento.rotas.ts';
import { rotasDeEndereco } from './endereco.rotas.ts';
import { rotasDeFiador } from './fiador.rotas.ts';
import { rotasDeGarantia } from './fiador-garantia.rotas.ts';
import { rotasDoFinanceiro } from './financeiro.rotas.ts';
import { rotasDosAtosDoFinanceiro } from './financeiro-atos.rotas.ts';
import { rotasDaConferencia } from './financeiro-conferencia.rotas.ts';
import { rotasDosDocumentosDoFinanceiro } from './financeiro-documentos.rotas.ts';
import { rotasDoFinanceiroDoFiador } from './financeiro-fiador.rotas.ts';
import { rotasDaNegociacao } from './financeiro-negociacao.rotas.ts';
import { rotasDaSaida } from './financeiro-saida.rotas.ts';
import { rotasDeGestao } from './gestao.rotas.ts';
import { rotasDeIndicacao } from './indicacao.rotas.ts';
import { rotasDeNotificacaoPush } from './notificacao-push.rotas.ts';
import { rotasDePendencia } from './pendencia.rotas.ts';
import { rotasDePerfil } from './perfil.rotas.ts';
import { rotasDasMensagensDaPessoa } from './perfil-mensagens.rotas.ts';
import { rotasDePesquisa } from './pesquisa.rotas.ts';
import { rotasDoRascunho } from './rascunho.rotas.ts';
import { rotasDeRecurso } from './recurso.rotas.ts';
import { rotasDeResponsavel } from './responsavel.rotas.ts';
import type { Chave, Rota } from './rota.ts';
import { rotasDeSessao } from './sessao.rotas.ts';
import { rotasDoSimulador } from './simulador.rotas.ts';
import { rotasDeSocial } from './social.rotas.ts';
import { rotasDeSolicitacao } from './solicitacao.rotas.ts';
import { rotasDeSuporte } from './suporte.rotas.ts';

export const ROTAS = [
  ...rotasDeConfiguracao,
  ...rotasDeGestao,
  ...rotasDeSessao,
  ...rotasDeSocial,
  ...rotasDeSuporte,
  ...rotasDeConta,
  ...rotasDePerfil,
  ...rotasDasMensagensDaPessoa,
  ...rotasDeNotificacaoPush,
  ...rotasDeCodigo,
  ...rotasDeDemonstracao,
  ...rotasDeCatalogo,
  ...rotasDoSimulador,
  ...rotasDeEndereco,
  ...rotasDeIndicacao,
  ...rotasDeSolicitacao,
  ...rotasDoRascunho,
  ...rotasDeCancelamento,
  ...rotasDeAndamento,
  ...rotasDeContrato,
  ...rotasDeAlteracao,
  ...rotasDeAlteracaoDoFiador,
  ...rotasDaRendaDoNovoFiador,
  ...rotasDeAssinatura,
  ...rotasDoContatoDeQuemAssina,
  ...rotasDeAssinaturaDoContrato,
  ...rotasDeContratoGarantido,
  ...rotasDoFinanceiro,
  ...rotasDosDocumentosDoFinanceiro,
  ...rotasDaConferencia,
  ...rotasDaSaida,
  ...rotasDoFinanceiroDoFiador,
  ...rotasDeAtualizacao,
  ...rotasDasPartesDaAtualizacao,
  ...rotasDosDocumentosDaAtualizacao,
  ...rotasDosAtosDoFinanceiro,
  ...rotasDaNegociacao,
  ...rotasDeFiador,
  ...rotasDeGarantia,
  ...rotasDeResponsavel,
  ...rotasDeDocumento,
  ...rotasDePendencia,
  ...rotasDeRecurso,
  ...rotasDeConversa,
  ...rotasDePesquisa,
] as const;

type Entradas = (typeof ROTAS)[number];
export type ChaveDeRota = Chave<Entradas>;
export type RotaPorChave<K extends ChaveDeRota> = Extract<
  Entradas,
  { metodo: Metodo<K>; caminho: Caminho<K> }
>;
type Metodo<K extends string> = K extends `${infer M} ${string}` ? M : never;
type Caminho<K extends string> = K extends `${string} ${infer C}` ? C : never;

export function chaveDaRota(rota: Rota): string {
  return `${rota.metodo} ${rota.caminho}`;
}
