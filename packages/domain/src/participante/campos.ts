/**
 * The fields of a person in a request, each with its label, kind and rule. One catalogue for student and
 * guarantor, for the wizard, the edit screen, the pendency flow, the server and the analyst's bench.
 */
import * as z from 'zod/mini';
import { centavosSchema } from '../dinheiro/centavos-schema.ts';
import { enderecoSchema, ROTULO_DO_ENDERECO, UFS } from '../endereco/endereco.ts';
import { cpfSchema } from '../pessoa/cpf-schema.ts';
import { emailSchema } from '../pessoa/email.ts';
import { dataSchema } from '../pessoa/nascimento.ts';
import { MENSAGEM_NOME_INVALIDO, nomeObrigatorio, nomeSchema } from '../pessoa/nome.ts';
import { rgSchema } from '../pessoa/rg.ts';
import { celularSchema } from '../pessoa/telefone.ts';
import { MAIOR_CODIGO, MENSAGEM_PROFISSAO } from '../renda/profissao.ts';
import { CODIGOS_DE_RENDA, TIPOS_DE_RENDA } from '../renda/tipos-de-renda.ts';
import { textoLivre } from '../texto/texto-livre.ts';
import type { Campo } from '../wizard/plano.ts';
import { OPCOES_SIM_OU_NAO, respostaSimOuNao } from '../wizard/sim-ou-nao.ts';
import { ESTADOS_CIVIS, ROTULO_DO_ESTADO_CIVIL } from './estado-civil.ts';
import { EXPLICACAO_DO_REGIME, REGIMES_DE_BENS, ROTULO_DO_REGIME } from './regime-de-bens.ts';

const PARENTESCOS = ['M', 'P', 'O', 'E'] as const;

const textoCurto = (maximo: number, vazio: string, longo = `Máximo de ${maximo} caracteres permitido.`) =>
  textoLivre({ minimo: 1, maximo, curto: vazio, longo });

export const SCHEMAS_DO_PARTICIPANTE = {
  nome: nomeSchema,
  cpf: cpfSchema,
  dataNascimento: dataSchema,
  nomeMae: nomeObrigatorio('O nome da mãe é obrigatório.'),
  nomePai: z.optional(z.union([z.literal(''), nomeSchema], { error: MENSAGEM_NOME_INVALIDO })),
  numeroCarteiraIdentidade: rgSchema,
  dataExpedicao: dataSchema,
  emancipada: z.optional(z.boolean({ error: 'Escolha uma opção.' })),
  estadoCivil: z.enum(ESTADOS_CIVIS, { error: 'Escolha o estado civil.' }),
  uniaoEstavel: respostaSimOuNao,
  regimeDeBens: z.enum(REGIMES_DE_BENS, { error: 'Escolha o regime de bens, ou “Não sei”.' }),
  nomeConjuge: nomeSchema,
  cpfConjuge: cpfSchema,
  emailConjuge: emailSchema,
  telefoneConjuge: celularSchema,
  conjugeSemCelular: z.optional(z.boolean({ error: 'Escolha uma opção.' })),
  dataNascimentoConjuge: dataSchema,
  grauParentescoResponsavel: z.enum(PARENTESCOS, { error: 'Escolha quem é o seu responsável.' }),
  nomeResponsavel: nomeSchema,
  cpfResponsavel: cpfSchema,
  emailResponsavel: emailSchema,
  parentescoResponsavel: textoCurto(
    30,
    'O grau de parentesco é obrigatório.',
    'O grau de parentesco deve ter no máximo 30 caracteres.',
  ),
  nrFamiliar: z
    .int({ error: 'Informe quantas pessoas moram com você.' })
    .check(
      z.gte(1, { error: 'Informe ao menos 1 pessoa: se você mora só, informe 1.' }),
      z.lte(30, { error: 'Informe no máximo 30 pessoas.' }),
    ),
  rendaFamiliarCentavos: centavosSchema,
  rendaCentavos: centavosSchema,
  tiposDeRenda: z
    .array(z.enum(CODIGOS_DE_RENDA, { error: 'Escolha ao menos um tipo de renda.' }), {
      error: 'Escolha ao menos um tipo de renda.',
    })
    .check(z.minLength(1, { error: 'Escolha ao menos um tipo de renda.' })),
  profissaoId: z
    .int({ error: MENSAGEM_PROFISSAO })
    .check(z.gte(0, { error: MENSAGEM_PROFISSAO }), z.lte(MAIOR_CODIGO, { error: MENSAGEM_PROFISSAO })),
  profissaoInformada: textoCurto(60, 'Informe a profissão.'),
  ...enderecoSchema.shape,
} as const;

export type NomeDeCampo = keyof typeof SCHEMAS_DO_PARTICIPANTE;

/** Labels and kinds. `autocomplete` holds for the person's own form; another's form says `off`. */
export const CAMPOS_DO_PARTICIPANTE: Readonly<Record<NomeDeCampo, Campo>> = {
  nome: {
    nome: 'nome',
    rotulo: 'Nome completo',
    tipo: 'nome',
    dica: 'Como está no documento.',
    autocomplete: 'name',
  },
  cpf: { nome: 'cpf', rotulo: 'CPF', tipo: 'cpf' },
  dataNascimento: {
    nome: 'dataNascimento',
    rotulo: 'Data de nascimento',
    tipo: 'data',
    autocomplete: 'bday',
  },
  nomeMae: { nome: 'nomeMae', rotulo: 'Nome da mãe', tipo: 'nome' },
  nomePai: { nome: 'nomePai', rotulo: 'Nome do pai', tipo: 'nome', opcional: true },
  numeroCarteiraIdentidade: { nome: 'numeroCarteiraIdentidade', rotulo: 'Número do RG', tipo: 'texto' },
  dataExpedicao: {
    nome: 'dataExpedicao',
    rotulo: 'Data de emissão do documento',
    tipo: 'data',
    dica: 'O documento precisa ter sido emitido nos últimos 10 anos.',
  },
  emancipada: {
    nome: 'emancipada',
    rotulo: 'Tenho emancipação',
    tipo: 'caixa',
    opcional: true,
    dica: 'Antes dos 16 anos, só quem tem emancipação pode pedir o crédito. Pediremos a escritura.',
  },
  estadoCivil: {
    nome: 'estadoCivil',
    rotulo: 'Estado civil',
    tipo: 'escolha',
    opcoes: ESTADOS_CIVIS.map((valor) => ({ valor, rotulo: ROTULO_DO_ESTADO_CIVIL[valor] })),
  },
  uniaoEstavel: {
    nome: 'uniaoEstavel',
    rotulo: 'Vive em união estável?',
    tipo: 'escolha',
    opcoes: OPCOES_SIM_OU_NAO,
  },
  regimeDeBens: {
    nome: 'regimeDeBens',
    rotulo: 'Regime de bens',
    tipo: 'escolha',
    opcoes: REGIMES_DE_BENS.map((valor) => ({
      valor,
      rotulo: ROTULO_DO_REGIME[valor],
      dica: EXPLICACAO_DO_REGIME[valor],
    })),
  },
  nomeConjuge: { nome: 'nomeConjuge', rotulo: 'Nome do cônjuge', tipo: 'nome' },
  cpfConjuge: { nome: 'cpfConjuge', rotulo: 'CPF do cônjuge', tipo: 'cpf' },
  emailConjuge: { nome: 'emailConjuge', rotulo: 'E-mail do cônjuge', tipo: 'email' },
  telefoneConjuge: { nome: 'telefoneConjuge', rotulo: 'Celular do cônjuge', tipo: 'telefone' },
  conjugeSemCelular: {
    nome: 'conjugeSemCelular',
    rotulo: 'O cônjuge não tem celular',
    tipo: 'caixa',
    opcional: true,
    noLugarDe: 'telefoneConjuge',
    dica: 'Para marcar, deixe o celular em branco.',
  },
  dataNascimentoConjuge: {
    nome: 'dataNascimentoConjuge',
    rotulo: 'Data de nascimento do cônjuge',
    tipo: 'data',
  },
  grauParentescoResponsavel: {
    nome: 'grauParentescoResponsavel',
    rotulo: 'Quem é o seu responsável legal?',
    tipo: 'escolha',
    opcoes: [
      { valor: 'M', rotulo: 'Mãe' },
      { valor: 'P', rotulo: 'Pai' },
      { valor: 'O', rotulo: 'Outra pessoa' },
      { valor: 'E', rotulo: 'Tenho emancipação' },
    ],
  },
  nomeResponsavel: { nome: 'nomeResponsavel', rotulo: 'Nome do responsável', tipo: 'nome' },
  cpfResponsavel: { nome: 'cpfResponsavel', rotulo: 'CPF do responsável', tipo: 'cpf' },
  emailResponsavel: {
    nome: 'emailResponsavel',
    rotulo: 'E-mail do responsável',
    tipo: 'email',
    dica: 'Enviaremos um link para ele confirmar que autoriza a solicitação.',
  },
  parentescoResponsavel: { nome: 'parentescoResponsavel', rotulo: 'Grau de parentesco', tipo: 'texto' },
  nrFamiliar: {
    nome: 'nrFamiliar',
    rotulo: 'Quantas pessoas moram na sua casa, contando você?',
    tipo: 'contador',
    dica: 'Se você mora só, informe 1.',
  },
  rendaFamiliarCentavos: {
    nome: 'rendaFamiliarCentavos',
    rotulo: 'Renda bruta mensal da família',
    tipo: 'dinheiro',
    dica: 'A soma do que todos da casa recebem por mês, antes dos descontos.',
  },
  rendaCentavos: {
    nome: 'rendaCentavos',
    rotulo: 'Renda mensal',
    tipo: 'dinheiro',
    dica: 'O valor bruto, antes dos descontos.',
  },
  tiposDeRenda: {
    nome: 'tiposDeRenda',
    rotulo: 'Tipos de renda',
    tipo: 'caixas',
    opcoes: CODIGOS_DE_RENDA.map((valor) => ({
      valor,
      rotulo: TIPOS_DE_RENDA[valor].rotulo,
      dica: TIPOS_DE_RENDA[valor].ajuda,
    })),
  },
  profissaoId: { nome: 'profissaoId', rotulo: 'Profissão', tipo: 'seletor' },
  profissaoInformada: { nome: 'profissaoInformada', rotulo: 'Qual é a profissão?', tipo: 'texto' },
  cep: { nome: 'cep', rotulo: 'CEP', tipo: 'cep', autocomplete: 'postal-code' },
  endereco: {
    nome: 'endereco',
    rotulo: ROTULO_DO_ENDERECO.endereco,
    tipo: 'texto',
    autocomplete: 'address-line1',
  },
  numero: {
    nome: 'numero',
    rotulo: ROTULO_DO_ENDERECO.numero,
    tipo: 'texto',
    dica: 'Sem número? Escreva S/N.',
  },
  complemento: {
    nome: 'complemento',
    rotulo: 'Complemento',
    tipo: 'texto',
    opcional: true,
    autocomplete: 'address-line2',
  },
  bairro: {
    nome: 'bairro',
    rotulo: ROTULO_DO_ENDERECO.bairro,
    tipo: 'texto',
    autocomplete: 'address-level3',
  },
  cidade: {
    nome: 'cidade',
    rotulo: ROTULO_DO_ENDERECO.cidade,
    tipo: 'texto',
    autocomplete: 'address-level2',
  },
  uf: {
    nome: 'uf',
    rotulo: ROTULO_DO_ENDERECO.uf,
    tipo: 'seletor',
    autocomplete: 'address-level1',
    opcoes: Object.entries(UFS).map(([valor, rotulo]) => ({ valor, rotulo })),
  },
};

/** Fields and object schema of a step that owns `nomes`. */
export function camposDoPasso(...nomes: NomeDeCampo[]): {
  campos: readonly Campo[];
  schema: z.core.$ZodType;
} {
  const shape: Record<string, z.core.SomeType> = {};
  for (const nome of nomes) shape[nome] = SCHEMAS_DO_PARTICIPANTE[nome];
  return { campos: nomes.map((nome) => CAMPOS_DO_PARTICIPANTE[nome]), schema: z.object(shape) };
}
