/** What guarantors and students are told. No reasons, incomes or documents in messages. */
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';

type Config = Contexto['configuracao'];

interface DadosDoConvite {
  estudante: string;
  fiador: string;
  instituicao: string;
  link: string;
}

/** To guarantee a request, or a contract in effect in somebody's place. */
type Para = 'solicitacao' | 'contrato';

const convite = ({ estudante, fiador, instituicao, link }: DadosDoConvite, para: Para) =>
  ({
    nome: 'fiador-convite',
    chave: para === 'contrato' ? 'fiador-convite-do-contrato' : 'fiador-convite',
    valores: {
      estudante: primeiroNome(estudante),
      nomeDoEstudante: estudante,
      fiador: primeiroNome(fiador),
      instituicao,
      link,
    },
  }) as const;

export function emailDeConvite(config: Config, dados: DadosDoConvite, para: Para = 'solicitacao'): Modelo {
  return emailDoTexto(config, {
    ...convite(dados, para),
    acao: { rotulo: 'Ler o convite', url: dados.link },
  });
}

export function mensagemDeConvite(config: Config, dados: DadosDoConvite, para: Para = 'solicitacao'): Modelo {
  return curtaDoTexto(config, convite(dados, para));
}

const lembrete = (dados: DadosDoConvite, para: Para) =>
  ({
    ...convite(dados, para),
    nome: 'fiador-lembrete',
    chave: para === 'contrato' ? 'fiador-lembrete-do-contrato' : 'fiador-lembrete',
  }) as const;

export function emailDeLembrete(config: Config, dados: DadosDoConvite, para: Para = 'solicitacao'): Modelo {
  return emailDoTexto(config, {
    ...lembrete(dados, para),
    acao: { rotulo: 'Abrir o convite', url: dados.link },
  });
}

export function mensagemDeLembrete(
  config: Config,
  dados: DadosDoConvite,
  para: Para = 'solicitacao',
): Modelo {
  return curtaDoTexto(config, lembrete(dados, para));
}

const porConcluir = ({ estudante, fiador, link }: Omit<DadosDoConvite, 'instituicao'>) =>
  ({
    nome: 'fiador-por-concluir',
    chave: 'fiador-por-concluir',
    valores: {
      nomeDoEstudante: estudante,
      fiador: primeiroNome(fiador),
      link,
    },
  }) as const;

export function emailDaConclusao(config: Config, dados: Omit<DadosDoConvite, 'instituicao'>): Modelo {
  const acao = { rotulo: 'Conferir e avisar', url: dados.link };
  return emailDoTexto(config, { ...porConcluir(dados), acao });
}

export function mensagemDaConclusao(config: Config, dados: Omit<DadosDoConvite, 'instituicao'>): Modelo {
  return curtaDoTexto(config, porConcluir(dados));
}

type DoRegime = 'fiador-regime-de-bens' | 'fiador-regime-lembrete';

const regime = (nome: DoRegime, { estudante, fiador, link }: Omit<DadosDoConvite, 'instituicao'>) =>
  ({
    nome,
    chave: nome,
    valores: {
      estudante: primeiroNome(estudante),
      nomeDoEstudante: estudante,
      fiador: primeiroNome(fiador),
      link,
    },
  }) as const;

/** The link leads to the login, and from there to the one question. */
export function emailDoRegime(
  config: Config,
  nome: DoRegime,
  dados: Omit<DadosDoConvite, 'instituicao'>,
): Modelo {
  return emailDoTexto(config, { ...regime(nome, dados), acao: { rotulo: 'Responder', url: dados.link } });
}

export function mensagemDoRegime(
  config: Config,
  nome: DoRegime,
  dados: Omit<DadosDoConvite, 'instituicao'>,
): Modelo {
  return curtaDoTexto(config, regime(nome, dados));
}

type Noticia = 'lembrado' | 'oferecer-troca' | 'aceitou' | 'recusou' | 'concluiu' | 'respondeu';

const NOTICIAS: Readonly<Record<Noticia, { rotulo: string; pagina: string }>> = {
  lembrado: { rotulo: 'Ver os fiadores', pagina: '/selecao-de-fiador' },
  'oferecer-troca': { rotulo: 'Ver os fiadores', pagina: '/selecao-de-fiador' },
  aceitou: { rotulo: 'Acompanhar', pagina: '/status' },
  recusou: { rotulo: 'Indicar outra pessoa', pagina: '/selecao-de-fiador' },
  concluiu: { rotulo: 'Ver o que falta', pagina: '/status' },
  respondeu: { rotulo: 'Ver de quem é a vez', pagina: '/status' },
};

interface Nomes {
  estudante: string;
  fiador: string;
}

const primeirosNomes = ({ estudante, fiador }: Nomes) => ({
  estudante: primeiroNome(estudante),
  fiador: primeiroNome(fiador),
});

export function emailAoEstudante(
  config: Config,
  noticia: Noticia,
  { alteracaoId, ...nomes }: Nomes & { alteracaoId?: number | undefined },
): Modelo {
  const { rotulo, pagina } =
    alteracaoId === undefined
      ? NOTICIAS[noticia]
      : { rotulo: 'Ver a alteração', pagina: `/alteracao-contratual/${alteracaoId}` };
  return emailDoTexto(config, {
    nome: `fiador-${noticia}`,
    chave: `fiador-${noticia}`,
    valores: primeirosNomes(nomes),
    acao: { rotulo, url: `${config.servidor.publicUrl}/estudante${pagina}` },
  });
}

/** Whoever never accepted loses an invitation, not a guarantee. */
export function emailDeSaida(config: Config, { aceitou, ...nomes }: Nomes & { aceitou: boolean }): Modelo {
  const chave = aceitou ? 'fiador-saiu' : 'fiador-desconvidado';
  return emailDoTexto(config, { nome: chave, chave, valores: primeirosNomes(nomes) });
}

/** The guarantor's own receipt. The text that was accepted stays in the portal. */
export function emailDeAceite(config: Config, { em, ...nomes }: Nomes & { em: Date }): Modelo {
  return emailDoTexto(config, {
    nome: 'fiador-confirmado',
    chave: 'fiador-confirmado',
    valores: { ...primeirosNomes(nomes), momento: formatarMomento(em) },
    acao: { rotulo: 'Abrir o portal do fiador', url: `${config.servidor.publicUrl}/fiador/inicio` },
  });
}
