/** Notifications on this device, turned on by the person alone (ADR 0022). */
import { noAparelho } from '@credito/ui/aparelho/gaveta';
import { api } from '../sessao/api.ts';
import { desinscreverAparelho } from './desinscrever.ts';

/** Spec 1 section 4: the "push id" stays on the device across logins. It says nothing of a person. */
const CHAVE = 'push-id';

export type EstadoDasNotificacoes = 'ligadas' | 'desligadas' | 'bloqueadas' | 'sem-suporte';

function lerAparelho(): string | null {
  return noAparelho.ler(CHAVE);
}

function suportadas(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Whether the device shows this person's notices; somebody else's are let go of. */
export async function conferirNotificacoes(): Promise<EstadoDasNotificacoes> {
  if (!suportadas()) return 'sem-suporte';
  if (Notification.permission === 'denied') return 'bloqueadas';
  const oneSignalId = lerAparelho();
  if (!oneSignalId || Notification.permission !== 'granted') return 'desligadas';
  const { ativa } = await api('POST /notificacoes-push/s/user/sync', { body: { oneSignalId } });
  if (ativa) return 'ligadas';
  await desinscreverAparelho();
  return 'desligadas';
}

/** Asks for the permission: only ever called when the person pressed the button for it. */
export async function ligarNotificacoes(chave: string): Promise<EstadoDasNotificacoes> {
  const permissao = await Notification.requestPermission();
  // Whoever closed the question without answering may be asked again.
  if (permissao !== 'granted') return permissao === 'denied' ? 'bloqueadas' : 'desligadas';
  const registro = await navigator.serviceWorker.ready;
  const inscricao = await registro.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: chave,
  });
  const { endpoint, keys } = inscricao.toJSON();
  const oneSignalId = lerAparelho() ?? crypto.randomUUID();
  noAparelho.guardar(CHAVE, oneSignalId);
  await api('POST /notificacoes-push/s/user/sync', {
    body: {
      oneSignalId,
      inscricao: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
    },
  });
  return 'ligadas';
}

export async function desligarNotificacoes(): Promise<EstadoDasNotificacoes> {
  const oneSignalId = lerAparelho();
  if (oneSignalId) await api('DELETE /notificacoes-push/s/user/{oneSignalId}', { params: { oneSignalId } });
  await desinscreverAparelho();
  return 'desligadas';
}
