/**
 * Writes src/banco/esquema.gerado.ts from the migrations, run on a temporary database.
 * With --verificar it writes nothing and fails when the file is not current.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import {
  generate,
  IdentifierNode,
  PostgresDialect as PostgresParaGerar,
  RawExpressionNode,
} from 'kysely-codegen';
import { abrirPool } from '../src/banco/conectar.ts';
import { migrar } from '../src/banco/migrar.ts';
import { iniciarPostgresDescartavel } from '../src/postgres-embutido/postgres-descartavel.ts';

/**
 * Columns that hold words of the domain: the type says which, so that nobody casts what is read. Where a column has a
 * default, the type is `Generated<…>`.
 */
const COLUNAS_TIPADAS = {
  'alteracao.causa_do_fim': 'CausaDoFim',
  'alteracao.encerrada_de': 'FluxoDaAlteracao',
  'alteracao.especie': 'EspecieDeAlteracao',
  'alteracao.fluxo': 'FluxoDaAlteracao',
  'alteracao.mudancas': 'ColumnType<Mudanca[], string, string>',
  'alteracao.origem': 'OrigemDaAlteracao',
  'alteracao.palavra': "'confirmou' | 'nao-confirmou'",
  'alteracao.pedido': 'ColumnType<PedidoDeAlteracao, string, string>',
  'alteracao.plano': 'ColumnType<PlanoDaAlteracao | null, string | null | undefined, string | null>',
  'alteracao.tipo': 'TipoDeAlteracao',
  'alteracao_campo.campo': 'CampoDaAlteracao',
  'alteracao_historico.acao': 'AcontecimentoDaAlteracao',
  'alteracao_historico.ator': 'AtorDaAlteracao',
  'alteracao_historico.fluxo': 'FluxoDaAlteracao',
  'alteracao_historico.fluxo_anterior': 'FluxoDaAlteracao',
  'alteracao_parte.grupo': "Signatario['grupo']",
  'alteracao_parte.papel': 'PapelDeSignatario',
  'alteracao_parte.qualificacao': 'ColumnType<Qualificacao, string, string>',
  'alteracao_renda.respostas': 'ColumnType<Record<string, unknown>, string | undefined, string>',
  'alteracao_texto.dados': 'ColumnType<DadosDoAditivo, string, string>',
  'assinante.estado': 'EstadoDoAssinante',
  'assinante.foto_modo': 'ModoDaFoto',
  'assinante.metodo': 'MetodoDeAssinatura',
  'atualizacao.estado': 'EstadoDaAtualizacao',
  'atualizacao_historico.acao': "AcaoDaAtualizacao | 'iniciar'",
  'atualizacao_historico.ator': 'AtorDaAtualizacao',
  'atualizacao_historico.estado': 'EstadoDaAtualizacao',
  'atualizacao_historico.estado_anterior': 'EstadoDaAtualizacao',
  'atualizacao_historico.tipo_pessoa': 'TipoPessoa',
  'atualizacao_pessoa.motivos': 'ColumnType<readonly string[], string | undefined, string>',
  'atualizacao_pessoa.originais': 'ColumnType<Record<string, unknown>, string, string>',
  'atualizacao_pessoa.respostas': 'ColumnType<Record<string, unknown>, string, string>',
  'atualizacao_pessoa.situacao': 'Generated<SituacaoDoBloco>',
  'atualizacao_pessoa.tipo_contato': 'CanalDaAtualizacao',
  'atualizacao_pessoa.tipo_pessoa': 'TipoPessoa',
  'autorizacao_responsavel.resposta': "NonNullable<PedidoDeAutorizacao['resposta']>",
  'bolsa.grau': 'Grau',
  'cobranca.situacao': 'SituacaoDaCobranca',
  'cobranca.tipo': 'TipoDeCobranca',
  'cobranca_historico.acao': 'AcaoDaCobranca',
  'codigo_verificacao.canal': 'CanalDoCodigo',
  'conversa.aguarda': 'LadoDaConversa',
  'conversa.assunto': 'Assunto',
  'conversa_mensagem.autor': 'LadoDaConversa',
  'contrato.assinaturas': 'ColumnType<AssinaturasDoPrograma, string, string>',
  'contrato.cancelado_de': 'CodigoDoContrato',
  'contrato.causa_do_cancelamento': 'CausaDoCancelamento',
  'contrato.codigo': 'CodigoDoContrato',
  'contrato.regras': 'ColumnType<RegrasDoPrograma, string, string>',
  'contrato.replano': 'ColumnType<Replano | null, string | null | undefined, string | null>',
  'contrato.semestre': "Termo['semestre']",
  'contrato.tipo': 'TipoDeContrato',
  'contrato.via': 'ViaDeAssinatura',
  'contrato_historico.acao': "AcaoDoContrato | PassoDaProposta | 'gerar'",
  'contrato_historico.ator': 'AtorDoContrato',
  'contrato_historico.codigo': 'CodigoDoContrato',
  'contrato_historico.codigo_anterior': 'CodigoDoContrato',
  'contrato_historico.motivos': 'ColumnType<MotivoGuardado[], string | undefined, string>',
  'contrato_parte.grupo': "Signatario['grupo']",
  'contrato_parte.papel': 'PapelDeSignatario',
  'contrato_parte.qualificacao': 'ColumnType<Qualificacao, string, string>',
  'contrato_parte_versao.qualificacao': 'ColumnType<Qualificacao, string, string>',
  'contrato_parte_versao.respostas': 'ColumnType<Record<string, unknown>, string, string>',
  'contrato_proposta.acao': 'AtoDeDois',
  'contrato_proposta.motivos': 'ColumnType<MotivoGuardado[], string | undefined, string>',
  'contrato_uso.situacao': 'Generated<SituacaoDoUso>',
  'contrato_texto.dados': 'ColumnType<DadosDoTexto, string, string>',
  'conta.canal_preferido': "Generated<'sms' | 'whatsapp'>",
  'convite_de_assinatura.metodo': 'MetodoDeAssinatura',
  'convite_de_assinatura.motivo': 'MotivoDoConvite',
  'convite_fiador.tipo': 'TipoDeConvite',
  'correcao.modo_da_renda': 'ModoDaRenda',
  'cota_do_dia.uso': 'Uso',
  'curso.grau': 'Grau',
  'decisao_proposta.acao': 'DecisaoDeDois',
  'devolucao.estado': 'EstadoDaDevolucao',
  'documento.antivirus': "'limpo' | 'nao-configurado' | 'indisponivel'",
  'documento.conferencias': 'ConferenciasGuardadas',
  'documento.extensao': 'FormatoGuardado',
  'documento.leitura': 'ColumnType<Vision, string, string>',
  'documento.leitura_de_renda': 'ColumnType<RendaLida, string, string>',
  'documento.situacao': 'SituacaoDoDocumento',
  'documento.situacao_leitura': 'SituacaoDaLeitura',
  'documento.tipo_documento': 'TipoDocumento',
  'documento.tipo_renda': 'CodigoDeRenda',
  'entrada_social.provedor': 'ProvedorSocial',
  'envelope.estado': 'EstadoDoEnvelope',
  'envelope.impedimento': 'RecusaDoProvedor | null',
  'envelope.provedor': 'ProvedorDeAssinatura',
  'envelope.situacao_no_provedor': "SituacaoNoProvedor['tipo'] | null",
  'evidencia.tipo': 'TipoDeEvidencia',
  'exportacao.tipo': 'TipoDeExportacao',
  'historico.acao': "Acao | 'criar'",
  'historico.ator': 'Ator',
  'historico.sigla': 'Sigla',
  'historico.sigla_anterior': 'Sigla | CodigoAntigo',
  'historico.status_solicitacao': 'StatusSolicitacao',
  'instituicao.exigencias': 'ColumnType<ExigenciasDaInstituicao, string, string>',
  'instituicao.via_de_assinatura': 'Generated<ViaDeAssinatura>',
  'item_do_catalogo.conteudo': 'ColumnType<Conteudo, string, string>',
  'item_do_catalogo.entidade': 'Entidade',
  'lancamento.tipo': 'TipoDeLancamento',
  'lancamento_linha.conta': 'ContaDoRazao',
  'mensagem.canal': 'Canal',
  'mensagem.estado': 'Generated<EstadoDaMensagem>',
  'negociacao.situacao': 'SituacaoDaNegociacao',
  'mensagem.modelo': 'NomeDeModelo',
  'nota_interna.tipo': 'TipoDeNota',
  'oferta.cobertura': 'ColumnType<Cobertura, string, string>',
  'operador.papel': 'PapelDeOperador',
  'pagamento_sem_cobranca.meio': "Exclude<MeioDePagamento, 'manual'>",
  'participante.preenchido_por': "Generated<ParteDaSolicitacao['preenchidoPor']>",
  'participante.respostas': 'RespostasGuardadas',
  'participante.status_analise': 'Generated<StatusDaAnalise>',
  'participante.status_preenchimento': 'Generated<StatusDePreenchimento>',
  'participante.tipo_pessoa': 'TipoPessoa',
  'proposta_financeira.dados': 'ColumnType<DadosDaProposta, string, string>',
  'proposta_financeira.estado': 'EstadoDaPropostaFinanceira',
  'proposta_financeira.tipo': 'TipoDePropostaFinanceira',
  'recebimento.conclusao': 'Conclusao',
  'recebimento.meio': 'MeioDePagamento',
  'periodo_de_atualizacao.prorrogacoes': 'ColumnType<readonly Prorrogacao[], string | undefined, string>',
  'periodo_de_atualizacao.semestre': "Termo['semestre']",
  'repasse.estado': 'EstadoDoRepasse',
  'repasse_uso.situacao': 'MarcaDoUso',
  'recurso.estado': 'EstadoDoRecurso',
  'recurso.etapa': 'EtapaRecusada',
  'sessao.tipo': "'conta' | 'gestao' | 'suporte'",
  'solicitacao.catalogo': 'ColumnType<CatalogoDaSolicitacao, string, string>',
  'rascunho_da_solicitacao.respostas':
    'ColumnType<Record<string, string | number | boolean | null>, string, string>',
  'solicitacao.dados': 'ColumnType<Record<string, unknown>, string, string>',
  'solicitacao.grau': 'Grau',
  'solicitacao.sigla': 'SiglaGuardada',
  'solicitacao.status_solicitacao': 'StatusSolicitacao',
  'tentativa_de_envio.resultado': 'ResultadoDaTentativa',
  'troca_de_contato.resposta': 'RespostaAProposta | null',
  'uso_do_dia.uso': 'Uso',
  'versao_do_catalogo.conteudo': 'ColumnType<Conteudo, string, string>',
  'versao_do_catalogo.entidade': 'Entidade',
} as const;
const TIPOS_DO_DOMINIO = `import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import type { CampoDaAlteracao, EspecieDeAlteracao, TipoDeAlteracao } from '@credito/domain/alteracao/especies';
import type { CausaDoFim, FluxoDaAlteracao } from '@credito/domain/alteracao/estados';
import type { Mudanca } from '@credito/domain/alteracao/mudancas';
import type { PedidoDeAlteracao } from '@credito/domain/alteracao/pedido';
import type { PlanoDaAlteracao, Replano } from '@credito/domain/alteracao/plano';
import type { OrigemDaAlteracao } from '@credito/domain/alteracao/quem-assina';
import type { DadosDoAditivo } from '@credito/domain/alteracao/texto/dados';
import type { AcontecimentoDaAlteracao } from '@credito/domain/alteracao/acontecimentos';
import type { AtorDaAlteracao } from '@credito/domain/alteracao/transicoes';
import type { EstadoDoAssinante } from '@credito/domain/assinatura/assinante';
import type { MotivoDoConvite, ProvedorDeAssinatura } from '@credito/domain/assinatura/palavras';
import type { EstadoDoEnvelope } from '@credito/domain/assinatura/envelope';
import type { SituacaoNoProvedor } from '@credito/domain/assinatura/acontecimentos';
import type { RecusaDoProvedor } from '@credito/domain/assinatura/exigencias-do-provedor';
import type { TipoDeEvidencia } from '@credito/domain/assinatura/evidencia';
import type { ModoDaFoto } from '@credito/domain/assinatura/foto';
import type { MetodoDeAssinatura } from '@credito/domain/assinatura/metodo';
import type { EstadoDaDevolucao, MeioDePagamento, TipoDeCobranca } from '@credito/domain/cobranca/cobranca';
import type { Conclusao } from '@credito/domain/cobranca/conclusao';
import type { AcaoDaCobranca, SituacaoDaCobranca } from '@credito/domain/cobranca/transicoes';
import type { EstadoDaAtualizacao, SituacaoDoBloco } from '@credito/domain/atualizacao/estados';
import type { CanalDaAtualizacao } from '@credito/domain/atualizacao/formulario';
import type { Prorrogacao } from '@credito/domain/atualizacao/periodo';
import type { AcaoDaAtualizacao, AtorDaAtualizacao } from '@credito/domain/atualizacao/transicoes';
import type { Conteudo } from '@credito/domain/catalogo/campos';
import type { Entidade } from '@credito/domain/catalogo/entidades';
import type { CanalDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import type { ProvedorSocial } from '@credito/domain/conta/entrada-social';
import type { AtoDeDois, PassoDaProposta } from '@credito/domain/contrato/atos-de-dois';
import type { AssinaturasDoPrograma, ViaDeAssinatura } from '@credito/domain/contrato/assinaturas-do-programa';
import type { CodigoDoContrato, MotivoGuardado } from '@credito/domain/contrato/estados';
import type { TipoDeContrato } from '@credito/domain/contrato/geracao';
import type { Qualificacao } from '@credito/domain/contrato/partes';
import type { CausaDoCancelamento } from '@credito/domain/contrato/prazo';
import type { PapelDeSignatario, Signatario } from '@credito/domain/contrato/signatarios';
import type { Termo } from '@credito/domain/contrato/termo';
import type { DadosDoTexto } from '@credito/domain/contrato/texto/dados';
import type { AcaoDoContrato, AtorDoContrato } from '@credito/domain/contrato/transicoes';
import type { RegrasDoPrograma } from '@credito/domain/credito/regras-do-programa';
import type { Conferencia } from '@credito/domain/documento/conferencia';
import type { FormatoGuardado } from '@credito/domain/documento/formatos';
import type { SituacaoDaLeitura, Vision } from '@credito/domain/documento/leitura-tipos';
import type { SituacaoDoDocumento } from '@credito/domain/documento/mudancas';
import type { RendaLida } from '@credito/domain/documento/renda-lida';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import type { TipoDeConvite } from '@credito/domain/fiador/link';
import type { Uso } from '@credito/domain/gestao/cotas';
import type { TipoDeExportacao } from '@credito/domain/gestao/exportacao';
import type { DecisaoDeDois, RespostaAProposta, TipoDeNota } from '@credito/domain/gestao/segunda-pessoa';
import type { Cobertura } from '@credito/domain/instituicao/cobertura';
import type { ExigenciasDaInstituicao } from '@credito/domain/instituicao/exigencias';
import type { Grau } from '@credito/domain/instituicao/niveis';
import type { Canal } from '@credito/domain/mensagem/canais';
import type { EstadoDaMensagem, ResultadoDaTentativa } from '@credito/domain/mensagem/entrega';
import type { NomeDeModelo } from '@credito/domain/mensagem/modelos';
import type { StatusDaAnalise, StatusDePreenchimento } from '@credito/domain/participante/transicoes';
import type { Assunto, LadoDaConversa } from '@credito/domain/pendencia/conversa';
import type { ModoDaRenda } from '@credito/domain/pendencia/renda-alternativa';
import type { ContaDoRazao, TipoDeLancamento } from '@credito/domain/razao/contas';
import type { DadosDaProposta, EstadoDaPropostaFinanceira, TipoDePropostaFinanceira } from '@credito/domain/razao/propostas-financeiras';
import type { EstadoDoRepasse, MarcaDoUso } from '@credito/domain/repasse/repasse';
import type { SituacaoDaNegociacao } from '@credito/domain/negociacao/negociacao';
import type { SituacaoDoUso } from '@credito/domain/razao/usos';
import type { EstadoDoRecurso } from '@credito/domain/recurso/recurso';
import type { CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';
import type { PedidoDeAutorizacao } from '@credito/domain/responsavel/autorizacao';
import type { ParteDaSolicitacao } from '@credito/domain/participante/acesso';
import type { CatalogoDaSolicitacao } from '@credito/domain/solicitacao/copia-do-catalogo';
import type { CodigoAntigo, Sigla, StatusSolicitacao } from '@credito/domain/solicitacao/estados';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import type { Acao, Ator, EtapaRecusada } from '@credito/domain/solicitacao/transicoes';
`;
/**
 * JSON is read as what it holds and written as text. The codes of older data may be written, and are
 * never read: the database turns them into those of today when the row comes in.
 */
const TIPOS_DE_COLUNAS = `
type ConferenciasGuardadas = ColumnType<readonly Conferencia[], string | undefined, string>;
type RespostasGuardadas = ColumnType<Record<string, unknown>, string | undefined, string>;
type SiglaGuardada = ColumnType<Sigla, Sigla | CodigoAntigo, Sigla | CodigoAntigo>;
`;

const ARQUIVO = fileURLToPath(new URL('../src/banco/esquema.gerado.ts', import.meta.url));

async function gerar(): Promise<string> {
  const postgres = await iniciarPostgresDescartavel();
  try {
    await migrar(postgres.url);
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: abrirPool(postgres.url) }) });
    // These follow the type parsers of src/banco/tipos.ts.
    const dialect = new PostgresParaGerar({ dateParser: 'string', defaultSchemas: ['public'] });
    dialect.adapter.scalars.int8 = new IdentifierNode('number');
    try {
      const columns = Object.fromEntries(
        Object.entries(COLUNAS_TIPADAS).map(([coluna, tipo]) => [coluna, new RawExpressionNode(tipo)]),
      );
      const opcoes = { db, dialect, outFile: null, includePattern: 'public.*', overrides: { columns } };
      const esquema = await generate(opcoes);
      return esquema
        .replace(/^(?=import )/m, TIPOS_DO_DOMINIO)
        .replace(/^(?=\nexport type Generated)/m, TIPOS_DE_COLUNAS);
    } finally {
      await db.destroy();
    }
  } finally {
    await postgres.parar();
  }
}

const esquema = await gerar();
if (!process.argv.includes('--verificar')) {
  writeFileSync(ARQUIVO, esquema);
} else if (readFileSync(ARQUIVO, 'utf8') !== esquema) {
  process.stderr.write(
    'apps/server/src/banco/esquema.gerado.ts does not match the migrations. Run: node apps/server/scripts/gerar-esquema.ts\n',
  );
  process.exitCode = 1;
}
