import { canalSchema } from '@credito/domain/conta/cadastro.plano';
import { codigoSchema } from '@credito/domain/conta/codigo';
import { senhaDeLoginSchema, senhaNovaSchema } from '@credito/domain/conta/senha';
import { emailSchema } from '@credito/domain/pessoa/email';
import { nomeSchema } from '@credito/domain/pessoa/nome';
import { celularSchema } from '@credito/domain/pessoa/telefone';
import * as z from 'zod';
import { momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

export const rotaAlterarNomeDeExibicao = definirRota({
  metodo: 'PUT',
  caminho: '/usuario/p/nome-exibicao',
  resumo: 'Como a pessoa quer ser chamada; o contrato continua com o nome do documento',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'o nome que já está assim não muda' },
  body: z.object({ nomeExibicao: nomeSchema }),
});

export const rotaPedirTrocaDeEmail = definirRota({
  metodo: 'POST',
  caminho: '/usuario/p/email',
  resumo: 'Envia um código ao novo e-mail; exige a senha',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'entre um código e outro há uma espera' },
  body: z.object({ email: emailSchema, password: senhaDeLoginSchema }),
  resposta: z.object({ esperarSegundos: z.int() }),
  recusas: [409, 422, 429],
});

export const rotaPedirTrocaDeTelefone = definirRota({
  metodo: 'POST',
  caminho: '/usuario/p/telefone',
  resumo: 'Envia um código ao novo celular; exige a senha',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'entre um código e outro há uma espera' },
  body: z.object({ phone: celularSchema, canal: canalSchema, password: senhaDeLoginSchema }),
  resposta: z.object({ esperarSegundos: z.int() }),
  recusas: [422, 429],
});

export const rotaConfirmarContato = definirRota({
  metodo: 'POST',
  caminho: '/usuario/p/confirmar-contato',
  resumo: 'Confirma com o código o e-mail ou o celular pedido por último e sai dos outros aparelhos',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada código serve uma vez' },
  body: z.object({ tipo: z.enum(['email', 'telefone']), code: codigoSchema }),
  recusas: [409, 410, 422, 429],
});

export const rotaAlterarSenha = definirRota({
  metodo: 'PUT',
  caminho: '/usuario/p/senha',
  resumo: 'Troca a senha com a atual e sai dos outros aparelhos',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'idempotency-key', segredos: ['passwordAtual', 'password', 'confPassword'] },
  body: z.object({
    passwordAtual: senhaDeLoginSchema,
    password: senhaNovaSchema,
    confPassword: z.string().max(1024),
  }),
  recusas: [422, 429],
});

export const rotaSessoes = definirRota({
  metodo: 'GET',
  caminho: '/usuario/p/sessoes',
  resumo: 'Aparelhos em que a conta está aberta',
  area: 'perfil',
  permissao: 'conta',
  resposta: z.object({
    sessoes: z.array(
      z.object({
        id: uuid,
        aparelho: z.string(),
        suporte: z.boolean(),
        atual: z.boolean(),
        criadaEm: momento,
        usadaEm: momento,
      }),
    ),
  }),
});

export const rotaEncerrarSessao = definirRota({
  metodo: 'DELETE',
  caminho: '/usuario/p/sessoes/{id}',
  resumo: 'Sai da conta em um aparelho',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'a sessão termina uma vez' },
  params: z.object({ id: uuid }),
  recusas: [404],
});

export const rotaEncerrarOutrasSessoes = definirRota({
  metodo: 'DELETE',
  caminho: '/usuario/p/sessoes',
  resumo: 'Sai da conta em todos os outros aparelhos',
  area: 'perfil',
  permissao: 'conta-propria',
  efeito: { chave: 'natural', por: 'cada sessão termina uma vez' },
});

export const rotasDePerfil = [
  rotaAlterarNomeDeExibicao,
  rotaPedirTrocaDeEmail,
  rotaPedirTrocaDeTelefone,
  rotaConfirmarContato,
  rotaAlterarSenha,
  rotaSessoes,
  rotaEncerrarSessao,
  rotaEncerrarOutrasSessoes,
] as const;
