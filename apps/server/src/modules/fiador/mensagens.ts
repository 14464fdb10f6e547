/** What guarantors and students are told. No reasons, incomes or documents in messages. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { comporEmail, comporMensagemCurta } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';

type Config = Contexto['configuracao'];

interface DadosDoConvite {
  estudante: string;
  fiador: string;
  instituicao: string;
  link: string;
}

const NAO_CONHECE = 'Se você não conhece essa pessoa, abra o link e diga que não quer: ela será avisada.';

export function emailDeConvite(
  config: Config,
  { estudante, fiador, instituicao, link }: DadosDoConvite,
): Modelo {
  return comporEmail(config, {
    nome: 'fiador-convite',
    assunto: `${primeiroNome(estudante)} indicou você como fiador(a)`,
    titulo: `Olá, ${primeiroNome(fiador)}`,
    paragrafos: [
      `${estudante} pediu um crédito para estudar na ${instituicao} e indicou você como fiador(a): quem paga se o estudante não pagar.`,
      'Abra o link, leia o que você garante, o valor e o prazo, e decida com calma. Nada acontece se você não aceitar.',
    ],
    acao: { rotulo: 'Ler o convite', url: link },
    observacoes: [
      'O convite só vale para você, com o seu CPF. Encaminhar o link não serve para outra pessoa.',
      NAO_CONHECE,
    ],
  });
}

export function mensagemDeConvite(config: Config, { estudante, link }: DadosDoConvite): Modelo {
  return comporMensagemCurta(config, {
    nome: 'fiador-convite',
    texto: `${primeiroNome(estudante)} indicou você como fiador(a) de um crédito estudantil. Leia e decida: ${link}`,
  });
}

export function emailDeLembrete(config: Config, { estudante, fiador, link }: DadosDoConvite): Modelo {
  return comporEmail(config, {
    nome: 'fiador-lembrete',
    assunto: 'falta a sua resposta',
    titulo: `Olá, ${primeiroNome(fiador)}`,
    paragrafos: [`A solicitação de crédito de ${estudante} está esperando você.`],
    acao: { rotulo: 'Abrir o convite', url: link },
    observacoes: [NAO_CONHECE],
  });
}

export function mensagemDeLembrete(config: Config, { estudante, link }: DadosDoConvite): Modelo {
  return comporMensagemCurta(config, {
    nome: 'fiador-lembrete',
    texto: `a solicitação de ${primeiroNome(estudante)} está esperando você como fiador(a): ${link}`,
  });
}

type Noticia = 'lembrado' | 'oferecer-troca' | 'aceitou' | 'recusou' | 'concluiu';

const NOTICIAS: Readonly<
  Record<Noticia, { assunto: string; texto: (fiador: string) => string; rotulo: string; pagina: string }>
> = {
  lembrado: {
    assunto: 'lembramos o seu fiador',
    texto: (fiador) => `${fiador} ainda não respondeu ao convite. Enviamos um lembrete.`,
    rotulo: 'Ver os fiadores',
    pagina: '/selecao-de-fiador',
  },
  'oferecer-troca': {
    assunto: 'o seu fiador ainda não respondeu',
    texto: (fiador) =>
      `${fiador} não respondeu ao convite em uma semana. Enviamos o último lembrete. Se preferir, você pode indicar outra pessoa.`,
    rotulo: 'Ver os fiadores',
    pagina: '/selecao-de-fiador',
  },
  aceitou: {
    assunto: 'o seu fiador aceitou',
    texto: (fiador) => `${fiador} leu e aceitou ser seu fiador(a).`,
    rotulo: 'Acompanhar',
    pagina: '/status',
  },
  recusou: {
    assunto: 'você precisa indicar outro fiador',
    texto: (fiador) => `${fiador} não vai ser seu fiador(a). Veja o motivo no portal e indique outra pessoa.`,
    rotulo: 'Indicar outra pessoa',
    pagina: '/selecao-de-fiador',
  },
  concluiu: {
    assunto: 'o seu fiador enviou tudo',
    texto: (fiador) => `${fiador} enviou todos os dados e documentos.`,
    rotulo: 'Acompanhar',
    pagina: '/status',
  },
};

export function emailAoEstudante(
  config: Config,
  noticia: Noticia,
  { estudante, fiador }: { estudante: string; fiador: string },
): Modelo {
  const { assunto, texto, rotulo, pagina } = NOTICIAS[noticia];
  return comporEmail(config, {
    nome: `fiador-${noticia}`,
    assunto,
    titulo: `Olá, ${primeiroNome(estudante)}`,
    paragrafos: [texto(primeiroNome(fiador))],
    acao: { rotulo, url: `${config.servidor.publicUrl}/estudante${pagina}` },
  });
}

export function emailDeSaida(
  config: Config,
  { estudante, fiador }: { estudante: string; fiador: string },
): Modelo {
  return comporEmail(config, {
    nome: 'fiador-saiu',
    assunto: 'você não é mais fiador(a) desta solicitação',
    titulo: `Olá, ${primeiroNome(fiador)}`,
    paragrafos: [
      `${primeiroNome(estudante)} retirou você da solicitação de crédito. Você não garante mais nada e o link que recebeu deixou de valer.`,
    ],
  });
}

/** The guarantor's own receipt. The text that was accepted stays in the portal. */
export function emailDeAceite(
  config: Config,
  { estudante, fiador, em }: { estudante: string; fiador: string; em: Date },
): Modelo {
  return comporEmail(config, {
    nome: 'fiador-confirmado',
    assunto: 'você aceitou ser fiador(a)',
    titulo: `${primeiroNome(fiador)}, seu aceite foi registrado`,
    paragrafos: [
      `Em ${formatarMomento(em)} você aceitou ser fiador(a) de ${primeiroNome(estudante)}. O texto que você aceitou está guardado no portal do fiador.`,
      'Falta enviar os seus dados e documentos, se ainda não enviou.',
    ],
    acao: { rotulo: 'Abrir o portal do fiador', url: `${config.servidor.publicUrl}/fiador/inicio` },
    observacoes: ['Não foi você? Fale com a nossa central de atendimento agora.'],
  });
}
