/** The alternative income flow of a correction: other proofs instead, or more proofs (spec 2 sections 4 and 5). */
import { type CodigoDeRenda, provasDasRendas, TIPOS_DE_RENDA } from '../renda/tipos-de-renda.ts';

export const MODOS_DA_RENDA = ['reenviar', 'alterar', 'incluir'] as const;
export type ModoDaRenda = (typeof MODOS_DA_RENDA)[number];

const ROTULO_DO_MODO: Readonly<Record<ModoDaRenda, { rotulo: string; dica: string }>> = {
  reenviar: {
    rotulo: 'Enviar de novo o que foi recusado',
    dica: 'Os mesmos comprovantes, agora como foi pedido.',
  },
  alterar: {
    rotulo: 'Alterar comprovantes',
    dica: 'Troca o comprovante recusado por um de outro tipo.',
  },
  incluir: {
    rotulo: 'Incluir comprovantes',
    dica: 'Mantém os que você já enviou e acrescenta outros, para somar renda.',
  },
};

/** Where no proof was refused, "alterar" exchanges those that were sent. */
export function rotuloDoModo(modo: ModoDaRenda, rendaRecusada: boolean): { rotulo: string; dica: string } {
  const { rotulo, dica } = ROTULO_DO_MODO[modo];
  return modo === 'alterar' && !rendaRecusada
    ? { rotulo, dica: 'Troca os comprovantes que você já enviou por um de outro tipo.' }
    : { rotulo, dica };
}

export interface RecusaDaSelecao {
  titulo: string;
  texto: string;
}

const LIMITE_DE_DOCUMENTOS: RecusaDaSelecao = {
  titulo: 'Limite de documentos',
  texto:
    'Nesta opção só é possível escolher 1 tipo de comprovante. Para acrescentar outros, volte e escolha “Incluir comprovantes”.',
};

const JA_ENVIADO: RecusaDaSelecao = {
  titulo: 'Escolha outro tipo',
  texto:
    'Você já enviou este comprovante e ele foi aceito. Escolha um tipo diferente, ou volte e escolha “Incluir comprovantes”.',
};

/** Why the chosen types cannot go on, or null. Server and screen ask the same. */
export function recusaDaSelecao(
  modo: Exclude<ModoDaRenda, 'reenviar'>,
  anteriores: readonly CodigoDeRenda[],
  escolhidos: readonly CodigoDeRenda[],
  rendaRecusada: boolean,
): RecusaDaSelecao | null {
  if (escolhidos.length === 0)
    return { titulo: 'Escolha o comprovante', texto: 'Escolha ao menos um tipo de comprovante.' };
  if (modo === 'alterar') {
    if (escolhidos.length > 1) return LIMITE_DE_DOCUMENTOS;
    return !rendaRecusada && escolhidos.some((codigo) => anteriores.includes(codigo)) ? JA_ENVIADO : null;
  }
  const falta = anteriores.find((codigo) => !escolhidos.includes(codigo));
  if (falta)
    return {
      titulo: 'Mantenha os anteriores',
      texto: `Nesta opção os comprovantes anteriores continuam: deixe marcado “${TIPOS_DE_RENDA[falta].rotulo}”.`,
    };
  if (escolhidos.length <= anteriores.length)
    return { titulo: 'Inclua outro', texto: 'Escolha ao menos um tipo de comprovante além dos anteriores.' };
  return null;
}

export interface ComprovanteEnviado {
  tipoDocumento: string;
  indice: number;
  rejeitado: boolean;
}

/** How many of the asked files are there: the refused ones do not count. */
export function contagemDosComprovantes(
  escolhidos: readonly CodigoDeRenda[],
  enviados: readonly ComprovanteEnviado[],
): ReadonlyArray<{ tipoDocumento: string; enviados: number; pedidos: number; opcional: boolean }> {
  return provasDasRendas(escolhidos).map(({ tipoDocumento, qtdeMeses, opcional }) => ({
    tipoDocumento,
    pedidos: qtdeMeses,
    opcional,
    enviados: enviados.filter(
      (documento) =>
        documento.tipoDocumento === tipoDocumento && documento.indice < qtdeMeses && !documento.rejeitado,
    ).length,
  }));
}

export function comprovantesCompletos(
  escolhidos: readonly CodigoDeRenda[],
  enviados: readonly ComprovanteEnviado[],
): boolean {
  return contagemDosComprovantes(escolhidos, enviados).every(
    ({ enviados: tem, pedidos, opcional }) => opcional || tem >= pedidos,
  );
}
