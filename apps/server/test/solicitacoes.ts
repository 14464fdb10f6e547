/** Requests of made-up people, created and filled in by the real use cases. */

import { createHash } from 'node:crypto';
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { percentuaisPermitidos } from '@credito/domain/instituicao/cobertura';
import { type Grau, isNivelEscolar, perguntaPrimeiraGraduacao } from '@credito/domain/instituicao/niveis';
import { planoDoParticipante } from '@credito/domain/participante/participante.plano';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { CODIGOS_DE_RENDA, type CodigoDeRenda } from '@credito/domain/renda/tipos-de-renda';
import { documentosFaltando, passosIncompletos } from '@credito/domain/wizard/plano';
import { semearCatalogo } from '../db/seed/catalogo.ts';
import { findOferta } from '../src/modules/catalogo/catalogo.repository.ts';
import { concluirSolicitacao as concluir } from '../src/modules/entrega/concluir-solicitacao.ts';
import { SEM_CHAVE } from '../src/modules/idempotencia/idempotencia.ts';
import { preencherDados } from '../src/modules/participante/preencher-dados.ts';
import { atualizarSolicitacao } from '../src/modules/solicitacao/atualizar-solicitacao.ts';
import {
  criarSolicitacao as criar,
  type NovaSolicitacao,
} from '../src/modules/solicitacao/criar-solicitacao.ts';
import {
  carregarSolicitacao,
  contextoDoParticipante,
  participanteDe,
} from '../src/modules/solicitacao/fatos.ts';
import type { SessaoDeConta } from '../src/plugins/sessao.ts';
import type { ContaDeTeste } from './pessoas.ts';
import { respostasValidas } from './respostas-validas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

/** Codes of courses of the demonstration catalogue (db/seed/catalogo-dados.ts), by what they ask for. */
export const CURSO_SIMPLES = 'AUR-ADM';
export const CURSO_QUE_EXIGE_TUDO = 'VAL-CIV';
export const CURSO_COM_ANALISE_DA_IES = 'SER-PSI';
export const CURSO_COM_DOIS_FIADORES = 'SER-ARQ';
export const CURSO_SEM_FIADOR = 'LIV-ING';
export const CURSO_ESCOLAR = 'HOR-EM';
export const CURSO_SEM_INSCRICOES = 'PED-CON';

export interface OpcoesDaSolicitacao {
  /** Code of a course of the demonstration catalogue; `CURSO_SIMPLES` when absent. */
  curso?: string;
  alteracoes?: Partial<NovaSolicitacao>;
}

export function sessaoDe(conta: ContaDeTeste): SessaoDeConta {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    tipo: 'conta',
    contaId: conta.contaId,
    operadorId: null,
  };
}

/** A valid answer to the new-request wizard for a course; seeds the catalogue when it is not there yet. */
export async function corpoDaNovaSolicitacao(
  servidor: ServidorDeTeste,
  opcoes: OpcoesDaSolicitacao = {},
): Promise<NovaSolicitacao> {
  const { db } = servidor;
  await semearCatalogo(db);
  const { bolsa_id: bolsaId, curso_id: cursoId } = await db
    .selectFrom('oferta')
    .innerJoin('curso', 'curso.id', 'oferta.curso_id')
    .select(['oferta.bolsa_id', 'oferta.curso_id'])
    .where('curso.codigo', '=', opcoes.curso ?? CURSO_SIMPLES)
    .limit(1)
    .executeTakeFirstOrThrow();
  const oferta = await findOferta(db, { bolsaId, cursoId });
  if (!oferta) throw new Error(`The catalogue has no course ${opcoes.curso}`);
  const grau: Grau = oferta.grau;
  return {
    responsavelSolicitacao: 'E',
    grau,
    instituicaoId: oferta.instituicao_id,
    bolsaId,
    campusId: oferta.campus_id,
    cursoId,
    ...(isNivelEscolar(grau)
      ? {
          assinouCPSE: 'S' as const,
          alunoSouEu: 'N' as const,
          nomeDependente: 'Téo Conceição Dias',
          cpfDependente: '39053344705',
          dataNascimentoDependente: '2010-10-17',
        }
      : {}),
    indicacaoAtiva: 'N',
    dataIngressoCurso: '2026-01-01',
    dataUtilizacaoCredito: '2027-01-01',
    ...(perguntaPrimeiraGraduacao(grau) ? { primeiraGraduacao: 'S' as const } : {}),
    ...(oferta.exigencias.exigeNumeroMatricula ? { numeroMatricula: 'RA2026001' } : {}),
    percentualSolicitado: percentuaisPermitidos(oferta.cobertura)[0] ?? 50,
    leuRegras: true,
    dadosVerdadeiros: true,
    ...opcoes.alteracoes,
  };
}

export async function criarSolicitacao(
  servidor: ServidorDeTeste,
  conta: ContaDeTeste,
  opcoes: OpcoesDaSolicitacao = {},
): Promise<{ id: number; protocolo: string }> {
  const nova = await corpoDaNovaSolicitacao(servidor, opcoes);
  return criar(servidor.contexto, sessaoDe(conta), nova, SEM_CHAVE);
}

export interface OpcoesDoPreenchimento {
  /** Whose part; the student's when absent. `conta` is who types. */
  tipoPessoa?: TipoPessoa;
  /** Answers that differ from the valid default ones. */
  respostas?: Record<string, unknown>;
  /** Leaves the documents out. */
  semDocumentos?: boolean;
}

/** Answers every step of a person's part in the plan's order and, unless told otherwise, hands in its documents. */
export async function preencherPessoa(
  servidor: ServidorDeTeste,
  conta: ContaDeTeste,
  solicitacaoId: number,
  opcoes: OpcoesDoPreenchimento = {},
): Promise<void> {
  const tipoPessoa = opcoes.tipoPessoa ?? 'estudante';
  const feitos = new Set<string>();
  for (;;) {
    const { pessoa, versao, participanteId } = await lerPessoa(servidor, solicitacaoId, tipoPessoa);
    const passo = passosIncompletos(planoDoParticipante, pessoa).find(
      ({ id, forma }) => !feitos.has(id) && !(opcoes.semDocumentos && forma === 'documentos'),
    );
    if (!passo) break;
    feitos.add(passo.id);
    if (passo.campos.length > 0) {
      const valores = { ...respostasValidas(pessoa), ...opcoes.respostas };
      await preencherDados(servidor.contexto, sessaoDe(conta), {
        idSolicitacao: solicitacaoId,
        tipoPessoa,
        passo: passo.id,
        versao,
        alteracoes: Object.fromEntries(
          passo.campos.flatMap(({ nome }) => (valores[nome] === undefined ? [] : [[nome, valores[nome]]])),
        ),
      });
    }
    for (const requisito of documentosFaltando(passo, pessoa))
      for (let vaga = 0; vaga < requisito.quantidade; vaga += 1)
        await inserirDocumento(servidor, {
          solicitacaoId,
          participanteId,
          contaId: conta.contaId,
          tipoDocumento: requisito.tipoDocumento,
          indice: (requisito.indiceInicial ?? 0) + vaga,
          tipoRenda: CODIGOS_DE_RENDA.find((codigo) => codigo === requisito.tipoRenda) ?? null,
        });
  }
  const agora = servidor.contexto.relogio.agora();
  await servidor.db.transaction().execute(async (trx) => {
    const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
    if (!completa) throw new Error(`There is no request ${solicitacaoId}`);
    await atualizarSolicitacao(trx, completa, {
      papel: tipoPessoa,
      ator: { tipo: 'conta', id: conta.contaId },
      agora,
    });
  });
}

async function lerPessoa(servidor: ServidorDeTeste, solicitacaoId: number, tipoPessoa: TipoPessoa) {
  const completa = await carregarSolicitacao(servidor.db, solicitacaoId);
  const participante = completa && participanteDe(completa, tipoPessoa);
  const pessoa = completa && contextoDoParticipante(completa, tipoPessoa, servidor.contexto.relogio.agora());
  if (!participante || !pessoa) throw new Error(`The request has no ${tipoPessoa}`);
  return { pessoa, versao: participante.versao, participanteId: participante.id };
}

export interface DocumentoDeTeste {
  solicitacaoId: number;
  participanteId: string;
  contaId: string;
  tipoDocumento: TipoDocumento;
  indice?: number;
  tipoRenda?: CodigoDeRenda | null;
  situacao?: 'enviado' | 'aprovado' | 'rejeitado';
  motivos?: readonly string[];
}

/** The row of a document without its file, written directly: for tests whose subject is not the document. */
export async function inserirDocumento(
  servidor: ServidorDeTeste,
  documento: DocumentoDeTeste,
): Promise<string> {
  const { contexto, db } = servidor;
  const id = contexto.aleatorio.uuid();
  await db
    .with('dono', (dono) =>
      dono
        .insertInto('dono_de_documento')
        .values({ id: documento.participanteId, participante_id: documento.participanteId })
        .onConflict((ja) => ja.column('id').doNothing()),
    )
    .insertInto('documento')
    .values({
      id,
      dono_id: documento.participanteId,
      tipo_documento: documento.tipoDocumento,
      indice: documento.indice ?? 0,
      tipo_renda: documento.tipoRenda ?? null,
      situacao: documento.situacao ?? 'enviado',
      motivos: JSON.stringify(documento.motivos ?? []),
      chave_de_envio: id,
      nome_arquivo: 'documento.pdf',
      extensao: 'pdf',
      tamanho_bytes: 1_024,
      paginas: 1,
      sha256: createHash('sha256').update(id).digest(),
      arquivo_original: `original-${id}`,
      arquivo_visao: `visao-${id}`,
      antivirus: 'nao-configurado',
      situacao_leitura: 'nao-se-aplica',
      enviado_por: documento.contaId,
      enviado_em: contexto.relogio.agora(),
    })
    .execute();
  return id;
}

/** The student's own click on "Concluir solicitação". */
export async function concluirSolicitacao(
  servidor: ServidorDeTeste,
  conta: ContaDeTeste,
  solicitacaoId: number,
): Promise<void> {
  await concluir(servidor.contexto, sessaoDe(conta), solicitacaoId);
}
