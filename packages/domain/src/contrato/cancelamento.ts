/** How a contract was cancelled: by whom, why, and what follows for the student and for whoever guarantees it. */
import type { Data } from '../tempo/data.ts';
import type { CodigoDoContrato } from './estados.ts';
import { type CausaDoCancelamento, type FatosDoCancelamento, isRecuperavel } from './prazo.ts';

interface PalavrasDaCausa {
  estudante: string;
  fiador: string;
  quem: Readonly<Record<LeitorDoContrato, string>>;
}
export type LeitorDoContrato = 'estudante' | 'fiador';

const POR_CAUSA: Readonly<Record<CausaDoCancelamento, PalavrasDaCausa>> = {
  prazo: {
    estudante:
      'O contrato foi cancelado porque o prazo de assinatura terminou. Fale com a nossa central de atendimento.',
    fiador: 'O contrato foi cancelado porque o prazo de assinatura terminou.',
    quem: { estudante: 'O portal, no fim do prazo', fiador: 'O portal, no fim do prazo' },
  },
  recusa: {
    estudante: 'O contrato foi cancelado porque uma das pessoas não quis assinar.',
    fiador: 'O contrato foi cancelado porque uma das pessoas não quis assinar.',
    quem: { estudante: 'Quem não quis assinar', fiador: 'Quem não quis assinar' },
  },
  desistencia: {
    estudante: 'O contrato foi cancelado porque você desistiu dele.',
    fiador: 'O contrato foi cancelado porque o estudante desistiu dele.',
    quem: { estudante: 'Você', fiador: 'O estudante' },
  },
  provedor: {
    estudante:
      'O contrato foi cancelado pela nossa equipe. Se precisar, fale com a nossa central de atendimento.',
    fiador: 'O contrato foi cancelado pela nossa equipe.',
    quem: { estudante: 'A nossa equipe de contratos', fiador: 'A nossa equipe de contratos' },
  },
};

const DA_PARA_RECUPERAR = 'O prazo de assinatura terminou, mas ainda dá tempo de recuperar o contrato.';

export function mensagemDoCancelamento(
  cancelamento: FatosDoCancelamento,
  leitor: LeitorDoContrato,
  hoje: Data,
): string {
  if (leitor === 'estudante' && isRecuperavel(cancelamento, hoje)) return DA_PARA_RECUPERAR;
  return POR_CAUSA[cancelamento.causa][leitor];
}

export interface FimDoContrato {
  quem: string;
  em: Data;
  /** What follows, a sentence each. */
  segue: readonly string[];
}

export function fimDoContrato(
  cancelamento: FatosDoCancelamento & { em: Data },
  leitor: LeitorDoContrato,
  hoje: Data,
): FimDoContrato {
  const { causa, vindoDe, em } = cancelamento;
  return {
    quem: POR_CAUSA[causa].quem[leitor],
    em,
    segue:
      leitor === 'fiador'
        ? segueParaOFiador(vindoDe)
        : segueParaOEstudante(vindoDe, isRecuperavel(cancelamento, hoje)),
  };
}

function segueParaOEstudante(vindoDe: CodigoDoContrato, recuperavel: boolean): readonly string[] {
  if (recuperavel) return ['Ao recuperar, você tem um novo prazo para assinar. Isso só é possível uma vez.'];
  // Only a contract in effect has paid anything (Código Civil, article 125).
  const dinheiro =
    vindoDe === 'EFE'
      ? [
          'Nada mais é pago à instituição de ensino por ele.',
          'O que já foi pago a ela volta a ser devido por você, sem taxa.',
        ]
      : ['Por ele nada foi pago à instituição de ensino, e você não deve nada.'];
  return [...dinheiro, 'O seu crédito continua aprovado: a nossa equipe pode preparar outro contrato.'];
}

const segueParaOFiador = (vindoDe: CodigoDoContrato): readonly string[] => [
  vindoDe === 'EFE' ? 'Por ele você não garante mais nada.' : 'Por ele você não garante nada.',
  'Se houver outro contrato com a sua garantia, avisamos você.',
];
