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
  'pagamento-recebido': {
    rotulo: 'Pagamento recebido: ao estudante',
    variaveis: ['contrato', 'parcela', 'conclusao'],
    padrao: {
      assunto: 'recebemos o seu pagamento',
      paragrafos: 'Parcela {parcela}. {conclusao}\nO recibo está no portal.',
      observacoes: 'Contrato {contrato}.',
      curta: 'recebemos o pagamento da parcela {parcela}. O recibo está no portal.',
    },
  },
  'parcela-em-atraso': {
    rotulo: 'Parcela em atraso: ao estudante',
    variaveis: ['contrato', 'parcela', 'dia'],
    padrao: {
      assunto: 'uma parcela sua está em atraso',
      paragrafos:
        'A parcela {parcela} venceu em {dia} e não recebemos o pagamento. O portal mostra quanto ela custa hoje e como pagar.\nSe você já pagou, guarde o comprovante: um boleto leva até um dia útil para aparecer.',
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
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
