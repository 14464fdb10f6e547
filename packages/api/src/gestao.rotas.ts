/** Every entry of the back office. */

import { rotasDaSaidaNaGestao } from './financeiro-saida.rotas.ts';
import { rotasDeAcessoDaGestao } from './gestao-acesso.rotas.ts';
import { rotasDeAlteracaoDaGestao } from './gestao-alteracao.rotas.ts';
import { rotasDaAssinaturaNaGestao } from './gestao-assinatura.rotas.ts';
import { rotasDeAtualizacaoNaGestao } from './gestao-atualizacao.rotas.ts';
import { rotasDoCatalogoDaGestao } from './gestao-catalogo.rotas.ts';
import { rotasDaConciliacao } from './gestao-conciliacao.rotas.ts';
import { rotasDosConflitos } from './gestao-conflitos.rotas.ts';
import { rotasDeContratoDaGestao } from './gestao-contrato.rotas.ts';
import { rotasDaAtribuicaoDeContratos } from './gestao-contrato-atribuicao.rotas.ts';
import { rotasDaGeracaoDeContratos } from './gestao-contrato-geracao.rotas.ts';
import { rotasDaConversaNaGestao } from './gestao-conversa.rotas.ts';
import { rotasDasCotas } from './gestao-cotas.rotas.ts';
import { rotasDeDocumentoNaMesa } from './gestao-documento.rotas.ts';
import { rotasDoEnvelopeNaGestao } from './gestao-envelope.rotas.ts';
import { rotasDaEquipe } from './gestao-equipe.rotas.ts';
import { rotasDasExportacoes } from './gestao-exportacoes.rotas.ts';
import { rotasDaFila } from './gestao-fila.rotas.ts';
import { rotasDoFinanceiroNaGestao } from './gestao-financeiro.rotas.ts';
import { rotasDaInstituicao } from './gestao-instituicao.rotas.ts';
import { rotasDasMensagensDaGestao } from './gestao-mensagens.rotas.ts';
import { rotasDaMesa } from './gestao-mesa.rotas.ts';
import { rotasDaNegociacaoNaGestao } from './gestao-negociacao.rotas.ts';
import { rotasDasPropostasFinanceiras } from './gestao-propostas-financeiras.rotas.ts';
import { rotasDoRecursoNaGestao } from './gestao-recurso.rotas.ts';
import { rotasDosRelatorios } from './gestao-relatorios.rotas.ts';
import { rotasDosRepasses } from './gestao-repasses.rotas.ts';
import { rotasDosRepassesDaInstituicao } from './gestao-repasses-da-instituicao.rotas.ts';
import { rotasDaSegundaPessoa } from './gestao-segunda-pessoa.rotas.ts';
import { rotasDoSuporteDaGestao } from './gestao-suporte.rotas.ts';

export const rotasDeGestao = [
  ...rotasDeAcessoDaGestao,
  ...rotasDoCatalogoDaGestao,
  ...rotasDosConflitos,
  ...rotasDeContratoDaGestao,
  ...rotasDaAtribuicaoDeContratos,
  ...rotasDaGeracaoDeContratos,
  ...rotasDeAlteracaoDaGestao,
  ...rotasDaAssinaturaNaGestao,
  ...rotasDeAtualizacaoNaGestao,
  ...rotasDasCotas,
  ...rotasDaEquipe,
  ...rotasDoEnvelopeNaGestao,
  ...rotasDasExportacoes,
  ...rotasDaFila,
  ...rotasDoFinanceiroNaGestao,
  ...rotasDaSaidaNaGestao,
  ...rotasDasPropostasFinanceiras,
  ...rotasDosRepasses,
  ...rotasDosRepassesDaInstituicao,
  ...rotasDaConciliacao,
  ...rotasDaNegociacaoNaGestao,
  ...rotasDaInstituicao,
  ...rotasDaMesa,
  ...rotasDeDocumentoNaMesa,
  ...rotasDasMensagensDaGestao,
  ...rotasDaSegundaPessoa,
  ...rotasDoRecursoNaGestao,
  ...rotasDaConversaNaGestao,
  ...rotasDosRelatorios,
  ...rotasDoSuporteDaGestao,
] as const;
