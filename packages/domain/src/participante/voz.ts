/**
 * In whose name a plan speaks: to the person whose data they are, or to the student who fills in for the guarantor
 * (spec 2 section 2.6, variant 2). Rules, fields and order are the same; only the words change.
 */
import { rotuloDoDocumento } from '../documento/tipos.ts';
import { comNomes } from '../texto/com-nomes.ts';
import {
  type IdDoPassoDoParticipante,
  type LinhaDoParticipante,
  planoDoParticipante,
} from './participante.plano.ts';
import type { ContextoDoParticipante } from './participante-contexto.ts';

export type Voz = 'da-pessoa' | 'pelo-fiador';

type Palavras = { titulo: string; texto?: string };

/** Steps that a guarantor never sees, and those that speak of nobody, need no other words. */
const PELO_FIADOR: Readonly<Partial<Record<IdDoPassoDoParticipante, Palavras>>> = {
  'documentos-de-identidade': {
    titulo: 'Envie o documento de identidade do seu fiador',
    texto:
      'Vamos ler os dados nele para você não precisar digitar. RG com mais de 10 anos? Serve a CNH, a identidade nova (CIN) ou o passaporte.',
  },
  'documento-do-cpf': {
    titulo: 'Envie um documento com o CPF do seu fiador',
    texto: 'Não encontramos o número do CPF no documento que você enviou.',
  },
  selfie: {
    titulo: 'Selfie do seu fiador',
    texto: 'É o seu fiador que aparece nela: comparamos o rosto com a foto do documento.',
  },
  'dados-pessoais-do-fiador': { titulo: 'Confira os dados do seu fiador' },
  endereco: { titulo: 'Onde o seu fiador mora?' },
  'comprovante-de-residencia': {
    titulo: 'Comprovante de residência do seu fiador',
    texto:
      'Conta de luz, água, internet ou telefone dos últimos 3 meses. Está no nome de alguém da casa? Envie assim mesmo: se a análise precisar de outro documento, avisamos vocês.',
  },
  'estado-civil': { titulo: 'Qual é o estado civil do seu fiador?' },
  'uniao-estavel': { titulo: 'O seu fiador vive em união estável?' },
  'documentos-do-estado-civil': { titulo: 'Documentos do estado civil do seu fiador' },
  'dados-do-conjuge': { titulo: 'Dados do cônjuge ou companheiro do seu fiador' },
  'dados-do-conjuge-com-nascimento': { titulo: 'Dados do cônjuge ou companheiro do seu fiador' },
  'documento-do-conjuge': { titulo: 'Documento do cônjuge do seu fiador' },
  'email-do-conjuge': { titulo: 'E-mail do cônjuge do seu fiador' },
  'celular-do-conjuge': { titulo: 'Celular do cônjuge do seu fiador' },
  'regime-de-bens': { titulo: 'Qual é o regime de bens do casamento do seu fiador?' },
  'pacto-antenupcial': { titulo: 'Pacto antenupcial do seu fiador' },
  renda: { titulo: 'Qual é a renda mensal do seu fiador?' },
  'tipos-de-renda': { titulo: 'Quais comprovantes de renda do seu fiador você vai enviar?' },
  'comprovantes-de-renda': { titulo: 'Envie os comprovantes de renda do seu fiador' },
};

/** Their cards are named like the student's own. */
const DA_IDENTIDADE: readonly IdDoPassoDoParticipante[] = [
  'documentos-de-identidade',
  'documento-do-cpf',
  'selfie',
];

/** `fiador`: first name, where it is known. */
export function planoNaVoz(voz: Voz, fiador: string | null = null): readonly LinhaDoParticipante[] {
  if (voz === 'da-pessoa') return planoDoParticipante;
  return planoDoParticipante.map((passo) => falarPeloFiador(passo, fiador));
}

function falarPeloFiador<P extends LinhaDoParticipante>(passo: P, fiador: string | null): P {
  const { documentos } = passo;
  const dito = (texto: string) => comNomes(texto, { estudante: null, fiador });
  const { titulo, texto } = { ...passo, ...PELO_FIADOR[passo.id] };
  return {
    ...passo,
    titulo: dito(titulo),
    ...(texto === undefined ? {} : { texto: dito(texto) }),
    // The student's device must not offer the student's own data here (case A11Y-01).
    campos: passo.campos.map((campo) => ({ ...campo, autocomplete: 'off' })),
    ...(documentos && DA_IDENTIDADE.includes(passo.id)
      ? {
          documentos: (contexto: ContextoDoParticipante) =>
            documentos(contexto).map((requisito) => ({
              ...requisito,
              rotulo: dito(`${rotuloDoDocumento(requisito.tipoDocumento)} do seu fiador`),
            })),
        }
      : {}),
  };
}
