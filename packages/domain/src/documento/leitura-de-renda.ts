/** Reads payslips, statements and other proofs of income out of words and their places. */
import type { Data } from '../tempo/data.ts';
import {
  abaixo,
  aoLado,
  confiancaMedia,
  montarPaginaCom,
  type Pagina,
  type RotuloNaPagina,
} from './leitura-campos.ts';
import { emUmaPagina } from './leitura-linhas.ts';
import type { CampoLido, PalavraLida } from './leitura-tipos.ts';
import { acharCpfs, comoNumero, comoSeEscreve, isNomePlausivel, palavrasDoNome } from './leitura-valores.ts';
import type { Mes, RendaLida } from './renda-lida.ts';
import { acharRotulosDaRenda, type RotuloDaRenda } from './renda-rotulos.ts';
import { acharMeses, acharPeriodo, acharValores, isPalavraLegivel } from './renda-valores.ts';
import type { TipoDocumento } from './tipos.ts';

type Rotulo = { nome: RotuloDaRenda; tipo: TipoDocumento | undefined };
type PaginaDeRenda = Pagina<Rotulo>;
type NaPagina = RotuloNaPagina<Rotulo>;

const PALAVRAS_DE_UM_TEXTO = 25;
/** One short word by chance is no document: "EXTRATO" alone is not, "SALDO ANTERIOR" is. */
const LETRAS_QUE_PROVAM = 8;

export function lerRenda(paginas: readonly (readonly PalavraLida[])[], hoje: Data): RendaLida {
  const palavras = emUmaPagina(paginas);
  const pagina = montarPaginaCom(acharRotulosDaRenda, palavras);
  const tipoReconhecido = reconhecer(pagina);
  return {
    legivel:
      pagina.rotulos.length >= 2 ||
      palavras.filter(({ texto }) => isPalavraLegivel(texto)).length >= PALAVRAS_DE_UM_TEXTO,
    tipoReconhecido,
    meses: lerMeses(pagina, tipoReconhecido, hoje),
    brutoCentavos: lerValor(pagina, 'bruto'),
    liquidoCentavos: lerValor(pagina, 'liquido'),
    nome: lerNome(pagina),
    cpf: lerCpf(pagina),
  };
}

/** How much words look like a proof of income: used to choose among the directions in which a photo can lie. */
export function pontuarRenda(palavras: readonly PalavraLida[]): number {
  const { rotulos, linhas } = montarPaginaCom(acharRotulosDaRenda, palavras);
  const pontosDeRotulos = rotulos.reduce((soma, { letras }) => soma + Math.max(0, letras - 3), 0);
  return pontosDeRotulos + 5 * linhas.flatMap(({ palavras: umas }) => acharValores(emTexto(umas))).length;
}

function reconhecer({ rotulos }: PaginaDeRenda): TipoDocumento | null {
  const pontos = new Map<TipoDocumento, number>();
  for (const { rotulo, letras } of rotulos)
    if (rotulo.tipo) pontos.set(rotulo.tipo, (pontos.get(rotulo.tipo) ?? 0) + letras);
  const [melhor] = [...pontos].sort(([, a], [, b]) => b - a);
  return melhor && melhor[1] >= LETRAS_QUE_PROVAM ? melhor[0] : null;
}

function emTexto(palavras: readonly PalavraLida[]): string {
  return palavras.map(({ texto }) => comoNumero(texto)).join(' ');
}

function doNome(pagina: PaginaDeRenda, nome: RotuloDaRenda): NaPagina[] {
  return pagina.rotulos.filter(({ rotulo }) => rotulo.nome === nome).sort((a, b) => b.letras - a.letras);
}

/** Amounts stand at the right edge, far from their label: everything on its height up to the next label counts. */
function naMesmaAltura(pagina: PaginaDeRenda, rotulo: NaPagina): PalavraLida[] {
  const limite = Math.min(
    Number.POSITIVE_INFINITY,
    ...pagina.rotulos
      .filter((outro) => outro.linha === rotulo.linha && outro.x0 >= rotulo.x1)
      .map(({ x0 }) => x0),
  );
  return (pagina.linhas[rotulo.linha]?.palavras ?? []).filter(({ x0 }) => x0 >= rotulo.x1 && x0 < limite);
}

function candidatos(pagina: PaginaDeRenda, rotulo: NaPagina): string[] {
  return [naMesmaAltura(pagina, rotulo), ...abaixo(pagina, rotulo, 2)].map(emTexto);
}

function lerValor(pagina: PaginaDeRenda, nome: 'bruto' | 'liquido'): number | null {
  for (const rotulo of doNome(pagina, nome))
    for (const texto of candidatos(pagina, rotulo)) {
      const valor = acharValores(texto).find((centavos) => centavos > 0);
      if (valor !== undefined) return valor;
    }
  return null;
}

function lerMeses(pagina: PaginaDeRenda, tipo: TipoDocumento | null, hoje: Data): Mes[] {
  for (const rotulo of doNome(pagina, 'referencia'))
    for (const texto of candidatos(pagina, rotulo)) {
      const [mes] = acharMeses(texto, hoje);
      if (mes !== undefined) return [mes];
      const periodo = acharPeriodo(texto, hoje);
      if (periodo.length > 0) return periodo;
    }
  const linhas = pagina.linhas.map(({ palavras }) => emTexto(palavras));
  const [solto] = linhas.flatMap((texto) => acharMeses(texto, hoje));
  if (solto !== undefined) return [solto];
  return tipo === 'EXTRATO_BANCARIO' ? mesDosLancamentos(linhas, hoje) : [];
}

/** A statement without a printed period is about the month of most of its lines. */
function mesDosLancamentos(linhas: readonly string[], hoje: Data): Mes[] {
  const vezes = new Map<Mes, number>();
  for (const [mes] of linhas.map((texto) => acharPeriodo(texto, hoje)))
    if (mes !== undefined) vezes.set(mes, (vezes.get(mes) ?? 0) + 1);
  const [mais] = [...vezes].sort(([, a], [, b]) => b - a);
  return mais && mais[1] >= 2 ? [mais[0]] : [];
}

function lerNome(pagina: PaginaDeRenda): CampoLido | null {
  for (const rotulo of doNome(pagina, 'nome'))
    for (const palavras of [aoLado(pagina, rotulo), ...abaixo(pagina, rotulo, 1)]) {
      const nome = palavrasDoNome(palavras.map(({ texto }) => texto));
      if (isNomePlausivel(nome)) return { valor: comoSeEscreve(nome), confianca: confiancaMedia(palavras) };
    }
  return null;
}

/** Only beside its label: a statement is full of the CPFs of other people. */
function lerCpf(pagina: PaginaDeRenda): CampoLido | null {
  for (const { palavras } of pagina.linhas) {
    const texto = emTexto(palavras);
    const rotulo = /\bCPF\b/i.exec(texto);
    const achado = rotulo && acharCpfs(texto).find(({ indice }) => indice > rotulo.index);
    if (achado) return { valor: achado.cpf, confianca: Math.max(0.9, confiancaMedia(palavras)) };
  }
  return null;
}
