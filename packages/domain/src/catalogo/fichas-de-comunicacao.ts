/** What the provider says and asks: survey campaigns, announcements, texts of messages. */

import { MAXIMO_DA_CURTA } from '../mensagem/sms.ts';
import type { TextoDoModelo } from '../mensagem/texto-do-modelo.ts';
import { errosDoTexto, isChaveDeTexto } from '../mensagem/textos.ts';
import type { Conteudo } from './campos.ts';
import { type FichaDaEntidade, PERIODO, SEM_LACUNAS, texto } from './ficha-da-entidade.ts';

export const PUBLICOS_DO_COMUNICADO = ['estudante', 'fiador', 'analista', 'instituicao', 'suporte'] as const;
export type PublicoDoComunicado = (typeof PUBLICOS_DO_COMUNICADO)[number];

const NOME_DO_PUBLICO: Readonly<Record<PublicoDoComunicado, string>> = {
  estudante: 'Estudantes',
  fiador: 'Fiadores',
  analista: 'Analistas',
  instituicao: 'Instituições',
  suporte: 'Suporte',
};

export const nomesDosPublicos = (publicos: unknown): string =>
  PUBLICOS_DO_COMUNICADO.filter((publico) => Array.isArray(publicos) && publicos.includes(publico))
    .map((publico) => NOME_DO_PUBLICO[publico])
    .join(', ');

const vaiPor =
  (canal: 'email' | 'celular') =>
  ({ canais }: Conteudo): boolean =>
    Array.isArray(canais) && canais.includes(canal);

export const FICHAS_DE_COMUNICACAO = {
  campanha: {
    rotulo: 'Campanha de pesquisa',
    plural: 'Campanhas de pesquisa',
    efeito: 'Cada pessoa responde uma vez. As respostas já dadas ficam com a pergunta que foi feita.',
    novo: 'Nova campanha de pesquisa',
    campos: [
      texto('codigo', 'Código', {
        padrao: /^[a-z0-9][a-z0-9-]{2,39}$/,
        formato: 'Use de 3 a 40 letras minúsculas, números e hífen.',
        dica: 'Faz parte do endereço da pesquisa.',
        fixo: true,
      }),
      texto('titulo', 'Título', { maximo: 80, ...SEM_LACUNAS }),
      texto('pergunta', 'Pergunta', { maximo: 200, ...SEM_LACUNAS }),
      {
        nome: 'momento',
        rotulo: 'Quando perguntar',
        tipo: 'escolha',
        opcoes: [
          { valor: 'analise', texto: 'Depois do envio, durante a análise' },
          { valor: 'link', texto: 'Só a quem receber o link' },
        ],
      },
      { nome: 'inicio', rotulo: 'Do dia', tipo: 'data' },
      {
        nome: 'fim',
        rotulo: 'Até o dia',
        tipo: 'data',
        opcional: true,
        dica: 'Se ficar vazio, a campanha não termina.',
      },
    ],
    erros: PERIODO,
  },
  comunicado: {
    rotulo: 'Comunicado',
    plural: 'Comunicados',
    efeito: 'Aparece no alto do portal ou da gestão, só para o público escolhido e só entre as datas.',
    novo: 'Novo comunicado',
    campos: [
      texto('titulo', 'Título', { maximo: 80, ...SEM_LACUNAS }),
      texto('texto', 'Texto', { tipo: 'texto-longo', maximo: 400, ...SEM_LACUNAS }),
      {
        nome: 'publicos',
        rotulo: 'Quem vê',
        tipo: 'varios',
        opcoes: PUBLICOS_DO_COMUNICADO.map((valor) => ({ valor, texto: NOME_DO_PUBLICO[valor] })),
      },
      { nome: 'inicio', rotulo: 'Do dia', tipo: 'data' },
      { nome: 'fim', rotulo: 'Até o dia', tipo: 'data' },
    ],
    erros: PERIODO,
  },
  modelo: {
    rotulo: 'Texto de mensagem',
    plural: 'Textos de mensagens',
    efeito: 'Vale para as mensagens que ainda vão ser escritas. As que já foram ficam como estão.',
    novo: null,
    campos: [
      {
        nome: 'canais',
        rotulo: 'Vai por',
        tipo: 'varios',
        fixo: true,
        oculto: true,
        opcoes: [
          { valor: 'email', texto: 'E-mail' },
          { valor: 'celular', texto: 'SMS ou WhatsApp' },
        ],
      },
      texto('assunto', 'Assunto do e-mail', { maximo: 80, quando: vaiPor('email') }),
      texto('titulo', 'Título do e-mail', {
        maximo: 80,
        opcional: true,
        dica: 'Se ficar vazio, usamos o assunto.',
        quando: vaiPor('email'),
      }),
      texto('paragrafos', 'Texto do e-mail', {
        tipo: 'texto-longo',
        maximo: 1_500,
        dica: 'Um parágrafo por linha. Nunca escreva motivos, rendas ou documentos.',
        quando: vaiPor('email'),
      }),
      texto('observacoes', 'Abaixo do botão', {
        tipo: 'texto-longo',
        maximo: 600,
        opcional: true,
        dica: 'Um parágrafo por linha.',
        quando: vaiPor('email'),
      }),
      texto('curta', 'SMS ou WhatsApp', {
        tipo: 'texto-longo',
        maximo: MAXIMO_DA_CURTA,
        quando: vaiPor('celular'),
      }),
    ],
    erros: (conteudo, chave) =>
      chave !== null && isChaveDeTexto(chave) ? errosDoTexto(chave, conteudo as TextoDoModelo) : [],
  },
} as const satisfies Readonly<Record<string, FichaDaEntidade>>;

/** Shown on this day to this audience. */
export function comunicadoVale(conteudo: Conteudo, publico: PublicoDoComunicado, hoje: string): boolean {
  const { publicos, inicio, fim } = conteudo;
  return (
    Array.isArray(publicos) && publicos.includes(publico) && String(inicio) <= hoje && hoje <= String(fim)
  );
}
