/** Built-in answers to the questions that each screen raises (issue of the account, item 10). */

export interface Resposta {
  pergunta: string;
  texto: string;
}

interface Assunto {
  id: string;
  titulo: string;
  /** Paths, below the portal's base, on which these answers come first. */
  caminhos: RegExp;
  respostas: readonly Resposta[];
}

export const ASSUNTOS: readonly Assunto[] = [
  {
    id: 'entrar',
    titulo: 'Entrar e senha',
    caminhos: /^\/($|entrada-social|recuperacao-senha|redefinir-senha)/,
    respostas: [
      {
        pergunta: 'Esqueci a minha senha. E agora?',
        texto:
          'Use "Esqueci minha senha" e informe o seu CPF. Enviamos um link ao e-mail da conta. Ele vale por 30 minutos e só pode ser usado uma vez.',
      },
      {
        pergunta: 'O e-mail não chegou.',
        texto:
          'Espere alguns minutos e olhe a caixa de spam. Se você não usa mais aquele e-mail, fale com a nossa central.',
      },
      {
        pergunta: 'Estudante e fiador têm contas separadas?',
        texto: 'Não. A mesma conta, com o mesmo CPF e a mesma senha, serve aos dois portais.',
      },
    ],
  },
  {
    id: 'conta',
    titulo: 'Criar a conta',
    caminhos: /^\/cadastro/,
    respostas: [
      {
        pergunta: 'O código não chegou.',
        texto:
          'Confira o número e espere uns 30 segundos para pedir outro. Você também pode voltar e receber por WhatsApp. O código anterior continua valendo por 10 minutos.',
      },
      {
        pergunta: 'Por que pedem o nome como está no documento?',
        texto: 'Porque ele vai para o contrato. Depois, em "Meu perfil", você escolhe como quer ser chamado.',
      },
      {
        pergunta: 'Meu CPF já tem conta.',
        texto: 'Entre com o CPF e a senha. Se não lembra da senha, crie uma nova em "Esqueci minha senha".',
      },
    ],
  },
  {
    id: 'pedido',
    titulo: 'Pedir o crédito',
    caminhos: /^\/universidade-curso/,
    respostas: [
      {
        pergunta: 'Não encontrei a minha universidade ou o meu curso.',
        texto:
          'A lista mostra só as instituições que aceitam solicitações agora, no nível de ensino que você escolheu. Confira o nível e tente uma parte do nome.',
      },
      {
        pergunta: 'Isto é uma bolsa?',
        texto: 'Não. É um crédito: você paga depois, a partir do mês seguinte ao fim dos estudos.',
      },
      {
        pergunta: 'Posso parar e continuar depois?',
        texto:
          'Sim. O que você já respondeu fica guardado na sua conta: você pode parar e continuar em outro aparelho.',
      },
    ],
  },
  {
    id: 'dados',
    titulo: 'Dados e documentos',
    caminhos: /^\/(dados-pessoais|meus-dados|pendencias)/,
    respostas: [
      {
        pergunta: 'Quais arquivos posso enviar?',
        texto:
          'Fotos (JPG, PNG, GIF, ou HEIC do iPhone) e PDF. Fotografe o documento inteiro, sem sombra e sem cortar as bordas.',
      },
      {
        pergunta: 'Meu PDF tem senha.',
        texto: 'Pode enviar. Pedimos a senha uma vez e guardamos uma cópia sem senha para a análise.',
      },
      {
        pergunta: 'A foto sumiu depois de abrir a câmera.',
        texto:
          'Alguns aparelhos fecham a página para abrir a câmera. Suas respostas ficam guardadas: tire a foto de novo.',
      },
    ],
  },
  {
    id: 'fiador',
    titulo: 'Fiador',
    caminhos:
      /^\/(selecao-de-fiador|status-fiador|troca-fiador|lembrete-fiador|aguardando-aceite|aceite|indicacao|recusa|garantia)/,
    respostas: [
      {
        pergunta: 'O que o fiador assume?',
        texto:
          'Fiador é quem paga se o estudante não pagar. Ele só vira fiador depois de ler e aceitar com o próprio CPF.',
      },
      {
        pergunta: 'O link do convite não abre para o meu fiador.',
        texto:
          'O link vale só para o CPF convidado. Confira o CPF; se precisar, troque o fiador ou envie um lembrete.',
      },
    ],
  },
  {
    id: 'acompanhar',
    titulo: 'Acompanhar a solicitação',
    caminhos: /^\/(inicio|status|status-finalizado|solicitacao-|cancelamento-solicitacao)/,
    respostas: [
      {
        pergunta: 'Quanto tempo leva a análise?',
        texto:
          'A tela da solicitação mostra a previsão. Avisamos por mensagem quando houver novidade ou quando for a sua vez.',
      },
      {
        pergunta: 'Posso cancelar?',
        texto:
          'Enquanto a solicitação não for decidida, sim: use "Cancelar solicitação" no menu. Depois você pode pedir de novo.',
      },
      {
        pergunta: 'Onde encontro uma solicitação anterior?',
        texto:
          'No portal do estudante, em "Meu perfil", abra "Minhas solicitações": cada uma mostra o resultado, o que aconteceu e o que você declarou, também em PDF. No portal do fiador, o início lista as garantias encerradas.',
      },
    ],
  },
  {
    id: 'perfil',
    titulo: 'Perfil e segurança',
    caminhos: /^\/perfil/,
    respostas: [
      {
        pergunta: 'Entrei em um aparelho que não é meu.',
        texto: 'Em "Meu perfil", em "Aparelhos conectados", saia daquele aparelho ou de todos os outros.',
      },
      {
        pergunta: 'Mudei de celular ou de e-mail.',
        texto:
          'Troque em "Meu perfil". Pedimos a senha e um código enviado ao novo contato, e avisamos o antigo.',
      },
    ],
  },
  {
    id: 'pagar',
    titulo: 'Pagar o crédito',
    caminhos: /^\/(financeiro|conferir-boleto)/,
    respostas: [
      {
        pergunta: 'Paguei e ainda aparece em aberto.',
        texto:
          'Um Pix aparece em poucos minutos. Um boleto pago hoje aparece até o fim do próximo dia útil. Guarde o comprovante e não pague de novo.',
      },
      {
        pergunta: 'Paguei duas vezes. Perdi o dinheiro?',
        texto:
          'Não. O que veio a mais fica como crédito seu, e aparece no extrato do contrato. Ele paga uma parcela seguinte ou é devolvido.',
      },
      {
        pergunta: 'Como sei se um boleto é de vocês?',
        texto:
          'Cole a linha do boleto ou o código Pix em "Conferir um boleto". E leia no aplicativo do banco o nome de quem recebe, antes de confirmar.',
      },
      {
        pergunta: 'Quanto custa atrasar?',
        texto:
          'A multa e os juros estão no seu contrato. O financeiro mostra quanto a parcela custa hoje, com tudo somado.',
      },
    ],
  },
];

/** The screen's own subject first; without one, the whole list is offered. */
export function assuntoDoCaminho(caminho: string): Assunto | null {
  return ASSUNTOS.find(({ caminhos }) => caminhos.test(caminho)) ?? null;
}
