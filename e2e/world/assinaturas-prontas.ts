/** Contracts on their way to be signed, for journeys of whoever signs. */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { entrarPorChamada } from './chamadas.ts';
import { criarContrato, solicitacaoAprovada } from './contratos-prontos.ts';
import { esperarMensagem } from './mensagens.ts';
import type { Pessoa } from './pessoas.ts';

/** Accepted by the student and sent to be signed: it is the student's turn. */
export async function contratoDisparado(pessoas: { estudante: Pessoa; fiador?: Pessoa }): Promise<number> {
  const contrato = await criarContrato(await solicitacaoAprovada(pessoas), { via: 'eletronica' });
  const estudante = await entrarPorChamada(pessoas.estudante);
  const { versao, fatos } = await estudante.pedir<ContratoAberto>('GET', `/contrato/s/${contrato}`);
  const { totalCentavos } = fatos;
  await estudante.pedir('POST', `/contrato/s/${contrato}/aceitar-plano`, { versao, totalCentavos });
  await estudante.pedir('POST', `/contrato/${contrato}/enviar-clicksign`);
  return contrato;
}

export async function linkParaAssinar({ email }: Pessoa): Promise<string> {
  const { achado } = await esperarMensagem(email, /(http\S+\/assinar#[\w-]{43})/);
  return achado[1] ?? '';
}

/** Of six digits, as it stands in the newest message to that address. */
export async function codigoParaAssinar(destino: string, depoisDe: number): Promise<string> {
  const { achado } = await esperarMensagem(destino, /\b(\d{6})\b/, depoisDe);
  return achado[1] ?? '';
}
