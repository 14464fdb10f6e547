/**
 * How a message with a link to sign calls its document: by its number and by the first name of whoever asked for the credit, so
 * that whoever guarantees knows whose it is before they say who they are. Nobody reads an amount or a full name there.
 */
import { primeiroNome } from '../pessoa/nome.ts';

/** Everybody who signs it, the student among them. */
type Partes = ReadonlyArray<{ papel: string; nome: string }>;

export function nomeDoContrato(numero: string, partes: Partes): string {
  const estudante = partes.find(({ papel }) => papel === 'estudante');
  return estudante ? `o contrato ${numero} de ${primeiroNome(estudante.nome)}` : `o contrato ${numero}`;
}

export const nomeDoAditivo = (aditivo: number | string, contrato: string, partes: Partes): string =>
  `o aditivo ${aditivo} a${nomeDoContrato(contrato, partes)}`;
