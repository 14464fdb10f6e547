import type { KeyObject } from 'node:crypto';
import type { Aleatorio } from './aleatorio.ts';
import type { Banco } from './banco/conectar.ts';
import type { Configuracao } from './config/configuracao.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { DonosDoEnvelope } from './modules/assinatura/dono-do-envelope.ts';
import type { Relogio } from './relogio.ts';

/** What every use case may reach: injected, so that tests freeze the clock and stand in for the far side. */
export interface Contexto {
  db: Banco;
  relogio: Relogio;
  aleatorio: Aleatorio;
  configuracao: Configuracao;
  gateways: Gateways;
  /** What signed documents belong to, each with its rules (ADR 0140). */
  donosDoEnvelope: DonosDoEnvelope<Contexto>;
  /** Derived from the configured key; for digests and deterministic codes, never for files. */
  segredo: KeyObject;
}
