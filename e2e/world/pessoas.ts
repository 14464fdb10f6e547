/** Made-up people, new ones for each journey, with valid check digits. */
export interface Pessoa {
  nome: string;
  cpf: string;
  email: string;
  telefone: string;
  senha: string;
}

function digito(parte: string): number {
  const soma = [...parte].reduce(
    (total, algarismo, i) => total + Number(algarismo) * (parte.length + 1 - i),
    0,
  );
  return ((soma * 10) % 11) % 10;
}

export function cpfDe(base: string): string {
  const primeiro = digito(base);
  return `${base}${primeiro}${digito(`${base}${primeiro}`)}`;
}

const TRABALHADORES = 2;
let ultimo = 0;

/** A moment that nobody else of the run has: later than the one before, and each worker has every other millisecond. */
function momentoProprio(): number {
  const trabalhador = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % TRABALHADORES;
  const cedo = Math.max(Date.now(), ultimo + 1);
  ultimo = cedo + ((trabalhador - (cedo % TRABALHADORES) + TRABALHADORES) % TRABALHADORES);
  return ultimo;
}

/** Everybody is somebody else, with another CPF, phone and e-mail; `ordem` tells the people of a journey apart. */
export function pessoa(nome: string, ordem: number): Pessoa {
  const unico = `${momentoProprio() % 10_000_000}`.padStart(7, '0');
  const numero = `${ordem % 10}${unico}`;
  return {
    nome,
    cpf: cpfDe(`3${numero}`),
    email: `pessoa${ordem}.${unico}@exemplo.education`,
    telefone: `119${numero}`,
    senha: 'Credito#2026',
  };
}
