import { canalSchema } from '@credito/domain/conta/cadastro.plano';
import { CANAIS } from '@credito/domain/mensagem/canais';
import { ESTADOS_DA_MENSAGEM } from '@credito/domain/mensagem/entrega';
import { TIPOS_COM_ESCOLHA, VIAS } from '@credito/domain/mensagem/preferencias';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const escolha = z.object({ tipo: z.enum(TIPOS_COM_ESCOLHA), via: z.enum(VIAS), recebe: z.boolean() });

export const rotaPreferencias = definirRota({
  metodo: 'GET',
  caminho: '/usuario/p/preferencias',
  resumo: 'O que a pessoa recebe, por qual via',
  area: 'perfil',
  permissao: 'conta',
  resposta: z.object({
    canalPreferido: canalSchema,
    escolhas: z.array(escolha.extend({ obrigatoria: z.boolean() })),
  }),
  recusas: [404],
});

export const rotaMudarPreferencias = definirRota({
  metodo: 'PUT',
  caminho: '/usuario/p/preferencias',
  resumo: 'Muda as preferências que vierem; mensagens de segurança e respostas não se desligam',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'há uma escolha por tipo e via; o último valor fica' },
  body: z.object({
    canalPreferido: z.optional(canalSchema),
    escolhas: z.array(escolha).max(TIPOS_COM_ESCOLHA.length * VIAS.length),
  }),
  recusas: [422],
});

/** Moment and id of the last item shown: what comes next does not move when something new arrives. */
const cursor = z.string().regex(/^\d{1,16}\.[\w-]{1,40}$/);

export const rotaMensagensDaPessoa = definirRota({
  metodo: 'GET',
  caminho: '/usuario/p/mensagens',
  resumo: 'O que enviamos à pessoa, do mais novo ao mais antigo; códigos e links não se releem',
  area: 'perfil',
  permissao: 'conta',
  query: z.object({ depoisDe: cursor.optional() }),
  resposta: z.object({
    mensagens: z.array(
      z.object({
        id: uuid,
        titulo: z.string(),
        canal: z.enum(CANAIS),
        destino: z.string().describe('Em parte coberto: o bastante para reconhecer.'),
        estado: z.enum(ESTADOS_DA_MENSAGEM),
        criadaEm: momento,
        saiEm: momento.describe('Quando saiu, ou deve sair.'),
        texto: z.string().nullable().describe('Nulo: levava um código ou um link.'),
      }),
    ),
    proxima: z.string().nullable(),
  }),
});

export const rotaAcessosAosDados = definirRota({
  metodo: 'GET',
  caminho: '/usuario/p/acessos-aos-dados',
  resumo: 'Quem da equipe viu os dados da pessoa, quando e o quê',
  area: 'perfil',
  permissao: 'conta',
  query: z.object({
    antesDe: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional(),
  }),
  resposta: z.object({
    acessos: z.array(
      z.object({
        id: z.string(),
        quem: z.string(),
        oQue: z.string(),
        em: momento,
        vezes: z.int(),
      }),
    ),
    proxima: z.string().nullable(),
  }),
});

export const rotasDasMensagensDaPessoa = [
  rotaPreferencias,
  rotaMudarPreferencias,
  rotaMensagensDaPessoa,
  rotaAcessosAosDados,
] as const;
