/** What a person receives by which way. Codes, security and what the law wants told cannot be switched off. */
import type { Canal } from './canais.ts';
import type { TipoDeMensagem } from './modelos.ts';

/** SMS and WhatsApp are one way for the person, who chooses between them once (`canal_preferido`). */
export const VIAS = ['email', 'celular', 'push'] as const;
export type Via = (typeof VIAS)[number];

export const ROTULO_DA_VIA: Readonly<Record<Via, string>> = {
  email: 'E-mail',
  celular: 'Mensagem no celular',
  push: 'Notificação no aparelho',
};

export function viaDoCanal(canal: Canal): Via {
  return canal === 'sms' || canal === 'whatsapp' ? 'celular' : canal;
}

export const TIPOS_COM_ESCOLHA = [
  'seguranca',
  'decisao',
  'fianca',
  'andamento',
  'lembrete',
] as const satisfies readonly TipoDeMensagem[];
export type TipoComEscolha = (typeof TIPOS_COM_ESCOLHA)[number];

export const TEXTO_DO_TIPO: Readonly<Record<TipoComEscolha, { titulo: string; explicacao: string }>> = {
  seguranca: {
    titulo: 'Segurança da conta',
    explicacao: 'Senha, e-mail ou celular trocado, acesso novo e acesso do suporte.',
  },
  decisao: {
    titulo: 'Respostas e pendências',
    explicacao: 'O resultado de cada análise e o que você precisa corrigir.',
  },
  fianca: {
    titulo: 'Compromisso de fiador',
    explicacao: 'Convite para garantir um crédito, aceite e saída.',
  },
  andamento: {
    titulo: 'Andamento da solicitação',
    explicacao: 'O que recebemos de você e as notícias dos seus fiadores.',
  },
  lembrete: {
    titulo: 'Lembretes',
    explicacao: 'O que está parado, esperando você.',
  },
};

/** `sempre`: cannot be switched off. `ligada` and `desligada`: until the person chooses. `nunca`: never sent so. */
type Regra = 'sempre' | 'ligada' | 'desligada' | 'nunca';

const REGRAS: Readonly<Record<TipoComEscolha, Readonly<Record<Via, Regra>>>> = {
  seguranca: { email: 'sempre', celular: 'sempre', push: 'nunca' },
  decisao: { email: 'sempre', celular: 'ligada', push: 'ligada' },
  fianca: { email: 'sempre', celular: 'ligada', push: 'ligada' },
  andamento: { email: 'ligada', celular: 'desligada', push: 'ligada' },
  lembrete: { email: 'ligada', celular: 'ligada', push: 'ligada' },
};

/** Why a way cannot be switched off, in the person's words. */
export function porQueSempre(tipo: TipoComEscolha, via: Via): string | null {
  if (REGRAS[tipo][via] !== 'sempre') return null;
  return tipo === 'seguranca' && via === 'celular'
    ? 'Quando o celular muda ou o e-mail não chega'
    : 'Sempre enviamos';
}

export interface Escolha {
  tipo: string;
  via: string;
  recebe: boolean;
}

function temEscolha(tipo: TipoDeMensagem): tipo is TipoComEscolha {
  return (TIPOS_COM_ESCOLHA as readonly string[]).includes(tipo);
}

/** Whether a person may choose not to get messages of this kind by this way. */
export function podeDesligar(tipo: TipoDeMensagem, via: Via): boolean {
  return temEscolha(tipo) && !['sempre', 'nunca'].includes(REGRAS[tipo][via]);
}

/** Codes, links and the staff's own invitations always go. */
export function recebe(tipo: TipoDeMensagem, via: Via, escolhas: readonly Escolha[]): boolean {
  if (!temEscolha(tipo)) return true;
  const regra = REGRAS[tipo][via];
  if (regra === 'sempre' || regra === 'nunca') return regra === 'sempre';
  const escolhida = escolhas.find((escolha) => escolha.tipo === tipo && escolha.via === via);
  return escolhida?.recebe ?? regra === 'ligada';
}

export interface LinhaDePreferencia {
  tipo: TipoComEscolha;
  via: Via;
  recebe: boolean;
  obrigatoria: boolean;
}

/** The whole table as the person sees it. */
export function preferencias(escolhas: readonly Escolha[]): readonly LinhaDePreferencia[] {
  return TIPOS_COM_ESCOLHA.flatMap((tipo) =>
    VIAS.filter((via) => REGRAS[tipo][via] !== 'nunca').map((via) => ({
      tipo,
      via,
      recebe: recebe(tipo, via, escolhas),
      obrigatoria: REGRAS[tipo][via] === 'sempre',
    })),
  );
}

/** The refusal of a choice that nobody may make, or null. */
export function erroDaEscolha({
  tipo,
  via,
  recebe: quer,
}: {
  tipo: TipoComEscolha;
  via: Via;
  recebe: boolean;
}): string | null {
  const regra = REGRAS[tipo][via];
  if (quer && regra === 'nunca')
    return `${TEXTO_DO_TIPO[tipo].titulo}: estas mensagens não são enviadas por ${ROTULO_DA_VIA[via].toLowerCase()}.`;
  if (quer || regra !== 'sempre') return null;
  return `${TEXTO_DO_TIPO[tipo].titulo}: estas mensagens chegam sempre por ${ROTULO_DA_VIA[via].toLowerCase()}.`;
}
