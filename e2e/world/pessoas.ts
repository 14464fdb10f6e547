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

/** `ordem` tells the people of one run apart: another one gives another CPF, phone and e-mail. */
export function pessoa(nome: string, ordem: number): Pessoa {
  const unico = `${Date.now() % 1_000_000}`.padStart(6, '0');
  const numero = `${ordem}${unico}`.slice(-7).padStart(7, '0');
  return {
    nome,
    cpf: cpfDe(`3${numero}${(ordem * 7) % 10}`),
    email: `pessoa${ordem}.${unico}@exemplo.education`,
    telefone: `119${ordem % 10}${numero}`,
    senha: 'Credito#2026',
  };
}
