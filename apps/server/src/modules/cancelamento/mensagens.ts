import { primeiroNome } from '@credito/domain/pessoa/nome';
import { apagarArquivosEm } from '@credito/domain/retencao/retencao';
import { dataEmSaoPaulo, formatarData, formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import type { Modelo } from '../mensagem/modelos.ts';

export function emailDoCancelamentoAoEstudante(
  configuracao: Configuracao,
  { protocolo, em }: { protocolo: string; em: Date },
): Modelo {
  return emailDoTexto(configuracao, {
    nome: 'solicitacao-cancelada',
    chave: 'solicitacao-cancelada',
    valores: {
      protocolo,
      momento: formatarMomento(em),
      dia: formatarData(dataEmSaoPaulo(apagarArquivosEm('CAN', em))),
    },
    acao: {
      rotulo: 'Começar uma nova solicitação',
      url: `${configuracao.servidor.publicUrl}/estudante/universidade-curso`,
    },
  });
}

interface Nomes {
  estudante: string;
  fiador: string;
  aceitou: boolean;
}

/** Whoever never accepted was invited, and never a guarantor. */
const aoFiador = ({ estudante, fiador, aceitou }: Nomes) => {
  const chave = aceitou ? 'solicitacao-cancelada-fiador' : 'solicitacao-cancelada-convidado';
  return {
    nome: chave,
    chave,
    valores: { estudante: primeiroNome(estudante), fiador: primeiroNome(fiador) },
  } as const;
};

export function emailDoCancelamentoAoFiador(configuracao: Configuracao, nomes: Nomes): Modelo {
  return emailDoTexto(configuracao, aoFiador(nomes));
}

export function mensagemCurtaDoCancelamentoAoFiador(configuracao: Configuracao, nomes: Nomes): Modelo {
  return curtaDoTexto(configuracao, aoFiador(nomes));
}
