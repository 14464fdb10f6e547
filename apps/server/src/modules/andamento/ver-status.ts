import type { Resposta } from '@credito/api/rota';
import type { rotaStatus } from '@credito/api/solicitacao-status.rotas';
import { type FatosDaVez, quemAgeAgora } from '@credito/domain/andamento/o-que-fazer';
import { rotuloDaVez } from '@credito/domain/andamento/rotulo-da-vez';
import { SEM_SOLICITACAO } from '@credito/domain/andamento/situacao';
import { vezDoFiador } from '@credito/domain/andamento/vez-do-fiador';
import { faltaConcluir } from '@credito/domain/fiador/fiador';
import type { VagaDeFiador } from '@credito/domain/fiador/vagas';
import { valorFinanciado } from '@credito/domain/instituicao/cobertura';
import { oQueFalta } from '@credito/domain/participante/o-que-falta';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import {
  type ProgressoDoFiador,
  progressoDaSolicitacao,
  progressoDoFiador,
} from '@credito/domain/participante/progresso';
import { conhecePessoa } from '@credito/domain/participante/quem-conhece-quem';
import { lerSigla, siglasEditaveis } from '@credito/domain/solicitacao/estados';
import { podeIniciarSolicitacao } from '@credito/domain/solicitacao/inicio';
import {
  impedimentoDaOferta,
  nomeDaInstituicao,
  type OfertaDeHoje,
} from '@credito/domain/solicitacao/oferta-de-hoje';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import { PREPARADA_EM_JSON } from '../../banco/preparadas.ts';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { ofertaDeHoje } from '../catalogo/catalogo.repository.ts';
import { vagasDesocupadas } from '../fiador/fiador.repository.ts';
import { recusaQueEspera, ultimaRecusa } from '../fiador/recusas.ts';
import { pesquisaDevida } from '../pesquisa/pesquisa.ts';
import { apresentarAutorizacao } from '../responsavel/apresentar-autorizacao.ts';
import { exigirSolicitacao } from '../solicitacao/acesso.ts';
import { documentosAConferir } from '../solicitacao/documentos-a-conferir.ts';
import { esperaFiador } from '../solicitacao/espera-fiador.ts';
import {
  condicoesDaSolicitacao,
  contextoDoParticipante,
  leituraDaUltimaPropria,
  type SolicitacaoCompleta,
} from '../solicitacao/fatos.ts';
import { faltaResponderRegime, fatosDaVez, parteDosFiadoresDe } from '../solicitacao/fatos-da-vez.ts';
import { fiadorNaVaga } from '../solicitacao/fiadores-da-solicitacao.ts';
import { motivosDaPessoa, recusadosDaPessoa } from '../solicitacao/motivos-da-pessoa.ts';
import { fatosDoFiador, parteDe } from '../solicitacao/parte-do-fiador.ts';
import { faltaSoAceite, situacaoCom } from '../solicitacao/situacao-de.ts';
import { situacaoPara } from '../solicitacao/situacao-para.ts';

export type Status = Resposta<typeof rotaStatus>;
type FiadorNoStatus = NonNullable<Status['fiadores']['fiador']>;

/** The newest request of the logged-in student; without one, where they can start. */
export async function verStatusProprio(contexto: Contexto, sessao: SessaoDeConta): Promise<Status> {
  const { db } = contexto;
  const lida = await lerUltimaPropria(db, sessao.contaId);
  return lida
    ? montarStatus(contexto, db, lida.completa, 'estudante', lida.resposta)
    : semSolicitacao(contexto, await isFiador(db, sessao.contaId));
}

/** Somebody who guarantees another person's credit, or was invited to, belongs in the guarantor's portal. */
async function isFiador(db: Kysely<DB>, contaId: string): Promise<boolean> {
  const parte = await db
    .selectFrom('participante')
    .innerJoin('conta', 'conta.cpf', 'participante.cpf')
    .select('participante.id')
    .where('conta.id', '=', contaId)
    .where('participante.tipo_pessoa', '!=', 'estudante')
    .where('participante.removido_em', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return parte !== undefined;
}

export async function verStatus(contexto: Contexto, sessao: SessaoDeConta, id: number): Promise<Status> {
  const { completa, leitor } = await exigirSolicitacao(contexto.db, sessao, id);
  return montarStatus(contexto, contexto.db, completa, leitor);
}

/** What the student's status says besides the request itself. */
interface AlemDaSolicitacao {
  /** As it was written then: older data have other codes. */
  siglaAnterior: string | null;
  recusa: Parameters<typeof recusaQueEspera>[2];
  hoje: OfertaDeHoje | null;
}

const ALEM_DA_SOLICITACAO = sql<AlemDaSolicitacao>`json_build_object(
  'siglaAnterior', (select sigla_anterior from historico where solicitacao_id = solicitacao.id order by id desc limit 1),
  'recusa', ${ultimaRecusa},
  'hoje', ${ofertaDeHoje}
)`;

const lerUltimaPropria = leituraDaUltimaPropria(ALEM_DA_SOLICITACAO);

async function alemDaSolicitacao(db: Kysely<DB>, id: number): Promise<AlemDaSolicitacao> {
  const { alem } = await db
    .selectFrom('solicitacao')
    .select(ALEM_DA_SOLICITACAO.as('alem'))
    .where('id', '=', id)
    .modifyEnd(PREPARADA_EM_JSON)
    .executeTakeFirstOrThrow();
  return alem;
}

/** `db` is the transaction of a caller that has just changed the state. */
export async function montarStatus(
  contexto: Contexto,
  db: Kysely<DB>,
  completa: SolicitacaoCompleta,
  leitor: TipoPessoa,
  lido?: AlemDaSolicitacao,
): Promise<Status> {
  const agora = contexto.relogio.agora();
  const { solicitacao } = completa;
  // Of the way here a guarantor reads the timeline.
  const alem = leitor === 'estudante' ? (lido ?? (await alemDaSolicitacao(db, solicitacao.id))) : null;
  const fiador = fiadorNoStatus(completa, 'fiador', leitor, agora);
  const fiador2 = fiadorNoStatus(completa, 'fiador2', leitor, agora);
  const estudante = contextoDoParticipante(completa, 'estudante', agora);
  if (!estudante) throw new Error('A request has no student');
  // Walks the whole plan of every person: once for all that depends on it.
  const condicoes = condicoesDaSolicitacao(completa, agora);
  const progresso = progressoDaSolicitacao(estudante, progressos(completa, leitor, agora));
  const situacao = situacaoPara(completa, leitor, agora);
  const { sigla, statusSolicitacao } = situacao;
  const vez = fatosDaVez(completa, condicoes, agora);
  return {
    solicitacaoId: solicitacao.id,
    protocolo: solicitacao.protocolo,
    credito: creditoPedido(completa, alem?.hoje ?? null),
    ofertaEncerrada:
      alem && siglasEditaveis.includes(solicitacao.sigla)
        ? impedimentoDaOferta(completa.catalogo.instituicao.nome, alem.hoje)
        : null,
    siglaStatusCadastro: sigla,
    siglaAnterior: alem?.siglaAnterior ? lerSigla(alem.siglaAnterior) : null,
    statusSolicitacao,
    ...situacaoCom(completa, condicoes, situacao),
    responsavel: quemAgeAgora({ ...vez, ...situacao }),
    garante: false,
    podeIniciarSolicitacao: podeIniciarSolicitacao(sigla, statusSolicitacao),
    rotulo: rotuloPara(completa, vez, leitor, agora),
    motivos: motivosDaPessoa(completa, leitor),
    documentosRejeitados: recusadosDaPessoa(completa, leitor),
    desde: solicitacao.situacao_desde.toISOString(),
    prazoDiasUteis: contexto.configuracao.provedor.prazoDeAnaliseDiasUteis,
    pesquisa:
      leitor === 'estudante'
        ? await pesquisaDevida(db, solicitacao.conta_id, solicitacao.sigla, agora)
        : null,
    semFiador: completa.catalogo.exigencias.semFiador,
    analiseIes: completa.catalogo.exigencias.analiseIes,
    fiadorPreenche: completa.participantes.some(
      ({ tipo_pessoa, preenchido_por }) => tipo_pessoa !== 'estudante' && preenchido_por === 'pessoa',
    ),
    preencherFiador: leitor === 'estudante' ? parteDosFiadoresDe(completa, condicoes, agora).preencher : null,
    regimeDe: leitor === 'estudante' ? fiadorQueFaltaResponder(completa) : null,
    recusaDoFiador: alem?.recusa
      ? recusaQueEspera(completa, await vagasDesocupadas(db, completa), alem.recusa)
      : null,
    faltaSoAceite: faltaSoAceite(condicoes),
    autorizacaoDoResponsavel: autorizacaoPara(completa, leitor, agora),
    faltaAutorizacao: leitor === 'estudante' && !condicoes.responsavelAutorizou,
    correcaoEspera: esperaFiador(completa),
    faltam: leitor === 'estudante' ? [...oQueFalta(estudante)] : [],
    aConferir: documentosAConferir(completa, leitor, agora),
    total: progresso.total,
    cadastro: progresso.cadastro,
    curso: progresso.curso,
    dadosComplementares: progresso.dadosComplementares,
    solicitacaoConcluida: !siglasEditaveis.includes(sigla),
    temCopia: solicitacao.concluida_em !== null,
    fiadores: { percentual: progresso.fiadores, fiador, fiador2 },
  };
}

/** By name, since the student knows whom to ask. */
function fiadorQueFaltaResponder({ solicitacao, participantes }: SolicitacaoCompleta): string | null {
  if (solicitacao.sigla !== 'A') return null;
  return participantes.find(faltaResponderRegime)?.nome ?? null;
}

function creditoPedido(
  { solicitacao, catalogo }: SolicitacaoCompleta,
  hoje: OfertaDeHoje | null,
): NonNullable<Status['credito']> {
  const { dataUtilizacaoCredito: inicio } = solicitacao.dados;
  return {
    curso: catalogo.curso.nome,
    instituicao: nomeDaInstituicao(catalogo.instituicao.nome, hoje),
    percentual: solicitacao.percentual,
    porMesCentavos: valorFinanciado(solicitacao.mensalidade_centavos, solicitacao.percentual),
    inicio: typeof inicio === 'string' ? inicio : null,
  };
}

function rotuloPara(
  completa: SolicitacaoCompleta,
  fatos: FatosDaVez,
  leitor: TipoPessoa,
  agora: Date,
): string {
  if (leitor === 'estudante') return rotuloDaVez(fatos, 'estudante');
  const fiador = fiadorNaVaga(completa, leitor);
  return (
    vezDoFiador(fatos, fiador && parteDe(completa, fiador, agora))?.titulo ?? rotuloDaVez(fatos, 'fiador')
  );
}

/** The guardian's consent is between the student and the guardian. */
function autorizacaoPara(
  { autorizacao }: SolicitacaoCompleta,
  leitor: TipoPessoa,
  agora: Date,
): Status['autorizacaoDoResponsavel'] {
  return leitor === 'estudante' && autorizacao ? apresentarAutorizacao(autorizacao, agora) : null;
}

/** Of those whom the reader knows: a guarantor's total says nothing of the other one. */
function progressos(
  completa: SolicitacaoCompleta,
  leitor: TipoPessoa,
  agora: Date,
): readonly ProgressoDoFiador[] {
  return (['fiador', 'fiador2'] as const).flatMap((tipoPessoa) => {
    if (!conhecePessoa(leitor, tipoPessoa)) return [];
    const pessoa = contextoDoParticipante(completa, tipoPessoa, agora);
    return pessoa ? [progressoDoFiador(pessoa)] : [];
  });
}

/** Progress and name of a guarantor; a guarantor sees only their own. */
function fiadorNoStatus(
  completa: SolicitacaoCompleta,
  tipoPessoa: VagaDeFiador,
  leitor: TipoPessoa,
  agora: Date,
): FiadorNoStatus | null {
  const participante = fiadorNaVaga(completa, tipoPessoa);
  const pessoa = contextoDoParticipante(completa, tipoPessoa, agora);
  if (!participante || !pessoa || !conhecePessoa(leitor, tipoPessoa)) return null;
  return {
    pessoaId: participante.id,
    nome: participante.nome,
    ...progressoDoFiador(pessoa),
    documentosRejeitados: pessoa.documentos.filter((documento) => documento.rejeitado).length,
    aceitou: completa.aceites.has(participante.id),
    porConcluir: faltaConcluir(fatosDoFiador(completa, participante, agora)),
  };
}

function semSolicitacao({ configuracao }: Contexto, garante: boolean): Status {
  return {
    solicitacaoId: null,
    protocolo: null,
    credito: null,
    ofertaEncerrada: null,
    siglaStatusCadastro: null,
    siglaAnterior: null,
    statusSolicitacao: null,
    ...SEM_SOLICITACAO,
    responsavel: 'estudante',
    // Nobody is led into a request of their own who came to guarantee somebody else's.
    ...(garante ? { pagina: '/inicio' } : {}),
    garante,
    podeIniciarSolicitacao: podeIniciarSolicitacao(null),
    rotulo: 'Você ainda não tem uma solicitação.',
    motivos: [],
    documentosRejeitados: [],
    desde: null,
    prazoDiasUteis: configuracao.provedor.prazoDeAnaliseDiasUteis,
    pesquisa: null,
    semFiador: false,
    analiseIes: false,
    fiadorPreenche: false,
    preencherFiador: null,
    regimeDe: null,
    recusaDoFiador: null,
    faltaSoAceite: false,
    autorizacaoDoResponsavel: null,
    faltaAutorizacao: false,
    correcaoEspera: false,
    faltam: [],
    aConferir: [],
    total: 0,
    cadastro: 100,
    curso: 0,
    dadosComplementares: 0,
    solicitacaoConcluida: false,
    temCopia: false,
    fiadores: { percentual: 0, fiador: null, fiador2: null },
  };
}
