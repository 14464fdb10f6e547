/** How a contract was cancelled: by whom, why, and what follows for the student and for whoever guarantees it. */
import { quemNaoQuis } from '../assinatura/recusa.ts';
import { type Data, formatarData } from '../tempo/data.ts';
import { comMaiuscula } from '../texto/inicial.ts';
import {
  type CausaDoCancelamento,
  type FatosDoCancelamento,
  isRecuperavel,
  ultimoDiaParaRecuperar,
} from './prazo.ts';

interface PalavrasDaCausa {
  estudante: string;
  fiador: string;
  quem: Readonly<Record<LeitorDoContrato, string>>;
}
export type LeitorDoContrato = 'estudante' | 'fiador';

const POR_CAUSA: Readonly<Record<Exclude<CausaDoCancelamento, 'recusa'>, PalavrasDaCausa>> = {
  prazo: {
    estudante:
      'O contrato foi cancelado porque o prazo de assinatura terminou. Fale com a nossa central de atendimento.',
    fiador: 'O contrato foi cancelado porque o prazo de assinatura terminou.',
    quem: { estudante: 'O portal', fiador: 'O portal' },
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
  curso: {
    estudante:
      'O contrato foi cancelado porque o curso terminou antes de ele valer. Se isso não está certo, fale com a nossa central de atendimento.',
    fiador: 'O contrato foi cancelado porque o curso do estudante terminou antes de ele valer.',
    quem: { estudante: 'O portal, com o fim do curso', fiador: 'O portal, com o fim do curso' },
  },
};

const DA_PARA_RECUPERAR = 'O prazo de assinatura terminou, mas ainda dá tempo de recuperar o contrato.';

export function mensagemDoCancelamento(
  cancelamento: FatosDoCancelamento,
  leitor: LeitorDoContrato,
  hoje: Data,
): string {
  if (leitor === 'estudante' && isRecuperavel(cancelamento, hoje)) return DA_PARA_RECUPERAR;
  const { causa, quemRecusou } = cancelamento;
  return causa === 'recusa'
    ? `O contrato foi cancelado porque ${quemNaoQuis(quemRecusou)} não quis assinar.`
    : POR_CAUSA[causa][leitor];
}

function quemCancelou({ causa, quemRecusou }: FatosDoCancelamento, leitor: LeitorDoContrato): string {
  if (causa !== 'recusa') return POR_CAUSA[causa].quem[leitor];
  return quemRecusou
    ? `${comMaiuscula(quemNaoQuis(quemRecusou))}, que não quis assinar`
    : 'Quem não quis assinar';
}

export interface FimDoContrato {
  /** Who ended it, and when. */
  quem: string;
  /** What follows, a sentence each. */
  segue: readonly string[];
}

export function fimDoContrato(
  cancelamento: FatosDoCancelamento & { em: Data },
  leitor: LeitorDoContrato,
  hoje: Data,
): FimDoContrato {
  const { causa, em, prazo } = cancelamento;
  const quem = quemCancelou(cancelamento, leitor);
  return {
    // The night that wrote it down is no second deadline.
    quem:
      causa === 'prazo'
        ? `${quem}, porque o prazo terminou em ${formatarData(prazo)}`
        : `${quem}, em ${formatarData(em)}`,
    segue:
      leitor === 'fiador'
        ? segueParaOFiador(cancelamento, hoje)
        : segueParaOEstudante(cancelamento, isRecuperavel(cancelamento, hoje)),
  };
}

function segueParaOEstudante(
  { causa, vindoDe, cursoTerminou = false }: FatosDoCancelamento,
  recuperavel: boolean,
): readonly string[] {
  if (recuperavel) return ['Ao recuperar, você tem um novo prazo para assinar. Isso só é possível uma vez.'];
  // Only a contract in effect has paid anything (Código Civil, article 125).
  const dinheiro =
    vindoDe === 'EFE'
      ? [
          'Nada mais é pago à instituição de ensino por ele.',
          'O que já foi pago a ela volta a ser devido por você, sem taxa.',
        ]
      : ['Por ele nada foi pago à instituição de ensino, e você não deve nada.'];
  if (causa === 'curso') return [...dinheiro, 'Os contratos que já valem continuam como estão.'];
  // Of a course that is over no other contract is made (ADR 0158).
  if (cursoTerminou)
    return [...dinheiro, 'O curso terminou: não há outro contrato a preparar. Os que já valem continuam.'];
  return [...dinheiro, 'O seu crédito continua aprovado: a nossa equipe pode preparar outro contrato.'];
}

function segueParaOFiador(cancelamento: FatosDoCancelamento, hoje: Data): readonly string[] {
  // What is signed anew is guaranteed anew, or not at all.
  if (isRecuperavel(cancelamento, hoje))
    return [
      'Por ele você não garante nada.',
      `O estudante ainda pode recuperar o contrato até ${formatarData(ultimoDiaParaRecuperar(cancelamento.prazo))}. Se isso acontecer, pedimos a sua assinatura.`,
    ];
  return [
    cancelamento.vindoDe === 'EFE' ? 'Por ele você não garante mais nada.' : 'Por ele você não garante nada.',
    'Se houver outro contrato com a sua garantia, avisamos você.',
  ];
}

const COMO_ACABOU: Readonly<Record<CausaDoCancelamento, string>> = {
  prazo: 'foi cancelado pelo prazo',
  recusa: 'acabou porque alguém não quis assinar',
  desistencia: 'acabou com a desistência do estudante',
  provedor: 'foi cancelado pela equipe',
  curso: 'foi cancelado com o fim do curso',
};

/** To whoever would generate another contract of the same term. */
export function avisoDeContratoAnterior(
  { em, ...fatos }: FatosDoCancelamento & { em: Data },
  hoje: Data,
): string {
  const acabou = `Já houve um contrato neste semestre: ${COMO_ACABOU[fatos.causa]} em ${formatarData(em)}.`;
  return isRecuperavel(fatos, hoje)
    ? `${acabou} O estudante ainda pode recuperá-lo até ${formatarData(ultimoDiaParaRecuperar(fatos.prazo))}.`
    : acabou;
}
