import { SIGLAS } from '@credito/domain/solicitacao/estados';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: suporte';
const permissao = 'gestao:acessar-como-suporte';

export const pessoaDoSuporteSchema = z.object({
  contaId: uuid,
  nome: z.string(),
  cpf: z.string(),
  email: z.string(),
  telefone: z.string(),
});

export const fichaDoSuporteSchema = pessoaDoSuporteSchema.extend({
  criadaEm: momento,
  ultimoAcesso: momento.nullable(),
  sessoesAbertas: z.int(),
  /** Too many wrong passwords: the login waits. */
  bloqueada: z.boolean(),
  solicitacoes: z.array(
    z.object({
      id: z.int(),
      protocolo: z.string(),
      sigla: z.enum(SIGLAS),
      papel: z.string(),
      situacaoDesde: momento,
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
  body: z.object({
    texto: z.string().trim().min(4, 'Digite o CPF, o protocolo, o nome ou o começo do e-mail.').max(120),
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
  params: z.object({ contaId: uuid }),
  recusas: [404, 409],
});

export const rotaReenviarMensagem = definirRota({
  metodo: 'POST',
  caminho: '/gestao/suporte/mensagens/{mensagemId}/reenviar',
  resumo: 'Envia de novo uma mensagem, para o contato atual da pessoa',
  area: AREA,
  permissao,
  params: z.object({ mensagemId: uuid }),
  recusas: [404, 409, 422],
});

export const rotasDoSuporteDaGestao = [
  rotaBuscarPessoas,
  rotaFichaDoSuporte,
  rotaDesbloquearConta,
  rotaReenviarMensagem,
] as const;
