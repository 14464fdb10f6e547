/** That something happened to an alteration of a contract and where to read it; figures and reasons stay in the portal. */
import type { FichaDoTexto } from './texto-do-modelo.ts';

const aoEstudante = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['contrato', 'alteracao'] as const,
  padrao: { observacoes: 'Contrato {contrato}, {alteracao}.', ...padrao },
});

const ateODia = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  ...aoEstudante(rotulo, padrao),
  variaveis: ['contrato', 'alteracao', 'dia'] as const,
});

const aoFiador = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['contrato', 'alteracao', 'estudante', 'fiador'] as const,
  padrao: { titulo: 'Olá, {fiador}', observacoes: 'Contrato {contrato}, {alteracao}.', ...padrao },
});

export const TEXTOS_DA_ALTERACAO = {
  'alteracao-disponivel': ateODia('Alteração disponível: ao estudante', {
    assunto: 'uma alteração do seu contrato está pronta',
    paragrafos:
      'A alteração do seu contrato está no portal, com o que muda, antes e depois.\nLeia antes de assinar. As assinaturas podem ser feitas até {dia}.',
    curta: 'uma alteração do seu contrato está pronta. Leia e assine no portal até {dia}.',
  }),
  'alteracao-disponivel-fiador': aoFiador('Alteração disponível: ao fiador', {
    assunto: 'a alteração de um contrato está no portal para você ler',
    paragrafos:
      'O contrato do crédito de {estudante} vai mudar. No portal do fiador você vê o que muda, antes e depois, e se a sua assinatura é pedida.',
    curta: 'o contrato de {estudante} vai mudar. Veja no portal o que muda para você.',
  }),
  'alteracao-cancelada': aoEstudante('Alteração cancelada: ao estudante', {
    assunto: 'uma alteração do seu contrato foi cancelada',
    paragrafos:
      'A alteração do seu contrato foi cancelada, e o contrato continua como era.\nO portal mostra o motivo e o que você pode fazer agora.',
    curta: 'uma alteração do seu contrato foi cancelada. Veja o motivo no portal.',
  }),
  'alteracao-cancelada-fiador': aoFiador('Alteração cancelada: ao fiador', {
    assunto: 'uma alteração de contrato foi cancelada',
    paragrafos:
      'A alteração do contrato do crédito de {estudante} foi cancelada. O que você garante continua como era, e você não precisa fazer nada.',
    curta: 'a alteração do contrato de {estudante} foi cancelada. Nada muda para você.',
  }),
  'alteracao-nao-aceita': aoEstudante('Pedido de alteração não aceito: ao estudante', {
    assunto: 'o seu pedido de alteração não foi aceito',
    paragrafos:
      'A nossa equipe analisou o pedido e não o aceitou. O contrato continua como é.\nO portal mostra o motivo.',
    curta: 'o seu pedido de alteração não foi aceito. Veja o motivo no portal.',
  }),
  'alteracao-reprovada': aoEstudante('Alteração não aprovada: ao estudante', {
    assunto: 'há algo a corrigir em uma alteração do seu contrato',
    paragrafos:
      'A análise encontrou algo a corrigir na alteração assinada.\nO portal mostra o motivo. A nossa equipe avisa quando houver novidade.',
    curta: 'há algo a corrigir em uma alteração do seu contrato. Veja o motivo no portal.',
  }),
  'alteracao-reprovada-fiador': aoFiador('Alteração não aprovada: ao fiador', {
    assunto: 'há algo a corrigir na alteração de um contrato',
    paragrafos:
      'A análise encontrou algo a corrigir na alteração do contrato do crédito de {estudante}. Ela não está em vigor, e nada muda para você agora.\nSe o documento for corrigido, avisaremos você para ler de novo.',
    curta: 'a alteração do contrato de {estudante} não foi aprovada. Nada muda para você agora.',
  }),
  'alteracao-renda-devolvida': aoFiador('Outros comprovantes de renda: a quem foi indicado', {
    assunto: 'precisamos de outros comprovantes de renda',
    paragrafos:
      'Para garantir o contrato do crédito de {estudante}, falta comprovar a sua renda de outra forma.\nNo portal do fiador você lê o que falta e envia outros comprovantes. Até lá você não garante nada.',
    curta:
      'faltam outros comprovantes de renda para você garantir o contrato de {estudante}. Veja no portal o que enviar.',
  }),
  'alteracao-convite-encerrado': aoFiador(
    'Convite para garantir um contrato encerrado: a quem foi indicado',
    {
      assunto: 'o convite para garantir um contrato não vale mais',
      paragrafos:
        'A troca de fiador no contrato do crédito de {estudante} terminou sem efeito. O link que você recebeu deixou de valer: você não garante nada e não precisa fazer nada.',
      curta: 'o convite para garantir o contrato de {estudante} não vale mais. Você não garante nada.',
    },
  ),
  'alteracao-efetivada': aoEstudante('Alteração em vigor: ao estudante', {
    assunto: 'a alteração do seu contrato está em vigor',
    paragrafos: 'A alteração está em vigor!\nBaixe a sua cópia no portal e conclua o processo por lá.',
    curta: 'a alteração do seu contrato está em vigor. Baixe a sua cópia no portal.',
  }),
  'alteracao-efetivada-fiador': aoFiador('Alteração em vigor: ao fiador', {
    assunto: 'uma alteração de contrato está em vigor',
    paragrafos:
      'A alteração do contrato do crédito de {estudante} está em vigor.\nO portal do fiador mostra o que você garante de hoje em diante.',
    curta: 'a alteração do contrato de {estudante} está em vigor. Veja no portal o que você garante.',
  }),
  'alteracao-fianca-encerrada': aoFiador('Fiança encerrada: a quem deixa de garantir', {
    assunto: 'você não garante mais um contrato',
    paragrafos:
      'Outra pessoa passou a garantir o contrato do crédito de {estudante}. Desde hoje você não responde mais por ele, e não precisa fazer nada.',
    curta: 'outra pessoa garante agora o contrato de {estudante}. Você não responde mais por ele.',
  }),
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
