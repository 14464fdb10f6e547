import type { Recebido } from '@credito/api/rota';
import type { rotaCriarSolicitacao } from '@credito/api/solicitacao.rotas';
import { exigenciasDaSolicitacao } from '@credito/domain/instituicao/exigencias';
import type { CatalogoDaSolicitacao } from '@credito/domain/solicitacao/copia-do-catalogo';
import { ESTADOS, type Sigla, siglasAbertas } from '@credito/domain/solicitacao/estados';
import {
  isEmRecurso,
  MENSAGEM_JA_TEM_SOLICITACAO,
  MENSAGEM_RECURSO_EM_ANALISE,
  podeIniciarSolicitacao,
} from '@credito/domain/solicitacao/inicio';
import { planoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao.plano';
import type { ContextoDaNovaSolicitacao } from '@credito/domain/solicitacao/nova-solicitacao-contexto';
import { codigoDoSemestre } from '@credito/domain/solicitacao/semestres';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { decidirPassos } from '@credito/domain/wizard/decisao';
import { passosVisiveis } from '@credito/domain/wizard/plano';
import { resumoDoPasso } from '@credito/domain/wizard/resposta-em-texto';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { travarConta } from '../../banco/travar-conta.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, exigirAceita } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { findOferta, type Oferta } from '../catalogo/catalogo.repository.ts';
import { saudacaoDe } from '../conta/saudacao.ts';
import { type ChamadaRepetivel, umaVez } from '../idempotencia/idempotencia.ts';
import { avisar, destinatarioDaConta } from '../mensagem/avisar.ts';
import { mensagemDeSolicitacaoIniciada } from './mensagens.ts';
import { contextoDaNovaSolicitacao } from './nova-solicitacao.ts';
import { apagarRascunho } from './rascunho.ts';

export type NovaSolicitacao = Recebido<typeof rotaCriarSolicitacao>['body'];

interface SolicitacaoCriada {
  id: number;
  protocolo: string;
}

type Respostas = Readonly<Record<string, unknown>>;

/**
 * One request at a time: parallel calls wait on the account's row, the first creates, the others get the same
 * answer when they ask for the same course and 409 when they ask for another (case WIZ-01).
 */
export async function criarSolicitacao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  nova: NovaSolicitacao,
  repetivel: ChamadaRepetivel,
): Promise<SolicitacaoCriada> {
  const agora = contexto.relogio.agora();
  return umaVez(contexto, repetivel, async (trx) => {
    await travarConta(trx, sessao.contaId);
    return criar(contexto, trx, sessao.contaId, nova, agora);
  });
}

async function criar(
  contexto: Contexto,
  trx: Transaction<DB>,
  contaId: string,
  nova: NovaSolicitacao,
  agora: Date,
): Promise<{ id: number; protocolo: string }> {
  const ultima = await trx
    .selectFrom('solicitacao')
    .select(['id', 'protocolo', 'sigla', 'status_solicitacao', 'bolsa_id', 'campus_id', 'curso_id'])
    .where('conta_id', '=', contaId)
    .orderBy('criada_em', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const status = ultima?.status_solicitacao;
  if (status && isEmRecurso(status)) throw conflito(MENSAGEM_RECURSO_EM_ANALISE);
  if (ultima && !podeIniciarSolicitacao(ultima.sigla)) {
    const mesma =
      siglasAbertas.includes(ultima.sigla) &&
      ultima.bolsa_id === nova.bolsaId &&
      ultima.campus_id === nova.campusId &&
      ultima.curso_id === nova.cursoId;
    if (mesma) return { id: ultima.id, protocolo: ultima.protocolo };
    throw conflito(MENSAGEM_JA_TEM_SOLICITACAO);
  }
  const oferta = await ofertaPedida(trx, nova);
  const wizard = await contextoDaNovaSolicitacao(trx, contaId, nova, oferta, agora);
  const respostas = conferirNovaSolicitacao(wizard);
  if (!oferta) throw new Error('The plan accepted a course that does not exist');
  const solicitacao = await inserirSolicitacao(contexto, trx, {
    contaId,
    nova,
    oferta,
    wizard,
    respostas,
    agora,
  });
  await inserirEstudante(contexto, trx, solicitacao.id, contaId, agora);
  await apagarRascunho(trx, contaId);
  await avisarInicio(contexto, trx, contaId, solicitacao, agora);
  await registrarDecisao(trx, {
    em: agora,
    ator: { tipo: 'conta', id: contaId },
    acao: 'solicitacao.criar',
    alvo: { tipo: 'solicitacao', id: String(solicitacao.id) },
    contaId,
    dados: { bolsa: nova.bolsaId, campus: nova.campusId, curso: nova.cursoId },
  });
  return solicitacao;
}

async function avisarInicio(
  contexto: Contexto,
  trx: Transaction<DB>,
  contaId: string,
  { id, protocolo }: SolicitacaoCriada,
  agora: Date,
): Promise<void> {
  const conta = await trx
    .selectFrom('conta')
    .select(['nome', 'nome_exibicao'])
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  await avisar(contexto, trx, {
    chave: `solicitacao-iniciada:${id}`,
    pessoa: await destinatarioDaConta(trx, contaId),
    solicitacaoId: id,
    agora,
    email: mensagemDeSolicitacaoIniciada(contexto.configuracao, { protocolo, saudacao: saudacaoDe(conta) }),
  });
}

/** The course, unless the chosen institution or level is not the programme's. */
async function ofertaPedida(trx: Transaction<DB>, nova: NovaSolicitacao): Promise<Oferta | null> {
  const oferta = await findOferta(trx, nova);
  return oferta?.instituicao_id === nova.instituicaoId && oferta.grau === nova.grau ? oferta : null;
}

/**
 * The answers of every visible step in the form in which they are stored, or 422. The requester's contact comes in
 * a call of its own after the request exists (spec 1 section 4).
 */
function conferirNovaSolicitacao(wizard: ContextoDaNovaSolicitacao): Respostas {
  const passos = passosVisiveis(planoDaNovaSolicitacao, wizard).filter(({ id }) => id !== 'solicitante');
  const { responsavelSolicitacao } = wizard.respostas;
  return { responsavelSolicitacao, ...exigirAceita(decidirPassos(passos, wizard)) };
}

const TENTATIVAS_DE_PROTOCOLO = 5;

interface Insercao {
  contaId: string;
  nova: NovaSolicitacao;
  oferta: Oferta;
  wizard: ContextoDaNovaSolicitacao;
  respostas: Respostas;
  agora: Date;
}

async function inserirSolicitacao(
  contexto: Contexto,
  trx: Transaction<DB>,
  { contaId, nova, oferta, wizard, respostas, agora }: Insercao,
): Promise<{ id: number; protocolo: string }> {
  const sigla = 'PDBE' satisfies Sigla;
  const statusSolicitacao = ESTADOS[sigla].statusSolicitacao[0];
  const resumo = passosVisiveis(planoDaNovaSolicitacao, wizard)
    .filter(({ id }) => id !== 'solicitante')
    .flatMap((passo) => resumoDoPasso(passo, { ...wizard, respostas }));
  for (let tentativa = 0; tentativa < TENTATIVAS_DE_PROTOCOLO; tentativa += 1) {
    const inserida = await trx
      .insertInto('solicitacao')
      .values({
        protocolo: `${dataEmSaoPaulo(agora).slice(0, 4)}${contexto.aleatorio.digitos(8)}`,
        conta_id: contaId,
        sigla,
        status_solicitacao: statusSolicitacao,
        instituicao_id: oferta.instituicao_id,
        bolsa_id: oferta.bolsa_id,
        campus_id: oferta.campus_id,
        curso_id: oferta.curso_id,
        grau: oferta.grau,
        catalogo: JSON.stringify(catalogoDaOferta(oferta)),
        dados: JSON.stringify({
          ...respostas,
          ...(nova.dadosVerdadeiros ? { dadosVerdadeiros: true } : {}),
          semestre: codigoDoSemestre(nova.dataUtilizacaoCredito),
          ...(wizard.formaturaIndicada ? { dataFormatura: wizard.formaturaIndicada } : {}),
          resumo,
        }),
        percentual: nova.percentualSolicitado,
        mensalidade_centavos: oferta.mensalidade_centavos,
        renda_minima_centavos: oferta.renda_minima_centavos,
        criada_em: agora,
        atualizada_em: agora,
        situacao_desde: agora,
      })
      .onConflict((conflitoDeProtocolo) => conflitoDeProtocolo.column('protocolo').doNothing())
      .returning(['id', 'protocolo'])
      .executeTakeFirst();
    if (!inserida) continue;
    await trx
      .insertInto('historico')
      .values({
        solicitacao_id: inserida.id,
        em: agora,
        acao: 'criar',
        ator: 'estudante',
        sigla,
        status_solicitacao: statusSolicitacao,
      })
      .execute();
    return inserida;
  }
  throw new Error('No free protocol number was found');
}

function catalogoDaOferta(oferta: Oferta): CatalogoDaSolicitacao {
  return {
    instituicao: {
      id: oferta.instituicao_id,
      nome: oferta.instituicao_nome,
      grupoIes: oferta.grupo_ies,
      regulamento: oferta.regulamento_exclusivo ?? oferta.regulamento,
    },
    campus: { id: oferta.campus_id, nome: oferta.campus_nome, cidade: oferta.cidade, uf: oferta.uf },
    bolsa: { id: oferta.bolsa_id, codigo: oferta.bolsa_codigo, nome: oferta.bolsa_nome },
    curso: { id: oferta.curso_id, codigo: oferta.curso_codigo, nome: oferta.curso_nome },
    exigencias: exigenciasDaSolicitacao(
      oferta.exigencias,
      { habilitaMaisFiadores: oferta.habilita_mais_fiadores },
      { analiseIes: oferta.analise_ies },
    ),
  };
}

async function inserirEstudante(
  contexto: Contexto,
  trx: Transaction<DB>,
  solicitacaoId: number,
  contaId: string,
  agora: Date,
): Promise<void> {
  const conta = await trx
    .selectFrom('conta')
    .select(['nome', 'cpf', 'email', 'telefone'])
    .where('id', '=', contaId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('participante')
    .values({
      id: contexto.aleatorio.uuid(),
      solicitacao_id: solicitacaoId,
      tipo_pessoa: 'estudante',
      conta_id: contaId,
      ...conta,
      criado_em: agora,
      atualizado_em: agora,
    })
    .execute();
}
