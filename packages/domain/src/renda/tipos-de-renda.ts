/** Income types and the proofs of each (spec 2 section 3, "Income types"). */
import type { TipoDocumento } from '../documento/tipos.ts';
import type { RequisitoDeDocumento } from '../wizard/plano.ts';

export const CODIGOS_DE_RENDA = ['C', 'D', 'S', 'P', 'R', 'A', 'E'] as const;
export type CodigoDeRenda = (typeof CODIGOS_DE_RENDA)[number];

export interface ProvaDeRenda {
  tipoDocumento: TipoDocumento;
  qtdeMeses: number;
  opcional: boolean;
  alerta?: string;
}

export interface TipoDeRenda {
  rotulo: string;
  ajuda: string;
  provas: readonly ProvaDeRenda[];
}

const prova = (tipoDocumento: TipoDocumento, qtdeMeses = 1): ProvaDeRenda => ({
  tipoDocumento,
  qtdeMeses,
  opcional: false,
});

export const TIPOS_DE_RENDA: Readonly<Record<CodigoDeRenda, TipoDeRenda>> = {
  C: {
    rotulo: 'Contracheque',
    ajuda: 'Para quem tem carteira assinada ou é servidor público. Envie os três últimos meses.',
    provas: [prova('CONTRACHEQUE', 3)],
  },
  D: {
    rotulo: 'DECORE',
    ajuda: 'Para autônomos e profissionais liberais. É uma declaração emitida por um contador.',
    provas: [prova('DECORE')],
  },
  S: {
    rotulo: 'Pró-labore',
    ajuda:
      'Para sócios de empresa e MEI. Envie os três últimos meses e o contrato social ou certificado de MEI.',
    provas: [prova('PRO_LABORE', 3), prova('CONTRATO_SOCIAL_MEI')],
  },
  P: {
    rotulo: 'Produtor rural',
    ajuda: 'Para quem vive da produção rural. Envie as notas dos seis últimos meses.',
    provas: [prova('PRODUTOR_RURAL', 6)],
  },
  R: {
    rotulo: 'Contrato de locação',
    ajuda: 'Para quem recebe aluguel. Envie o contrato e a declaração do imposto de renda.',
    provas: [prova('LOCACAO_ARRENDAMENTO'), prova('DECLARACAO_IMPOSTO')],
  },
  A: {
    rotulo: 'Aposentadoria ou benefício',
    ajuda: 'Para aposentados e pensionistas. Envie o comprovante do último mês.',
    provas: [prova('APOSENTADORIA_BENEFICIO')],
  },
  E: {
    rotulo: 'Extrato bancário',
    ajuda: 'De conta individual, dos três últimos meses. Contas conjuntas não são aceitas.',
    provas: [
      prova('EXTRATO_BANCARIO', 3),
      {
        ...prova('DECLARACAO_IMPOSTO'),
        opcional: true,
        alerta: 'Não é obrigatória, mas pode aumentar as chances de aprovação.',
      },
    ],
  },
};

/** The proofs of the chosen types, each document once, mandatory when any of the types demands it. */
export function provasDasRendas(codigos: readonly CodigoDeRenda[]): readonly ProvaDeRenda[] {
  const provas = new Map<TipoDocumento, ProvaDeRenda>();
  for (const codigo of codigos)
    for (const nova of TIPOS_DE_RENDA[codigo].provas) {
      const atual = provas.get(nova.tipoDocumento);
      if (!atual || (atual.opcional && !nova.opcional)) provas.set(nova.tipoDocumento, nova);
    }
  return [...provas.values()];
}

export function requisitosDasRendas(codigos: readonly CodigoDeRenda[]): readonly RequisitoDeDocumento[] {
  return provasDasRendas(codigos).map(({ tipoDocumento, qtdeMeses, opcional, alerta }) => ({
    tipoDocumento,
    quantidade: qtdeMeses,
    ...(opcional ? { opcional } : {}),
    ...(alerta ? { descricao: alerta } : {}),
  }));
}

export function lerCodigosDeRenda(valor: unknown): readonly CodigoDeRenda[] {
  if (!Array.isArray(valor)) return [];
  return valor.filter((codigo): codigo is CodigoDeRenda =>
    (CODIGOS_DE_RENDA as readonly unknown[]).includes(codigo),
  );
}
