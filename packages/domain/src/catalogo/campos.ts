/** The shape of one kind of entry of the catalogue: enough to draw its form and to check what it says. */
import { isData } from '../tempo/data.ts';
import { formatarMilionesimos } from '../texto/decimal.ts';
import { preencha } from '../texto/falta.ts';
import { formatarNumero } from '../texto/numero.ts';
import { formatarPorcento } from '../texto/porcento.ts';
import { textoLimpo } from '../texto/texto-livre.ts';
import { idDoRegulamentoGuardado } from './regulamento-guardado.ts';

type TipoDeCampo =
  | 'texto'
  | 'texto-longo'
  | 'inteiro'
  | 'dinheiro'
  /** Typed as "0,35%", kept in parts per million. */
  | 'porcento'
  /** Typed as "7.245,38", kept in whole parts of a million. */
  | 'milionesimos'
  | 'sim-nao'
  | 'escolha'
  | 'referencia'
  | 'percentuais'
  | 'data'
  | 'regulamento'
  | 'varios';

export type Conteudo = Readonly<Record<string, unknown>>;

export interface CampoDoCatalogo {
  nome: string;
  rotulo: string;
  /** Where the label depends on what is said beside it. */
  rotuloQuando?: (conteudo: Conteudo) => string | null;
  tipo: TipoDeCampo;
  dica?: string;
  /** Absent: required. */
  opcional?: true;
  minimo?: number;
  maximo?: number;
  padrao?: RegExp;
  /** What the pattern asks for, in words. */
  formato?: string;
  opcoes?: ReadonlyArray<{ valor: string; texto: string }>;
  /** Entity that a reference points to. */
  de?: string;
  /** Cannot change after the entry exists: others point to it. */
  fixo?: true;
  /** Not drawn: it decides which other fields are. */
  oculto?: true;
  quando?: (conteudo: Conteudo) => boolean;
  grupo?: string;
}

export interface ErroDoCatalogo {
  campo: string;
  mensagem: string;
}

/** What a key of the database can be. */
const MAIOR_ID = 2_147_483_647;
const NAO_E_NUMERO: Readonly<Partial<Record<TipoDeCampo, string>>> = {
  milionesimos: 'Escreva um número com até seis casas, como 7.245,38.',
  porcento: 'Escreva um percentual com até quatro casas, como 0,35%.',
};
const DE_OUTRO_SITE = /^https:\/\/[^\s]{4,300}$/;

export const rotuloDoCampo = ({ rotulo, rotuloQuando }: CampoDoCatalogo, conteudo: Conteudo): string =>
  rotuloQuando?.(conteudo) ?? rotulo;

export function camposVisiveis(
  campos: readonly CampoDoCatalogo[],
  conteudo: Conteudo,
): readonly CampoDoCatalogo[] {
  return campos.filter(({ quando }) => quando?.(conteudo) ?? true);
}

export function errosDosCampos(
  campos: readonly CampoDoCatalogo[],
  conteudo: Conteudo,
): readonly ErroDoCatalogo[] {
  return camposVisiveis(campos, conteudo).flatMap((campo) => {
    const rotulo = rotuloDoCampo(campo, conteudo);
    const mensagem = erroDoCampo({ ...campo, rotulo }, conteudo[campo.nome]);
    return mensagem ? [{ campo: campo.nome, mensagem }] : [];
  });
}

/** Only what the visible fields say, trimmed; everything else that came is dropped. */
export function conteudoLimpo(campos: readonly CampoDoCatalogo[], conteudo: Conteudo): Conteudo {
  return Object.fromEntries(
    camposVisiveis(campos, conteudo).map(({ nome, tipo }) => {
      const valor = conteudo[nome];
      if (typeof valor === 'string') {
        const limpo = textoLimpo(valor);
        return [nome, limpo === '' ? null : limpo];
      }
      return [nome, tipo === 'sim-nao' ? valor === true : (valor ?? null)];
    }),
  );
}

function erroDoCampo(campo: CampoDoCatalogo, valor: unknown): string | null {
  const vazio =
    valor === undefined ||
    valor === null ||
    (typeof valor === 'string' && textoLimpo(valor) === '') ||
    (Array.isArray(valor) && valor.length === 0);
  if (campo.tipo === 'sim-nao') return vazio || typeof valor === 'boolean' ? null : preencha(campo.rotulo);
  if (vazio) return campo.opcional ? null : preencha(campo.rotulo);
  switch (campo.tipo) {
    case 'texto':
    case 'texto-longo':
      return erroDoTexto(campo, valor);
    case 'data':
      return typeof valor === 'string' && isData(valor) ? null : 'Informe uma data válida.';
    case 'regulamento':
      return typeof valor === 'string' &&
        (idDoRegulamentoGuardado(valor) !== null || DE_OUTRO_SITE.test(valor))
        ? null
        : 'Envie o PDF ou informe um endereço que comece com https://.';
    case 'inteiro':
    case 'dinheiro':
    case 'porcento':
    case 'milionesimos':
      return erroDoNumero(campo, valor);
    case 'referencia':
      return Number.isInteger(valor) && Number(valor) > 0 && Number(valor) <= MAIOR_ID
        ? null
        : preencha(campo.rotulo);
    case 'escolha':
      return campo.opcoes?.some((opcao) => opcao.valor === valor) ? null : 'Escolha uma das opções.';
    case 'varios':
      return Array.isArray(valor) && valor.every((um) => campo.opcoes?.some((opcao) => opcao.valor === um))
        ? null
        : 'Escolha entre as opções.';
    case 'percentuais':
      return erroDosPercentuais(valor);
  }
}

function erroDoTexto(
  { maximo = 200, padrao, formato, rotulo }: CampoDoCatalogo,
  valor: unknown,
): string | null {
  if (typeof valor !== 'string') return preencha(rotulo);
  const texto = textoLimpo(valor);
  if ([...texto].length > maximo) return `Escreva no máximo ${maximo} caracteres.`;
  if (padrao && !padrao.test(texto)) return formato ?? 'Formato inválido.';
  return null;
}

const LIMITES: Readonly<Partial<Record<TipoDeCampo, number>>> = {
  dinheiro: 100_000_000,
  milionesimos: 999_999_999_999,
};

function erroDoNumero({ tipo, minimo = 0, maximo }: CampoDoCatalogo, valor: unknown): string | null {
  const limite = maximo ?? LIMITES[tipo] ?? 1_000_000;
  if (!Number.isSafeInteger(valor)) return NAO_E_NUMERO[tipo] ?? 'Informe um número.';
  const numero = valor as number;
  const emPalavras = (quanto: number) => {
    if (tipo === 'porcento') return formatarPorcento(quanto);
    if (tipo === 'milionesimos') return formatarMilionesimos(quanto);
    return tipo === 'dinheiro' ? `R$\u00a0${formatarNumero(quanto / 100)}` : String(quanto);
  };
  if (numero < minimo) return `O mínimo é ${emPalavras(minimo)}.`;
  return numero > limite ? `O máximo é ${emPalavras(limite)}.` : null;
}

function erroDosPercentuais(valor: unknown): string | null {
  if (!Array.isArray(valor) || !valor.every((um) => Number.isInteger(um) && um >= 1 && um <= 100))
    return 'Escreva percentuais de 1 a 100, separados por vírgula.';
  return new Set(valor).size === valor.length ? null : 'Há um percentual repetido.';
}
