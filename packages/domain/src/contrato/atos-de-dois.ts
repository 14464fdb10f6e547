/** Acts on a contract that one person of the staff proposes and another confirms: where money begins or ends. */
import { SUBSTANTIVO_DA_PROPOSTA, type TipoDoContrato } from '../gestao/segunda-pessoa.ts';
import type { AcaoDaEquipe } from './transicoes.ts';

export const ATOS_DE_DOIS = ['efetivar', 'liquidar', 'baixar'] as const satisfies readonly AcaoDaEquipe[];
export type AtoDeDois = (typeof ATOS_DE_DOIS)[number];

export function isAtoDeDois(acao: AcaoDaEquipe): acao is AtoDeDois {
  return (ATOS_DE_DOIS as readonly AcaoDaEquipe[]).includes(acao);
}

export const TIPO_DO_ATO: Readonly<Record<AtoDeDois, TipoDoContrato>> = {
  efetivar: 'efetivacao',
  liquidar: 'liquidacao',
  baixar: 'baixa',
};

/** Before the act itself: each is a line of the history, and changes no state. */
const PASSOS = ['propor', 'naoConfirmar', 'retirar'] as const;
type Passo = (typeof PASSOS)[number];
export type PassoDaProposta = `${Passo}:${AtoDeDois}`;

export const passoDaProposta = (passo: Passo, acao: AtoDeDois): PassoDaProposta => `${passo}:${acao}`;

export const PASSOS_DA_PROPOSTA: readonly PassoDaProposta[] = PASSOS.flatMap((passo) =>
  ATOS_DE_DOIS.map((acao) => passoDaProposta(passo, acao)),
);

const TITULO: Readonly<Record<Passo, (substantivo: string) => string>> = {
  propor: (substantivo) => `Proposta de ${substantivo}`,
  naoConfirmar: (substantivo) => `Proposta de ${substantivo} não confirmada`,
  retirar: (substantivo) => `Proposta de ${substantivo} retirada`,
};

export const TITULO_DO_PASSO = Object.fromEntries(
  PASSOS.flatMap((passo) =>
    ATOS_DE_DOIS.map((acao) => [
      passoDaProposta(passo, acao),
      TITULO[passo](SUBSTANTIVO_DA_PROPOSTA[TIPO_DO_ATO[acao]]),
    ]),
  ),
) as Readonly<Record<PassoDaProposta, string>>;
