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

/** Somebody may guarantee for several students: each message says whose request it is about. */
const aoFiador = <const P extends FichaDoTexto['padrao']>(rotulo: string, padrao: P) => ({
  rotulo,
  variaveis: ['protocolo', 'estudante', 'fiador'] as const,
  padrao: { titulo: 'Olá, {fiador}', observacoes: 'Protocolo {protocolo}.', ...padrao },
});

const SEM_CONTRATO =
  'Sem aprovação não há contrato: você não garante nada e não precisa fazer nada. Se a decisão mudar, avisaremos.';

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
      'A análise pediu que você corrija ou envie algo de novo.\nEntre no portal para ver o quê. Depois de enviar, a análise continua de onde parou.',
    curta: 'falta corrigir algo na sua solicitação de crédito. Veja o quê no portal.',
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
  'aprovarFiador-fiador': aoFiador('Solicitação aprovada: ao fiador', {
    assunto: 'a solicitação que você aceitou garantir foi aprovada',
    paragrafos:
      'A solicitação de crédito de {estudante}, que você aceitou garantir, foi aprovada.\nA garantia começa quando você assinar o contrato. Avisaremos quando ele estiver pronto: por enquanto, você não precisa fazer nada.',
    curta:
      'a solicitação de {estudante}, que você aceitou garantir, foi aprovada. Avisaremos quando houver contrato.',
  }),
  'devolverFiador-estudante': comProtocolo('Pendências do fiador: ao estudante', {
    assunto: 'o seu fiador precisa corrigir algo',
    paragrafos:
      'A análise pediu uma correção na parte do seu fiador, e já avisamos essa pessoa.\nSe preferir, você pode trocar de fiador no portal.',
    curta: 'o seu fiador precisa corrigir algo. Acompanhe no portal.',
  }),
  'devolverFiador-fiador': aoFiador('Pendências do fiador: ao fiador', {
    assunto: 'falta corrigir algo na sua parte',
    paragrafos:
      'A análise pediu que você corrija ou envie de novo algo da sua parte na solicitação de {estudante}.\nEntre no portal do fiador para ver o quê.',
    curta: 'falta corrigir algo na sua parte da solicitação de {estudante}. Veja o quê no portal do fiador.',
  }),
  'reprovar-fiador': aoFiador('Resposta da análise: ao fiador', {
    assunto: 'a solicitação que você garantiria não foi aprovada',
    paragrafos: `A solicitação de crédito de {estudante}, que você garantiria, não foi aprovada na análise.\n${SEM_CONTRATO}`,
    curta:
      'a solicitação de {estudante} não foi aprovada. Sem contrato, você não garante nada. Veja no portal do fiador.',
  }),
  'reprovarIes-fiador': aoFiador('Resposta da instituição: ao fiador', {
    assunto: 'a solicitação que você garantiria não foi aprovada',
    paragrafos: `A instituição de ensino não aprovou a solicitação de crédito de {estudante}, que você garantiria.\n${SEM_CONTRATO}`,
    curta:
      'a solicitação de {estudante} não foi aprovada. Sem contrato, você não garante nada. Veja no portal do fiador.',
  }),
  'recursoAceito-fiador': aoFiador('Recurso aceito: ao fiador', {
    assunto: 'a solicitação que você aceitou garantir voltou para a análise',
    paragrafos:
      '{estudante} pediu a revisão da decisão, e a análise da solicitação de crédito foi reaberta.\nO seu aceite continua valendo. Você não precisa fazer nada agora: avisaremos quando houver uma resposta.',
    curta: 'a análise da solicitação de {estudante} foi reaberta e o seu aceite continua valendo.',
  }),
  'recursoMantido-fiador': aoFiador('Recurso não aceito: ao fiador', {
    assunto: 'a decisão sobre a solicitação que você garantiria foi mantida',
    paragrafos:
      '{estudante} pediu a revisão da decisão de não aprovar a solicitação de crédito, e ela foi mantida.\nNão haverá contrato: você não garante nada e não precisa fazer nada.',
    curta: 'a decisão de não aprovar a solicitação de {estudante} foi mantida. Você não garante nada.',
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
