/** Icons of the installed apps, drawn from the brand: the provider's logo, or our symbol on the provider's colour. */
import { criarProcesso } from '../arquivos/processo.ts';
import { criarTrabalhadores } from '../arquivos/trabalhadores.ts';
import type { Configuracao } from '../config/configuracao.ts';
import { muitosAcessos } from '../erros.ts';
import type { LeitorDoLogo } from '../gateways/gateways.ts';

export interface Forma {
  lado: number;
  /** Part of the side that the drawing takes; a maskable icon may lose all but the middle 80 %. */
  altura: number;
  fundo: 'arredondado' | 'inteiro' | 'nenhum';
}

export const ICONES = {
  '192': { lado: 192, altura: 0.68, fundo: 'arredondado' },
  '512': { lado: 512, altura: 0.68, fundo: 'arredondado' },
  '180': { lado: 180, altura: 0.66, fundo: 'inteiro' },
  recorte: { lado: 512, altura: 0.52, fundo: 'inteiro' },
  /** Beside a notification: one colour on nothing. */
  marca: { lado: 96, altura: 0.96, fundo: 'nenhum' },
} as const satisfies Record<string, Forma>;
export type NomeDeIcone = keyof typeof ICONES;

export interface PedidoDeIcone {
  forma: Forma;
  portal: string;
  cor: string | undefined;
  /** The provider's own, as it came; null: our symbol. */
  logo: Uint8Array | null;
}

export interface Icones {
  /** Drawn when first asked for, then kept. */
  desenhar(nome: NomeDeIcone, portal: string): Promise<Buffer>;
  encerrar(): Promise<void>;
}

const LIMITES = { cpuMs: 8_000, relogioMs: 45_000, memoriaMb: 256 };
const OCIOSO_MS = 5_000;
const ESPERA_SEGUNDOS = 3;

/** What draws is larger than all the icons, and is not needed again: it stays in no server's memory (ADR 0082). */
export function criarIcones({ provedor }: Pick<Configuracao, 'provedor'>, logo: LeitorDoLogo): Icones {
  const processos = criarTrabalhadores<PedidoDeIcone, Uint8Array>({
    nascer: () => criarProcesso(new URL('./icones.worker.ts', import.meta.url), LIMITES),
    aoMesmoTempo: 1,
    fila: 100,
    filaPorPessoa: 100,
    ociosoMs: OCIOSO_MS,
  });
  const feitos = new Map<string, Promise<Buffer>>();

  async function pedir(nome: NomeDeIcone, portal: string): Promise<Buffer> {
    const bytes = (await logo.ler())?.bytes ?? null;
    const desfecho = await processos.executar(async () => ({
      forma: ICONES[nome],
      portal,
      cor: provedor.cor,
      logo: bytes,
    }));
    if (desfecho.tipo === 'feito') return Buffer.from(desfecho.valor);
    feitos.delete(`${portal}/${nome}`);
    throw desfecho.tipo === 'quebrou' ? new Error(desfecho.onde) : muitosAcessos(ESPERA_SEGUNDOS);
  }

  return {
    desenhar(nome, portal) {
      const chave = `${portal}/${nome}`;
      const feito = feitos.get(chave) ?? pedir(nome, portal);
      feitos.set(chave, feito);
      return feito;
    },
    encerrar: processos.encerrar,
  };
}
