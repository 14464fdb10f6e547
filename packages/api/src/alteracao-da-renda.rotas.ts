/** The income of whoever comes to guarantee a contract by an alteration, proven as in a request (ADR 0202). */
import * as z from 'zod';
import { idAlteracao } from './alteracao.rotas.ts';
import { partesDoEnvioSchema } from './atualizacao-documentos.rotas.ts';
import { partesDoArquivo } from './documento.rotas.ts';
import { momento, uuid } from './esquemas.ts';
import { registroDeDocumentoSchema } from './registro-de-documento.ts';
import { definirRota } from './rota.ts';

const area = 'alteração contratual';
const caminho = '/alteracao-contrato/f/{id}/renda' as const;
const params = z.object({ id: idAlteracao });

const rendaDoNovoFiadorSchema = z.object({
  alteracaoId: z.int(),
  estudante: z.string(),
  papel: z.enum(['fiador', 'fiador2']),
  respostas: z.record(z.string(), z.unknown()),
  documentos: z.array(registroDeDocumentoSchema),
  rendaMinimaCentavos: z.int().nullable(),
  haOutroFiador: z.boolean().describe('Outra pessoa também garante o contrato, e as rendas são somadas.'),
  editavel: z.boolean(),
  enviadaEm: momento.nullable(),
  devolucao: z
    .string()
    .nullable()
    .describe('O que a equipe ainda pede, depois de ver os comprovantes; nulo quando não pede nada.'),
});
export type RendaDoNovoFiador = z.infer<typeof rendaDoNovoFiadorSchema>;

export const rotaRendaDoNovoFiador = definirRota({
  area,
  permissao: 'conta',
  metodo: 'GET',
  caminho,
  resumo: 'A renda de quem aceitou garantir um contrato: respostas e comprovantes',
  params,
  resposta: rendaDoNovoFiadorSchema,
  recusas: [404],
});

export const rotaResponderRenda = definirRota({
  area,
  permissao: 'conta-propria',
  metodo: 'PUT',
  caminho,
  resumo: 'Guarda um passo da renda de quem aceitou garantir um contrato',
  efeito: { chave: 'natural', por: 'as mesmas respostas, de novo, não mudam nada' },
  params,
  body: z.object({
    passo: z.string().max(60),
    alteracoes: z.record(z.string().max(60), z.unknown()),
  }),
  resposta: rendaDoNovoFiadorSchema,
  recusas: [404, 409, 422],
});

export const rotaEnviarComprovanteDeRenda = definirRota({
  area,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: `${caminho}/documentos`,
  resumo: 'Guarda um comprovante: partes file, documentType, personType, documentId e typeIndex',
  efeito: { chave: 'idempotency-key', naLinha: true },
  params,
  arquivo: true,
  partes: partesDoEnvioSchema.extend(partesDoArquivo.shape),
  resposta: z.array(registroDeDocumentoSchema),
  recusas: [404, 409, 413, 415, 422, 503],
});

export const rotaExcluirComprovanteDeRenda = definirRota({
  area,
  permissao: 'conta-propria',
  metodo: 'DELETE',
  caminho: `${caminho}/documentos/{docId}`,
  resumo: 'Exclui um comprovante de renda que ainda não foi enviado à equipe',
  efeito: { chave: 'natural', por: 'o documento já excluído continua excluído' },
  params: params.extend({ docId: uuid }),
  recusas: [404, 409],
});

export const rotaEnviarRenda = definirRota({
  area,
  permissao: 'conta-propria',
  metodo: 'POST',
  caminho: `${caminho}/envio`,
  resumo: 'Envia a renda à equipe, que só então decide sobre a troca',
  efeito: { chave: 'natural', por: 'o que já foi enviado continua enviado' },
  params,
  resposta: rendaDoNovoFiadorSchema,
  recusas: [404, 409],
});

export const rotasDaRendaDoNovoFiador = [
  rotaRendaDoNovoFiador,
  rotaResponderRenda,
  rotaEnviarComprovanteDeRenda,
  rotaExcluirComprovanteDeRenda,
  rotaEnviarRenda,
] as const;
