import { formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';

/** The receipt of a beginning: what it is called and what comes next. */
export function mensagemDeSolicitacaoIniciada(
  configuracao: Configuracao,
  { protocolo, saudacao }: { protocolo: string; saudacao: string },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'solicitacao-iniciada',
    assunto: 'você começou a sua solicitação',
    titulo: `${saudacao}, sua solicitação começou`,
    paragrafos: [
      `O protocolo dela é ${protocolo}. Tudo o que você preencher fica guardado: pode parar e voltar quando quiser.`,
      'Faltam os seus dados e documentos e, se o seu curso pedir, os do fiador. A análise começa quando você concluir.',
    ],
    acao: { rotulo: 'Continuar a solicitação', url: `${configuracao.servidor.publicUrl}/estudante/status` },
  });
}

export function mensagemDeSolicitacaoParada(
  configuracao: Configuracao,
  { protocolo }: { protocolo: string },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'solicitacao-parada',
    assunto: 'falta terminar a sua solicitação',
    titulo: 'Falta terminar a sua solicitação',
    paragrafos: [
      `Sua solicitação de crédito, protocolo ${protocolo}, ainda não foi concluída, e a análise só começa depois disso.`,
      'O que você já fez está guardado. Continue de onde parou.',
    ],
    acao: {
      rotulo: 'Continuar de onde eu parei',
      url: `${configuracao.servidor.publicUrl}/estudante/status`,
    },
    observacoes: ['Não quer mais o crédito? Você pode cancelar a solicitação no portal.'],
  });
}

export function mensagemDeCorrecaoParada(
  configuracao: Configuracao,
  { protocolo, portal }: { protocolo: string; portal: 'estudante' | 'fiador' },
): Modelo {
  const pagina = portal === 'estudante' ? '/estudante/status' : '/fiador/inicio';
  return comporEmail(configuracao, {
    nome: 'correcao-parada',
    assunto: 'falta corrigir a solicitação',
    titulo: 'Há algo para você corrigir',
    paragrafos: [
      `A solicitação de protocolo ${protocolo} espera por uma correção sua. A análise continua de onde parou assim que você enviar.`,
    ],
    acao: { rotulo: 'Ver o que corrigir', url: `${configuracao.servidor.publicUrl}${pagina}` },
  });
}

/** Tells the student that the request was handed in; says nothing of what is in it. */
export function mensagemDeSolicitacaoEnviada(
  configuracao: Configuracao,
  { protocolo, em }: { protocolo: string; em: Date },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'solicitacao-enviada',
    assunto: 'recebemos a sua solicitação',
    titulo: 'Recebemos a sua solicitação',
    paragrafos: [
      `Sua solicitação de crédito, protocolo ${protocolo}, foi enviada para análise em ${formatarMomento(em)}.`,
      'Avisaremos por aqui quando houver novidade. Você não precisa fazer nada agora.',
    ],
    acao: { rotulo: 'Acompanhar a solicitação', url: `${configuracao.servidor.publicUrl}/estudante/status` },
  });
}

/** Tells the student that the correction went back to the analysis, whoever sent it. */
export function mensagemDeCorrecaoEnviada(
  configuracao: Configuracao,
  { protocolo, em }: { protocolo: string; em: Date },
): Modelo {
  return comporEmail(configuracao, {
    nome: 'correcao-enviada',
    assunto: 'recebemos a correção da sua solicitação',
    titulo: 'Recebemos a correção',
    paragrafos: [
      `A correção da sua solicitação de crédito, protocolo ${protocolo}, voltou para a análise em ${formatarMomento(em)}.`,
      'Avisaremos por aqui quando houver novidade. Você não precisa fazer nada agora.',
    ],
    acao: { rotulo: 'Acompanhar a solicitação', url: `${configuracao.servidor.publicUrl}/estudante/status` },
  });
}
