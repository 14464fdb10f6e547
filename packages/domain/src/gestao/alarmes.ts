/** What the administration is told at once, by e-mail: somebody may be trying something on a large scale (ADR 0087). */
const ALARMES = ['enumeracao', 'senhas', 'segundo-fator', 'orcamento-sms', 'orcamento-whatsapp'] as const;

export type Alarme = (typeof ALARMES)[number];

export const FICHA_DO_ALARME: Readonly<Record<Alarme, { assunto: string; paragrafos: readonly string[] }>> = {
  enumeracao: {
    assunto: 'Muitas consultas de quem tem conta',
    paragrafos: [
      'De um mesmo endereço de rede, celular ou conta perguntaram tantas vezes hoje se pessoas têm conta que deixamos de responder a ele.',
      'Pode ser alguém conferindo uma lista de CPFs ou e-mails. Quem tem o celular confirmado continua a se cadastrar.',
    ],
  },
  senhas: {
    assunto: 'Muitas senhas erradas de um mesmo lugar',
    paragrafos: [
      'De um mesmo endereço de rede erraram as senhas de contas demais. Até o fim da hora ele só entra de aparelhos que já conhecemos.',
      'Pode ser alguém experimentando senhas em muitas contas, ou uma rede grande em um dia de muito movimento.',
    ],
  },
  'segundo-fator': {
    assunto: 'Códigos errados na entrada da equipe',
    paragrafos: [
      'Alguém que sabe a senha de uma pessoa da equipe errou o código do aplicativo até o limite do dia. A pessoa foi avisada e entra só de um aparelho que já usou.',
      'Fale com ela. Se não foi ela, envie um convite novo: ele troca a senha e o aplicativo.',
    ],
  },
  'orcamento-sms': {
    assunto: 'O limite de SMS está no fim',
    paragrafos: [
      'Os SMS desta hora ou deste dia chegaram perto do limite configurado. No limite, códigos deixam de sair por SMS e avisos seguem só por e-mail.',
      'Se o movimento for de verdade, aumente ORCAMENTO_DE_SMS_POR_HORA e ORCAMENTO_DE_SMS_POR_DIA.',
    ],
  },
  'orcamento-whatsapp': {
    assunto: 'O limite de mensagens do WhatsApp está no fim',
    paragrafos: [
      'As mensagens do WhatsApp desta hora ou deste dia chegaram perto do limite configurado. No limite, códigos deixam de sair por WhatsApp e avisos seguem só por e-mail.',
      'Se o movimento for de verdade, aumente ORCAMENTO_DE_WHATSAPP_POR_HORA e ORCAMENTO_DE_WHATSAPP_POR_DIA.',
    ],
  },
};
