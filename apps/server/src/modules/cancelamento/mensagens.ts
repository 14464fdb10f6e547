import { primeiroNome } from '@credito/domain/pessoa/nome';
import { apagarArquivosEm } from '@credito/domain/retencao/retencao';
import { dataEmSaoPaulo, formatarData, formatarMomento } from '@credito/domain/tempo/data';
import type { Configuracao } from '../../config/configuracao.ts';
import { comporEmail, comporMensagemCurta } from '../mensagem/compor.ts';
import type { Modelo } from '../mensagem/modelos.ts';

export function emailDoCancelamentoAoEstudante(
  configuracao: Configuracao,
  { protocolo, em }: { protocolo: string; em: Date },
): Modelo {
  const apagados = formatarData(dataEmSaoPaulo(apagarArquivosEm('CAN', em)));
  return comporEmail(configuracao, {
    nome: 'solicitacao-cancelada',
    assunto: 'sua solicitação foi cancelada',
    titulo: 'Sua solicitação foi cancelada',
    paragrafos: [
      `Cancelamos a solicitação de crédito de protocolo ${protocolo}, como você pediu em ${formatarMomento(em)}.`,
      `Os arquivos que você enviou serão apagados em ${apagados}. Se ainda quiser o crédito, comece uma nova solicitação quando puder.`,
    ],
    acao: {
      rotulo: 'Começar uma nova solicitação',
      url: `${configuracao.servidor.publicUrl}/estudante/universidade-curso`,
    },
    observacoes: [
      'Se não foi você que cancelou, troque a sua senha no portal e fale com o nosso atendimento.',
    ],
  });
}

interface Nomes {
  estudante: string;
  fiador: string;
  aceitou: boolean;
}

export function emailDoCancelamentoAoFiador(
  configuracao: Configuracao,
  { estudante, fiador, aceitou }: Nomes,
): Modelo {
  const nome = primeiroNome(estudante);
  return comporEmail(configuracao, {
    nome: 'solicitacao-cancelada-fiador',
    assunto: 'a solicitação que você garantiria foi cancelada',
    titulo: `Olá, ${primeiroNome(fiador)}`,
    paragrafos: [
      `${nome} cancelou a solicitação de crédito em que você era fiador(a).`,
      aceitou
        ? 'Seu aceite deixou de valer: você não garante mais nada e não precisa fazer nada.'
        : 'O convite deixou de valer e você não precisa fazer nada.',
    ],
  });
}

export function mensagemCurtaDoCancelamentoAoFiador(
  configuracao: Configuracao,
  { estudante }: Nomes,
): Modelo {
  return comporMensagemCurta(configuracao, {
    nome: 'solicitacao-cancelada-fiador',
    texto: `${primeiroNome(estudante)} cancelou a solicitação de crédito. Você não é mais fiador(a) e não precisa fazer nada.`,
  });
}
