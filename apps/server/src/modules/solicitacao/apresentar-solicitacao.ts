import type { Resposta } from '@credito/api/rota';
import type { rotaCarregarSolicitacao } from '@credito/api/solicitacao.rotas';
import { exigenciasNoFio, maximoDeFiadores, simOuNao } from '@credito/domain/instituicao/exigencias';
import { podeEditarParte, podeVerParte } from '@credito/domain/participante/acesso';
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { conheceContato, conhecePessoa } from '@credito/domain/participante/quem-conhece-quem';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { ItemDeResumo } from '@credito/domain/wizard/plano';
import type { Selectable } from 'kysely';
import type { Participante } from '../../banco/esquema.gerado.ts';
import { naoEncontrado } from '../../erros.ts';
import {
  contextoDoParticipante,
  parteDoParticipante,
  participanteDe,
  type SolicitacaoCompleta,
} from './fatos.ts';
import {
  pessoaComNomesDaEspecificacao,
  solicitacaoComNomesDaEspecificacao,
} from './nomes-da-especificacao.ts';
import { situacaoPara } from './situacao-para.ts';

export type SolicitacaoVista = Resposta<typeof rotaCarregarSolicitacao>;
type Pessoa = SolicitacaoVista['estudante'];

/** The request as its student sees it, or what a guarantor may see of it (spec 2 section 6). */
export function apresentarSolicitacao(
  completa: SolicitacaoCompleta,
  leitor: TipoPessoa,
  agora: Date,
): SolicitacaoVista {
  const { solicitacao, catalogo } = completa;
  const { exigencias } = catalogo;
  const noFio = exigenciasNoFio(exigencias);
  const { sigla, statusSolicitacao } = situacaoPara(completa, leitor, agora);
  const dados = solicitacao.dados as { resumo?: ItemDeResumo[] } & Record<string, unknown>;
  const estudante = pessoaVista(completa, 'estudante', leitor, agora);
  if (!estudante) throw naoEncontrado();
  const deEstudante = leitor === 'estudante';
  const pessoas = {
    estudante,
    fiador: pessoaVista(completa, 'fiador', leitor, agora),
    fiador2: pessoaVista(completa, 'fiador2', leitor, agora),
    autorizacaoFiador1: autorizacaoVista(completa, 'fiador', leitor),
    autorizacaoFiador2: autorizacaoVista(completa, 'fiador2', leitor),
  };
  return {
    ...pessoas,
    ...solicitacaoComNomesDaEspecificacao(pessoas, textoOuNulo(dados.dataFormatura)),
    id: solicitacao.id,
    protocolo: solicitacao.protocolo,
    versao: solicitacao.versao,
    leitor,
    siglaStatusCadastro: sigla,
    statusSolicitacao,
    statusCadastroBolsista: ESTADOS[sigla].statusCadastroBolsista,
    observacaoStatus: deEstudante ? solicitacao.observacao_status : null,
    hoje: dataEmSaoPaulo(agora),
    universidade: {
      id: catalogo.instituicao.id,
      nome: catalogo.instituicao.nome,
      grupoIES: { nome: catalogo.instituicao.grupoIes },
      ...noFio.universidade,
    },
    curso: {
      codigoCurso: catalogo.curso.codigo,
      nome: catalogo.curso.nome,
      ...noFio.curso,
    },
    bolsa: {
      id: catalogo.bolsa.id,
      codBolsa: catalogo.bolsa.codigo,
      nome: catalogo.bolsa.nome,
      ...noFio.bolsa,
    },
    campus: catalogo.campus,
    grau: solicitacao.grau,
    percentualSolicitado: solicitacao.percentual,
    mensalidadeCentavos: solicitacao.mensalidade_centavos,
    rendaMinimaCentavos: solicitacao.renda_minima_centavos,
    maximoDeFiadores: maximoDeFiadores(exigencias),
    dataIngressoCurso: textoOuNulo(dados.dataIngressoCurso),
    dataUtilizacaoCredito: textoOuNulo(dados.dataUtilizacaoCredito),
    regulamento: catalogo.instituicao.regulamento,
    resumo: deEstudante ? (dados.resumo ?? []) : [],
    criadaEm: solicitacao.criada_em.toISOString(),
    concluidaEm: solicitacao.concluida_em?.toISOString() ?? null,
  };
}

const textoOuNulo = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null);

function autorizacaoVista(
  completa: SolicitacaoCompleta,
  tipoPessoa: TipoPessoa,
  leitor: TipoPessoa,
): SolicitacaoVista['autorizacaoFiador1'] {
  if (!conhecePessoa(leitor, tipoPessoa)) return null;
  const participante = participanteDe(completa, tipoPessoa);
  return simOuNao(participante !== null && completa.aceites.has(participante.id));
}

/** A part that the reader may not see keeps its name and state; whom the reader does not know is not there. */
function pessoaVista(
  completa: SolicitacaoCompleta,
  tipoPessoa: TipoPessoa,
  leitor: TipoPessoa,
  agora: Date,
): Pessoa | null {
  const participante = participanteDe(completa, tipoPessoa);
  if (!participante || !conhecePessoa(leitor, tipoPessoa)) return null;
  const parte = parteDoParticipante(completa, participante);
  const contexto = podeVerParte(leitor, parte) ? contextoDoParticipante(completa, tipoPessoa, agora) : null;
  const comContato = conheceContato(leitor, parte);
  return {
    id: participante.id,
    tipoPessoa,
    nome: participante.nome,
    cpf: comContato ? participante.cpf : null,
    email: comContato ? participante.email : null,
    contatos: comContato ? contatosDe(participante) : null,
    ...pessoaComNomesDaEspecificacao(contexto?.respostas ?? {}),
    parentesco: participante.parentesco,
    preenchidoPor: parte.preenchidoPor,
    statusPreenchimento: participante.status_preenchimento,
    status: participante.status_analise,
    versao: participante.versao,
    editavel: podeEditarParte(leitor, parte, completa.solicitacao.sigla),
    dados: contexto && {
      respostas: { ...contexto.respostas },
      documentos: contexto.documentos.map((documento) => ({ ...documento })),
      cpfNoDocumento: contexto.cpfNoDocumento,
      cpfNoDocumentoDoConjuge: contexto.cpfNoDocumentoDoConjuge,
      cpfDoDocumentoDoConjuge: contexto.cpfDoDocumentoDoConjuge ?? null,
      camposLidos: [...(contexto.camposLidos ?? [])],
      cpfDivergente: contexto.cpfDivergente ?? null,
      estadoCivilSemRegime: contexto.estadoCivilSemRegime ?? null,
    },
  };
}

function contatosDe({ telefone }: Selectable<Participante>): NonNullable<Pessoa['contatos']> {
  const dividido = { ddd: telefone.slice(0, 2), telefone: telefone.slice(2) };
  return { CELULAR: dividido, RESIDENCIAL: dividido };
}
