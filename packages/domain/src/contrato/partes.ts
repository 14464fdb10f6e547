/** Persons as one contract binds them: copied from the request when it is generated, and never changed afterwards. */
import { ESTADOS_CIVIS, type EstadoCivil } from '../participante/estado-civil.ts';
import { REGIMES_DE_BENS, type RegimeDeBens } from '../participante/regime-de-bens.ts';
import type { Data } from '../tempo/data.ts';
import {
  type ConfiguracaoDasAssinaturas,
  type FiadorQueAssina,
  type PapelDeSignatario,
  type Signatario,
  signatariosDoContrato,
} from './signatarios.ts';

type Respostas = Readonly<Record<string, unknown>>;

export interface Endereco {
  logradouro: string;
  numero: string;
  complemento: string | null;
  bairro: string;
  cidade: string;
  uf: string;
  cep: string;
}

/** What the text says of a person beside name and CPF; what nobody has asked is null. */
export interface Qualificacao {
  nascimento: Data | null;
  estadoCivil: EstadoCivil | null;
  regime: RegimeDeBens | null;
  uniaoEstavel: boolean;
  rg: string | null;
  endereco: Endereco | null;
}

/** Somebody of the request, in force when the contract is generated. */
export interface PessoaDaSolicitacao {
  participanteId: string;
  contaId: string | null;
  nome: string;
  cpf: string;
  email: string;
  telefone: string;
  nascimento: Data;
  respostas: Respostas;
}

interface PessoaDoProvedor {
  nome: string;
  cpf: string;
}

export interface PessoasParaContratar {
  estudante: PessoaDaSolicitacao & { emancipado: boolean };
  fiadores: ReadonlyArray<PessoaDaSolicitacao & FiadorQueAssina>;
  representante: PessoaDoProvedor;
  testemunhas: readonly PessoaDoProvedor[];
}

export interface ParteDoContrato extends Signatario {
  participanteId: string | null;
  contaId: string | null;
  nome: string;
  cpf: string;
  email: string | null;
  telefone: string | null;
  qualificacao: Qualificacao;
}

export type RecusaDasPartes = 'falta-conjuge' | 'falta-responsavel' | 'falta-testemunha' | 'pessoa-repetida';

export const MENSAGENS_DAS_PARTES: Readonly<Record<RecusaDasPartes, string>> = {
  'falta-conjuge': 'Faltam os dados do cônjuge de um fiador, que precisa assinar o contrato.',
  'falta-responsavel': 'Faltam os dados do responsável legal, que precisa assinar o contrato.',
  'falta-testemunha': 'A configuração pede testemunhas que não estão cadastradas.',
  'pessoa-repetida': 'A mesma pessoa assinaria o contrato em dois papéis. Confira os fiadores e os cônjuges.',
};

/** Everybody who has to sign, in the order of the groups, or why the request cannot become a contract. */
export function partesDoContrato(
  pessoas: PessoasParaContratar,
  configuracao: ConfiguracaoDasAssinaturas,
  hoje: Data,
): readonly ParteDoContrato[] | RecusaDasPartes {
  const { estudante, fiadores } = pessoas;
  const signatarios = signatariosDoContrato({ estudante, fiadores }, configuracao, hoje);
  const partes: ParteDoContrato[] = [];
  let testemunhas = 0;
  for (const signatario of signatarios) {
    const pessoa = pessoaDoPapel(signatario.papel, pessoas, testemunhas);
    if (typeof pessoa === 'string') return pessoa;
    if (signatario.papel === 'testemunha') testemunhas += 1;
    partes.push({ ...signatario, ...pessoa });
  }
  const cpfs = partes.filter(({ grupo }) => grupo < 3).map(({ cpf }) => cpf);
  return new Set(cpfs).size === cpfs.length ? partes : 'pessoa-repetida';
}

type Pessoa = Omit<ParteDoContrato, keyof Signatario>;

function pessoaDoPapel(
  papel: PapelDeSignatario,
  { estudante, fiadores, representante, testemunhas }: PessoasParaContratar,
  testemunha: number,
): Pessoa | RecusaDasPartes {
  switch (papel) {
    case 'estudante':
      return daSolicitacao(estudante);
    case 'responsavel':
      return responsavelDe(estudante.respostas) ?? 'falta-responsavel';
    case 'fiador':
    case 'fiador2': {
      const fiador = fiadores[papel === 'fiador' ? 0 : 1];
      if (!fiador) throw new RangeError(`nobody is ${papel}`);
      return daSolicitacao(fiador);
    }
    case 'conjuge-do-fiador':
    case 'conjuge-do-fiador2':
      return conjugeDe(fiadores[papel === 'conjuge-do-fiador' ? 0 : 1]) ?? 'falta-conjuge';
    case 'representante':
      return doProvedor(representante);
    case 'testemunha': {
      const pessoa = testemunhas[testemunha];
      return pessoa ? doProvedor(pessoa) : 'falta-testemunha';
    }
  }
}

function daSolicitacao(pessoa: PessoaDaSolicitacao): Pessoa {
  const { participanteId, contaId, nome, cpf, email, telefone, nascimento, respostas } = pessoa;
  return {
    participanteId,
    contaId,
    nome,
    cpf,
    email,
    telefone,
    qualificacao: qualificacaoDe(respostas, nascimento),
  };
}

/** What the text says of a person, from their answers. */
export function qualificacaoDe(respostas: Respostas, nascimento: Data | null): Qualificacao {
  return {
    nascimento,
    ...estadoCivilDe(respostas),
    rg: texto(respostas.numeroCarteiraIdentidade),
    endereco: enderecoDe(respostas),
  };
}

const SEM_QUALIFICACAO: Qualificacao = {
  nascimento: null,
  estadoCivil: null,
  regime: null,
  uniaoEstavel: false,
  rg: null,
  endereco: null,
};

function doProvedor({ nome, cpf }: PessoaDoProvedor): Pessoa {
  return {
    participanteId: null,
    contaId: null,
    nome,
    cpf,
    email: null,
    telefone: null,
    qualificacao: SEM_QUALIFICACAO,
  };
}

function responsavelDe(respostas: Respostas): Pessoa | null {
  const nome = texto(respostas.nomeResponsavel);
  const cpf = texto(respostas.cpfResponsavel);
  if (nome === null || cpf === null) return null;
  return {
    ...doProvedor({ nome, cpf }),
    email: texto(respostas.emailResponsavel),
  };
}

/** The spouse lives where the guarantor lives: no other address is asked. */
function conjugeDe(fiador: PessoaDaSolicitacao | undefined): Pessoa | null {
  if (!fiador) return null;
  const { respostas } = fiador;
  const nome = texto(respostas.nomeConjuge);
  const cpf = texto(respostas.cpfConjuge);
  if (nome === null || cpf === null) return null;
  return {
    ...doProvedor({ nome, cpf }),
    email: texto(respostas.emailConjuge),
    telefone: texto(respostas.telefoneConjuge),
    qualificacao: {
      ...SEM_QUALIFICACAO,
      ...estadoCivilDe(respostas),
      nascimento: texto(respostas.dataNascimentoConjuge),
      endereco: enderecoDe(respostas),
    },
  };
}

function estadoCivilDe({
  estadoCivil,
  regimeDeBens,
  uniaoEstavel,
}: Respostas): Pick<Qualificacao, 'estadoCivil' | 'regime' | 'uniaoEstavel'> {
  return {
    estadoCivil: ESTADOS_CIVIS.find((valor) => valor === estadoCivil) ?? null,
    regime: REGIMES_DE_BENS.find((valor) => valor === regimeDeBens) ?? null,
    uniaoEstavel: uniaoEstavel === 'S',
  };
}

function enderecoDe(respostas: Respostas): Endereco | null {
  const logradouro = texto(respostas.endereco);
  if (logradouro === null) return null;
  return {
    logradouro,
    numero: texto(respostas.numero) ?? 's/n',
    complemento: texto(respostas.complemento),
    bairro: texto(respostas.bairro) ?? '',
    cidade: texto(respostas.cidade) ?? '',
    uf: texto(respostas.uf) ?? '',
    cep: texto(respostas.cep) ?? '',
  };
}

const texto = (valor: unknown): string | null =>
  typeof valor === 'string' && valor.trim() !== '' ? valor : null;
