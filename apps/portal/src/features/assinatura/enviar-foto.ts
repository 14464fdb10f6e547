/** Beside the other calls, which every page of a signing fetches: a photo is asked for by few documents. */
import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import { ErroDeApi, MENSAGEM_SEM_CONEXAO, textoDoErro } from '@credito/api/cliente';
import type { Problema } from '@credito/api/rota';
import type { ModoDaFoto } from '@credito/domain/assinatura/foto';
import { insistir } from './cliente.ts';

const DOIS_MINUTOS = 120_000;
const MENSAGEM_DA_FOTO = 'Não foi possível enviar a foto. Tente de novo.';

/** Beyond the typed client, which sends no files. */
export const enviarFoto = (passe: string, foto: File, modo: ModoDaFoto): Promise<AssinaturaAberta> =>
  insistir(async () => {
    const corpo = new FormData();
    corpo.set('passe', passe);
    corpo.set('modo', modo);
    corpo.set('foto', foto);
    const resposta = await fetch('/api/assinatura/foto', {
      method: 'POST',
      body: corpo,
      signal: AbortSignal.timeout(DOIS_MINUTOS),
    }).catch(() => null);
    const lido: unknown = await resposta?.json().catch(() => null);
    if (resposta?.ok) return lido as AssinaturaAberta;
    throw new ErroDeApi(
      resposta?.status ?? 0,
      textoDoErro(lido, resposta ? MENSAGEM_DA_FOTO : MENSAGEM_SEM_CONEXAO),
      lido as Problema | null,
    );
  });
