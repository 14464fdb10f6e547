/** One person's own part of a half-yearly update: its data, the code of a new phone, and its end (spec 3 sections 2.8 and 7). */
import { codigoSchema } from '@credito/domain/conta/codigo';
import { cpfSchema } from '@credito/domain/pessoa/cpf-schema';
import { emailSchema } from '@credito/domain/pessoa/email';
import * as z from 'zod';
import {
  comum,
  daPropriaPessoa,
  idAtualizacao,
  lembreteAoFiador,
  params,
  status,
  statusDaPessoa,
  tipoContato,
} from './atualizacao.esquemas.ts';
import { documentoDaAtualizacaoSchema } from './atualizacao-documentos.rotas.ts';
import { campoDoCadastro, camposDoCadastro } from './campos-do-cadastro.ts';
import { momento, tipoPessoa } from './esquemas.ts';
import { grupoRecusado } from './pendencia.rotas.ts';
import { definirRota } from './rota.ts';

const paramsDaPessoa = z.object({ id: idAtualizacao, personType: tipoPessoa });
const versao = z.int().positive();

const texto = z.string().nullable();
const formularioSchema = z.object({
  nome: texto,
  numeroTelefone: texto,
  email: texto,
  ...camposDoCadastro(texto),
  nomeAntigoConjuge: texto,
});
export type FormularioDaAtualizacao = z.infer<typeof formularioSchema>;

const outraPessoaSchema = z.object({
  propria: z.literal(false),
  tipo: tipoPessoa,
  nome: z.string(),
  status: statusDaPessoa,
  lembrete: lembreteAoFiador,
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

export const rotaGravarPessoaDaAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'PATCH',
  caminho: '/alteracao-cadastral/s/{id}/{personType}',
  resumo: 'Confirma ou muda os dados da própria pessoa; o que não vem fica como está',
  efeito: { chave: 'natural', por: 'os dados valem para a versão vista, uma vez' },
  params: paramsDaPessoa,
  body: z.object({
    /** Absent: over whatever is there. */
    versao: versao.optional(),
    numeroTelefone: campoDoCadastro,
    email: campoDoCadastro,
    ...camposDoCadastro(campoDoCadastro),
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
  /** Whoever says no version concludes what is there. */
  body: z.object({ versao: versao.optional() }).nullish(),
  resposta: pessoasSchema,
  recusas: [404, 409, 422],
});

export const rotasDasPartesDaAtualizacao = [
  rotaPessoasDaAtualizacao,
  rotaDadosOriginais,
  rotaGravarPessoaDaAtualizacao,
  rotaValidarCpfDaAtualizacao,
  rotaValidarEmailDaAtualizacao,
  rotaEnviarCodigoDaAtualizacao,
  rotaValidarCodigoDaAtualizacao,
  rotaConcluirRegistro,
] as const;
