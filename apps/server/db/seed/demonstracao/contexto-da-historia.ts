/** The use cases' surroundings while a story is told: its own clock, and codes that need no mailbox. */
import type { Contexto } from '../../../src/contexto.ts';
import type { SessaoDeConta } from '../../../src/plugins/sessao.ts';
import { relogioParado } from '../../../src/relogio.ts';
import type { Gerador } from './gerador.ts';

export interface Narrador {
  contexto: Contexto;
  gerador: Gerador;
  /** Lets some of the story's time pass. */
  passar(minutos: number): void;
  /** The present, which no story goes beyond. */
  agoraDeVerdade: Date;
  ateAgora(): void;
  /** The digits that were dealt last. */
  ultimoCodigo(): string;
  /** Throws when the server is stopping. */
  conferirParada(): void;
}

export function abrirNarrador(
  contexto: Contexto,
  {
    inicio,
    gerador,
    parada,
    agoraDeVerdade,
  }: { inicio: Date; gerador: Gerador; parada: AbortSignal; agoraDeVerdade: Date },
): Narrador {
  const relogio = relogioParado(inicio.toISOString());
  const { aleatorio, configuracao, gateways } = contexto;
  let ultimo = '';
  return {
    gerador,
    contexto: {
      ...contexto,
      relogio,
      aleatorio: {
        ...aleatorio,
        digitos: (quantidade) => {
          ultimo = aleatorio.digitos(quantidade);
          return ultimo;
        },
      },
      // A story that was cut off is told again from its beginning, at the same hours.
      configuracao: {
        ...configuracao,
        limites: { ...configuracao.limites, esperaEntreCodigosSegundos: 0, codigosPorDia: 1_000 },
      },
      // Nobody waits for a reading here: the job that every upload leaves behind does it.
      gateways: {
        ...gateways,
        visao: { ...gateways.visao, lerDocumento: async () => ({ tipo: 'ocupada' }) },
      },
    },
    passar: (minutos) => relogio.avancar({ minutos }),
    agoraDeVerdade,
    ateAgora: () =>
      relogio.avancar({
        milissegundos: Math.max(0, agoraDeVerdade.getTime() - relogio.agora().getTime()),
      }),
    ultimoCodigo: () => ultimo,
    conferirParada: () => parada.throwIfAborted(),
  };
}

/** The person at the use cases, without a token: nobody logs in to be told about. */
export function sessaoDe(contaId: string): SessaoDeConta {
  return { id: '00000000-0000-4000-8000-000000000000', tipo: 'conta', contaId, operadorId: null };
}
