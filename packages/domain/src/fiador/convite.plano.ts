/**
 * The guarantor invitation as a wizard step (spec 2 sections 2.6 and 5): the form, the server and the basic data
 * that the student fills in all read this row.
 */
import * as z from 'zod/mini';
import { errosDeNaoIgualdade } from '../participante/nao-igualdade.ts';
import type { OutraPessoa } from '../participante/participante-contexto.ts';
import { cpfSchema } from '../pessoa/cpf-schema.ts';
import { emailSchema } from '../pessoa/email.ts';
import { isNomeCompleto, MENSAGEM_NOME_COMPLETO, nomeSchema } from '../pessoa/nome.ts';
import { celularSchema } from '../pessoa/telefone.ts';
import type { ContextoDeWizard, ErroDeCampo, Passo } from '../wizard/plano.ts';
import { PARENTESCOS_DO_FIADOR, ROTULO_DO_PARENTESCO } from './parentesco.ts';
import type { VagaDeFiador } from './vagas.ts';

/** As the spec sends it (section 3, "Guarantor as sent when included"), plus the confirmation of case NAME-03. */
export const conviteSchema = z.object({
  nomePessoa: nomeSchema,
  emailPessoa: emailSchema,
  numeroTelefone: celularSchema,
  parentescoFiador: z.enum(PARENTESCOS_DO_FIADOR, { error: 'Escolha o que essa pessoa é sua.' }),
  cpfPessoa: cpfSchema,
  /** The identity document shows a single name. */
  nomeUnico: z.optional(z.boolean()),
});
export type DadosDoConvite = z.infer<typeof conviteSchema>;

export interface ContextoDoConvite extends ContextoDeWizard {
  vaga: VagaDeFiador;
  /** Everybody else in the request, spouses included. */
  outras: readonly OutraPessoa[];
}

const CAMPOS_DA_IDENTIDADE = {
  nome: 'nomePessoa',
  cpf: 'cpfPessoa',
  email: 'emailPessoa',
  telefone: 'numeroTelefone',
} as const;

/** Rules that compare the invited person with the others, and the full name. */
export function errosDoConvite(
  dados: Readonly<Record<string, unknown>>,
  { vaga, outras }: Pick<ContextoDoConvite, 'vaga' | 'outras'>,
): readonly ErroDeCampo[] {
  const nome = String(dados.nomePessoa ?? '');
  const erros = errosDeNaoIgualdade(
    vaga,
    {
      nome,
      cpf: String(dados.cpfPessoa ?? ''),
      email: String(dados.emailPessoa ?? ''),
      telefone: String(dados.numeroTelefone ?? ''),
    },
    outras,
    CAMPOS_DA_IDENTIDADE,
  );
  return isNomeCompleto(nome) || dados.nomeUnico === true
    ? erros
    : [{ campo: 'nomePessoa', mensagem: MENSAGEM_NOME_COMPLETO }, ...erros];
}

export const passoDoConvite: Passo<ContextoDoConvite, 'convite'> = {
  id: 'convite',
  titulo: 'Quem vai ser o seu fiador?',
  texto: 'O fiador é quem paga se você não pagar. Ele recebe um link, lê o que garante e decide se aceita.',
  forma: 'formulario',
  quando: () => true,
  campos: [
    { nome: 'cpfPessoa', rotulo: 'CPF', tipo: 'cpf', autocomplete: 'off' },
    {
      nome: 'nomePessoa',
      rotulo: 'Nome completo',
      tipo: 'nome',
      dica: 'Como está no documento.',
      autocomplete: 'off',
    },
    { nome: 'numeroTelefone', rotulo: 'Celular', tipo: 'telefone', autocomplete: 'off' },
    { nome: 'emailPessoa', rotulo: 'E-mail', tipo: 'email', autocomplete: 'off' },
    {
      nome: 'parentescoFiador',
      rotulo: 'O que essa pessoa é sua?',
      tipo: 'selecao',
      opcoes: PARENTESCOS_DO_FIADOR.map((valor) => ({ valor, rotulo: ROTULO_DO_PARENTESCO[valor] })),
    },
    {
      nome: 'nomeUnico',
      rotulo: 'O documento dessa pessoa tem um nome só',
      tipo: 'caixa',
      opcional: true,
    },
  ],
  schema: conviteSchema,
  conferir: errosDoConvite,
};
