/** Contesting a final refusal, once (ADR 0030). */
import { ESTADOS_DO_RECURSO, textoDoRecursoSchema } from '@credito/domain/recurso/recurso';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import * as z from 'zod';
import { data, idSolicitacao, momento } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'recurso';

const recursoDaPessoa = z.object({
  podeRecorrer: z.boolean(),
  impedimento: z
    .string()
    .nullable()
    .describe('Por que não, em uma frase; nulo quando a reprovação pode ser contestada.'),
  prazo: data.nullable().describe('Último dia para contestar; nulo quando não há reprovação final.'),
  diasParaResponder: z.int(),
  recurso: z
    .object({
      estado: z.enum(ESTADOS_DO_RECURSO),
      rotulo: z.string(),
      texto: z.string(),
      enviadoEm: momento.nullable(),
      responderAte: data.nullable().describe('Até quando a equipe responde; nulo em um rascunho.'),
      decididoEm: momento.nullable(),
      resposta: z.string().nullable(),
      documentos: z.int().describe('Arquivos enviados com ele.'),
    })
    .nullable(),
});
export type RecursoDaPessoa = z.infer<typeof recursoDaPessoa>;

const params = z.object({ id: idSolicitacao });

export const rotaRecurso = definirRota({
  metodo: 'GET',
  caminho: '/solicitacao/recurso/{id}',
  resumo: 'Se a reprovação ainda pode ser contestada, e o recurso que já existe',
  area: AREA,
  permissao: 'conta',
  params,
  resposta: recursoDaPessoa,
  recusas: [404],
});

export const rotaEscreverRecurso = definirRota({
  metodo: 'PUT',
  caminho: '/solicitacao/recurso/{id}',
  resumo: 'Guarda o texto do recurso, ainda sem enviar',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há um rascunho por solicitação; o último texto fica' },
  params,
  body: z.object({ texto: textoDoRecursoSchema }),
  resposta: recursoDaPessoa,
  recusas: [404, 409],
});

export const rotaEnviarRecurso = definirRota({
  metodo: 'POST',
  caminho: '/solicitacao/recurso/{id}/enviar',
  resumo: 'Envia o recurso; depois disso ele não muda mais',
  area: AREA,
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o recurso é enviado uma vez' },
  params,
  resposta: recursoDaPessoa.extend({ sigla: z.enum(SIGLAS) }),
  recusas: [404, 409, 422],
});

export const rotasDeRecurso = [rotaRecurso, rotaEscreverRecurso, rotaEnviarRecurso] as const;
