/** That there is news and where to read it, never the reasons (decisions). */
import type { FichaDoTexto } from './texto-do-modelo.ts';

const resposta = {
  assunto: 'temos uma resposta sobre a sua solicitação',
  paragrafos: 'A análise da sua solicitação de crédito terminou. A resposta está no portal.',
  observacoes: 'Protocolo {protocolo}.',
  curta: 'temos uma resposta sobre a sua solicitação de crédito. Veja no portal.',
};

const comProtocolo = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['protocolo'] as const,
  padrao: { observacoes: 'Protocolo {protocolo}.', ...padrao },
});

export const TEXTOS_DA_DECISAO = {
  'aprovarDadosComplementares-estudante': comProtocolo('Dados aprovados: ao estudante', {
    assunto: 'seus dados foram aprovados',
    paragrafos:
      'Os seus dados e documentos foram aprovados.\nAgora estamos analisando o seu fiador. Você não precisa fazer nada.',
    curta: 'seus dados foram aprovados. Agora estamos analisando o seu fiador.',
  }),
  'devolverDadosComplementares-estudante': comProtocolo('Pendências a corrigir: ao estudante', {
    assunto: 'falta corrigir algo na sua solicitação',
    paragrafos:
      'Encontramos pendências na sua solicitação de crédito.\nEntre no portal para ver o que corrigir. Depois de enviar, a análise continua de onde parou.',
    curta: 'há pendências na sua solicitação de crédito. Entre no portal para corrigir.',
  }),
  'aprovarFiador-estudante': comProtocolo('Solicitação aprovada, com fiador: ao estudante', {
    assunto: 'sua solicitação foi aprovada',
    paragrafos:
      'Boa notícia: a sua solicitação de crédito foi aprovada.\nO próximo passo é o contrato. Avisaremos você e o seu fiador quando ele estiver pronto para assinar.',
    curta: 'boa notícia: a sua solicitação de crédito foi aprovada. Veja o próximo passo no portal.',
  }),
  'aprovacaoSemFiador-estudante': comProtocolo('Solicitação aprovada, sem fiador: ao estudante', {
    assunto: 'sua solicitação foi aprovada',
    paragrafos:
      'Boa notícia: a sua solicitação de crédito foi aprovada.\nO próximo passo é o contrato. Avisaremos quando ele estiver pronto para assinar.',
    curta: 'boa notícia: a sua solicitação de crédito foi aprovada. Veja o próximo passo no portal.',
  }),
  'aprovarFiador-fiador': comProtocolo('Solicitação aprovada: ao fiador', {
    assunto: 'a solicitação que você garante foi aprovada',
    paragrafos:
      'A solicitação de crédito em que você é fiador foi aprovada.\nAvisaremos quando o contrato estiver pronto para você assinar.',
    curta: 'a solicitação em que você é fiador foi aprovada. Avisaremos quando o contrato estiver pronto.',
  }),
  'devolverFiador-estudante': comProtocolo('Pendências do fiador: ao estudante', {
    assunto: 'o seu fiador precisa corrigir algo',
    paragrafos:
      'Encontramos pendências na parte do seu fiador e já avisamos a ele.\nSe preferir, você pode trocar de fiador no portal.',
    curta: 'o seu fiador tem pendências para corrigir. Acompanhe no portal.',
  }),
  'devolverFiador-fiador': comProtocolo('Pendências do fiador: ao fiador', {
    assunto: 'falta corrigir algo na sua parte',
    paragrafos:
      'Encontramos pendências nos dados ou documentos que você enviou como fiador.\nEntre no portal do fiador para ver o que corrigir.',
    curta: 'há pendências na sua parte como fiador. Entre no portal do fiador para corrigir.',
  }),
  'reprovar-estudante': comProtocolo('Resposta da análise: ao estudante', resposta),
  'aprovarIes-estudante': comProtocolo('Aprovada pela instituição: ao estudante', {
    assunto: 'a instituição de ensino aprovou a sua solicitação',
    paragrafos:
      'A instituição de ensino aprovou a sua solicitação de crédito.\nAgora estamos analisando os seus dados. Você não precisa fazer nada.',
    curta: 'a instituição de ensino aprovou a sua solicitação. Agora estamos analisando os seus dados.',
  }),
  'colocarEmListaDeEspera-estudante': comProtocolo('Lista de espera da instituição: ao estudante', {
    assunto: 'sua solicitação está na lista de espera',
    paragrafos:
      'A instituição de ensino colocou a sua solicitação de crédito na lista de espera.\nAvisaremos quando houver novidade.',
    curta: 'sua solicitação de crédito está na lista de espera da instituição de ensino.',
  }),
  'reprovarIes-estudante': comProtocolo('Resposta da instituição: ao estudante', resposta),
} as const satisfies Readonly<Record<string, FichaDoTexto>>;
