/**
 * The request and its people under the names of the specification (documents 1 and 2, section 3), beside our own: for clients
 * that were written to it. Whatever the reader may not see is null here too.
 */
import * as z from 'zod';

const texto = z.string().nullable();
const simOuNao = z.enum(['SIM', 'NAO']);

export const pessoaDaEspecificacao = {
  /** Not asked: the credit is for whoever has a CPF. */
  nacionalidade: z.literal('BRASILEIRA'),
  dataNascimento: texto,
  nomeMae: texto,
  nomePai: texto,
  numeroCarteiraIdentidade: texto,
  estadoCivil: texto,
  uniaoEstavel: z.enum(['S', 'N']).nullable(),
  nomeConjuge: texto,
  cpfConjuge: texto,
  emailConjuge: texto,
  dddConjuge: texto,
  telefoneConjuge: texto,
  dataNascimentoConjuge: texto,
  nrFamiliar: z.int().nullable(),
  /** In reais, as the specification has amounts; ours are in cents. */
  rendaFamiliar: z.number().nullable(),
  renda: z.number().nullable(),
  emancipada: simOuNao.nullable(),
  profissao: z.object({ id: z.int() }).nullable(),
  profissaoInformada: texto,
};

export const solicitacaoDaEspecificacao = {
  grauParentescoFiador1: texto,
  grauParentescoFiador2: texto,
  /** Set where the first guarantor fills in alone, who came by a code; the code itself is in the list of guarantors. */
  codFiador1: texto,
  aceiteFiador1: z.boolean().nullable(),
  aceiteFiador2: z.boolean().nullable(),
  tipoRenda: texto,
  tipoRenda2: texto,
  DADOS_EXTRAS: z.object({ tipoRenda: texto, tipoRenda2: texto }),
  statusEstudante: z.enum(['N', 'R', 'A']),
  statusFiador: z.enum(['N', 'R', 'A']).nullable(),
  statusFiador2: z.enum(['N', 'R', 'A']).nullable(),
  statusPreenchimentoFiador: texto,
  statusPreenchimentoFiador2: texto,
  doisFiadores: simOuNao,
  /** Nobody is asked for a reason. */
  motivoFiador: z.null(),
  parentescoResponsavel: texto,
  responsavelLegal: z.object({ nome: texto, cpf: texto, email: texto }).nullable(),
  grauRelacionamentoResponsavelLegal: texto,
  enderecos: z.object({
    RESIDENCIAL: z
      .object({
        cep: texto,
        endereco: texto,
        bairro: texto,
        cidade: texto,
        uf: texto,
        numero: texto,
        complemento: texto,
      })
      .nullable(),
  }),
  /** There is no social agenda here. */
  agendaSocial: z.object({ status: z.null() }),
  dataFormatura: texto,
  pwa: z.literal('S'),
};
