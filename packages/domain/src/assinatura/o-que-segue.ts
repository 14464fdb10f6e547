/** What somebody who has signed is told of the others. */
import type { Data } from '../tempo/data.ts';
import { comMinuscula } from '../texto/inicial.ts';
import type { EstadoDoAssinante } from './assinante.ts';
import { type AssinanteNaVez, daVez, falta } from './vez.ts';

export interface QuemAssinaComigo {
  nome: string;
  papel: string;
  grupo: number;
  estado: EstadoDoAssinante;
}

const emLista = (nomes: readonly string[]): string =>
  nomes.length > 1 ? `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}` : (nomes[0] ?? '');

/** `prazo`: the last day on which anybody may sign. */
export function oQueSegue(quemAssina: readonly QuemAssinaComigo[], prazo: Data, hoje: Data): string {
  const dizer = (quais: readonly QuemAssinaComigo[]) =>
    emLista(quais.map(({ nome, papel }) => `${nome} (${comMinuscula(papel)})`));
  const recusaram = quemAssina.filter(({ estado }) => estado === 'recusou');
  if (recusaram.length > 0)
    return `${dizer(recusaram)} informou que não vai assinar, e o documento não segue. Você não precisa fazer nada.`;
  const faltam = quemAssina.filter(falta);
  if (faltam.length === 0) return 'Todas as pessoas já assinaram.';
  if (prazo < hoje)
    return 'O prazo terminou antes de todas as pessoas assinarem. Se ele for renovado, a sua assinatura continua valendo.';
  const grupo = Math.min(...faltam.map((um) => um.grupo));
  return `Agora é a vez de ${dizer(faltam.filter((um) => um.grupo === grupo))}. Você não precisa fazer mais nada.`;
}

/** To whoever waits for all of them: whose turn it is, and who comes after. Null when nobody is missing. */
export function quemFalta(quemAssina: ReadonlyArray<AssinanteNaVez & { nome: string }>): string | null {
  const agora = daVez(quemAssina);
  if (agora.length === 0) return null;
  const depois = quemAssina.filter((um) => falta(um) && !agora.includes(um));
  const dizer = (quais: readonly { nome: string }[]) => emLista(quais.map(({ nome }) => nome));
  return `Falta assinar: ${dizer(agora)}.${depois.length > 0 ? ` Depois: ${dizer(depois)}.` : ''}`;
}
