/** What is typed but not yet saved, kept on the device under the person's id; another person never sees it (WIZ-03). */
import { agoraMs } from '@credito/ui/aparelho/relogio';
import type { GuardaDeRascunhos } from '@credito/ui/rascunho/use-rascunho-em';
import { abrirBanco } from '../aparelho/banco.ts';
import type { ValoresDoFormulario } from './valores.ts';

export interface Rascunho {
  valores: ValoresDoFormulario;
  /** What each field held when it was typed over; absent where nobody else answers. */
  base?: ValoresDoFormulario;
}

interface Guardado extends Rascunho {
  em: number;
}

/** Long enough for "I'll finish it tomorrow"; a forgotten draft on a shared phone goes away by itself. */
const VALIDADE_MS = 7 * 24 * 3_600_000;
/** After the last key: writing at every one of them would cost more than it saves. */
const ESPERA_MS = 300;
const banco = abrirBanco<Guardado>('rascunhos', 'passos');

interface Espera {
  relogio: ReturnType<typeof setTimeout>;
  guardar: () => Promise<void>;
}

/** What was typed a moment ago, by its key. */
const esperas = new Map<string, Espera>();

const chaveDe = (dono: string, wizard: string, passo: string) => `${dono}/${wizard}/${passo}`;

/** For a screen that waits for it: null also where the device is slow. */
export async function lerRascunho(dono: string, wizard: string, passo: string): Promise<Rascunho | null> {
  const procurada = chaveDe(dono, wizard, passo);
  return oQueVale(await banco.ler((chave) => chave === procurada));
}

/** For a form that is shown already: what a slow device finds late still comes back beside what was typed meanwhile. */
export async function lerRascunhoSemPressa(
  dono: string,
  wizard: string,
  passo: string,
): Promise<Rascunho | null> {
  return lerSemPressa(chaveDe(dono, wizard, passo));
}

async function lerSemPressa(procurada: string): Promise<Rascunho | null> {
  return oQueVale(await banco.lerSemPressa((chave) => chave === procurada));
}

function oQueVale(achados: readonly Guardado[] | null): Rascunho | null {
  const [rascunho] = achados ?? [];
  return !rascunho || agoraMs() - rascunho.em > VALIDADE_MS ? null : rascunho;
}

/** Keeps what is being typed when no key came for a moment, or when the form or the page goes away before. */
export function guardarDaquiAPouco(dono: string, wizard: string, passo: string, rascunho: Rascunho): void {
  const chave = chaveDe(dono, wizard, passo);
  const guardar = () => guardarRascunho(dono, wizard, passo, rascunho);
  esquecerEspera(chave);
  esperas.set(chave, { relogio: setTimeout(guardar, ESPERA_MS), guardar });
}

function guardarOQueEspera(): void {
  for (const { guardar } of [...esperas.values()]) void guardar();
}

/** While a form is shown: its end and the page's going away keep what was typed. Gives what ends the watch. */
export function vigiarSaida(): () => void {
  const guardar = () => guardarOQueEspera();
  document.addEventListener('visibilitychange', guardar);
  return () => {
    document.removeEventListener('visibilitychange', guardar);
    guardar();
  };
}

function esquecerEspera(chave: string): void {
  clearTimeout(esperas.get(chave)?.relogio);
  esperas.delete(chave);
}

/** A device without storage (private mode, full disk) still works: only the draft is lost. */
export function guardarRascunho(
  dono: string,
  wizard: string,
  passo: string,
  rascunho: Rascunho,
): Promise<void> {
  return guardarSob(chaveDe(dono, wizard, passo), rascunho);
}

async function guardarSob(chave: string, rascunho: Rascunho): Promise<void> {
  esquecerEspera(chave);
  const guardado: Guardado = { ...rascunho, em: agoraMs() };
  await banco.mudar(chave, () => guardado);
}

export function apagarRascunho(dono: string, wizard: string, passo?: string): Promise<void> {
  return passo === undefined
    ? apagarOnde((chave) => chave.startsWith(`${dono}/${wizard}/`))
    : apagarOnde((chave) => chave === chaveDe(dono, wizard, passo));
}

/** Every wizard of one person. */
export function apagarRascunhosDe(dono: string): Promise<void> {
  return apagarOnde((chave) => chave.startsWith(`${dono}/`));
}

/** At logout: nothing of anybody stays on the device. */
export function apagarTodosOsRascunhos(): Promise<void> {
  return apagarOnde(() => true);
}

/** For forms outside the wizards. */
export const GUARDA_DE_RASCUNHOS: GuardaDeRascunhos = {
  buscar: async (chave) => (await lerSemPressa(chave))?.valores,
  guardar: (chave, digitado) => void guardarSob(chave, { valores: { ...digitado } }),
  apagar: (chave) => void apagarOnde((uma) => uma === chave),
};

async function apagarOnde(vale: (chave: string) => boolean): Promise<void> {
  for (const chave of [...esperas.keys()].filter(vale)) esquecerEspera(chave);
  await banco.apagarOnde(vale);
}
