/** What somebody who opens a link to sign meets: the signature itself, or a page that says why not and where to go. */
import type { EstadoDoAssinante } from './assinante.ts';
import type { EstadoDoEnvelope } from './envelope.ts';
import { assinaAqui, type ProvedorDeAssinatura } from './palavras.ts';

export const SITUACOES_DO_LINK = [
  'aberta',
  'em-outro-servico',
  'fora-da-vez',
  'preparando',
  'assinada',
  'recusada-por-voce',
  'recusada-por-outro',
  'vencida',
  'cancelada',
  'substituida',
  'dispensada',
  'bloqueada',
] as const;
export type SituacaoDoLink = (typeof SITUACOES_DO_LINK)[number];

interface EmVoltaDoLink {
  naVez: boolean;
  provedor: ProvedorDeAssinatura;
  /** A later version of the same document is being signed, or was. */
  haMaisNovo: boolean;
}

/** A newer version takes the place of all of it. Then the signer's own act: who has signed reads so, whatever became of the others. */
export function situacaoDoLink(
  envelope: EstadoDoEnvelope,
  assinante: EstadoDoAssinante,
  { naVez, provedor, haMaisNovo }: EmVoltaDoLink,
): SituacaoDoLink {
  if (haMaisNovo) return 'substituida';
  if (assinante === 'assinou') return envelope === 'cancelado' ? 'cancelada' : 'assinada';
  if (assinante === 'recusou') return 'recusada-por-voce';
  if (assinante === 'substituido') return 'substituida';
  if (assinante === 'dispensado') return 'dispensada';
  switch (envelope) {
    case 'preparando':
    case 'falhou':
      return 'preparando';
    case 'recusado':
      return 'recusada-por-outro';
    case 'vencido':
      return 'vencida';
    case 'cancelado':
      return 'cancelada';
    case 'assinado':
    case 'selado':
      return 'dispensada';
    case 'em-assinatura':
      if (assinante === 'bloqueado') return 'bloqueada';
      if (!naVez) return 'fora-da-vez';
      return assinaAqui(provedor) ? 'aberta' : 'em-outro-servico';
  }
}

interface Pagina {
  titulo: string;
  texto: string;
}

/** Every end has its own page and a way out; the contacts of the provider stand below each of them. */
export const PAGINA_DA_SITUACAO: Readonly<Record<Exclude<SituacaoDoLink, 'aberta'>, Pagina>> = {
  'fora-da-vez': {
    titulo: 'Ainda não é a sua vez',
    texto:
      'Outra pessoa assina antes de você. Avisamos assim que chegar a sua vez: este link continua valendo.',
  },
  'em-outro-servico': {
    titulo: 'Assine pela mensagem da Clicksign',
    texto:
      'Este documento é assinado na Clicksign, que manda o link para o seu contato. Não achou a mensagem? Procure na caixa de spam, ou peça outra a quem enviou o documento.',
  },
  preparando: {
    titulo: 'O documento está sendo preparado',
    texto: 'Em alguns minutos ele estará pronto. Tente de novo daqui a pouco.',
  },
  assinada: {
    titulo: 'Você já assinou',
    texto: 'A sua assinatura está registrada. Você não precisa fazer mais nada por aqui.',
  },
  'recusada-por-voce': {
    titulo: 'Você informou que não vai assinar',
    texto: 'A sua resposta está registrada e quem pediu a assinatura foi avisado.',
  },
  'recusada-por-outro': {
    titulo: 'Este documento não será mais assinado',
    texto: 'Outra pessoa informou que não vai assinar. Você não precisa fazer nada.',
  },
  vencida: {
    titulo: 'O prazo para assinar terminou',
    texto: 'Este documento não pode mais ser assinado. Se o prazo for renovado, você recebe um novo aviso.',
  },
  cancelada: {
    titulo: 'Este documento foi cancelado',
    texto: 'Ele não vale mais e você não precisa fazer nada.',
  },
  substituida: {
    titulo: 'Este documento foi substituído',
    texto:
      'Há uma versão mais nova, que é assinada de novo; esta não vale mais. Abra o link da mensagem mais recente que você recebeu. Se ainda não recebeu outro, ele chega quando for a sua vez.',
  },
  dispensada: {
    titulo: 'A sua assinatura não é mais necessária',
    texto: 'Este documento segue sem ela. Você não precisa fazer nada.',
  },
  bloqueada: {
    titulo: 'A assinatura está bloqueada por segurança',
    texto:
      'Foram muitas tentativas com código errado. A partir de amanhã, peça um novo link a quem enviou o documento.',
  },
};

/** As whoever would send the new link reads it. */
export const MENSAGEM_BLOQUEADO_HOJE =
  'Foram muitas tentativas com código errado hoje. O novo link pode ser enviado amanhã.';
