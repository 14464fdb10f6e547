/** An update as the desk decides it: before and after side by side, and every document with its verdict. */
import type {
  AtualizacaoNaFila,
  AtualizacaoNaMesa,
  rotaFilaDeAtualizacoes,
} from '@credito/api/gestao-atualizacao.rotas';
import type { Recebido } from '@credito/api/rota';
import { faltaOBloco, ROTULO_DO_STATUS, statusDaAtualizacao } from '@credito/domain/atualizacao/estados';
import { rotuloDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { mudancasEmTexto } from '@credito/domain/atualizacao/provas';
import { MENSAGENS_DA_ATUALIZACAO, TITULO_DA_ACAO } from '@credito/domain/atualizacao/transicoes';
import { isVigente, type SituacaoVigente } from '@credito/domain/documento/mudancas';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { mascararCpf } from '@credito/domain/pessoa/cpf';
import type { Kysely } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import type { LinhaDeDocumento } from '../../documento/documento.repository.ts';
import {
  type AtualizacaoCompleta,
  carregarAtualizacao,
  documentosDasPessoas,
} from '../../parte-da-atualizacao/atualizacao.repository.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';

const POR_PAGINA = 50;

export async function verFilaDeAtualizacoes(
  { db }: Contexto,
  sessao: SessaoDeGestao,
  { estado, depoisDe }: Recebido<typeof rotaFilaDeAtualizacoes>['query'],
): Promise<{ itens: AtualizacaoNaFila[]; proxima: number | null }> {
  const fora = await foraDaFila(db, sessao);
  let consulta = consultaDaFila(db)
    .where('atualizacao.estado', '=', estado)
    .where('atualizacao.id', '>', depoisDe)
    .orderBy('atualizacao.id')
    .limit(POR_PAGINA + 1);
  if (fora.length > 0) consulta = consulta.where('contrato.solicitacao_id', 'not in', fora);
  const linhas = await consulta.execute();
  const ultima = linhas[POR_PAGINA - 1];
  return {
    itens: linhas.slice(0, POR_PAGINA).map(naFila),
    proxima: linhas.length > POR_PAGINA && ultima ? ultima.id : null,
  };
}

const consultaDaFila = (db: Kysely<DB>) =>
  db
    .selectFrom('atualizacao')
    .innerJoin('contrato', 'contrato.id', 'atualizacao.contrato_id')
    .innerJoin('periodo_de_atualizacao as periodo', 'periodo.id', 'atualizacao.periodo_id')
    .innerJoin('atualizacao_pessoa as estudante', (juncao) =>
      juncao
        .onRef('estudante.atualizacao_id', '=', 'atualizacao.id')
        .on('estudante.tipo_pessoa', '=', 'estudante'),
    )
    .select([
      'atualizacao.id',
      'atualizacao.estado',
      'atualizacao.estado_desde',
      'contrato.numero',
      'estudante.nome',
      'periodo.ano',
      'periodo.semestre',
    ]);

type LinhaDaFila = Awaited<ReturnType<ReturnType<typeof consultaDaFila>['executeTakeFirstOrThrow']>>;

const naFila = ({
  id,
  estado,
  estado_desde,
  numero,
  nome,
  ano,
  semestre,
}: LinhaDaFila): AtualizacaoNaFila => ({
  id,
  estudante: nome,
  contrato: numero,
  estado,
  rotulo: ROTULO_DO_STATUS[statusDaAtualizacao(estado)],
  periodo: rotuloDoPeriodo({ ano, semestre }),
  desde: estado_desde.toISOString(),
});

/** 404 for what does not exist, and for what was given up; 403 for whoever is part of it. */
export async function exigirAtualizacaoDaMesa(
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<AtualizacaoCompleta> {
  const completa = await carregarAtualizacao(db, id, opcoes);
  if (!completa || completa.atualizacao.estado === 'reiniciada') throw naoEncontrado();
  const { solicitacao_id } = await db
    .selectFrom('contrato')
    .select('solicitacao_id')
    .where('id', '=', completa.atualizacao.contrato_id)
    .executeTakeFirstOrThrow();
  await exigirSemConflito(db, sessao.operadorId, solicitacao_id);
  return completa;
}

export async function verNaMesa(db: Kysely<DB>, completa: AtualizacaoCompleta): Promise<AtualizacaoNaMesa> {
  const { atualizacao, pessoas } = completa;
  const linha = await consultaDaFila(db)
    .where('atualizacao.id', '=', atualizacao.id)
    .executeTakeFirstOrThrow();
  const documentos = (await documentosDasPessoas(db, pessoas)).filter(({ situacao }) => isVigente(situacao));
  const historico = await db
    .selectFrom('atualizacao_historico')
    .select(['em', 'acao', 'motivo'])
    .where('atualizacao_id', '=', atualizacao.id)
    .orderBy('id')
    .execute();
  return {
    ...naFila(linha),
    versao: atualizacao.versao,
    pessoas: pessoas.map((pessoa) => ({
      tipo: pessoa.tipo_pessoa,
      nome: `${pessoa.nome} (${mascararCpf(pessoa.cpf)})`,
      situacao: pessoa.situacao,
      concluidaEm: pessoa.concluida_em?.toISOString() ?? null,
      // What is not sent is nobody's business yet.
      mudancas:
        pessoa.situacao === 'aguardando' ? [] : [...mudancasEmTexto(pessoa.originais, pessoa.respostas)],
      documentos:
        pessoa.situacao === 'aguardando'
          ? []
          : documentos.filter(({ dono_id }) => dono_id === pessoa.id).map(apresentarDocumento),
      motivos: [...pessoa.motivos],
    })),
    historico: historico.map(({ em, acao, motivo }) => ({
      em: em.toISOString(),
      titulo: TITULO_DA_ACAO[acao],
      motivo,
    })),
    impedimento: impedimentoDe(completa, documentos),
    dispensaveis: pessoas
      .filter((pessoa) => pessoa.tipo_pessoa !== 'estudante' && faltaOBloco(pessoa))
      .map(({ tipo_pessoa }) => tipo_pessoa),
  };
}

const apresentarDocumento = (
  documento: LinhaDeDocumento,
): AtualizacaoNaMesa['pessoas'][number]['documentos'][number] => ({
  id: documento.id,
  tipoDocumento: documento.tipo_documento,
  rotulo: rotuloDoDocumento(documento.tipo_documento),
  situacao: documento.situacao as SituacaoVigente,
  paginas: documento.paginas,
  motivos: lerMotivos(documento.motivos).map(({ texto }) => texto),
  conferencias: [...documento.conferencias],
});

export function vereditos(documentos: readonly LinhaDeDocumento[]) {
  return {
    tudoAvaliado: documentos.every(({ situacao }) => situacao !== 'enviado'),
    temRecusa: documentos.some(({ situacao }) => situacao === 'rejeitado'),
  };
}

function impedimentoDe(
  { atualizacao }: AtualizacaoCompleta,
  documentos: readonly LinhaDeDocumento[],
): string | null {
  if (atualizacao.estado !== 'pendente-analise') return MENSAGENS_DA_ATUALIZACAO['estado-nao-permite'];
  const { tudoAvaliado, temRecusa } = vereditos(documentos);
  if (temRecusa) return MENSAGENS_DA_ATUALIZACAO['ha-recusa'];
  return tudoAvaliado ? null : MENSAGENS_DA_ATUALIZACAO['falta-avaliar'];
}

/** Opening it shows personal data: who saw them is written down. */
export async function abrirNaMesa(
  { db, relogio }: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<AtualizacaoNaMesa> {
  const completa = await exigirAtualizacaoDaMesa(db, sessao, id);
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'atualizacao.ver',
    alvo: { tipo: 'atualizacao', id: String(id) },
    contaId: completa.atualizacao.conta_id,
  });
  return verNaMesa(db, completa);
}
