/** That a document waits for a signature: what it is, until when, and the personal link. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

export const TEXTOS_DA_ASSINATURA = {
  'assinatura-convite': {
    rotulo: 'Assinatura: a vez de quem assina',
    variaveis: ['pessoa', 'documento', 'dia', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'é a sua vez de assinar',
      titulo: 'Olá, {pessoa}. É a sua vez de assinar.',
      paragrafos:
        'Falta você assinar {documento}. Você lê o documento inteiro, confirma um código e assina pelo celular ou pelo computador.\nO link é só seu e vale até {dia}. Tenha o seu CPF à mão.',
      observacoes:
        'Não encaminhe esta mensagem: sem o seu CPF o link não abre nada.\nSe você não quer assinar, diga isso na própria página.',
      curta: 'é a sua vez de assinar {documento}: {link}',
    },
  },
  'assinatura-de-novo': {
    rotulo: 'Assinatura: a nova versão, a quem assinou a anterior',
    variaveis: ['pessoa', 'documento', 'dia', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'há uma nova versão para você assinar',
      titulo: 'Olá, {pessoa}. Há uma nova versão para você assinar.',
      paragrafos:
        'Você já tinha assinado uma versão anterior. Ela precisou ser corrigida e não vale mais: por isso pedimos que você leia e assine de novo {documento}.\nO link é só seu e vale até {dia}. Tenha o seu CPF à mão.',
      observacoes:
        'Os links de antes abrem só um aviso. Não encaminhe esta mensagem: sem o seu CPF o link não abre nada.\nSe você não quer assinar, diga isso na própria página.',
      curta: 'há uma nova versão de {documento} para você assinar: {link}',
    },
  },
  'assinatura-lembrete': {
    rotulo: 'Assinatura: lembrete do prazo',
    variaveis: ['pessoa', 'documento', 'dia', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'falta a sua assinatura',
      titulo: 'Olá, {pessoa}. Falta a sua assinatura.',
      paragrafos:
        'O prazo para assinar {documento} termina em {dia}. Depois desse dia ele não pode mais ser assinado.\nO link é só seu. Tenha o seu CPF à mão.',
      observacoes: 'Se você não quer assinar, diga isso na própria página: assim ninguém fica esperando.',
      curta: 'falta a sua assinatura, até {dia}: {link}',
    },
  },
  'assinatura-feita': {
    rotulo: 'Assinatura: registrada, a quem acabou de assinar',
    variaveis: ['pessoa', 'documento', 'momento', 'segue', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'a sua assinatura foi registrada',
      titulo: 'Olá, {pessoa}. A sua assinatura foi registrada.',
      paragrafos:
        'Você assinou {documento} em {momento}, horário de Brasília.\n{segue}\nPara ver o documento, use o link abaixo. Tenha o seu CPF à mão.',
      observacoes: 'Se não foi você quem assinou, fale com a nossa equipe agora.',
      curta: 'você assinou {documento}. Veja: {link}',
    },
  },
  'assinatura-concluida': {
    rotulo: 'Assinatura: todos assinaram',
    variaveis: ['pessoa', 'documento', 'link'],
    exige: { curta: 'link' },
    padrao: {
      assunto: 'todos assinaram',
      titulo: 'Olá, {pessoa}. Todos assinaram.',
      paragrafos:
        'Todas as pessoas assinaram {documento}, e o arquivo final está pronto.\nA sua cópia está no link abaixo. Tenha o seu CPF à mão.',
      observacoes: 'Guarde a cópia: ela traz a prova de cada assinatura.',
      curta: 'todos assinaram {documento}. Sua cópia: {link}',
    },
  },
  'assinatura-contato-trocado': {
    rotulo: 'Assinatura: o contato mudou, a quem era avisado antes',
    variaveis: ['pessoa', 'documento'],
    padrao: {
      assunto: 'o contato para assinar um documento mudou',
      titulo: 'Olá, {pessoa}. O seu contato para assinar mudou.',
      paragrafos:
        'O link para assinar {documento} não vem mais para este contato, e os links que chegaram aqui não abrem mais nada.\nFoi você ou a nossa equipe a seu pedido? Então não precisa fazer nada.',
      observacoes: 'Se você não pediu isso, fale com a nossa equipe agora: ninguém deve assinar por você.',
      curta: 'o contato para assinar {documento} mudou. Se não foi você, fale com a nossa equipe agora.',
    },
  },
  'assinatura-devolvida': {
    rotulo: 'Assinatura: o convite de outra pessoa voltou, ao estudante',
    variaveis: ['pessoa', 'contrato'],
    padrao: {
      assunto: 'o convite de quem assina com você voltou',
      titulo: 'O convite de {pessoa} voltou.',
      paragrafos:
        'A mensagem com o link para {pessoa} assinar não chegou: o contato pode estar errado.\nConfira o contato com essa pessoa e fale com a nossa equipe para corrigir. Quem já assinou não assina de novo.',
      observacoes: 'Contrato {contrato}.',
      curta: 'o convite de {pessoa} para assinar voltou. Confira o contato e fale com a nossa equipe.',
    },
  },
  'assinatura-dispensada': {
    rotulo: 'Assinatura: não precisa mais assinar',
    variaveis: ['pessoa', 'documento'],
    padrao: {
      assunto: 'você não precisa mais assinar',
      titulo: 'Olá, {pessoa}. Você não precisa mais assinar.',
      paragrafos:
        'O estudante completou 18 anos, e {documento} segue sem a sua assinatura.\nVocê não precisa fazer nada: o link que recebeu não assina mais nada.',
      curta: 'você não precisa mais assinar {documento}: o estudante completou 18 anos.',
    },
  },
  'codigo-da-assinatura': {
    rotulo: 'Assinatura: código',
    variaveis: ['codigo', 'minutos', 'documento'],
    exige: { paragrafos: 'codigo', curta: 'codigo' },
    padrao: {
      assunto: 'o seu código para assinar',
      paragrafos:
        'Código para assinar {documento}:\n{codigo}\nEle vale por {minutos} minutos. Não informe este código a ninguém: quem o tiver pode assinar por você.',
      observacoes: 'Se você não está assinando nada agora, não use o código e avise a nossa equipe.',
      curta: '{codigo} para assinar {documento}. Não conte a ninguém.',
    },
  },
  'codigo-do-contato': {
    rotulo: 'Assinatura: código para trocar o próprio contato',
    variaveis: ['codigo', 'minutos', 'documento'],
    exige: { paragrafos: 'codigo', curta: 'codigo' },
    padrao: {
      assunto: 'o seu código para trocar o contato',
      paragrafos:
        'Código para trocar o contato de quem assina {documento}:\n{codigo}\nEle vale por {minutos} minutos. Não informe este código a ninguém: quem o tiver pode receber o documento no seu lugar.',
      observacoes: 'Se você não está trocando o seu contato agora, não use o código e avise a nossa equipe.',
      curta: '{codigo} para trocar o seu contato de assinatura. Não conte a ninguém.',
    },
  },
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
