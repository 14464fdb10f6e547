/**
 * What is kept how long and why: the one table, applied by a job and written into docs/retencao.md. LGPD (Lei
 * 13.709/2018) art. 15 and 16: data end with their purpose, unless a law or the defence in a lawsuit asks for them.
 */
import type { Sigla } from '../solicitacao/estados.ts';

export interface Retencao {
  oQue: string;
  /** Full days; null while something else decides, which `desde` says. */
  dias: number | null;
  desde: string;
  porQue: string;
}

const CINCO_ANOS = 5 * 365;
/** By the calendar, leap days included: a claim of the last day still finds it. */
const DEZ_ANOS = 3_653;

export const RETENCAO = {
  codigos: {
    oQue: 'Códigos de verificação e celulares confirmados antes do cadastro',
    dias: 2,
    desde: 'envio do código',
    porQue: 'Valem por minutos; os limites de tentativas olham um dia para trás.',
  },
  limites: {
    oQue: 'Contadores de tentativas, links de nova senha e entradas por Google ou Facebook que não terminaram',
    dias: 2,
    desde: 'tentativa ou vencimento',
    porQue: 'Os limites olham um dia para trás.',
  },
  arquivosPesados: {
    oQue: 'Resumos de arquivos que custaram mais do que um arquivo pode custar, sem o conteúdo e sem o nome de ninguém',
    dias: 1,
    desde: 'recusa',
    porQue: 'O mesmo arquivo, enviado de novo, é recusado sem gastar de novo.',
  },
  repeticoes: {
    oQue: 'Respostas guardadas de envios repetidos',
    dias: 7,
    desde: 'primeiro envio',
    porQue: 'Quem volta depois de uma queda recebe a mesma resposta e nada é feito duas vezes.',
  },
  sessoes: {
    oQue: 'Sessões encerradas ou vencidas, com o aparelho usado',
    dias: 90,
    desde: 'fim da sessão',
    porQue: 'A pessoa reconhece no perfil um acesso que não fez.',
  },
  aparelhos: {
    oQue: 'Aparelhos que recebem notificações',
    dias: null,
    desde: 'enquanto a sessão do aparelho durar',
    porQue: 'Notificar só quem está com a conta aberta no aparelho.',
  },
  enviosParados: {
    oQue: 'Arquivos enviados pela metade',
    dias: 1,
    desde: 'último pedaço recebido',
    porQue: 'Depois de um dia a pessoa desistiu ou enviou de outro jeito.',
  },
  rascunhos: {
    oQue: 'Respostas de uma solicitação que ainda não foi criada',
    dias: 90,
    desde: 'última mudança',
    porQue: 'Continuar em outro aparelho; depois de três meses a pessoa desistiu ou os cursos mudaram.',
  },
  documentosEstacionados: {
    oQue: 'Documentos de uma resposta que foi trocada',
    dias: 0,
    desde: 'conclusão da solicitação',
    porQue: 'Até a conclusão a resposta pode voltar atrás; depois ninguém mais precisa deles.',
  },
  arquivosDaCancelada: {
    oQue: 'Arquivos de uma solicitação cancelada',
    dias: 30,
    desde: 'cancelamento',
    porQue: 'Tempo para contestar um cancelamento que não foi feito pela pessoa.',
  },
  arquivosDaReprovada: {
    oQue: 'Arquivos de uma solicitação reprovada',
    dias: 180,
    desde: 'decisão',
    porQue:
      'A pessoa pode pedir que a decisão seja revista (LGPD, art. 20). Enquanto um recurso espera resposta, nada é apagado.',
  },
  solicitacaoCancelada: {
    oQue: 'Respostas, fiadores, aceites, autorizações, cópia declarada, mensagens das pendências e histórico de uma solicitação cancelada',
    dias: 365,
    desde: 'cancelamento',
    porQue: 'Dúvidas e reclamações sobre o cancelamento.',
  },
  solicitacaoReprovada: {
    oQue: 'Respostas, fiadores, aceites, autorizações, cópia declarada, mensagens das pendências, recurso e histórico de uma solicitação reprovada',
    dias: CINCO_ANOS,
    desde: 'decisão',
    porQue: 'Defesa em processo: prescrição de cinco anos (CDC, art. 27; Código Civil, art. 206, § 5º).',
  },
  solicitacaoAberta: {
    oQue: 'Solicitação em andamento',
    dias: null,
    desde: 'enquanto não for decidida nem cancelada',
    porQue: 'É o que a pessoa pediu.',
  },
  solicitacaoAprovada: {
    oQue: 'Solicitação aprovada, com os arquivos',
    dias: null,
    desde: 'enquanto houver contrato e por cinco anos depois de quitado',
    porQue: 'É a base do contrato de crédito e da fiança.',
  },
  contratos: {
    oQue: 'Contratos e as suas alterações: partes, usos, plano, texto, cópia assinada no papel, histórico, cobranças, pagamentos e razão',
    dias: DEZ_ANOS,
    desde: 'fim do contrato (liquidado, baixado ou cancelado); até lá, ele fica guardado por inteiro',
    porQue:
      'É o próprio negócio, e a defesa de todos em processo: prescrição de dez anos (Código Civil, art. 205).',
  },
  fotosSemAssinatura: {
    oQue: 'Foto de quem não assinou um contrato ou uma alteração',
    dias: 8,
    desde: 'fim das assinaturas (cancelado, recusado ou vencido) ou entrada de outra pessoa no lugar',
    porQue: 'Um contrato vencido ainda pode ser recuperado por sete dias; depois ninguém mais precisa dela.',
  },
  atualizacoes: {
    oQue: 'Atualizações cadastrais: o que cada pessoa confirmou ou mudou, documentos, decisões e confirmações de matrícula',
    dias: DEZ_ANOS,
    desde: 'fim do contrato; os arquivos de uma atualização reiniciada saem quando a nova é concluída',
    porQue: 'Provam com que dados cada contrato seguiu (Código Civil, art. 205).',
  },
  mensagens: {
    oQue: 'Mensagens enviadas às pessoas, com cada tentativa de envio',
    dias: 365,
    desde: 'envio',
    porQue: 'Prova do que foi avisado, e quando.',
  },
  acoesDoAtendimento: {
    oQue: 'Ações do atendimento na conta de uma pessoa',
    dias: CINCO_ANOS,
    desde: 'ação',
    porQue: 'Defesa em processo.',
  },
  indicacoes: {
    oQue: 'Indicações especiais das instituições',
    dias: 180,
    desde: 'fim da validade',
    porQue: 'Tirar dúvidas sobre as condições com que uma solicitação começou.',
  },
  pesquisas: {
    oQue: 'Respostas às pesquisas',
    dias: 730,
    desde: 'resposta',
    porQue: 'Comparar a opinião das pessoas de uma campanha para a outra.',
  },
  usosDaEquipe: {
    oQue: 'Contagem do que cada pessoa da equipe abriu em um dia',
    dias: 365,
    desde: 'dia contado',
    porQue:
      'Investigar um acesso fora do comum; a lista do que foi aberto sai em 2 dias e fica só na auditoria.',
  },
  exportacoes: {
    oQue: 'Pedidos de exportação, com motivo e quem aprovou; o arquivo nunca é guardado',
    dias: CINCO_ANOS,
    desde: 'pedido',
    porQue: 'Prestar contas de cada saída de dados (LGPD, art. 37).',
  },
  auditoria: {
    oQue: 'Trilha de auditoria: quem viu e quem decidiu, sem o conteúdo',
    dias: null,
    desde: 'sempre; só guarda códigos, nunca respostas nem arquivos',
    porQue: 'Cada acontecimento prova o anterior: apagar um quebraria a prova de todos.',
  },
  conta: {
    oQue: 'Conta: nome, CPF, e-mail, celular, identidades sociais ligadas e preferências de mensagens',
    dias: null,
    desde: 'enquanto a conta existir',
    porQue: 'Entrar no portal e ser avisado.',
  },
  equipe: {
    oQue: 'Pessoas da equipe: nome, CPF, e-mail e papel',
    dias: null,
    desde: 'enquanto houver o que elas decidiram',
    porQue: 'Saber quem decidiu e quem viu, e que ninguém decidiu o que era seu.',
  },
} as const satisfies Readonly<Record<string, Retencao>>;

const DIA_MS = 24 * 3_600_000;

/** What is older than this has served its time. */
export function vencidoAntesDe(dias: number, agora: Date): Date {
  return new Date(agora.getTime() - dias * DIA_MS);
}

export const SIGLAS_ENCERRADAS = ['CAN', 'REP', 'RIES'] as const satisfies readonly Sigla[];
export type SiglaEncerrada = (typeof SIGLAS_ENCERRADAS)[number];

/** Ended requests: after how many days their files, and then everything else, leave. */
export const PRAZOS_DA_ENCERRADA: Readonly<Record<SiglaEncerrada, { arquivos: number; tudo: number }>> = {
  CAN: { arquivos: RETENCAO.arquivosDaCancelada.dias, tudo: RETENCAO.solicitacaoCancelada.dias },
  REP: { arquivos: RETENCAO.arquivosDaReprovada.dias, tudo: RETENCAO.solicitacaoReprovada.dias },
  RIES: { arquivos: RETENCAO.arquivosDaReprovada.dias, tudo: RETENCAO.solicitacaoReprovada.dias },
};

/** The day on which everything of a request that ended at `em` leaves for good. */
export function apagarTudoEm(sigla: SiglaEncerrada, em: Date): Date {
  return new Date(em.getTime() + PRAZOS_DA_ENCERRADA[sigla].tudo * DIA_MS);
}

/** The same of its files, which leave before. */
export function apagarArquivosEm(sigla: SiglaEncerrada, em: Date): Date {
  return new Date(em.getTime() + PRAZOS_DA_ENCERRADA[sigla].arquivos * DIA_MS);
}
