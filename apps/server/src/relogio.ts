export type Relogio = { agora(): Date };

export const relogioDoSistema: Relogio = { agora: () => new Date() };

export type Avanco = {
  dias?: number;
  horas?: number;
  minutos?: number;
  segundos?: number;
  milissegundos?: number;
};

/** A clock for tests: it stands still at `iso` until `avancar` moves it. */
export function relogioParado(iso: string): Relogio & { avancar(avanco: Avanco): void } {
  let instante = Date.parse(iso);
  if (Number.isNaN(instante)) throw new RangeError(`Not an ISO 8601 instant: ${iso}`);
  return {
    agora: () => new Date(instante),
    avancar: ({ dias = 0, horas = 0, minutos = 0, segundos = 0, milissegundos = 0 }) => {
      instante += (((dias * 24 + horas) * 60 + minutos) * 60 + segundos) * 1000 + milissegundos;
    },
  };
}
