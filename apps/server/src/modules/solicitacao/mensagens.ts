import { formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';

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
