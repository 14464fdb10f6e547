/** What is shown of a request, once more under the names of the specification; from what the reader sees, and nothing else. */
import type { Resposta } from '@credito/api/rota';
import type { rotaCarregarSolicitacao } from '@credito/api/solicitacao.rotas';
import type {
  pessoaDaEspecificacao,
  solicitacaoDaEspecificacao,
} from '@credito/api/solicitacao-da-especificacao';
import { simOuNao } from '@credito/domain/instituicao/exigencias';

type Vista = Resposta<typeof rotaCarregarSolicitacao>;
type Pessoa = Vista['estudante'];
type DaPessoa = Pick<Pessoa, keyof typeof pessoaDaEspecificacao>;
type DaSolicitacao = Pick<Vista, keyof typeof solicitacaoDaEspecificacao>;
type Respostas = Readonly<Record<string, unknown>>;

const texto = (valor: unknown) => (typeof valor === 'string' && valor !== '' ? valor : null);
const numero = (valor: unknown) => (typeof valor === 'number' ? valor : null);
const reais = (centavos: unknown) => (typeof centavos === 'number' ? centavos / 100 : null);

export function pessoaComNomesDaEspecificacao(respostas: Respostas): DaPessoa {
  const telefone = texto(respostas.telefoneConjuge);
  const profissao = numero(respostas.profissaoId);
  const uniao = respostas.uniaoEstavel;
  return {
    nacionalidade: 'BRASILEIRA',
    dataNascimento: texto(respostas.dataNascimento),
    nomeMae: texto(respostas.nomeMae),
    nomePai: texto(respostas.nomePai),
    numeroCarteiraIdentidade: texto(respostas.numeroCarteiraIdentidade),
    estadoCivil: texto(respostas.estadoCivil),
    uniaoEstavel: uniao === 'S' || uniao === 'N' ? uniao : null,
    nomeConjuge: texto(respostas.nomeConjuge),
    cpfConjuge: texto(respostas.cpfConjuge),
    emailConjuge: texto(respostas.emailConjuge),
    dddConjuge: telefone?.slice(0, 2) ?? null,
    telefoneConjuge: telefone?.slice(2) ?? null,
    dataNascimentoConjuge: texto(respostas.dataNascimentoConjuge),
    nrFamiliar: numero(respostas.nrFamiliar),
    rendaFamiliar: reais(respostas.rendaFamiliarCentavos),
    renda: reais(respostas.rendaCentavos),
    emancipada: typeof respostas.emancipada === 'boolean' ? simOuNao(respostas.emancipada) : null,
    profissao: profissao === null ? null : { id: profissao },
    profissaoInformada: texto(respostas.profissaoInformada),
  };
}

type Base = Pick<Vista, 'estudante' | 'fiador' | 'fiador2' | 'autorizacaoFiador1' | 'autorizacaoFiador2'>;

export function solicitacaoComNomesDaEspecificacao(vista: Base, dataFormatura: string | null): DaSolicitacao {
  const { estudante, fiador, fiador2 } = vista;
  const respostas = estudante.dados?.respostas ?? {};
  const tipos = { tipoRenda: tiposDe(fiador), tipoRenda2: tiposDe(fiador2) };
  return {
    grauParentescoFiador1: fiador?.parentesco ?? null,
    grauParentescoFiador2: fiador2?.parentesco ?? null,
    codFiador1: fiador?.preenchidoPor === 'pessoa' ? fiador.id : null,
    aceiteFiador1: fiador && aceite(vista.autorizacaoFiador1),
    aceiteFiador2: fiador2 && aceite(vista.autorizacaoFiador2),
    ...tipos,
    DADOS_EXTRAS: tipos,
    statusEstudante: estudante.status,
    statusFiador: fiador?.status ?? null,
    statusFiador2: fiador2?.status ?? null,
    statusPreenchimentoFiador: fiador?.statusPreenchimento ?? null,
    statusPreenchimentoFiador2: fiador2?.statusPreenchimento ?? null,
    doisFiadores: simOuNao(Boolean(fiador && fiador2)),
    motivoFiador: null,
    parentescoResponsavel: texto(respostas.parentescoResponsavel),
    responsavelLegal: texto(respostas.nomeResponsavel)
      ? {
          nome: texto(respostas.nomeResponsavel),
          cpf: texto(respostas.cpfResponsavel),
          email: texto(respostas.emailResponsavel),
        }
      : null,
    grauRelacionamentoResponsavelLegal: texto(respostas.grauParentescoResponsavel),
    enderecos: { RESIDENCIAL: enderecoDe(respostas) },
    agendaSocial: { status: null },
    dataFormatura,
    pwa: 'S',
  };
}

const aceite = (autorizacao: string | null) => (autorizacao === null ? null : autorizacao === 'SIM');

function tiposDe(fiador: Pessoa | null): string | null {
  const tipos = fiador?.dados?.respostas.tiposDeRenda;
  return Array.isArray(tipos) && tipos.length > 0 ? tipos.join(',') : null;
}

function enderecoDe(respostas: Respostas): DaSolicitacao['enderecos']['RESIDENCIAL'] {
  if (!texto(respostas.cep)) return null;
  return {
    cep: texto(respostas.cep),
    endereco: texto(respostas.endereco),
    bairro: texto(respostas.bairro),
    cidade: texto(respostas.cidade),
    uf: texto(respostas.uf),
    numero: texto(respostas.numero),
    complemento: texto(respostas.complemento),
  };
}
