/** That something happened to a contract and where to read it; figures and reasons stay in the portal. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

const aoEstudante = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['contrato'] as const,
  padrao: { observacoes: 'Contrato {contrato}.', ...padrao },
});

/** Somebody may guarantee for several students: each message says whose contract it is about. */
const aoFiador = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['contrato', 'estudante', 'fiador'] as const,
  padrao: { titulo: 'Olá, {fiador}', observacoes: 'Contrato {contrato}.', ...padrao },
});

export const TEXTOS_DO_CONTRATO = {
  'contrato-disponivel': {
    rotulo: 'Contrato disponível: ao estudante',
    variaveis: ['contrato', 'dia', 'comoAssinar'],
    padrao: {
      assunto: 'o seu contrato está pronto para assinar',
      paragrafos:
        'O contrato do seu crédito está no portal.\nLeia os fatos principais e o plano de pagamento antes de assinar. Você pode assinar até {dia}.\n{comoAssinar}',
      observacoes: 'Contrato {contrato}.',
      curta: 'o contrato do seu crédito está pronto. Leia e assine no portal até {dia}.',
    },
  },
  'contrato-disponivel-fiador': aoFiador('Contrato disponível: ao fiador', {
    assunto: 'o contrato que você vai garantir está pronto',
    paragrafos:
      'O contrato do crédito de {estudante} está pronto. No portal do fiador você vê o que garante e quanto isso pode custar.\nDepois que o estudante assinar, será a sua vez.',
    curta: 'o contrato de {estudante} está pronto. Veja no portal o que você garante.',
  }),
  'contrato-vencido': aoEstudante('Prazo de assinatura terminado: ao estudante', {
    assunto: 'o prazo para assinar o seu contrato terminou',
    paragrafos:
      'O contrato foi cancelado porque o prazo de assinatura terminou.\nO portal mostra o que você pode fazer agora.',
    curta: 'o prazo para assinar o seu contrato terminou. Veja no portal o que fazer.',
  }),
  'contrato-cancelado': aoEstudante('Contrato cancelado: ao estudante', {
    assunto: 'o seu contrato foi cancelado',
    paragrafos: 'O contrato do seu crédito foi cancelado.\nEntre no portal para ver o que acontece agora.',
    curta: 'o seu contrato foi cancelado. Veja no portal o que acontece agora.',
  }),
  'contrato-cancelado-fiador': aoFiador('Contrato cancelado: ao fiador', {
    assunto: 'um contrato que você garantiria foi cancelado',
    paragrafos:
      'O contrato do crédito de {estudante} foi cancelado. Por ele você não garante mais nada, e não precisa fazer nada.',
    curta: 'o contrato de {estudante} foi cancelado. Por ele você não garante mais nada.',
  }),
  'contrato-reprovado': aoEstudante('Contrato não aprovado: ao estudante', {
    assunto: 'há algo a corrigir no seu contrato',
    paragrafos:
      'A análise encontrou algo a corrigir no contrato assinado.\nO portal mostra os motivos. Nossa equipe prepara o contrato corrigido e avisa quando ele estiver pronto.',
    curta: 'há algo a corrigir no seu contrato. Veja os motivos no portal.',
  }),
  'contrato-efetivado': aoEstudante('Contrato efetivado: ao estudante', {
    assunto: 'o seu contrato foi efetivado',
    paragrafos: 'Seu contrato está em vigor!\nBaixe a sua cópia no portal e conclua o processo por lá.',
    curta: 'o seu contrato foi efetivado. Baixe a sua cópia no portal.',
  }),
  'contrato-efetivado-fiador': aoFiador('Contrato efetivado: ao fiador', {
    assunto: 'um contrato que você garante está em vigor',
    paragrafos:
      'O contrato do crédito de {estudante} está em vigor, e com ele a sua fiança.\nA sua cópia e tudo o que você garante estão no portal do fiador.',
    curta: 'o contrato de {estudante}, que você garante, está em vigor. A cópia está no portal.',
  }),
  'contrato-liquidado': aoEstudante('Contrato liquidado: ao estudante', {
    assunto: 'você liquidou o seu contrato',
    paragrafos: 'Parabéns! Não há mais nada a pagar neste contrato.\nA sua cópia continua no portal.',
    curta: 'parabéns, você liquidou o seu contrato!',
  }),
  'contrato-liquidado-fiador': aoFiador('Contrato liquidado: ao fiador', {
    assunto: 'um contrato que você garantia foi pago por inteiro',
    paragrafos:
      'O contrato do crédito de {estudante} está pago. A sua fiança terminou: por este contrato você não garante mais nada, e não precisa fazer nada.\nObrigado por ter ajudado.',
    curta: 'o contrato de {estudante} está pago. Por ele você não garante mais nada.',
  }),
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
