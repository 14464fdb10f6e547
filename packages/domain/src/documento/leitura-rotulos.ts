/** The words printed on Brazilian identity documents, and how to find them in what OCR makes of them. */

export type Rotulo =
  | 'nome'
  | 'filiacao'
  | 'mae'
  | 'pai'
  | 'cpf'
  | 'nascimento'
  | 'expedicao'
  | 'registro-geral'
  | 'identidade'
  | 'registro-geral-cpf'
  /** Printed words that end a value but introduce none that is wanted. */
  | 'outro';

export type FamiliaDeDocumento = 'RG' | 'CNH' | 'CPF';

/** A printed text to look for, in capitals without accents; `letras` are its words run together. */
export type TextoConhecido = { palavras: string[]; letras: string };
type TextoDeRotulo = TextoConhecido & { rotulo: Rotulo; familia?: FamiliaDeDocumento };

const rg = 'RG' as const;
const cnh = 'CNH' as const;
const cpf = 'CPF' as const;

const textos: readonly [Rotulo, FamiliaDeDocumento | undefined, ...string[]][] = [
  ['nome', undefined, 'NOME', 'NOME COMPLETO'],
  ['nome', rg, 'NOME NAME'],
  ['nome', cnh, 'NOME E SOBRENOME', 'NOME E SOBRENOME NAME AND SURNAME'],
  ['filiacao', undefined, 'FILIACAO', 'FILIACAO FILIATION'],
  ['mae', undefined, 'NOME DA MAE', 'MAE'],
  ['pai', undefined, 'NOME DO PAI', 'PAI'],
  ['cpf', undefined, 'CPF', 'N CPF', 'NUMERO DO CPF', 'CPF MF', 'NO DO CPF', 'N DO CPF'],
  ['cpf', cpf, 'NUMERO DE INSCRICAO', 'CADASTRO DE PESSOAS FISICAS'],
  ['nascimento', undefined, 'DATA DE NASCIMENTO', 'DATA NASCIMENTO', 'NASCIMENTO'],
  ['nascimento', rg, 'DATA DE NASCIMENTO DATE OF BIRTH'],
  ['nascimento', cnh, 'DATA LOCAL E UF DE NASCIMENTO'],
  ['expedicao', rg, 'DATA DE EXPEDICAO', 'DATA EXPEDICAO', 'EXPEDICAO', 'DATA DE EMISSAO DATE OF ISSUE'],
  ['expedicao', undefined, 'DATA EMISSAO', 'DATA DE EMISSAO'],
  ['registro-geral', rg, 'REGISTRO GERAL', 'RG'],
  ['registro-geral', undefined, 'GERAL'],
  ['registro-geral-cpf', rg, 'REGISTRO GERAL CPF', 'REGISTRO GERAL CPF PERSONAL NUMBER'],
  [
    'identidade',
    cnh,
    'DOC IDENTIDADE ORG EMISSOR UF',
    'DOC IDENTIDADE ORG EMISSOR',
    'DOC IDENTIDADE',
    'DOC IDENTIDADE ORGAO EMISSOR UF',
  ],
  [
    'outro',
    rg,
    'CARTEIRA DE IDENTIDADE',
    'VALIDA EM TODO O TERRITORIO NACIONAL',
    'INSTITUTO DE IDENTIFICACAO',
  ],
  [
    'outro',
    rg,
    'LEI N',
    'DOC ORIGEM',
    'ASSINATURA DO DIRETOR',
    'REGISTRO CIVIL',
    'FATOR RH',
    'ORGAO EXPEDIDOR',
  ],
  [
    'outro',
    rg,
    'ASSINATURA DO TITULAR',
    'NOME SOCIAL SOCIAL NAME',
    'CARDHOLDER SIGNATURE',
    'ORGAO EXPEDIDOR CARD ISSUER',
  ],
  [
    'outro',
    rg,
    'LOCAL PLACE OF ISSUE',
    'NATURALIDADE PLACE OF BIRTH',
    'NACIONALIDADE NATIONALITY',
    'POLEGAR DIREITO',
  ],
  [
    'outro',
    rg,
    'DATA DE VALIDADE',
    'DATA DE VALIDADE EXPIRY',
    'DATA DE VALIDADE DATE OF EXPIRY',
    'SEXO SEX',
    'TITULO ELEITOR',
  ],
  [
    'outro',
    cnh,
    'CARTEIRA NACIONAL DE HABILITACAO',
    'DRIVER LICENSE',
    'PERMISO DE CONDUCCION',
    'HABILITACAO',
  ],
  [
    'outro',
    cnh,
    'PERMISSAO',
    'CAT HAB',
    'N REGISTRO',
    'NO REGISTRO',
    'REGISTRO',
    'ASSINATURA DO PORTADOR',
    'OBSERVACOES',
  ],
  [
    'outro',
    cnh,
    'DEPARTAMENTO NACIONAL DE TRANSITO',
    'SECRETARIA NACIONAL DE TRANSITO',
    'DENATRAN',
    'SENATRAN',
    'ACC',
  ],
  [
    'outro',
    cnh,
    'MINISTERIO DAS CIDADES',
    'MINISTERIO DA INFRAESTRUTURA',
    'MINISTERIO DOS TRANSPORTES',
    'DETRAN',
  ],
  [
    'outro',
    cpf,
    'COMPROVANTE DE SITUACAO CADASTRAL NO CPF',
    'SITUACAO CADASTRAL',
    'DATA DA INSCRICAO',
    'RECEITA FEDERAL',
  ],
  ['outro', cpf, 'SECRETARIA DA RECEITA FEDERAL DO BRASIL', 'COMPROVANTE DE INSCRICAO'],
  [
    'outro',
    undefined,
    'REPUBLICA FEDERATIVA DO BRASIL',
    'GOVERNO FEDERAL',
    'SECRETARIA DA SEGURANCA PUBLICA',
  ],
  ['outro', undefined, 'SECRETARIA DE ESTADO DA SEGURANCA PUBLICA', 'MINISTERIO DA FAZENDA', 'NOME SOCIAL'],
  [
    'outro',
    undefined,
    'NATURALIDADE',
    'NACIONALIDADE',
    'VALIDADE',
    'LOCAL',
    'SEXO',
    'ASSINATURA',
    'ESTADO CIVIL',
  ],
  [
    'outro',
    undefined,
    'ORGAO EMISSOR',
    'ESTADO DE',
    'ESTADO DO',
    'DNI',
    'CNS',
    'NIS PIS PASEP',
    'PIS PASEP',
    'T ELEITOR',
  ],
];

const conhecidos: readonly TextoDeRotulo[] = textos
  .flatMap(([rotulo, familia, ...variantes]) =>
    variantes.map((texto) => ({
      rotulo,
      ...(familia === undefined ? {} : { familia }),
      ...textoConhecido(texto),
    })),
  )
  .sort(doMaiorAoMenor);

export function textoConhecido(texto: string): TextoConhecido {
  return { palavras: texto.split(' '), letras: texto.replaceAll(' ', '') };
}

/** The longest text wins: "NOME SOCIAL" must not be read as "NOME". */
export function doMaiorAoMenor(a: TextoConhecido, b: TextoConhecido): number {
  return b.letras.length - a.letras.length;
}

const letraParecida: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '|': 'I' };

/** Capitals without accents; digits that OCR reads inside a word become the letters that they look like. */
export function dobrar(texto: string): string {
  const base = texto.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const semSinais = base.replace(/[^A-Z0-9|]/g, '');
  return /[A-Z]/.test(semSinais) ? semSinais.replace(/[0158|]/g, (c) => letraParecida[c] ?? c) : semSinais;
}

export type RotuloAchado = {
  rotulo: Rotulo;
  familia: FamiliaDeDocumento | undefined;
  /** Indices of the first and one past the last word. */
  de: number;
  ate: number;
  /** Letters of the printed text: longer ones prove more. */
  letras: number;
};

/** All labels in a line's words, without overlaps. */
export function acharRotulos(palavras: readonly string[]): RotuloAchado[] {
  return acharTextos(conhecidos, palavras).map(({ texto, de, ate }) => ({
    rotulo: texto.rotulo,
    familia: texto.familia,
    de,
    ate,
    letras: texto.letras.length,
  }));
}

/** The known texts that stand in a line's words; of two that overlap, the one that comes first in `textosConhecidos`. */
export function acharTextos<T extends TextoConhecido>(
  textosConhecidos: readonly T[],
  palavras: readonly string[],
): { texto: T; de: number; ate: number }[] {
  const dobradas = palavras.map(dobrar);
  const achados: { texto: T; de: number; ate: number }[] = [];
  const usada = dobradas.map(() => false);
  for (const texto of textosConhecidos) {
    for (let de = 0; de < dobradas.length; de += 1) {
      const ate = fimDoTexto(texto, dobradas, usada, de);
      if (ate === null) continue;
      usada.fill(true, de, ate);
      achados.push({ texto, de, ate });
    }
  }
  return achados.sort((a, b) => a.de - b.de);
}

/** OCR joins and splits words, so letters are compared, over one word fewer to two words more. */
function fimDoTexto(
  { palavras, letras }: TextoConhecido,
  dobradas: readonly string[],
  usada: readonly boolean[],
  de: number,
): number | null {
  if (dobradas[de] === '') return null;
  const tolerancia = letras.length <= 4 ? 0 : Math.max(1, Math.floor(letras.length * 0.15));
  for (const extra of [0, 1, 2, -1]) {
    const ate = de + palavras.length + extra;
    if (ate <= de || ate > dobradas.length || usada.slice(de, ate).includes(true)) continue;
    const lidas = dobradas.slice(de, ate).join('');
    if (dobradas[ate - 1] === '' || Math.abs(lidas.length - letras.length) > tolerancia) continue;
    if (distancia(lidas, letras, tolerancia) <= tolerancia) return ate;
  }
  return null;
}

/** Levenshtein's distance, given up as soon as it exceeds `limite`. */
export function distancia(a: string, b: string, limite = Number.POSITIVE_INFINITY): number {
  if (a === b) return 0;
  let anterior = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const atual = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const troca = (anterior[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      atual.push(Math.min(troca, (anterior[j] ?? 0) + 1, (atual[j - 1] ?? 0) + 1));
    }
    if (Math.min(...atual) > limite) return Number.POSITIVE_INFINITY;
    anterior = atual;
  }
  return anterior[b.length] ?? 0;
}
