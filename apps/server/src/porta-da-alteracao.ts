/** What money and guarantors ask of an alteration, which itself stands upon both (ADR 0147). */
import type { Contexto } from './contexto.ts';
import { abrirDaNegociacao, retirarDaNegociacao } from './modules/alteracao/abrir-da-negociacao.ts';
import { vincularParte } from './modules/alteracao/alteracao.repository.ts';
import { encerrarDoContratoPago } from './modules/alteracao/encerrar-do-contrato-pago.ts';
import type { PortaDaAlteracao } from './modules/alteracao/porta-da-alteracao.ts';

export const PORTA_DA_ALTERACAO: PortaDaAlteracao<Contexto> = {
  abrirDaNegociacao,
  encerrarDoContratoPago,
  retirarDaNegociacao,
  vincularParte,
};
