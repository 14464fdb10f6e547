/**
 * Files that the page has received and the server has not yet confirmed: kept on the device under the person's id,
 * one for a slot, so that they survive a reload and go on with the same keys (decisions, "Uploads"; cases UP-05,
 * UP-06). Choosing another file for the slot, or deleting there, forgets the one that waits, in every tab (devices 1).
 */
import { abrirCanal } from '@credito/ui/aparelho/canal';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { abrirBanco } from '../aparelho/banco.ts';
import { chaveDoDestino, type DestinoDoEnvio } from './destino.ts';

export interface EnvioPendente {
  id: string;
  dono: string;
  destino: DestinoDoEnvio;
  arquivos: readonly File[];
  /** How many of them the server has already confirmed. */
  feitos: number;
  documentoId: string | null;
  /** The file that the slot held when this one was chosen: only that one is replaced without asking. */
  substitui: string | null;
  /** The current file as it travels: reduced once, so that a later attempt sends the same bytes. */
  preparado: File | null;
  /** Resumable upload of the current file. */
  envioId: string | null;
  em: number;
}

const VALIDADE_MS = 24 * 3_600_000;
const banco = abrirBanco<EnvioPendente>('envios', 'pendentes');

type Vaga = Pick<EnvioPendente, 'dono' | 'destino'>;
const chaveDaVaga = ({ dono, destino }: Vaga) => `${dono}/${chaveDoDestino(destino)}`;

interface AvisoDaVaga {
  chave: string;
  /** Of the upload that the slot waits for now. */
  id: string | null;
}

const ouvintes = new Set<(outro: AvisoDaVaga) => void>();
const canal = abrirCanal<AvisoDaVaga>('envios', (aviso) => {
  for (const ouvinte of ouvintes) ouvinte(aviso);
});

/** Whether another tab has given the slot of this upload to another file, or to none. */
export function aoPerderVaga(perdeu: (isOutro: (envio: EnvioPendente) => boolean) => void): void {
  ouvintes.add(({ chave, id }) => perdeu((envio) => chaveDaVaga(envio) === chave && envio.id !== id));
}

/** In the place of whatever waited for the slot. A device without storage still uploads: only a reload loses the file. */
export async function guardarPendente(envio: EnvioPendente): Promise<boolean> {
  canal.avisar({ chave: chaveDaVaga(envio), id: envio.id });
  return (await banco.mudar(chaveDaVaga(envio), () => envio)) !== null;
}

/** How far it came; of a slot that waits for another file by now nothing is written. */
export async function anotarPendente(envio: EnvioPendente): Promise<void> {
  await banco.mudar(chaveDaVaga(envio), (atual) => (atual?.id === envio.id ? envio : atual));
}

export async function apagarPendente(envio: EnvioPendente): Promise<void> {
  await banco.mudar(chaveDaVaga(envio), (atual) => (atual?.id === envio.id ? undefined : atual));
}

/** False only when the device knows that the slot waits for something else; one that says nothing knows nothing. */
export async function aindaEspera(envio: EnvioPendente): Promise<boolean> {
  const [guardado] = (await banco.ler((chave) => chave === chaveDaVaga(envio))) ?? [envio];
  return guardado?.id === envio.id;
}

/** Whatever waits for the slot, from whichever tab. */
export async function esquecerVaga(vaga: Vaga): Promise<void> {
  const chave = chaveDaVaga(vaga);
  canal.avisar({ chave, id: null });
  await banco.apagarOnde((uma) => uma === chave);
}

export async function lerPendentes(dono: string): Promise<readonly EnvioPendente[]> {
  const todos = (await banco.ler((chave) => chave.startsWith(`${dono}/`))) ?? [];
  const velhos = new Set(todos.filter(({ em }) => agoraMs() - em > VALIDADE_MS));
  for (const velho of velhos) void apagarPendente(velho);
  return todos.filter((envio) => !velhos.has(envio));
}

/** Of one person, after a cancellation. */
export function apagarPendentesDe(dono: string): Promise<void> {
  return banco.apagarOnde((chave) => chave.startsWith(`${dono}/`));
}

/** At logout: nothing of anybody stays on the device. */
export function apagarTodosOsPendentes(): Promise<void> {
  return banco.apagarOnde(() => true);
}
