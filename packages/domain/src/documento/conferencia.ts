import { formatarCpf } from '../pessoa/cpf.ts';
import { chaveDoNome } from '../pessoa/nome.ts';
import { anosAntes, type Data, formatarData, isData } from '../tempo/data.ts';
import { distancia } from './leitura-rotulos.ts';
import type { CampoLido, Vision } from './leitura-tipos.ts';
import type { TipoDocumento } from './tipos.ts';

/**
 * The rules that an analyst would apply, run on what was read before the person sends the document. "Could not
 * tell" is an honest answer: OCR that saw nothing proves nothing, and the person may always send with an explanation.
 */
type ResultadoDaConferencia = 'aprovado' | 'reprovado' | 'inconclusivo';
export const REGRAS_DA_CONFERENCIA = [
  'legibilidade',
  'tipo',
  'nome',
  'cpf',
  'emissao',
  'meses',
  'valor',
] as const;
export type RegraDaConferencia = (typeof REGRAS_DA_CONFERENCIA)[number];
export type Conferencia = {
  regra: RegraDaConferencia;
  resultado: ResultadoDaConferencia;
  explicacao: string;
};

/** Something does not match, and nobody has said why. */
export function documentoAConferir({
  conferencias,
  explicacao,
}: {
  conferencias: ReadonlyArray<{ resultado: ResultadoDaConferencia }>;
  explicacao: string | null;
}): boolean {
  return explicacao === null && conferencias.some(({ resultado }) => resultado === 'reprovado');
}

/** Spec 2, section 5: "The RG must have been issued within the last 10 years." */
export const ANOS_DA_EMISSAO_DO_RG = 10;

/** The way on for whoever has only an old card. */
export const SE_O_RG_E_ANTIGO =
  'RG antigo? Envie a CNH, a identidade nova (CIN) ou o passaporte, e use a data de emissão dele.';

/** Below this a reading that disagrees is rather a wrong reading than a wrong document. */
const CONFIANCA_PARA_REPROVAR = 0.6;

export function conferirIdentidade(
  vision: Vision,
  declarado: { nome: string; cpf: string },
  hoje: Data,
): Conferencia[] {
  const conferencias = [conferirLegibilidade(vision)];
  if (!vision.legivel) return conferencias;
  conferencias.push(
    conferirTipo(vision),
    conferirNome(vision.nome, declarado.nome),
    conferirCpf(vision.cpf, declarado.cpf),
  );
  // A CNH has a validity of its own; the ten years are asked of the RG only.
  if (vision.tipoReconhecido === 'RG') conferencias.push(conferirEmissao(vision.dataExpedicao, hoje));
  return conferencias;
}

export function conferirLegibilidade({ legivel }: { legivel: boolean }): Conferencia {
  return legivel
    ? { regra: 'legibilidade', resultado: 'aprovado', explicacao: 'O documento está legível.' }
    : {
        regra: 'legibilidade',
        resultado: 'reprovado',
        explicacao:
          'Não conseguimos ler o documento. Tire outra foto com boa luz, sem reflexo e com o documento inteiro na imagem.',
      };
}

const O_QUE_PARECE = { RG: 'um RG', CNH: 'uma CNH' } as const;

/** Pictures without anything to read out of: only that they are no identity document is looked at. */
const TIPOS_QUE_NAO_SAO_IDENTIDADE = {
  RESIDENCIA: 'Aqui é preciso uma conta ou correspondência com o endereço.',
  SELFIE: 'Aqui é preciso uma foto do rosto, sem documento na frente.',
} as const satisfies Partial<Record<TipoDocumento, string>>;

type QueNaoEIdentidade = keyof typeof TIPOS_QUE_NAO_SAO_IDENTIDADE;

export const isQueNaoEIdentidade = (tipo: TipoDocumento): tipo is QueNaoEIdentidade =>
  tipo in TIPOS_QUE_NAO_SAO_IDENTIDADE;

/** What only an identity document prints beside its label; a bill may say "data de expedição" as well. */
const CONFIANCA_DE_UM_ROTULO = 0.7;

/** Nothing is said of a picture that is not plainly an identity document: it may be anything else. */
export function conferirQueNaoEIdentidade(
  pedido: QueNaoEIdentidade,
  {
    tipoReconhecido,
    dataNascimento,
    mae,
    pai,
  }: Pick<Vision, 'tipoReconhecido' | 'dataNascimento' | 'mae' | 'pai'>,
): readonly Conferencia[] {
  if (tipoReconhecido !== 'RG' && tipoReconhecido !== 'CNH') return [];
  const nasceu = dataNascimento !== null && dataNascimento.confianca >= CONFIANCA_DE_UM_ROTULO;
  if (!nasceu && mae === null && pai === null) return [];
  const explicacao = `Este parece ser ${O_QUE_PARECE[tipoReconhecido]}. ${TIPOS_QUE_NAO_SAO_IDENTIDADE[pedido]}`;
  return [{ regra: 'tipo', resultado: 'reprovado', explicacao }];
}

function conferirTipo({ tipoReconhecido }: Vision): Conferencia {
  switch (tipoReconhecido) {
    case 'RG':
    case 'CNH':
      return {
        regra: 'tipo',
        resultado: 'aprovado',
        explicacao: `Reconhecemos um documento do tipo ${tipoReconhecido}.`,
      };
    case 'CPF':
      return {
        regra: 'tipo',
        resultado: 'reprovado',
        explicacao: 'Este parece ser um comprovante de CPF. Aqui é preciso enviar o RG ou a CNH.',
      };
    case 'outro':
      return {
        regra: 'tipo',
        resultado: 'inconclusivo',
        explicacao: 'Não conseguimos confirmar que este documento é um RG ou uma CNH.',
      };
  }
}

export function conferirNome(lido: CampoLido | null, declarado: string): Conferencia {
  const regra = 'nome';
  if (lido === null) {
    return { regra, resultado: 'inconclusivo', explicacao: 'Não conseguimos ler o nome no documento.' };
  }
  switch (compararNomes(lido.valor, declarado)) {
    case 'igual':
      return { regra, resultado: 'aprovado', explicacao: 'O nome do documento é o mesmo que você informou.' };
    case 'parecido':
      return {
        regra,
        resultado: 'inconclusivo',
        explicacao: `Lemos "${lido.valor}" no documento, um pouco diferente do nome informado. Confira se está certo.`,
      };
    case 'diferente':
      return {
        regra,
        resultado: lido.confianca < CONFIANCA_PARA_REPROVAR ? 'inconclusivo' : 'reprovado',
        explicacao: `O nome lido no documento ("${lido.valor}") é diferente do nome informado.`,
      };
  }
}

export function conferirCpf(lido: CampoLido | null, declarado: string): Conferencia {
  const regra = 'cpf';
  if (lido === null) {
    return { regra, resultado: 'inconclusivo', explicacao: 'Não encontramos o CPF no documento.' };
  }
  return lido.valor === declarado
    ? { regra, resultado: 'aprovado', explicacao: 'O CPF do documento é o mesmo que você informou.' }
    : {
        regra,
        resultado: 'reprovado',
        explicacao: `O CPF lido no documento (${formatarCpf(lido.valor)}) é diferente do CPF informado.`,
      };
}

export function conferirEmissao(lida: CampoLido | null, hoje: Data): Conferencia {
  const regra = 'emissao';
  if (lida === null || !isData(lida.valor) || lida.valor > hoje) {
    return {
      regra,
      resultado: 'inconclusivo',
      explicacao:
        'Não conseguimos ler a data de expedição. O documento precisa ter sido emitido há no máximo 10 anos.',
    };
  }
  const dataEscrita = formatarData(lida.valor);
  if (lida.valor >= anosAntes(hoje, ANOS_DA_EMISSAO_DO_RG)) {
    return { regra, resultado: 'aprovado', explicacao: `O documento foi emitido em ${dataEscrita}.` };
  }
  return {
    regra,
    resultado: lida.confianca < CONFIANCA_PARA_REPROVAR ? 'inconclusivo' : 'reprovado',
    explicacao: `O documento foi emitido em ${dataEscrita}, há mais de 10 anos. ${SE_O_RG_E_ANTIGO}`,
  };
}

const PARTICULAS = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd']);
/** One letter that OCR took for another in a name of this length is still the same name. */
const LETRAS_POR_ENGANO = 5;

export type ComparacaoDeNomes = 'igual' | 'parecido' | 'diferente';

/** Case, accents, particles and abbreviations ("João P. de Sá") make no difference; the first name always counts. */
export function compararNomes(a: string, b: string): ComparacaoDeNomes {
  const [menor, maior] = [partesDoNome(a), partesDoNome(b)].sort((x, y) => x.length - y.length);
  if (menor === undefined || maior === undefined || menor.length === 0) return 'diferente';
  if (casam(menor, maior, (x, y) => x === y || isAbreviacao(x, y))) {
    return menor.length === maior.length ? 'igual' : 'parecido';
  }
  return casam(menor, maior, (x, y) => isAbreviacao(x, y) || isEnganoDeLeitura(x, y))
    ? 'parecido'
    : 'diferente';
}

function partesDoNome(nome: string): string[] {
  return chaveDoNome(nome)
    .replace(/[.'-]/g, ' ')
    .split(' ')
    .filter((parte) => parte !== '' && !PARTICULAS.has(parte));
}

/** The shorter name's parts stand in the longer one in the same order, beginning and ending alike. */
function casam(menor: string[], maior: string[], mesma: (x: string, y: string) => boolean): boolean {
  const [primeira, ultima] = [menor[0] ?? '', menor.at(-1) ?? ''];
  if (!mesma(primeira, maior[0] ?? '') || !mesma(ultima, maior.at(-1) ?? '')) return false;
  let posicao = 0;
  return menor.every((parte) => {
    const achada = maior.findIndex((outra, i) => i >= posicao && mesma(parte, outra));
    posicao = achada + 1;
    return achada >= 0;
  });
}

function isAbreviacao(x: string, y: string): boolean {
  return (x.length === 1 && y.startsWith(x)) || (y.length === 1 && x.startsWith(y));
}

function isEnganoDeLeitura(x: string, y: string): boolean {
  const tolerancia = Math.floor(Math.max(x.length, y.length) / LETRAS_POR_ENGANO);
  return distancia(x, y, tolerancia) <= tolerancia;
}
