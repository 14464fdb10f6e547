/** An update as the desk decides it: before and after side by side, and every document with its verdict. */
import type {
  AtualizacaoNaFila,
  AtualizacaoNaMesa,
  rotaFilaDeAtualizacoes,
  rotaRevelarNaAtualizacao,
} from '@credito/api/gestao-atualizacao.rotas';
import type { Recebido, Resposta } from '@credito/api/rota';
import { type Espera, fimDaEspera, iniciosDaEspera } from '@credito/domain/andamento/espera';
import { faltaOBloco, ROTULO_DO_STATUS, statusDaAtualizacao } from '@credito/domain/atualizacao/estados';
import { rotuloDoPeriodo } from '@credito/domain/atualizacao/periodo';
import { mudancasCobertas, mudancasEmTexto, temCobertos } from '@credito/domain/atualizacao/provas';
import { MENSAGENS_DA_ATUALIZACAO, TITULO_DA_ACAO } from '@credito/domain/atualizacao/transicoes';
import { isVigente, type SituacaoVigente } from '@credito/domain/documento/mudancas';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { intervaloDoPrazo } from '@credito/domain/gestao/filtro-de-prazo';
import { lerMotivos } from '@credito/domain/gestao/motivos';
import { ROTULO_DA_PESSOA } from '@credito/domain/participante/participante-contexto';
import { mascararCpf } from '@credito/domain/pessoa/cpf';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { naoEncontrado } from '../../../erros.ts';
import type { SessaoDeGestao } from '../../../plugins/sessao.ts';
import { apresentarAtribuicao } from '../../atribuicao/atribuicao.ts';
import { registrarVisualizacao } from '../../auditoria/auditoria.ts';
import type { LinhaDeDocumento } from '../../documento/documento.repository.ts';
import {
  type AtualizacaoCompleta,
  carregarAtualizacao,
  documentosDasPessoas,
  type PessoaGuardada,
} from '../../parte-da-atualizacao/atualizacao.repository.ts';
import { foraDaFila } from '../conflito/fora-da-fila.ts';
import { exigirSemConflito } from '../conflito/parte-interessada.ts';
import { usarCota } from '../cota/usar-cota.ts';
import { momentoNasPartes, SEM_PRAZO } from '../fila/condicao-do-prazo.ts';

const POR_PAGINA = 50;

export async function verFilaDeAtualizacoes(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { estado, prazo, depoisDe }: Recebido<typeof rotaFilaDeAtualizacoes>['query'],
): Promise<{ itens: AtualizacaoNaFila[]; proxima: string | null }> {
  const { db, relogio } = contexto;
  const fora = await foraDaFila(db, sessao);
  let consulta = consultaDaFila(contexto, db)
    .where('atualizacao.estado', '=', estado)
    .orderBy('atualizacao.estado_desde')
    .orderBy('atualizacao.id')
    .limit(POR_PAGINA + 1);
  const [desde, id] = depoisDe?.split('.') ?? [];
  if (desde !== undefined && id !== undefined)
    consulta = consulta.where(
      sql<boolean>`(atualizacao.estado_desde, atualizacao.id) > (
        timestamptz 'epoch' + ${desde}::bigint * interval '1 microsecond', ${id}::bigint)`,
    );
  if (prazo !== 'todos')
    consulta = consulta.where(
      estado === 'pendente-analise'
        ? momentoNasPartes(
            'atualizacao.estado_desde',
            iniciosDaEspera(esperaDaDecisao(contexto), intervaloDoPrazo(prazo, relogio.agora())),
          )
        : SEM_PRAZO,
    );
  if (fora.length > 0) consulta = consulta.where('contrato.solicitacao_id', 'not in', fora);
  const linhas = await consulta.execute();
  const ultima = linhas[POR_PAGINA - 1];
  return {
    itens: linhas.slice(0, POR_PAGINA).map((linha) => naFila(contexto, sessao, linha)),
    proxima: linhas.length > POR_PAGINA && ultima ? `${ultima.micros}.${ultima.id}` : null,
  };
}

/** Only who sends an update waits for a decision about it. */
const esperaDaDecisao = ({ configuracao }: Pick<Contexto, 'configuracao'>): Espera => ({
  tipo: 'promessa',
  diasUteis: configuracao.provedor.prazoDeAnaliseDiasUteis,
});

const consultaDaFila = ({ relogio }: Pick<Contexto, 'relogio'>, db: Kysely<DB>) =>
  db
    .selectFrom('atualizacao')
    .innerJoin('contrato', 'contrato.id', 'atualizacao.contrato_id')
    .innerJoin('periodo_de_atualizacao as periodo', 'periodo.id', 'atualizacao.periodo_id')
    .innerJoin('atualizacao_pessoa as estudante', (juncao) =>
      juncao
        .onRef('estudante.atualizacao_id', '=', 'atualizacao.id')
        .on('estudante.tipo_pessoa', '=', 'estudante'),
    )
    .leftJoin('operador', (juncao) =>
      juncao
        .onRef('operador.id', '=', 'atualizacao.atribuida_a')
        .on('atualizacao.atribuida_ate', '>', relogio.agora()),
    )
    .select([
      'atualizacao.id',
      'atualizacao.estado',
      'atualizacao.estado_desde',
      'contrato.numero',
      'estudante.nome',
      'periodo.ano',
      'periodo.semestre',
      'operador.id as operador_id',
      'operador.nome as operador',
      'atualizacao.atribuida_ate',
      sql<string>`(floor(extract(epoch from atualizacao.estado_desde) * 1000000))::bigint::text`.as('micros'),
    ]);

type LinhaDaFila = Awaited<ReturnType<ReturnType<typeof consultaDaFila>['executeTakeFirstOrThrow']>>;

const naFila = (
  contexto: Pick<Contexto, 'configuracao'>,
  sessao: SessaoDeGestao,
  { id, estado, estado_desde, numero, nome, ano, semestre, ...atribuida }: LinhaDaFila,
): AtualizacaoNaFila => ({
  id,
  estudante: nome,
  contrato: numero,
  estado,
  rotulo: ROTULO_DO_STATUS[statusDaAtualizacao(estado)],
  periodo: rotuloDoPeriodo({ ano, semestre }),
  desde: estado_desde.toISOString(),
  prazoEm:
    estado === 'pendente-analise' ? fimDaEspera(esperaDaDecisao(contexto), estado_desde).toISOString() : null,
  atribuicao: apresentarAtribuicao(atribuida, sessao),
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

export async function verNaMesa(
  contexto: Contexto,
  db: Kysely<DB>,
  sessao: SessaoDeGestao,
  completa: AtualizacaoCompleta,
): Promise<AtualizacaoNaMesa> {
  const { atualizacao, pessoas } = completa;
  const linha = await consultaDaFila(contexto, db)
    .where('atualizacao.id', '=', atualizacao.id)
    .executeTakeFirstOrThrow();
  const documentos = (await documentosDasPessoas(db, pessoas)).filter(({ situacao }) => isVigente(situacao));
  const historico = await db
    .selectFrom('atualizacao_historico')
    .select(['em', 'acao', 'motivo', 'tipo_pessoa'])
    .where('atualizacao_id', '=', atualizacao.id)
    .orderBy('id')
    .execute();
  return {
    ...naFila(contexto, sessao, linha),
    versao: atualizacao.versao,
    pessoas: pessoas.map((pessoa) => ({
      ...mudancasNaMesa(pessoa),
      tipo: pessoa.tipo_pessoa,
      nome: `${pessoa.nome} (${mascararCpf(pessoa.cpf)})`,
      situacao: pessoa.situacao,
      concluidaEm: pessoa.concluida_em?.toISOString() ?? null,
      documentos:
        pessoa.situacao === 'aguardando'
          ? []
          : documentos.filter(({ dono_id }) => dono_id === pessoa.id).map(apresentarDocumento),
      motivos: [...pessoa.motivos],
    })),
    historico: historico.map(({ em, acao, motivo, tipo_pessoa }) => ({
      em: em.toISOString(),
      titulo: tipo_pessoa
        ? `${TITULO_DA_ACAO[acao]} (${ROTULO_DA_PESSOA[tipo_pessoa]})`
        : TITULO_DA_ACAO[acao],
      motivo,
    })),
    impedimento: impedimentoDe(completa, documentos),
    dispensaveis: pessoas
      .filter((pessoa) => pessoa.tipo_pessoa !== 'estudante' && faltaOBloco(pessoa))
      .map(({ tipo_pessoa }) => tipo_pessoa),
  };
}

/** What is not sent is nobody's business yet. */
function mudancasNaMesa({ situacao, originais, respostas }: PessoaGuardada) {
  const mudancas = situacao === 'aguardando' ? [] : [...mudancasCobertas(originais, respostas)];
  return { mudancas, temCobertos: temCobertos(mudancas) };
}

/** What is covered at the desk, of one person; the event is written before anything is shown. */
export async function revelarNaAtualizacao(
  contexto: Contexto,
  sessao: SessaoDeGestao,
  { id, tipoPessoa }: Recebido<typeof rotaRevelarNaAtualizacao>['params'],
): Promise<Resposta<typeof rotaRevelarNaAtualizacao>> {
  const { db, relogio } = contexto;
  const { pessoas } = await exigirAtualizacaoDaMesa(db, sessao, id);
  const pessoa = pessoas.find(({ tipo_pessoa }) => tipo_pessoa === tipoPessoa);
  if (!pessoa || pessoa.situacao === 'aguardando') throw naoEncontrado();
  await usarCota(contexto, sessao, 'revelacao', pessoa.participante_id);
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'dados.revelar',
    alvo: { tipo: 'participante', id: pessoa.participante_id },
    contaId: pessoa.conta_id,
    dados: { atualizacao: id, tipoPessoa },
  });
  return { mudancas: [...mudancasEmTexto(pessoa.originais, pessoa.respostas)] };
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
  contexto: Contexto,
  sessao: SessaoDeGestao,
  id: number,
): Promise<AtualizacaoNaMesa> {
  const { db, relogio } = contexto;
  const completa = await exigirAtualizacaoDaMesa(db, sessao, id);
  await registrarVisualizacao(db, {
    em: relogio.agora(),
    ator: { tipo: 'operador', id: sessao.operadorId },
    acao: 'atualizacao.ver',
    alvo: { tipo: 'atualizacao', id: String(id) },
    contaId: completa.atualizacao.conta_id,
  });
  return verNaMesa(contexto, db, sessao, completa);
}
