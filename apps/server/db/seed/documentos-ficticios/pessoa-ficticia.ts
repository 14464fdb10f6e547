/** Made-up people, the same ones for the same seed: names combined at random, CPFs with valid check digits. */

export type PessoaDoDocumento = {
  nome: string;
  /** Eleven digits. */
  cpf: string;
  mae: string;
  pai: string | null;
  /** YYYY-MM-DD, like every date here. */
  nascimento: string;
  expedicao: string;
  validade: string;
  /** As printed, with dots and hyphen. */
  rg: string;
  naturalidade: string;
  sexo: 'F' | 'M';
};

const NOMES_F =
  'Marina Ana Luiza,Beatriz,Camila,Juliana,Larissa,Fernanda,Aline,Patrícia,Débora,Vitória,Isabela,Letícia,Tatiane,Sônia,Conceição,Josefa,Raimunda,Íris,Eloá,Cíntia,Maria Clara,Rosângela'.split(
    ',',
  );
const NOMES_M =
  'Otávio,João Pedro,Carlos Eduardo,Rafael,Gustavo,Thiago,Antônio,José,Sebastião,Francisco,Luís Felipe,Ícaro,Márcio,Wellington,Anderson,Davi,Caíque,Raul,Benedito,Severino,Vinícius,Matheus'.split(
    ',',
  );
const SOBRENOMES =
  'Silva,Souza,Oliveira,Santos,Pereira,Lima,Carvalho,Almeida,Ferreira,Ribeiro,Gonçalves,Araújo,Conceição,Magalhães,Guimarães,Nóbrega,Teixeira,Vasconcelos,Sant\u2019Anna,d\u2019Ávila,Moreira,Cavalcanti,Brandão,Queiroz,Furtado,Paixão'
    .replaceAll('\u2019', "'")
    .split(',');
const CIDADES = [
  'São Paulo-SP',
  'Belo Horizonte-MG',
  'Recife-PE',
  'Goiânia-GO',
  'Macapá-AP',
  'Niterói-RJ',
  'Cuiabá-MT',
];

/** Small, repeatable and good enough to shuffle names (mulberry32). */
export function sorteador(semente: number): () => number {
  let estado = semente >>> 0;
  return () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function cpfDe(base: string): string {
  const digito = (parte: string) => {
    const soma = [...parte].reduce(
      (total, algarismo, i) => total + Number(algarismo) * (parte.length + 1 - i),
      0,
    );
    return String(((soma * 10) % 11) % 10);
  };
  const primeiro = digito(base);
  return base + primeiro + digito(base + primeiro);
}

export function pessoaFicticia(semente: number): PessoaDoDocumento {
  const sortear = sorteador(semente * 7919 + 13);
  const inteiro = (de: number, ate: number) => de + Math.floor(sortear() * (ate - de + 1));
  const um = <T>(opcoes: readonly T[]): T => opcoes[inteiro(0, opcoes.length - 1)] as T;
  const algarismos = (n: number) => Array.from({ length: n }, () => inteiro(0, 9)).join('');
  const data = (anoDe: number, anoAte: number) =>
    `${inteiro(anoDe, anoAte)}-${String(inteiro(1, 12)).padStart(2, '0')}-${String(inteiro(1, 28)).padStart(2, '0')}`;

  const sexo = um(['F', 'M'] as const);
  const daMae = um(SOBRENOMES);
  const doPai = um(SOBRENOMES.filter((sobrenome) => sobrenome !== daMae));
  const particula = daMae.startsWith("d'") ? '' : um(['', '', 'de ', 'da ']);
  const nomeProprio = um(sexo === 'F' ? NOMES_F : NOMES_M);
  return {
    nome: `${nomeProprio} ${particula}${daMae} ${doPai}`,
    cpf: cpfDe(`${inteiro(0, 8)}${algarismos(7)}${inteiro(1, 9)}`),
    mae: `${um(NOMES_F)} ${um(SOBRENOMES)} ${daMae}`,
    pai: sortear() < 0.12 ? null : `${um(NOMES_M)} ${um(SOBRENOMES)} ${doPai}`,
    nascimento: data(1962, 2008),
    expedicao: data(2018, 2025),
    validade: data(2027, 2034),
    rg: `${inteiro(10, 59)}.${algarismos(3)}.${algarismos(3)}-${inteiro(0, 9)}`,
    naturalidade: um(CIDADES),
    sexo,
  };
}
