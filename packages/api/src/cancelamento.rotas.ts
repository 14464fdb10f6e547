import { MAXIMO_DO_COMPLEMENTO } from '@credito/domain/solicitacao/cancelamento';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

export const rotaMotivosDeCancelamento = definirRota({
  metodo: 'GET',
  caminho: '/v1/portal/motivocancelamentosolicitacao',
  resumo: 'Motivos para cancelar uma solicitação',
  area: 'cancelamento',
  permissao: 'conta',
  resposta: z.array(
    z.object({
      id: z.int(),
      tipoCancelamento: z.string(),
      descricao: z.string(),
      obrigatorioComplemento: z.boolean(),
      LINE_NUMBER: z.int(),
    }),
  ),
});

/** Short keys: cpf and id of the user, id of the request, id of the reason, free text (spec 1 section 3). */
export const rotaCancelarSolicitacao = definirRota({
  metodo: 'POST',
  caminho: '/v1/portal/solicitacoesweb/cancelar',
  resumo: 'Cancela a solicitação do estudante logado; repetir não muda nada',
  area: 'cancelamento',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a solicitação é cancelada uma vez' },
  body: z.object({
    cpf: z.string().max(14),
    usrId: uuid,
    solId: z.int().positive(),
    motId: z.int(),
    txt: z
      .string()
      .max(MAXIMO_DO_COMPLEMENTO * 2)
      .default(''),
  }),
  resposta: z.object({
    message: z.string(),
    protocolo: z.string(),
    canceladaEm: momento,
    arquivosApagadosEm: momento.describe('Quando os arquivos enviados são apagados de vez.'),
  }),
  recusas: [404, 409, 422],
});

export const rotaEncerrarSessaoDeCancelamento = definirRota({
  metodo: 'POST',
  caminho: '/solicitacaoCredito/s/sessao-cancelamento',
  resumo: 'Depois do cancelamento: descarta os envios que ficaram pela metade',
  area: 'cancelamento',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a sessão termina uma vez' },
});

export const rotasDeCancelamento = [
  rotaMotivosDeCancelamento,
  rotaCancelarSolicitacao,
  rotaEncerrarSessaoDeCancelamento,
] as const;
