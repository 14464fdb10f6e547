import type { Assunto } from './assunto.ts';
import { POR_QUE_CONFIRMAR, SE_O_BOLETO_E_NOSSO } from './respostas-comuns.ts';

export const RESPOSTAS_DO_FIADOR: readonly Assunto[] = [
  {
    id: 'convite',
    titulo: 'O convite',
    caminhos: /^\/(aceite|indicacao|recusa)/,
    respostas: [
      {
        pergunta: 'O que eu assumo?',
        texto:
          'Fiador é quem paga se o estudante não pagar. A página do convite diz o valor por mês e no semestre, até quando você responde e o que acontece em um atraso. Nada vale antes do seu aceite.',
      },
      {
        pergunta: 'Posso recusar?',
        texto:
          'Pode. Toque em “Não quero garantir” e escolha o motivo: quem convidou você lê esse motivo e pode indicar outra pessoa.',
      },
      {
        pergunta: 'O convite não aparece na minha conta.',
        texto:
          'Abra o link que chegou por e-mail, SMS ou WhatsApp e informe o CPF que foi convidado. Não achou a mensagem? Peça a quem convidou que envie de novo.',
      },
      {
        pergunta: 'O código para aceitar não chegou.',
        texto:
          'Espere uns 30 segundos e peça outro, ou receba pelo outro contato da sua conta: celular ou e-mail.',
      },
    ],
  },
  {
    id: 'regime',
    titulo: 'Regime de bens',
    caminhos: /^\/regime-de-bens/,
    respostas: [
      {
        pergunta: 'Por que perguntam o regime de bens?',
        texto:
          'Na maioria dos casamentos, a lei pede que o cônjuge de quem é fiador assine também. O regime de bens diz se o seu precisa assinar.',
      },
    ],
  },
  {
    id: 'atualizacao',
    titulo: 'Atualização cadastral',
    caminhos: /^\/(atualizacao-cadastral|pendencias-atualizacao)/,
    respostas: [POR_QUE_CONFIRMAR],
  },
  {
    id: 'boleto',
    titulo: 'Conferir um boleto',
    caminhos: /^\/conferir-boleto/,
    respostas: [SE_O_BOLETO_E_NOSSO],
  },
  {
    id: 'fianca',
    titulo: 'A sua fiança',
    caminhos: /^\/(inicio|garantia|contratos|financeiro)/,
    respostas: [
      {
        pergunta: 'Posso deixar de ser fiador?',
        texto:
          'Enquanto a solicitação é preenchida ou corrigida, sim, na página da garantia e sem custo. Durante a análise, fale com a gente. Com o contrato em vigor, peça para sair em “O que você garante”: a equipe responde, e pedir sozinho não encerra a fiança.',
      },
      {
        pergunta: 'Como sei se há atraso?',
        texto:
          'Depois que o contrato vale, avisamos você por mensagem, e a página da garantia mostra o que está em aberto, por dia e valor.',
      },
      {
        pergunta: 'Onde encontro uma garantia que terminou?',
        texto: 'No início deste portal, em “Encerradas”.',
      },
    ],
  },
];
