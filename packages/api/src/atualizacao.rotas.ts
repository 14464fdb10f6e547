/** The half-yearly update as a whole: card, start, end, restart and dates (spec 3 sections 2.8, 4.4 and 7). */
import { ACOES_DO_CARTAO, ESTADOS_DO_CARTAO } from '@credito/domain/atualizacao/cartao';
import { PASSOS_DA_RENOVACAO } from '@credito/domain/atualizacao/renovacao';
import { textoLivre } from '@credito/domain/texto/texto-livre';
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
import { data, momento, siglaSimNao, tipoPessoa } from './esquemas.ts';
import { vagaDeFiador } from './fiador.rotas.ts';
import { definirRota } from './rota.ts';

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
  quemFalta: z.array(
    z.object({ tipo: tipoPessoa, nome: z.string(), status: statusDaPessoa, lembrete: lembreteAoFiador }),
  ),
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
  /** What follows from an update that was not sent by its last day; null where none is owed. */
  atraso: z.object({ titulo: z.string(), mensagem: z.string() }).nullable(),
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
          antesDe: data.nullable(),
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

export const rotaIniciarAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/s/iniciar-atualizacao',
  resumo: 'Começa a atualização do período e chama quem garante o contrato',
  efeito: { chave: 'natural', por: 'há uma atualização por período; quem chama de novo recebe 409' },
  resposta: emAndamentoSchema,
  recusas: [409],
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

export const rotaLembrarFiadorDaAtualizacao = definirRota({
  ...daPropriaPessoa,
  metodo: 'POST',
  caminho: '/alteracao-cadastral/s/{id}/lembrete/{personType}',
  resumo: 'O estudante lembra um fiador que ainda não confirmou os dados; a mensagem respeita a noite',
  efeito: { chave: 'natural', por: 'há um lembrete a cada 24 horas' },
  params: z.object({ id: idAtualizacao, personType: vagaDeFiador }),
  resposta: z.object({ enviaEm: momento, lembreteLiberadoEm: momento }),
  recusas: [404, 409, 429],
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
  rotaIniciarAtualizacao,
  rotaConcluirAtualizacao,
  rotaExcluirAtualizacao,
  rotaLembrarFiadorDaAtualizacao,
  rotaAtualizacoesComoFiador,
  rotaCalendarioDaAtualizacao,
  rotaPararTrocaDeTelefone,
] as const;
