/**
 * Envelopes at a provider of signatures that fails: answers 5xx, cuts lines before and after it has done what was asked, tells
 * twice and out of order, while our server is killed. Each contract is opened there once, and sealed here.
 */
import { setTimeout as esperar } from 'node:timers/promises';
import type { EnvelopeLa } from '../../apps/server/test/gateways/clicksign/estado.ts';
import {
  type ClicksignDeTeste,
  ouvirComoClicksign,
} from '../../apps/server/test/gateways/clicksign-de-teste.ts';
import type { Chamador } from '../chamador.ts';
import type { ServidorMortal } from '../quedas/servidor-mortal.ts';
import type { ContratoDoEnsaio } from './povoar.ts';
import { enviarContrato } from './quem-assina.ts';

export interface ProvedorDoEnsaio {
  la: ClicksignDeTeste;
  env: Record<string, string>;
  fechar: () => void;
}

export async function abrirProvedor(): Promise<ProvedorDoEnsaio> {
  let fechar: () => void = () => undefined;
  const la = await ouvirComoClicksign(Date.now, (encerrar) => {
    fechar = encerrar;
  });
  la.limite(1_000_000);
  return {
    la,
    env: {
      CLICKSIGN_URL: la.url,
      CLICKSIGN_TOKEN: la.token,
      CLICKSIGN_SEGREDO_DO_AVISO: la.estado.segredo,
    },
    fechar: () => fechar(),
  };
}

const ROTAS = [
  'GET /envelopes',
  'POST /envelopes',
  'GET /envelopes/:id',
  'PATCH /envelopes/:id',
  'GET /envelopes/:id/documents',
  'POST /envelopes/:id/documents',
  'POST /envelopes/:id/signers',
  'POST /envelopes/:id/bulk_requirements',
  'POST /envelopes/:id/signers/:id/notifications',
  'GET /envelopes/:id/documents/:id/events',
] as const;

/** More than it is asked for, they would pile up and nothing would ever get through. */
const AO_MESMO_TEMPO = 6;

interface Palco {
  provedor: ProvedorDoEnsaio;
  chamador: Chamador;
  servidor: ServidorMortal;
  base: string;
}

/** Until everybody has signed there. Answers how many faults there were, and when the last one was over. */
export async function assinarNoProvedor(
  { provedor: { la }, chamador, servidor, base }: Palco,
  contratos: readonly ContratoDoEnsaio[],
): Promise<{ falhas: number; mortes: number; recuperadoEm: number }> {
  const acabar: (() => void)[] = [];
  let falhas = 0;
  let mortes = 0;
  let fim = false;
  const contando = contarAvisos(la, base, () => fim);
  const enviando = Promise.all(contratos.map((contrato) => enviarContrato(chamador, contrato)));
  for (let vez = 1; !todosFechados(la, contratos.length); vez += 1) {
    const rota = ROTAS[Math.floor(Math.random() * ROTAS.length)] ?? 'GET /envelopes';
    acabar.push(
      la.falhar({
        rota,
        quando: Math.random() < 0.5 ? 'antes' : 'depois',
        como: Math.random() < 0.3 ? 'desligar' : 503,
        vezes: 1 + Math.floor(Math.random() * 4),
      }),
    );
    if (acabar.length > AO_MESMO_TEMPO) acabar.shift()?.();
    falhas += 1;
    if (vez % 20 === 0) {
      await servidor.matar();
      await servidor.subir();
      mortes += 1;
    }
    for (const envelope of la.estado.envelopes) assinarUm(la, envelope);
    await esperar(400);
  }
  for (const umaAcaba of acabar) umaAcaba();
  await enviando;
  const recuperadoEm = performance.now();
  fim = true;
  await contando;
  return { falhas, mortes, recuperadoEm };
}

const todosFechados = ({ estado }: ClicksignDeTeste, quantos: number): boolean =>
  estado.envelopes.filter(({ status }) => status === 'closed').length >= quantos;

/** Whoever is next, as people do: one now, one later. */
function assinarUm({ estado }: ClicksignDeTeste, envelope: EnvelopeLa): void {
  if (envelope.status !== 'running') return;
  for (const { atributos } of envelope.assinantes) {
    try {
      estado.assinar(envelope, String(atributos.documentation).replace(/\D/g, ''));
      return;
    } catch {
      // Not their turn, or signed already.
    }
  }
}

/** Every notice twice, in any order, again and again until somebody takes it. */
async function contarAvisos({ estado }: ClicksignDeTeste, base: string, fim: () => boolean): Promise<void> {
  while (!fim() || estado.avisos.length > 0) {
    const avisos = estado.avisos.splice(0).flatMap((aviso) => [aviso, aviso]);
    avisos.sort(() => Math.random() - 0.5);
    for (const { corpo, cabecalhos } of avisos)
      for (;;) {
        const resposta = await fetch(`${base}/api/avisos-de-assinatura`, {
          method: 'POST',
          headers: cabecalhos,
          body: new Uint8Array(corpo),
        }).catch(() => null);
        if (resposta?.ok) break;
        if (resposta && resposta.status < 500)
          throw new Error(`a notice was refused: ${resposta.status} ${await resposta.text()}`);
        await esperar(300);
      }
    await esperar(100);
  }
}

/** One envelope there for each contract, and nothing of it half made. */
export function repetidosNoProvedor({ estado }: ClicksignDeTeste, contratos: number): readonly string[] {
  const abertos = estado.envelopes.filter(({ status }) => status !== 'draft');
  const nomes = new Set(abertos.map(({ nome }) => nome));
  return [
    ...(abertos.length === contratos && nomes.size === contratos
      ? []
      : [`${abertos.length} envelopes at the provider, of ${nomes.size} contracts, for ${contratos}`]),
    ...abertos
      .filter(({ documentos }) => documentos.length !== 1)
      .map(({ nome, documentos }) => `${nome} has ${documentos.length} documents there`),
  ];
}
