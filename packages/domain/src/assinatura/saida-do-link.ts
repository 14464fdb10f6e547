/** When a link that was asked for leaves, in words: an e-mail at once, what rings on a phone not at night. */
import { foraDoSilencio } from '../mensagem/silencio.ts';
import { formatarMomento } from '../tempo/data.ts';
import { type MetodoDeAssinatura, TEXTO_DO_REENVIO } from './metodo.ts';

/** Null where it leaves at once. */
function esperaAte(metodo: MetodoDeAssinatura, agora: Date): Date | null {
  const sai = metodo === 'whatsapp' ? foraDoSilencio(agora) : agora;
  return sai > agora ? sai : null;
}

/** On the card of whom it was sent to. */
export function textoDoReenvio(metodo: MetodoDeAssinatura, agora: Date): string {
  const sai = esperaAte(metodo, agora);
  return sai ? `O link sai pelo WhatsApp em ${formatarMomento(sai)}` : TEXTO_DO_REENVIO[metodo];
}

/** After the ways of some people were changed, each of them once. */
export function textoDosLinks(metodos: readonly MetodoDeAssinatura[], agora: Date): string {
  const sai = metodos.map((metodo) => esperaAte(metodo, agora)).find((quando) => quando !== null);
  if (!sai) return 'Os links foram enviados para os contatos alterados.';
  const depois = `pelo WhatsApp saem em ${formatarMomento(sai)}: à noite ninguém recebe mensagem no celular.`;
  return metodos.includes('email')
    ? `Os links por e-mail foram enviados. Os que vão ${depois}`
    : `Os links ${depois}`;
}
