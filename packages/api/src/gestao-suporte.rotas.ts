import { motivoDasAreasSchema } from '@credito/domain/acesso/suporte';
import { AREAS_DO_PORTAL } from '@credito/domain/conta/areas';
import { SIGLAS } from '@credito/domain/solicitacao/estados';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: suporte';
const permissao = 'gestao:acessar-como-suporte';

const pessoaDoSuporteSchema = z.object({
  contaId: uuid,
  nome: z.string(),
  cpf: z.string(),
  email: z.string(),
  telefone: z.string(),
});

const fichaDoSuporteSchema = pessoaDoSuporteSchema.extend({
  criadaEm: momento,
  ultimoAcesso: momento.nullable(),
  sessoesAbertas: z.int(),
  /** Too many wrong passwords: the login waits. */
  bloqueada: z.boolean(),
  areasDesativadas: z.array(z.enum(AREAS_DO_PORTAL)),
  solicitacoes: z.array(
    z.object({
      id: z.int(),
      protocolo: z.string(),
      sigla: z.enum(SIGLAS),
      papel: z.string(),
      situacaoDesde: momento,
    }),
  ),
  /** Half-yearly updates: where they stand, and nothing of what was said or sent. */
  atualizacoes: z.array(
    z.object({
      id: z.int(),
      rotulo: z.string(),
      papel: z.string(),
      situacao: z.string(),
      desde: momento,
      /** Of this person. */
      parte: z.string(),
      /** Roles whose part is missing. */
      faltam: z.array(z.string()),
      /** Last day on which it may be sent; null where it was. */
      ate: data.nullable(),
    }),
  ),
  mensagens: z.array(
    z.object({
      id: uuid,
      titulo: z.string(),
      canal: z.string(),
      estado: z.string(),
      em: momento,
      /** Codes and links are never sent again: the person asks for a new one. */
      reenviavel: z.boolean(),
    }),
  ),
});
export type FichaDoSuporte = z.infer<typeof fichaDoSuporteSchema>;

export const rotaBuscarPessoas = definirRota({
  metodo: 'POST',
  caminho: '/gestao/suporte/buscar',
  resumo: 'Acha pessoas por CPF, protocolo, nome ou começo do e-mail; fica registrado',
  area: AREA,
  permissao,
  efeito: { chave: 'natural', por: 'só lê; cada busca fica registrada' },
  body: z.object({
    texto: textoLivre({
      minimo: 4,
      maximo: 120,
      curto: 'Digite o CPF, o protocolo, o nome ou o começo do e-mail.',
    }),
  }),
  resposta: z.object({ pessoas: z.array(pessoaDoSuporteSchema), haMais: z.boolean() }),
});

export const rotaFichaDoSuporte = definirRota({
  metodo: 'GET',
  caminho: '/gestao/suporte/pessoas/{contaId}',
  resumo: 'Uma pessoa, suas solicitações e o que lhe foi enviado; fica registrado',
  area: AREA,
  permissao,
  params: z.object({ contaId: uuid }),
  resposta: fichaDoSuporteSchema,
  recusas: [404],
});

export const rotaDesbloquearConta = definirRota({
  metodo: 'POST',
  caminho: '/gestao/suporte/pessoas/{contaId}/desbloquear',
  resumo: 'Deixa a pessoa tentar a senha de novo, e avisa a pessoa',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  params: z.object({ contaId: uuid }),
  recusas: [404, 409],
});

const areas = z
  .array(z.enum(AREAS_DO_PORTAL, { error: 'Escolha entre as áreas do portal.' }))
  .max(AREAS_DO_PORTAL.length, 'Escolha entre as áreas do portal.');

export const rotaDefinirAreas = definirRota({
  metodo: 'PUT',
  caminho: '/gestao/suporte/pessoas/{contaId}/areas',
  resumo: 'Define as áreas do portal que ficam desativadas para a pessoa, e avisa a pessoa',
  area: AREA,
  permissao: 'gestao:desativar-areas',
  efeito: { chave: 'natural', por: 'as áreas que já estão assim não mudam' },
  params: z.object({ contaId: uuid }),
  body: z.object({
    areasDesativadas: areas,
    /** What the screen was showing: somebody else's change in between is not undone unseen. */
    anteriores: areas,
    motivo: motivoDasAreasSchema,
  }),
  recusas: [404, 409],
});

export const rotaReenviarMensagem = definirRota({
  metodo: 'POST',
  caminho: '/gestao/suporte/mensagens/{mensagemId}/reenviar',
  resumo: 'Envia de novo uma mensagem, para o contato atual da pessoa',
  area: AREA,
  permissao,
  efeito: { chave: 'idempotency-key' },
  params: z.object({ mensagemId: uuid }),
  recusas: [404, 409, 422],
});

export const rotasDoSuporteDaGestao = [
  rotaBuscarPessoas,
  rotaFichaDoSuporte,
  rotaDesbloquearConta,
  rotaDefinirAreas,
  rotaReenviarMensagem,
] as const;
