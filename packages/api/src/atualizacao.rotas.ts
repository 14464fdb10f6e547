/** The half-yearly registration update (spec 3 sections 2.8, 4.4 and 7). Paths that the specification hides are ours. */
import { ACOES_DO_CARTAO, ESTADOS_DO_CARTAO } from '@credito/domain/atualizacao/cartao';
import { STATUS_DA_ATUALIZACAO, STATUS_DA_PESSOA } from '@credito/domain/atualizacao/estados';
import { CANAIS_DA_ATUALIZACAO } from '@credito/domain/atualizacao/formulario';
import { PASSOS_DA_RENOVACAO } from '@credito/domain/atualizacao/renovacao';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { emailSchema } from '@credito/domain/pessoa/email';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { documentoDaAtualizacaoSchema } from './atualizacao-documentos.rotas.ts';
import { data, momento, siglaSimNao, tipoPessoa } from './esquemas.ts';
import { grupoRecusado } from './pendencia.rotas.ts';
import { definirRota } from './rota.ts';

const comum = { area: 'atualizacao', permissao: 'conta' } as const;
const daPropriaPessoa = { ...comum, permissao: 'conta-propria' } as const;

export const idAtualizacao = z.coerce.number().int().positive();
const params = z.object({ id: idAtualizacao });
const paramsDaPessoa = z.object({ id: idAtualizacao, personType: tipoPessoa });
const status = z.enum(STATUS_DA_ATUALIZACAO);
const statusDaPessoa = z.enum(STATUS_DA_PESSOA);
const tipoContato = z.enum(CANAIS_DA_ATUALIZACAO);
const versao = z.int().positive();

const emAndamentoSchema = z.object({
  atualizacaoId: z.int().nullable(),
  elegivelAlteracao: z.boolean(),
  status,
  /** In the order of display: estudante, fiador, fiador2. Of others nothing but who they are and where they stand. */
  pessoas: z.array(
    z.object({
      atualizacaoId: z.int(),
      tipo: tipoPessoa,
      status: statusDaPessoa,
      nome: z.string(),
      cpf: z.string().nullable(),
      numeroTelefone: z.string().nullable(),
      tipoContato: tipoContato.nullable(),
    }),
  ),
});
export type AtualizacaoEmAndamento = z.infer<typeof emAndamentoSchema>;

const texto = z.string().nullable();
const formularioSchema = z.object({
  nome: texto,
  numeroTelefone: texto,
  email: texto,
  cepEndereco: texto,
  endereco: texto,
  numeroEndereco: texto,
  complementoEndereco: texto,
  bairroEndereco: texto,
  cidadeEndereco: texto,
  ufEndereco: texto,
  estadoCivilPessoa: texto,
  uniaoEstavelPessoa: texto,
  regimeDeBens: texto,
  nomeConjuge: texto,
  emailConjuge: texto,
  cpfConjuge: texto,
  nomeAntigoConjuge: texto,
});
export type FormularioDaAtualizacao = z.infer<typeof formularioSchema>;

const outraPessoaSchema = z.object({
  propria: z.literal(false),
  tipo: tipoPessoa,
  nome: z.string(),
  status: statusDaPessoa,
});

const propriaPessoaSchema = z.object({
  propria: z.literal(true),
  tipo: tipoPessoa,
  nome: z.string(),
  status: statusDaPessoa,
  cpf: z.string(),
  versao: z.int(),
  dados: formularioSchema,
  originais: formularioSchema,
  tipoContato: tipoContato.nullable(),
  /** The new phone whose code came back. */
  telefoneVerificado: z.string().nullable(),
  marcadores: z.object({
    comprovanteDeResidencia: z.boolean(),
    comprovanteDeEstadoCivil: z.boolean(),
    comprovanteDeUniaoEstavel: z.boolean(),
    telefoneAlterado: z.boolean(),
    conjugeAtualizado: z.boolean(),
  }),
  cpfNoDocumentoDoConjuge: z.boolean(),
  documentos: z.array(documentoDaAtualizacaoSchema),
  /** What an analysis refused; null where nothing is to be corrected. */
  pendencias: z
    .object({
      grupos: z.array(grupoRecusado),
      motivos: z.array(z.string()),
      dadosACorrigir: z.boolean(),
    })
    .nullable(),
  /** Changes are possible now. */
  editavel: z.boolean(),
  concluidaEm: momento.nullable(),
});
export type PessoaDaAtualizacao = z.infer<typeof propriaPessoaSchema>;

const pessoasSchema = z.object({
  atualizacaoId: z.int(),
  status,
  pessoas: z.array(z.discriminatedUnion('propria', [propriaPessoaSchema, outraPessoaSchema])),
});
export type PessoasDaAtualizacao = z.infer<typeof pessoasSchema>;

export const rotaAtualizacaoEmAndamento = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-cadastral/s/em-andamento',
  resumo: 'A atualização em andamento do estudante e as pessoas dela',
  resposta: emAndamentoSchema,
});

const cartaoSchema = z.object({
  estado: z.enum(ESTADOS_DO_CARTAO),
  titulo: z.string(),
  mensagem: z.string(),
  acoes: z.array(z.enum(ACOES_DO_CARTAO)),
  prazo: data.nullable(),
  contagem: z.string().nullable(),
  tardio: z.boolean(),
  quemFalta: z.array(z.object({ tipo: tipoPessoa, nome: z.string(), status: statusDaPessoa })),
});

const ultimaSchema = z.object({
  id: z.int().nullable(),
  elegivelAlteracao: z.boolean(),
  podeIniciar: z.boolean(),
  elegivelAtualizacaoCadastral: siglaSimNao,
  status,
  /** Null where the card is not shown. */
  statusAtualizacao: z.enum(ESTADOS_DO_CARTAO).nullable(),
  cartao: cartaoSchema.nullable(),
  periodo: z
    .object({ ano: z.int(), semestre: z.int(), rotulo: z.string(), abre: data, fecha: data, tardioAte: data })
    .nullable(),
  /** The way to the contract of the next term; null where there is none. */
  renovacao: z
    .object({
      passos: z.array(
        z.object({
          id: z.enum(PASSOS_DA_RENOVACAO),
          titulo: z.string(),
          quem: z.string(),
          desde: data.nullable(),
          ate: data.nullable(),
          situacao: z.enum(['feito', 'agora', 'depois']),
        }),
      ),
    })
    .nullable(),
});
export type UltimaAtualizacao = z.infer<typeof ultimaSchema>;

export const rotaUltimaAtualizacao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-cadastral/s/ultima-alteracao',
  resumo: 'O cartão da atualização na tela inicial e o caminho até o próximo contrato',
  resposta: ultimaSchema,
});

export const rotaStatusDaAtualizacao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-cadastral/s/{id}/status',
  resumo: 'Onde está uma atualização e cada pessoa dela',
  params,
  resposta: z.object({
    id: z.int(),
    status,
    pessoas: z.array(z.object({ tipo: tipoPessoa, nome: z.string(), status: statusDaPessoa })),
  }),
  recusas: [404],
});

export const rotaPessoasDaAtualizacao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-cadastral/s/{id}/pessoa',
  resumo: 'Os dados da própria pessoa na atualização; das outras, só quem são e onde estão',
  params,
  resposta: pessoasSchema,
  recusas: [404],
});

export const rotaDadosOriginais = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-cadastral/s/{id}/dados-originais',
  resumo: 'Os dados da própria pessoa como eram antes da atualização',
  params,
  resposta: z.object({ pessoas: z.array(z.object({ tipo: tipoPessoa, dados: formularioSchema })) }),
  recusas: [404],
});

export const rotaIniciarAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/s/iniciar-atualizacao',
  resumo: 'Começa a atualização do período e chama quem garante o contrato',
  efeito: { chave: 'natural', por: 'há uma atualização por período; quem chama de novo recebe 409' },
  resposta: emAndamentoSchema,
  recusas: [409],
});

const campo = z.string().max(200).nullish();

export const rotaGravarPessoaDaAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'PATCH',
  caminho: '/alteracao-cadastral/s/{id}/{personType}',
  resumo: 'Confirma ou muda os dados da própria pessoa; o que não vem fica como está',
  efeito: { chave: 'natural', por: 'os dados valem para a versão vista, uma vez' },
  params: paramsDaPessoa,
  body: z.object({
    versao,
    numeroTelefone: campo,
    email: campo,
    cepEndereco: campo,
    endereco: campo,
    numeroEndereco: campo,
    complementoEndereco: campo,
    bairroEndereco: campo,
    cidadeEndereco: campo,
    ufEndereco: campo,
    estadoCivilPessoa: campo,
    uniaoEstavelPessoa: campo,
    regimeDeBens: campo,
    nomeConjuge: campo,
    emailConjuge: campo,
    cpfConjuge: campo,
  }),
  resposta: pessoasSchema,
  recusas: [404, 409, 422],
});

const valido = z.object({ valido: z.literal(true) });

export const rotaValidarCpfDaAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/p/validar-cpf',
  resumo: 'Diz se o CPF do cônjuge pode ser usado nesta atualização',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  query: z.object({ cpf: cpfSchema, updateId: idAtualizacao, personType: tipoPessoa }),
  resposta: valido,
  recusas: [404, 409, 422],
});

export const rotaValidarEmailDaAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/p/validar-email',
  resumo: 'Diz se o e-mail pode ser usado nesta atualização',
  efeito: { chave: 'natural', por: 'só lê e não grava nada' },
  query: z.object({
    personType: tipoPessoa,
    updateId: idAtualizacao,
    email: emailSchema,
    /** Whose e-mail it is: the person's own, or the spouse's. */
    campo: z.enum(['email', 'emailConjuge']).default('email'),
  }),
  resposta: valido,
  recusas: [404, 409, 422],
});

export const rotaEnviarCodigoDaAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/s/{id}/{personType}/codigo',
  resumo: 'Envia um código ao celular novo, por SMS ou WhatsApp, e avisa o número antigo',
  efeito: { chave: 'natural', por: 'entre um código e outro há uma espera' },
  params: paramsDaPessoa,
  body: z.object({ tipoContato }),
  resposta: z.object({ esperarSegundos: z.int() }),
  recusas: [404, 409, 422, 429],
});

export const rotaValidarCodigoDaAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/s/{id}/{personType}/validar-codigo',
  resumo: 'Confere o código do celular novo',
  efeito: { chave: 'natural', por: 'cada código serve uma vez' },
  params: paramsDaPessoa,
  body: z.object({ codigo: codigoSchema }),
  resposta: pessoasSchema,
  recusas: [404, 409, 410, 422, 429],
});

export const rotaConcluirRegistro = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/s/{id}/concluir-registro/{type}',
  resumo: 'Conclui a parte da própria pessoa; a última envia a atualização',
  efeito: { chave: 'natural', por: 'cada parte é concluída uma vez' },
  params: z.object({ id: idAtualizacao, type: tipoPessoa }),
  body: z.object({ versao }),
  resposta: pessoasSchema,
  recusas: [404, 409, 422],
});

export const rotaConcluirAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/s/concluir-alteracao/{id}',
  resumo: 'O estudante leu que a atualização foi concluída',
  efeito: { chave: 'natural', por: 'a leitura fica com a data da primeira' },
  params,
  recusas: [404, 409],
});

export const rotaExcluirAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'DELETE',
  caminho: '/alteracao-cadastral/{id}/excluir-alteracao',
  resumo: 'Reinicia: o que foi enviado fica guardado até a nova atualização ser concluída',
  efeito: { chave: 'natural', por: 'a atualização é reiniciada uma vez' },
  params,
  query: z.object({
    motive: textoLivre({ minimo: 1, maximo: 500, curto: 'Informe o motivo.' }),
  }),
  recusas: [404, 409],
});

export const rotaAtualizacoesComoFiador = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-cadastral/s/como-fiador',
  resumo: 'As atualizações em que quem pergunta confirma os dados de fiador',
  resposta: z.array(
    z.object({
      atualizacaoId: z.int(),
      tipo: tipoPessoa,
      /** First name. */
      estudante: z.string(),
      status,
      statusDaPessoa,
      mensagem: z.string(),
      acao: z.enum(['continuar', 'corrigir']).nullable(),
      prazo: data.nullable(),
      tardio: z.boolean(),
    }),
  ),
});

export const rotaCalendarioDaAtualizacao = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/alteracao-cadastral/s/calendario',
  resumo: 'As datas do período em um arquivo de calendário',
  binario: 'text/calendar',
  recusas: [404],
});

export const rotaPararTrocaDeTelefone = definirRota({
  ...comum,
  permissao: 'publica',
  metodo: 'POST',
  caminho: '/alteracao-cadastral/p/parar-troca-de-telefone',
  resumo: 'Quem tem o número antigo para a troca do celular, pelo link do aviso',
  efeito: { chave: 'natural', por: 'a troca é parada uma vez' },
  body: z.object({ token: z.string().min(20).max(100) }),
  recusas: [404, 409, 429],
});

export const rotasDeAtualizacao = [
  rotaAtualizacaoEmAndamento,
  rotaUltimaAtualizacao,
  rotaStatusDaAtualizacao,
  rotaPessoasDaAtualizacao,
  rotaDadosOriginais,
  rotaIniciarAtualizacao,
  rotaGravarPessoaDaAtualizacao,
  rotaValidarCpfDaAtualizacao,
  rotaValidarEmailDaAtualizacao,
  rotaEnviarCodigoDaAtualizacao,
  rotaValidarCodigoDaAtualizacao,
  rotaConcluirRegistro,
  rotaConcluirAtualizacao,
  rotaExcluirAtualizacao,
  rotaAtualizacoesComoFiador,
  rotaCalendarioDaAtualizacao,
  rotaPararTrocaDeTelefone,
] as const;
