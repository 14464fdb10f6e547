/** What is on its way from this page, for whoever shows it; what sends it is another, larger module (envios.ts). */
import { contarEnvios } from '../pwa/pela-metade.ts';
import type { DestinoDoEnvio } from './destino.ts';

export type EstadoDoEnvioEmCurso =
  /** `parado`: the line is cut, and it goes on by itself when it is back. */
  | { tipo: 'enviando'; porcentagem: number; parado?: boolean }
  | { tipo: 'pede-senha'; incorreta: boolean }
  /** `passageiro`: the network failed, so it is worth trying again by itself. */
  | { tipo: 'erro'; mensagem: string; passageiro: boolean; repetivel: boolean }
  /** Something else was sent to the slot, or deleted there, since this was chosen: the person is asked. */
  | { tipo: 'vaga-mudou' }
  | { tipo: 'guardado' };

export interface EnvioEmCurso {
  destino: DestinoDoEnvio;
  nome: string;
  estado: EstadoDoEnvioEmCurso;
  /** Taken up again after a reload. */
  retomado: boolean;
}

const ouvintes = new Set<() => void>();
let fotografia: ReadonlyMap<string, EnvioEmCurso> = new Map();

export function ouvirEnvios(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte);
  return () => ouvintes.delete(ouvinte);
}

export const lerEnvios = (): ReadonlyMap<string, EnvioEmCurso> => fotografia;

export function publicarEnvios(envios: ReadonlyMap<string, EnvioEmCurso>): void {
  fotografia = envios;
  contarEnvios([...envios.values()].filter(({ estado }) => estado.tipo === 'enviando').length);
  for (const ouvinte of ouvintes) ouvinte();
}

/**
 * What a file that has not arrived waits for, as people read it; null for one that arrived, and for one that was refused
 * and never will.
 */
export function esperaDoEnvio(estado: EstadoDoEnvioEmCurso): string | null {
  switch (estado.tipo) {
    case 'enviando':
      return estado.parado ? 'espera a conexão voltar' : 'está sendo enviado';
    case 'pede-senha':
      return 'espera a senha do PDF';
    case 'vaga-mudou':
      return 'espera a sua resposta';
    case 'erro':
      if (!estado.repetivel) return null;
      return estado.passageiro ? 'espera a conexão voltar' : 'espera uma nova tentativa';
    case 'guardado':
      return null;
  }
}
