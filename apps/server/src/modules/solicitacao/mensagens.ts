import { formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';

const status = ({ servidor }: Configuracao) => `${servidor.publicUrl}/estudante/status`;

/** The receipt of a beginning: what it is called and what comes next. */
export function mensagemDeSolicitacaoIniciada(
  configuracao: Configuracao,
  { protocolo, saudacao }: { protocolo: string; saudacao: string },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'solicitacao-iniciada',
    chave: 'solicitacao-iniciada',
    valores: { pessoa: saudacao, protocolo },
    acao: { rotulo: 'Continuar a solicitação', url: status(configuracao) },
  });
}

export function mensagemDeSolicitacaoParada(
  configuracao: Configuracao,
  { protocolo }: { protocolo: string },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'solicitacao-parada',
    chave: 'solicitacao-parada',
    valores: { protocolo },
    acao: { rotulo: 'Continuar de onde eu parei', url: status(configuracao) },
  });
}

export function mensagemDeCorrecaoParada(
  configuracao: Configuracao,
  { protocolo, portal }: { protocolo: string; portal: 'estudante' | 'fiador' },
): Modelo {
  const pagina = portal === 'estudante' ? '/estudante/status' : '/fiador/inicio';
  return emailDoTexto(configuracao, {
    nome: 'correcao-parada',
    chave: 'correcao-parada',
    valores: { protocolo },
    acao: { rotulo: 'Ver o que corrigir', url: `${configuracao.servidor.publicUrl}${pagina}` },
  });
}

/** Tells the student that the request was handed in; says nothing of what is in it. */
export function mensagemDeSolicitacaoEnviada(
  configuracao: Configuracao,
  { protocolo, em }: { protocolo: string; em: Date },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'solicitacao-enviada',
    chave: 'solicitacao-enviada',
    valores: { protocolo, momento: formatarMomento(em) },
    acao: { rotulo: 'Acompanhar a solicitação', url: status(configuracao) },
  });
}

/** Tells the student that the correction went back to the analysis, whoever sent it. */
export function mensagemDeCorrecaoEnviada(
  configuracao: Configuracao,
  { protocolo, em }: { protocolo: string; em: Date },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'correcao-enviada',
    chave: 'correcao-enviada',
    valores: { protocolo, momento: formatarMomento(em) },
    acao: { rotulo: 'Acompanhar a solicitação', url: status(configuracao) },
  });
}
