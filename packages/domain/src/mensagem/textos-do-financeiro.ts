/** Instalments: when one is to be paid, and what came in. Amounts and codes stay in the portal, where nobody forges them. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

export const TEXTOS_DO_FINANCEIRO = {
  'cobranca-emitida': {
    rotulo: 'Parcela para pagar: ao estudante',
    variaveis: ['contrato', 'parcela', 'dia'],
    padrao: {
      assunto: 'a sua parcela já pode ser paga',
      paragrafos:
        'O boleto e o Pix da parcela {parcela} estão no portal. Ela vence em {dia}.\nPague só pelo que está no portal: nunca enviamos boleto nem código por mensagem.',
      observacoes: 'Contrato {contrato}.',
      curta: 'a parcela {parcela} vence em {dia}. O boleto e o Pix estão no portal.',
    },
  },
  'cobranca-do-saldo': {
    rotulo: 'Cobrança nova de uma parcela: ao estudante',
    variaveis: ['contrato', 'parcela', 'dia', 'encargos'],
    padrao: {
      assunto: 'há uma cobrança nova de uma parcela sua',
      paragrafos:
        'A parcela {parcela} tem uma cobrança nova: o boleto e o Pix estão no portal e podem ser pagos até {dia}. {encargos}\nPague só pelo que está no portal: nunca enviamos boleto nem código por mensagem.',
      observacoes: 'Contrato {contrato}.',
      curta: 'a parcela {parcela} tem uma cobrança nova no portal. Ela pode ser paga até {dia}.',
    },
  },
  'pagamento-recebido': {
    rotulo: 'Pagamento recebido: ao estudante',
    variaveis: ['contrato', 'pagamento', 'conclusao'],
    padrao: {
      assunto: 'recebemos o seu pagamento',
      paragrafos: 'Recebemos o pagamento {pagamento}. {conclusao}\nO recibo está no portal.',
      observacoes: 'Contrato {contrato}.',
      curta: 'recebemos o pagamento {pagamento}. O recibo está no portal.',
    },
  },
  'parcela-em-atraso': {
    rotulo: 'Parcela em atraso: ao estudante',
    variaveis: ['contrato', 'parcela', 'dia'],
    padrao: {
      assunto: 'uma parcela sua está em atraso',
      paragrafos:
        'A parcela {parcela} venceu em {dia} e não recebemos o pagamento. O portal mostra quanto ela custa hoje e como pagar.\nSe você já pagou, guarde o comprovante e não pague de novo: um boleto só aparece até o fim do próximo dia útil.',
      observacoes: 'Contrato {contrato}.',
      curta: 'a parcela {parcela}, que venceu em {dia}, está em atraso. Veja no portal como pagar.',
    },
  },
  'parcela-em-atraso-fiador': {
    rotulo: 'Parcela em atraso: ao fiador',
    variaveis: ['contrato', 'parcela', 'dia', 'estudante', 'fiador'],
    padrao: {
      assunto: 'uma parcela de um contrato que você garante está em atraso',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'A parcela {parcela} do contrato de {estudante} venceu em {dia} e ainda não foi paga. O portal do fiador mostra o que você garante e o que está em atraso.',
      observacoes: 'Contrato {contrato}.',
      curta: 'a parcela {parcela} do contrato de {estudante}, que você garante, está em atraso.',
    },
  },
  'devolucao-decidida': {
    rotulo: 'Devolução decidida: ao estudante',
    variaveis: ['contrato', 'dia'],
    padrao: {
      assunto: 'vamos devolver um pagamento a você',
      paragrafos:
        'Um pagamento seu passou do que era devido, e vamos devolver a diferença até {dia}. Um Pix volta para a conta de onde saiu; de outro pagamento, a nossa equipe fala com você para combinar a conta. Avisamos você quando a devolução for feita.\nO valor está nos recibos, no portal.',
      observacoes: 'Contrato {contrato}.',
      curta: 'vamos devolver a você até {dia} o que passou de um pagamento. O valor está no portal.',
    },
  },
  'devolucao-feita': {
    rotulo: 'Devolução feita: ao estudante',
    variaveis: ['contrato'],
    padrao: {
      assunto: 'devolvemos um pagamento a você',
      paragrafos:
        'Um pagamento seu passou do que era devido, e devolvemos a diferença. Um Pix volta para a conta de onde saiu; de outro pagamento, o valor foi para a conta combinada com você.\nO valor está nos recibos, no portal.',
      observacoes: 'Contrato {contrato}.',
      curta: 'devolvemos a você o que passou de um pagamento. O valor está no portal.',
    },
  },
  'devolucao-nao-feita': {
    rotulo: 'Devolução que não foi feita: ao estudante',
    variaveis: ['contrato'],
    padrao: {
      assunto: 'a devolução de um pagamento não foi feita',
      paragrafos:
        'A devolução do que passou de um pagamento seu não foi feita. O valor voltou a ser crédito seu: ele paga a próxima parcela quando ela for cobrada. Se preferir o dinheiro de volta, fale com a nossa central.\nO valor está nos recibos, no portal.',
      observacoes: 'Contrato {contrato}.',
      curta: 'uma devolução a você não foi feita e o valor voltou a ser crédito seu. Veja no portal.',
    },
  },
  'negociacao-aceita': {
    rotulo: 'Negociação aceita: ao estudante',
    variaveis: ['contrato'],
    padrao: {
      assunto: 'a negociação do seu contrato foi aceita',
      paragrafos:
        'O que foi combinado com você está no portal.\nA nossa equipe prepara o aditivo do contrato e avisa quem precisa assinar: o combinado vale quando ele estiver assinado. Até lá, as parcelas e as cobranças continuam como estão.',
      observacoes: 'Contrato {contrato}.',
      curta: 'a negociação do seu contrato foi aceita e espera o aditivo. Veja no portal.',
    },
  },
  'negociacao-aceita-fiador': {
    rotulo: 'Negociação aceita: ao fiador',
    variaveis: ['contrato', 'estudante', 'fiador'],
    padrao: {
      assunto: 'há uma negociação de um contrato que você garante',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'O que está em atraso no contrato de {estudante} foi negociado. O combinado só vale com um aditivo assinado, também por quem garante: avisamos você quando ele estiver pronto.\nAté lá, o que você garante não muda.',
      observacoes: 'Contrato {contrato}.',
      curta:
        'o atraso do contrato de {estudante}, que você garante, foi negociado. Nada muda sem o aditivo assinado.',
    },
  },
  'saida-respondida': {
    rotulo: 'Pedido de saída respondido: ao fiador',
    variaveis: ['contrato', 'estudante', 'fiador'],
    padrao: {
      assunto: 'respondemos ao seu pedido de saída',
      titulo: 'Olá, {fiador}',
      paragrafos:
        'Respondemos ao seu pedido de sair do contrato de {estudante}. A resposta está no portal do fiador.\nA sua fiança só muda com um documento assinado.',
      observacoes: 'Contrato {contrato}.',
      curta: 'respondemos ao seu pedido de sair do contrato de {estudante}. Veja no portal do fiador.',
    },
  },
  'saida-respondida-estudante': {
    rotulo: 'Pedido de saída respondido: ao estudante',
    variaveis: ['contrato', 'fiador'],
    padrao: {
      assunto: 'um fiador pediu para sair do seu contrato',
      paragrafos:
        '{fiador} pediu para sair do seu contrato, e nós respondemos. Nada mudou no contrato: trocar de fiador depende de uma alteração assinada.\nSe quiser pedir a troca, comece pelos seus contratos, no portal.',
      observacoes: 'Contrato {contrato}.',
      curta: '{fiador} pediu para sair do seu contrato. Nada mudou até aqui. Veja no portal.',
    },
  },
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
