import type { Assunto } from './assunto.ts';
import { POR_QUE_CONFIRMAR, SE_O_BOLETO_E_NOSSO } from './respostas-comuns.ts';

export const RESPOSTAS_DO_ESTUDANTE: readonly Assunto[] = [
  {
    id: 'pedido',
    titulo: 'Pedir o crédito',
    caminhos: /^\/(universidade-curso|simulador)/,
    respostas: [
      {
        pergunta: 'Não encontrei a minha universidade ou o meu curso.',
        texto:
          'A lista mostra as instituições do nível de ensino que você escolheu; as que não recebem pedidos agora aparecem como “Inscrições indisponíveis”. Confira o nível e tente uma parte do nome.',
      },
      {
        pergunta: 'Isto é uma bolsa?',
        texto: 'Não. É um crédito: você paga depois do curso, a partir do dia que o contrato diz.',
      },
      {
        pergunta: 'Posso parar e continuar depois?',
        texto:
          'Sim. O que você já respondeu fica guardado na sua conta: você pode parar e continuar em outro aparelho.',
      },
    ],
  },
  {
    id: 'fiador',
    titulo: 'Fiador',
    caminhos:
      /^\/(dados-pessoais-fiador|selecao-de-fiador|status-fiador|troca-fiador|lembrete-fiador|aguardando-aceite)/,
    respostas: [
      {
        pergunta: 'O que o fiador assume?',
        texto:
          'Fiador é quem paga se o estudante não pagar. Ele só vira fiador depois de ler e aceitar com o próprio CPF.',
      },
      {
        pergunta: 'Quem pode ser?',
        texto:
          'Uma pessoa com 18 anos ou mais e renda comprovada. A página do convite diz a renda que o seu curso pede. Não pode ser você.',
      },
      {
        pergunta: 'O link do convite não abre para quem eu convidei.',
        texto:
          'O link vale só para o CPF convidado. Confira o CPF; se precisar, troque o fiador ou envie um lembrete.',
      },
    ],
  },
  {
    id: 'acompanhar',
    titulo: 'Acompanhar a solicitação',
    caminhos:
      /^\/(inicio|status|status-finalizado|solicitacao|cancelamento-solicitacao|perfil\/solicitacoes)/,
    respostas: [
      {
        pergunta: 'Quanto tempo leva a análise?',
        texto:
          'A tela da solicitação mostra a previsão. Avisamos por mensagem quando houver novidade ou quando for a sua vez.',
      },
      {
        pergunta: 'Posso cancelar?',
        texto:
          'Enquanto a solicitação não for decidida, sim: use “Cancelar solicitação” no menu. Depois você pode pedir de novo.',
      },
      {
        pergunta: 'Onde encontro uma solicitação anterior?',
        texto:
          'Em “Meu perfil”, abra “Minhas solicitações”: cada uma mostra o resultado, o que aconteceu e o que você declarou, também em PDF.',
      },
    ],
  },
  {
    id: 'responsavel',
    titulo: 'A sua autorização',
    caminhos: /^\/autorizacao-responsavel/,
    respostas: [
      {
        pergunta: 'Se eu autorizar, passo a dever alguma coisa?',
        texto:
          'Não. Autorizar não é assinar o contrato nem garantir a dívida. Se o crédito for aprovado, o contrato é mostrado antes de qualquer assinatura.',
      },
      {
        pergunta: 'Por que pedem o meu CPF?',
        texto: 'O link vale só para o responsável que o estudante declarou, e o CPF mostra que é você.',
      },
      {
        pergunta: 'E se eu não autorizar?',
        texto:
          'A solicitação não é enviada para análise. Você pode dizer que não autoriza sem explicar o motivo.',
      },
    ],
  },
  {
    id: 'contrato',
    titulo: 'Contrato',
    caminhos: /^\/(contratos|assinatura|assinar|instrucoes|alteracao-contratual)/,
    respostas: [
      {
        pergunta: 'Até quando posso assinar?',
        texto: 'A página do contrato diz o dia. Depois dele o contrato é cancelado.',
      },
      {
        pergunta: 'Assinei e me arrependi.',
        texto:
          'Você pode desistir em até sete dias depois de assinar, na página do contrato. Nesse prazo, desistir não custa nada.',
      },
      {
        pergunta: 'Preciso mudar algo no contrato.',
        texto:
          'Com o contrato em vigor, abra-o em “Contratos” e peça uma alteração: você vê o que muda antes de assinar.',
      },
    ],
  },
  {
    id: 'atualizacao',
    titulo: 'Atualização cadastral',
    caminhos: /^\/(atualizacao-cadastral|pendencias-atualizacao|reiniciar-atualizacao|parar-troca)/,
    respostas: [POR_QUE_CONFIRMAR],
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
      SE_O_BOLETO_E_NOSSO,
      {
        pergunta: 'Quanto custa atrasar?',
        texto:
          'A multa e os juros estão no seu contrato. O financeiro mostra quanto a parcela custa hoje, com tudo somado.',
      },
    ],
  },
];
