/** What people are told of an appeal: that it arrived and that there is an answer, never reasons or documents. */
import type { ValoresDoTexto } from '@credito/domain/mensagem/textos';
import type { DecisaoDoRecurso } from '@credito/domain/recurso/recurso';
import type { Configuracao } from '../../config/configuracao.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';

const pagina = ({ servidor }: Configuracao) => `${servidor.publicUrl}/estudante/status`;

export function mensagemDeRecursoRecebido(
  configuracao: Configuracao,
  { protocolo, responderAte }: { protocolo: string; responderAte: string },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'recurso-recebido',
    chave: 'recurso-recebido',
    valores: { protocolo, dia: responderAte },
    acao: { rotulo: 'Acompanhar o recurso', url: pagina(configuracao) },
  });
}

export function mensagemDeRecursoRespondido(
  configuracao: Configuracao,
  { protocolo }: { protocolo: string },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'recurso-respondido',
    chave: 'recurso-respondido',
    valores: { protocolo },
    acao: { rotulo: 'Ver a resposta', url: pagina(configuracao) },
  });
}

export function curtaDeRecursoRespondido(
  configuracao: Configuracao,
  { protocolo }: { protocolo: string },
): Modelo {
  return curtaDoTexto(configuracao, {
    nome: 'recurso-respondido',
    chave: 'recurso-respondido',
    valores: { protocolo },
  });
}

type ValoresAoFiador = ValoresDoTexto<'recursoAceito-fiador'>;

const aoFiador = (decisao: DecisaoDoRecurso, valores: ValoresAoFiador) =>
  ({
    nome: 'recurso-respondido',
    chave: decisao === 'aceitar' ? 'recursoAceito-fiador' : 'recursoMantido-fiador',
    valores,
  }) as const;

export function mensagemAoFiadorDaResposta(
  configuracao: Configuracao,
  decisao: DecisaoDoRecurso,
  valores: ValoresAoFiador,
): Modelo {
  return emailDoTexto(configuracao, {
    ...aoFiador(decisao, valores),
    acao: { rotulo: 'Abrir o portal do fiador', url: `${configuracao.servidor.publicUrl}/fiador` },
  });
}

export function curtaAoFiadorDaResposta(
  configuracao: Configuracao,
  decisao: DecisaoDoRecurso,
  valores: ValoresAoFiador,
): Modelo {
  return curtaDoTexto(configuracao, aoFiador(decisao, valores));
}
