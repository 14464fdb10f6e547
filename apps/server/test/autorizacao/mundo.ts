/** Everybody who might call a route, and what they own. */
import type { FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import { gerarRg } from '../../db/seed/documentos-ficticios/gerar-documento.ts';
import { abrirSessao } from '../../src/modules/sessao/abrir-sessao.ts';
import { inserirAlteracao } from '../alteracoes.ts';
import { abrirPeriodo, comprovanteDaAtualizacao, inserirAtualizacao } from '../atualizacoes.ts';
import { inserirCobranca } from '../cobrancas.ts';
import { inserirContrato } from '../contratos.ts';
import { enviarDocumento } from '../envio-de-teste.ts';
import { aceitarConvite, indicarFiador, pessoaNumero } from '../fiadores.ts';
import { type ContaDeTeste, criarConta, criarOperador } from '../pessoas.ts';
import { criarRepresentante } from '../representante.ts';
import { inserirSaida } from '../saidas.ts';
import type { ServidorDeTeste } from '../servidor-de-teste.ts';
import {
  CURSO_COM_DOIS_FIADORES,
  criarSolicitacao,
  inserirDocumento,
  preencherPessoa,
} from '../solicitacoes.ts';

export const PESSOAS = ['estudante', 'outroEstudante', 'fiador', 'fiador2', 'outroFiador'] as const;
export const EQUIPE = [
  'analista',
  'instituicao',
  'outraInstituicao',
  'agente',
  'administrador',
  'representante',
] as const;
/** Support sessions: the agent as the student, and as another student. */
const SUPORTE = ['suporte', 'outroSuporte'] as const;
export const QUEM = ['ninguem', ...PESSOAS, ...SUPORTE, ...EQUIPE] as const;

export type Pessoa = (typeof PESSOAS)[number];
export type Equipe = (typeof EQUIPE)[number];
export type Quem = (typeof QUEM)[number];

/** The student's things, by which a route is called; the same shape with ids that nobody has. */
export interface Alvos {
  solicitacao: number;
  conta: string;
  cpf: string;
  fiador: string;
  fiador2: string;
  codFiador: string;
  marca: string;
  marca2: string;
  documento: string;
  documentoDoFiador: string;
  documentoRejeitado: string;
  sessao: string;
  sessaoDoAnalista: string;
  operador: string;
  instituicao: number;
  bolsa: number;
  campus: number;
  curso: number;
  /** On paper, waiting for the student. */
  contrato: number;
  /** Of that contract, to be paid. */
  cobranca: string;
  /** Of that contract, begun and nothing sent. */
  atualizacao: number;
  periodo: number;
  /** The student's proof of residence in it. */
  documentoDaAtualizacao: string;
  /** A guarantor's request to be let out of that contract. */
  saida: string;
  /** Of that contract, asked for by the student. */
  alteracao: number;
}

export interface Mundo {
  tokens: Readonly<Record<Quem, string | null>>;
  alvos: Alvos;
  ninguem: Alvos;
}

export async function criarMundo(servidor: ServidorDeTeste): Promise<Mundo> {
  const estudante = await criarConta(servidor, pessoaNumero(1));
  const outroEstudante = await criarConta(servidor, pessoaNumero(2));
  const fiador = await criarConta(servidor, pessoaNumero(3));
  const fiador2 = await criarConta(servidor, pessoaNumero(4));
  const outroFiador = await criarConta(servidor, pessoaNumero(5));
  const { id } = await criarSolicitacao(servidor, estudante, { curso: CURSO_COM_DOIS_FIADORES });
  const outra = await criarSolicitacao(servidor, outroEstudante, { curso: CURSO_COM_DOIS_FIADORES });
  const convite = await comFiador(servidor, id, estudante, fiador, 'fiador');
  const convite2 = await comFiador(servidor, id, estudante, fiador2, 'fiador2');
  await comFiador(servidor, outra.id, outroEstudante, outroFiador, 'fiador');
  await preencherPessoa(servidor, estudante, id);
  await preencherPessoa(servidor, outroEstudante, outra.id);
  const documento = await documentoComArquivo(servidor, estudante, id, 'estudante');
  const documentoDoFiador = await documentoComArquivo(servidor, fiador, id, 'fiador');
  const pessoa = await servidor.db
    .selectFrom('participante')
    .select('id')
    .where('solicitacao_id', '=', id)
    .where('tipo_pessoa', '=', 'estudante')
    .executeTakeFirstOrThrow();
  const documentoRejeitado = await inserirDocumento(servidor, {
    solicitacaoId: id,
    participanteId: pessoa.id,
    contaId: estudante.contaId,
    tipoDocumento: 'COMPROVANTE_RENDA_FAMILIAR',
    situacao: 'rejeitado',
  });
  const lista = (
    await servidor.pedir({
      metodo: 'GET',
      url: `/api/solicitacaoCredito/${id}/fiadores`,
      token: estudante.token,
    })
  ).corpo<FiadoresDaSolicitacao>();
  const oferta = await servidor.db
    .selectFrom('solicitacao')
    .select(['instituicao_id', 'bolsa_id', 'campus_id', 'curso_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const analista = await criarOperador(servidor, 'analista');
  const outraInstituicao = await servidor.db
    .selectFrom('instituicao')
    .select('id')
    .where('id', '!=', oferta.instituicao_id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const agente = await criarOperador(servidor, 'suporte');
  const uuid = servidor.contexto.aleatorio.uuid();
  const contrato = await inserirContrato(servidor, id);
  const periodo = await abrirPeriodo(servidor);
  const atualizacao = await inserirAtualizacao(servidor, { contratoId: contrato, periodoId: periodo });
  return {
    tokens: {
      ninguem: null,
      estudante: estudante.token,
      outroEstudante: outroEstudante.token,
      fiador: fiador.token,
      fiador2: fiador2.token,
      outroFiador: outroFiador.token,
      suporte: await sessaoDeSuporte(servidor, estudante, agente.operadorId),
      outroSuporte: await sessaoDeSuporte(servidor, outroEstudante, agente.operadorId),
      analista: analista.token,
      instituicao: (await criarOperador(servidor, 'instituicao', oferta.instituicao_id)).token,
      outraInstituicao: (await criarOperador(servidor, 'instituicao', outraInstituicao.id)).token,
      agente: agente.token,
      administrador: (await criarOperador(servidor, 'administrador')).token,
      representante: (await criarRepresentante(servidor)).token,
    },
    alvos: {
      solicitacao: id,
      conta: estudante.contaId,
      cpf: estudante.cpf,
      fiador: convite.pessoaId,
      fiador2: convite2.pessoaId,
      codFiador: convite.codFiador,
      marca: lista.fiadores[0]?.marca ?? '',
      marca2: lista.fiadores[1]?.marca ?? '',
      documento,
      documentoDoFiador,
      documentoRejeitado,
      sessao: await sessaoDe(servidor, 'conta_id', estudante.contaId),
      sessaoDoAnalista: await sessaoDe(servidor, 'operador_id', analista.operadorId),
      operador: analista.operadorId,
      instituicao: oferta.instituicao_id,
      bolsa: oferta.bolsa_id,
      campus: oferta.campus_id,
      curso: oferta.curso_id,
      contrato,
      cobranca: await inserirCobranca(servidor, contrato),
      atualizacao,
      periodo,
      documentoDaAtualizacao: await comprovanteDaAtualizacao(servidor, estudante, atualizacao),
      saida: await inserirSaida(servidor, contrato, fiador2.contaId),
      alteracao: await inserirAlteracao(servidor, contrato),
    },
    ninguem: {
      solicitacao: 999_999_999,
      conta: uuid,
      cpf: pessoaNumero(99).cpf,
      fiador: uuid,
      fiador2: uuid,
      codFiador: 'A'.repeat(43),
      marca: 'nenhuma',
      marca2: 'nenhuma',
      documento: uuid,
      documentoDoFiador: uuid,
      documentoRejeitado: uuid,
      sessao: uuid,
      sessaoDoAnalista: uuid,
      operador: uuid,
      instituicao: 999_999_999,
      bolsa: 999_999_999,
      campus: 999_999_999,
      curso: 999_999_999,
      contrato: 999_999_999,
      cobranca: uuid,
      atualizacao: 999_999_999,
      periodo: 999_999_999,
      documentoDaAtualizacao: uuid,
      saida: uuid,
      alteracao: 999_999_999,
    },
  };
}

async function comFiador(
  servidor: ServidorDeTeste,
  solicitacaoId: number,
  estudante: ContaDeTeste,
  fiador: ContaDeTeste,
  tipoPessoa: 'fiador' | 'fiador2',
) {
  const convite = await indicarFiador(servidor, estudante, fiador);
  await aceitarConvite(servidor, fiador, convite.codFiador);
  await preencherPessoa(servidor, fiador, solicitacaoId, { tipoPessoa });
  return convite;
}

let foto: Promise<Buffer> | undefined;

async function documentoComArquivo(
  servidor: ServidorDeTeste,
  { token }: ContaDeTeste,
  solicitacaoId: number,
  pessoa: 'estudante' | 'fiador',
): Promise<string> {
  foto ??= gerarRg({}, { ladoMaior: 300 });
  const tipo = 'RG';
  const envio = await enviarDocumento(servidor, { token, solicitacaoId, pessoa, tipo, conteudo: await foto });
  const guardado = envio.corpo<Record<string, { idDocumento: string }[] | undefined>>()[tipo]?.[0];
  if (!guardado) throw new Error(`Upload refused: ${envio.texto}`);
  return guardado.idDocumento;
}

async function sessaoDe(
  { db }: ServidorDeTeste,
  dono: 'conta_id' | 'operador_id',
  id: string,
): Promise<string> {
  const sessao = await db
    .selectFrom('sessao')
    .select('id')
    .where(dono, '=', id)
    .where('tipo', '!=', 'suporte')
    .executeTakeFirstOrThrow();
  return sessao.id;
}

async function sessaoDeSuporte(
  { contexto, db }: ServidorDeTeste,
  { contaId }: ContaDeTeste,
  operadorId: string,
): Promise<string> {
  const expiraEm = new Date(contexto.relogio.agora().getTime() + 3_600_000);
  const { token } = await abrirSessao(
    contexto,
    db,
    { tipo: 'suporte', contaId, operadorId, motivo: 'Ajuda por telefone', expiraEm },
    { agente: null, enderecoIp: null },
  );
  return token;
}
