import type { KeyObject } from 'node:crypto';
import type { Aleatorio } from './aleatorio.ts';
import type { Banco } from './banco/conectar.ts';
import type { Configuracao } from './config/configuracao.ts';
import type { Gateways } from './gateways/gateways.ts';
import type { PortaDaAlteracao } from './modules/alteracao/porta-da-alteracao.ts';
import type { DonosDoEnvelope } from './modules/assinatura/dono-do-envelope.ts';
import type { DonosDoDocumento } from './modules/documento/donos.ts';
import type { Relogio } from './relogio.ts';

/** What every use case may reach: injected, so that tests freeze the clock and stand in for the far side. */
export interface Contexto {
  db: Banco;
  relogio: Relogio;
  aleatorio: Aleatorio;
  configuracao: Configuracao;
  gateways: Gateways;
  /** Who may own a document, each with its rules (ADR 0118). */
  donosDoDocumento: DonosDoDocumento;
  /** What signed documents belong to, each with its rules (ADR 0140). */
  donosDoEnvelope: DonosDoEnvelope<Contexto>;
  /** What folders before it ask of an alteration (ADR 0147). */
  alteracao: PortaDaAlteracao<Contexto>;
  /** Derived from the configured key; for digests and deterministic codes, never for files. */
  segredo: KeyObject;
}
