/** What the course of a request says to the people in it. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

export const TEXTOS_DA_SOLICITACAO = {
  'solicitacao-iniciada': {
    rotulo: 'Solicitação iniciada: ao estudante',
    variaveis: ['pessoa', 'protocolo'],
    padrao: {
      assunto: 'você começou a sua solicitação',
      titulo: '{pessoa}, sua solicitação começou',
      paragrafos:
        'O protocolo dela é {protocolo}. Tudo o que você preencher fica guardado: pode parar e voltar quando quiser.\nFaltam os seus dados e documentos e, se o seu curso pedir, os do fiador. A análise começa quando você concluir.',
    },
  },
  'solicitacao-parada': {
    rotulo: 'Lembrete de solicitação por terminar: ao estudante',
    variaveis: ['protocolo'],
    padrao: {
      assunto: 'falta terminar a sua solicitação',
      titulo: 'Falta terminar a sua solicitação',
      paragrafos:
        'Sua solicitação de crédito, protocolo {protocolo}, ainda não foi concluída, e a análise só começa depois disso.\nO que você já fez está guardado. Continue de onde parou.',
      observacoes: 'Não quer mais o crédito? Você pode cancelar a solicitação no portal.',
    },
  },
  'correcao-parada': {
    rotulo: 'Lembrete de correção: a quem corrige',
    variaveis: ['protocolo'],
    padrao: {
      assunto: 'falta corrigir a solicitação',
      titulo: 'Há algo para você corrigir',
      paragrafos:
        'A solicitação de protocolo {protocolo} espera por uma correção sua. A análise continua de onde parou assim que você enviar.',
    },
  },
  'correcao-nao-enviada': {
    rotulo: 'Lembrete de correção não enviada: a quem corrige',
    variaveis: ['protocolo'],
    padrao: {
      assunto: 'falta enviar a sua correção',
      titulo: 'A sua correção ainda não foi enviada',
      paragrafos:
        'Você começou a corrigir a solicitação de protocolo {protocolo}, mas a correção ainda não voltou para a análise.\nO que você já fez está guardado. Quando terminar, envie a correção pelo portal.',
    },
  },
  'solicitacao-enviada': {
    rotulo: 'Solicitação enviada para análise: ao estudante',
    variaveis: ['protocolo', 'momento'],
    padrao: {
      assunto: 'recebemos a sua solicitação',
      titulo: 'Recebemos a sua solicitação',
      paragrafos:
        'Sua solicitação de crédito, protocolo {protocolo}, foi enviada para análise em {momento}.\nAvisaremos por aqui quando houver novidade. Você não precisa fazer nada agora.',
    },
  },
  'correcao-enviada': {
    rotulo: 'Correção enviada para análise: ao estudante',
    variaveis: ['protocolo', 'momento'],
    padrao: {
      assunto: 'recebemos a correção da sua solicitação',
      titulo: 'Recebemos a correção',
      paragrafos:
        'A correção da sua solicitação de crédito, protocolo {protocolo}, voltou para a análise em {momento}.\nAvisaremos por aqui quando houver novidade. Você não precisa fazer nada agora.',
    },
  },
  'solicitacao-cancelada': {
    rotulo: 'Solicitação cancelada: ao estudante',
    variaveis: ['protocolo', 'momento', 'dia'],
    padrao: {
      assunto: 'sua solicitação foi cancelada',
      titulo: 'Sua solicitação foi cancelada',
      paragrafos:
        'Cancelamos a solicitação de crédito de protocolo {protocolo}, como você pediu em {momento}.\nOs arquivos que você enviou serão apagados em {dia}. Se ainda quiser o crédito, comece uma nova solicitação quando puder.',
      observacoes:
        'Se não foi você que cancelou, troque a sua senha no portal e fale com o nosso atendimento.',
    },
  },
  'solicitacao-cancelada-fiador': {
    rotulo: 'Solicitação cancelada: ao fiador que aceitou',
    variaveis: ['estudante', 'fiador'],
    padrao: {
      assunto: 'a solicitação que você garantiria foi cancelada',
      titulo: 'Olá, {fiador}',
      paragrafos:
        '{estudante} cancelou a solicitação de crédito que você aceitou garantir.\nSeu aceite deixou de valer: você não garante mais nada e não precisa fazer nada.',
      curta:
        '{estudante} cancelou a solicitação de crédito. Você não garante mais nada e não precisa fazer nada.',
    },
  },
  'solicitacao-cancelada-convidado': {
    rotulo: 'Solicitação cancelada: a quem foi convidado e não aceitou',
    variaveis: ['estudante', 'fiador'],
    padrao: {
      assunto: 'o convite que você recebeu foi cancelado',
      titulo: 'Olá, {fiador}',
      paragrafos:
        '{estudante} cancelou a solicitação de crédito que convidou você a garantir.\nO convite deixou de valer: você não garante nada e não precisa fazer nada.',
      curta:
        '{estudante} cancelou a solicitação de crédito. O convite deixou de valer e você não precisa fazer nada.',
    },
  },
  'recurso-recebido': {
    rotulo: 'Recurso recebido: ao estudante',
    variaveis: ['protocolo', 'dia'],
    padrao: {
      assunto: 'recebemos o seu recurso',
      titulo: 'Recebemos o seu recurso',
      paragrafos:
        'O seu recurso sobre a solicitação de protocolo {protocolo} será lido por alguém que não participou da decisão.\nA resposta chega até {dia}. Você não precisa fazer nada até lá.',
    },
  },
  'recurso-respondido': {
    rotulo: 'Recurso respondido: ao estudante',
    variaveis: ['protocolo'],
    padrao: {
      assunto: 'há uma resposta para o seu recurso',
      titulo: 'O seu recurso foi respondido',
      paragrafos:
        'Avaliamos o seu recurso sobre a solicitação de protocolo {protocolo}. A resposta está no portal.',
      curta: 'há uma resposta para o seu recurso. Veja no portal.',
    },
  },
  'responsavel-autorizacao': {
    rotulo: 'Pedido de autorização: ao responsável',
    variaveis: ['responsavel', 'estudante', 'instituicao', 'dias'],
    padrao: {
      assunto: '{estudante} precisa da sua autorização',
      titulo: 'Olá, {responsavel}',
      paragrafos:
        '{estudante} pediu um crédito para estudar na instituição {instituicao} e declarou você como responsável legal, porque tem menos de 18 anos.\nAbra o link, confirme o seu CPF, leia o que está sendo pedido e responda. Nada acontece se você não autorizar.',
      observacoes:
        'O link vale por {dias} dias, só para uma resposta e só com o seu CPF.\nSe você não conhece essa pessoa, abra o link e diga que não autoriza, ou ignore este e-mail.',
    },
  },
  'responsavel-autorizada': {
    rotulo: 'Responsável autorizou: ao estudante',
    variaveis: ['responsavel', 'estudante'],
    padrao: {
      assunto: 'o seu responsável autorizou',
      titulo: 'Olá, {estudante}',
      paragrafos: '{responsavel} leu e autorizou a sua solicitação.',
    },
  },
  'responsavel-recusada': {
    rotulo: 'Responsável não autorizou: ao estudante',
    variaveis: ['responsavel', 'estudante'],
    padrao: {
      assunto: 'falta a autorização do seu responsável',
      titulo: 'Olá, {estudante}',
      paragrafos:
        '{responsavel} respondeu que não autoriza a sua solicitação. Conversem e, se for o caso, envie o pedido de novo pelo portal.',
    },
  },
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
