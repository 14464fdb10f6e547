/**
 * The request and its people under the names of the specification (documents 1 and 2, section 3), beside our own: for clients
 * that were written to it. Whatever the reader may not see is null here too.
 */
import * as z from 'zod';
import { siglaSimNao, simNao } from './esquemas.ts';

const texto = z.string().nullable();

export const pessoaDaEspecificacao = {
  nacionalidade: z.literal('BRASILEIRA').describe('Não é perguntada: o crédito é para quem tem CPF.'),
  dataNascimento: texto,
  nomeMae: texto,
  nomePai: texto,
  numeroCarteiraIdentidade: texto,
  estadoCivil: texto,
  uniaoEstavel: siglaSimNao.nullable(),
  nomeConjuge: texto,
  cpfConjuge: texto,
  emailConjuge: texto,
  dddConjuge: texto,
  telefoneConjuge: texto,
  dataNascimentoConjuge: texto,
  nrFamiliar: z.int().nullable(),
  rendaFamiliar: z
    .number()
    .nullable()
    .describe('Em reais, como na especificação; os nossos valores são em centavos.'),
  renda: z.number().nullable(),
  emancipada: simNao.nullable(),
  profissao: z.object({ id: z.int() }).nullable(),
  profissaoInformada: texto,
};

export const solicitacaoDaEspecificacao = {
  grauParentescoFiador1: texto,
  grauParentescoFiador2: texto,
  codFiador1: texto.describe(
    'Presente quando o primeiro fiador preenche sozinho e veio por um código; o código está na lista de fiadores.',
  ),
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
  doisFiadores: simNao,
  motivoFiador: z.null().describe('Ninguém precisa dar um motivo.'),
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
  agendaSocial: z.object({ status: z.null() }).describe('Não há agenda social aqui.'),
  dataFormatura: texto,
  pwa: z.literal('S'),
};
