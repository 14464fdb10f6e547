/** What an account's events say to the person, and the codes and links that open it. */

import { VALIDADE_DO_LINK_DA_SENHA } from '../acesso/nova-senha.ts';
import { MINUTOS_DO_SUPORTE } from '../acesso/suporte.ts';
import type { FichaDoTexto } from './texto-do-modelo.ts';

const NAO_FOI_VOCE =
  'Não foi você? Crie uma nova senha agora em “Esqueci minha senha” e fale com a nossa central de atendimento.';
const NAO_CONTE = 'Não conte este código a ninguém: nós nunca o pedimos por telefone.';

export const TEXTOS_DA_CONTA = {
  'conta-criada': {
    rotulo: 'Conta criada',
    variaveis: ['pessoa', 'dias'],
    padrao: {
      assunto: 'sua conta foi criada, confirme o seu e-mail',
      titulo: '{pessoa}, sua conta foi criada',
      paragrafos:
        'A partir de agora, entre com o seu CPF e a senha que você escolheu.\nFalta confirmar que este e-mail é seu: é por ele que avisamos você. Use o botão abaixo.',
      observacoes:
        'O link vale por {dias} dias.\nNão criou esta conta? Não confirme, e fale com a nossa central de atendimento para que ela seja apagada.',
    },
  },
  'email-a-confirmar': {
    rotulo: 'Link para confirmar o e-mail',
    variaveis: ['pessoa', 'dias'],
    padrao: {
      assunto: 'confirme o seu e-mail',
      titulo: '{pessoa}, confirme que este e-mail é seu',
      paragrafos: 'É por ele que avisamos você. Para confirmar, use o botão abaixo.',
      observacoes: 'O link vale por {dias} dias.\nNão tem conta aqui? Ignore esta mensagem.',
    },
  },
  'nova-senha': {
    rotulo: 'Link para criar uma nova senha',
    variaveis: ['pessoa'],
    padrao: {
      assunto: 'crie uma nova senha',
      titulo: '{pessoa}, crie uma nova senha',
      paragrafos: 'Recebemos um pedido para trocar a senha da sua conta. Para continuar, use o botão abaixo.',
      observacoes: `O link ${VALIDADE_DO_LINK_DA_SENHA}.\nSe você não pediu, ignore esta mensagem: sua senha continua a mesma.`,
    },
  },
  'entrada-social-ligada': {
    rotulo: 'Entrada com outra conta ligada',
    variaveis: ['pessoa', 'provedor'],
    padrao: {
      assunto: 'sua conta agora aceita entrar com o {provedor}',
      titulo: '{pessoa}, agora você também entra com o {provedor}',
      paragrafos:
        'Alguém que tem este e-mail no {provedor} acabou de entrar na sua conta. Seu CPF e sua senha continuam valendo.',
      observacoes: NAO_FOI_VOCE,
    },
  },
  'senha-trocada': {
    rotulo: 'Senha trocada',
    variaveis: ['pessoa', 'aparelhos'],
    padrao: {
      assunto: 'sua senha foi trocada',
      titulo: '{pessoa}, sua senha foi trocada',
      paragrafos: 'A senha da sua conta acabou de ser trocada, e saímos da conta em {aparelhos} aparelhos.',
      observacoes: NAO_FOI_VOCE,
    },
  },
  'contato-trocado': {
    rotulo: 'E-mail ou celular trocado',
    variaveis: ['pessoa', 'contato'],
    padrao: {
      assunto: 'seu {contato} foi trocado',
      titulo: '{pessoa}, seu {contato} foi trocado',
      paragrafos:
        'O {contato} da sua conta acabou de ser trocado, e saímos da conta nos outros aparelhos. Nossas mensagens passam a ir para o novo {contato}.',
      observacoes: NAO_FOI_VOCE,
      curta:
        'o {contato} da sua conta foi trocado. Não foi você? Crie uma nova senha e fale com a nossa central.',
    },
  },
  'novo-acesso': {
    rotulo: 'Acesso em um aparelho novo',
    variaveis: ['pessoa', 'momento', 'aparelho'],
    padrao: {
      assunto: 'sua conta foi aberta em um aparelho novo',
      titulo: '{pessoa}, foi você que entrou?',
      paragrafos: 'Em {momento}, alguém entrou na sua conta em um aparelho novo: {aparelho}.',
      observacoes: `Foi você? Então não precisa fazer nada.\n${NAO_FOI_VOCE}`,
    },
  },
  'acesso-desbloqueado': {
    rotulo: 'Acesso desbloqueado pelo atendimento',
    variaveis: ['pessoa'],
    padrao: {
      assunto: 'seu acesso foi desbloqueado',
      titulo: '{pessoa}, seu acesso foi desbloqueado',
      paragrafos:
        'O nosso atendimento desbloqueou o acesso à sua conta. Você já pode tentar a sua senha de novo.',
      observacoes: 'Não pediu? Crie uma nova senha em “Esqueci minha senha” e fale com a nossa central.',
    },
  },
  'areas-mudaram': {
    rotulo: 'Áreas do portal desativadas ou ativadas pelo atendimento',
    variaveis: ['pessoa', 'mudanca'],
    padrao: {
      assunto: 'o que aparece no seu portal mudou',
      titulo: '{pessoa}, o que aparece no seu portal mudou',
      paragrafos: '{mudanca}\nO resto do portal continua como estava.',
      observacoes: 'Quer saber por quê, ou precisa da área? Fale com a nossa central de atendimento.',
    },
  },
  'acesso-do-suporte': {
    rotulo: 'Acesso do suporte à conta',
    variaveis: ['pessoa', 'momento'],
    padrao: {
      assunto: 'nosso suporte acessou a sua conta',
      titulo: '{pessoa}, nosso suporte acessou a sua conta',
      paragrafos: `Em {momento}, uma pessoa da nossa equipe abriu a sua conta para atender você.\nEla só pode ver. Aceitar, assinar, enviar documentos e concluir continuam só com você. O acesso termina em até ${MINUTOS_DO_SUPORTE} minutos.`,
      observacoes:
        'Não pediu atendimento? Em “Meu perfil” você encerra o acesso na hora. Depois, fale com a nossa central.',
    },
  },
  'codigo-de-verificacao': {
    rotulo: 'Código para confirmar e-mail ou celular',
    variaveis: ['codigo', 'minutos'],
    exige: { paragrafos: 'codigo', curta: 'codigo' },
    padrao: {
      assunto: 'confirme o seu e-mail',
      paragrafos: 'Seu código é {codigo}. Vale por {minutos} minutos.',
      observacoes: `${NAO_CONTE}\nSe você não pediu este código, ignore esta mensagem.`,
      curta: 'seu código é {codigo}. Vale por {minutos} minutos. Não conte a ninguém.',
    },
  },
  'codigo-do-aceite': {
    rotulo: 'Código para confirmar o aceite: ao fiador',
    variaveis: ['codigo', 'minutos', 'estudante'],
    exige: { paragrafos: 'codigo', curta: 'codigo' },
    padrao: {
      assunto: 'código para confirmar o aceite',
      paragrafos:
        'Seu código é {codigo}. Com ele você aceita garantir o crédito de {estudante}. Vale por {minutos} minutos.',
      observacoes: `${NAO_CONTE}\nSe você não pediu este código, ignore esta mensagem.`,
      curta: 'seu código é {codigo}. Ele garante o crédito de {estudante}. Vale {minutos} minutos.',
    },
  },
  'convite-da-gestao': {
    rotulo: 'Convite para a equipe',
    variaveis: ['pessoa', 'horas'],
    padrao: {
      assunto: 'seu acesso à gestão',
      titulo: 'Olá, {pessoa}',
      paragrafos:
        'Você recebeu acesso à gestão das solicitações de crédito. Crie a sua senha e ligue o aplicativo de códigos para começar.',
      observacoes:
        'O link vale por {horas} horas e só pode ser usado uma vez.\nSe você não esperava este convite, ignore esta mensagem.',
    },
  },
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
