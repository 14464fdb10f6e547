import { anosAntes, type Data } from '../tempo/data.ts';
import {
  abaixo,
  aoLado,
  confiancaMedia,
  montarPagina,
  type Pagina,
  type RotuloNaPagina,
} from './leitura-campos.ts';
import { lerFiliacao } from './leitura-filiacao.ts';
import { emUmaPagina } from './leitura-linhas.ts';
import type { Rotulo } from './leitura-rotulos.ts';
import type { CampoLido, PalavraLida, TipoReconhecido, Vision } from './leitura-tipos.ts';
import {
  acharCpfs,
  acharDatas,
  acharRg,
  comoNumero,
  comoSeEscreve,
  isNomePlausivel,
  palavrasDoNome,
} from './leitura-valores.ts';

/** Reads RG, CIN, CNH and CPF papers out of words and their places (spec 2, section 1: "Vision"). */

const IDADE_MAXIMA = 130;
/** What was found by its form alone, without its printed label beside it. */
const SEM_ROTULO = 0.6;

export function lerDocumento(paginas: readonly (readonly PalavraLida[])[], hoje: Data): Vision {
  const pagina = montarPagina(emUmaPagina(paginas));
  const tipoReconhecido = reconhecer(pagina);
  const cpf = lerCpf(pagina, tipoReconhecido);
  const nome = lerNome(pagina, ['nome']);
  const dataNascimento = lerNascimento(pagina, hoje);
  const { mae, pai } = lerFiliacao(pagina);
  const uteis = pagina.rotulos.filter(({ rotulo }) => rotulo !== 'outro').length;
  return {
    nome,
    cpf,
    mae: lerNome(pagina, ['mae']) ?? mae,
    pai: lerNome(pagina, ['pai']) ?? pai,
    dataNascimento,
    dataExpedicao: lerExpedicao(pagina, dataNascimento, hoje),
    numeroRegistro: lerRegistro(pagina, cpf),
    tipoReconhecido,
    legivel: uteis >= 2 || [nome, cpf, dataNascimento].filter((campo) => campo !== null).length >= 2,
  };
}

/** How much a reading looks like a document: used to choose among the directions in which a photo can lie. */
export function pontuarLeitura(palavras: readonly PalavraLida[]): number {
  const pagina = montarPagina(palavras);
  const texto = textosDasLinhas(pagina).join('\n');
  const rotulos = new Map(
    pagina.rotulos.map(({ rotulo, de, linha, letras }) => [`${rotulo}${linha}${de}`, letras]),
  );
  // A label of three letters turns up by chance in noise; a long one never does.
  const pontosDeRotulos = [...rotulos.values()].reduce((soma, letras) => soma + Math.max(0, letras - 3), 0);
  return pontosDeRotulos + 10 * acharDatas(texto).length + 30 * acharCpfs(texto).length;
}

function reconhecer({ rotulos }: Pagina): TipoReconhecido {
  const pontos = { RG: 0, CNH: 0, CPF: 0 };
  for (const { familia, letras } of rotulos) if (familia !== undefined) pontos[familia] += letras;
  const [melhor] = Object.entries(pontos).sort(([, a], [, b]) => b - a);
  return melhor !== undefined && melhor[1] >= 8 ? (melhor[0] as TipoReconhecido) : 'outro';
}

function doRotulo(pagina: Pagina, ...rotulos: Rotulo[]): RotuloNaPagina[] {
  return pagina.rotulos.filter(({ rotulo }) => rotulos.includes(rotulo)).sort((a, b) => b.letras - a.letras);
}

/** Beside the label first, then the lines under it. */
function candidatos(pagina: Pagina, rotulo: RotuloNaPagina, linhasAbaixo: number): PalavraLida[][] {
  return [aoLado(pagina, rotulo), ...abaixo(pagina, rotulo, linhasAbaixo)].filter(({ length }) => length > 0);
}

function emTexto(palavras: readonly PalavraLida[]): string {
  return palavras.map(({ texto }) => comoNumero(texto)).join(' ');
}

function textosDasLinhas(pagina: Pagina): string[] {
  return pagina.linhas.map(({ palavras }) => emTexto(palavras));
}

function lerNome(pagina: Pagina, rotulos: Rotulo[]): CampoLido | null {
  for (const rotulo of doRotulo(pagina, ...rotulos)) {
    for (const palavras of candidatos(pagina, rotulo, 2)) {
      const nome = palavrasDoNome(palavras.map(({ texto }) => texto));
      if (isNomePlausivel(nome)) return { valor: comoSeEscreve(nome), confianca: confiancaMedia(palavras) };
    }
  }
  return null;
}

/** Beside its label a CPF may be printed without dots; elsewhere eleven bare digits may be a CNH's own number. */
function lerCpf(pagina: Pagina, tipo: TipoReconhecido): CampoLido | null {
  for (const rotulo of doRotulo(pagina, 'registro-geral-cpf', 'cpf')) {
    for (const palavras of candidatos(pagina, rotulo, 1)) {
      const [achado] = acharCpfs(emTexto(palavras));
      if (achado) return { valor: achado.cpf, confianca: Math.max(0.9, confiancaMedia(palavras)) };
    }
  }
  const soltos = textosDasLinhas(pagina).flatMap(acharCpfs);
  const solto = soltos.find(({ pontuado }) => pontuado) ?? (tipo === 'CNH' ? undefined : soltos[0]);
  if (solto === undefined) return null;
  return { valor: solto.cpf, confianca: solto.pontuado ? 0.85 : SEM_ROTULO };
}

function lerNascimento(pagina: Pagina, hoje: Data): CampoLido | null {
  const permitida = (data: Data) => data <= hoje && data >= anosAntes(hoje, IDADE_MAXIMA);
  const rotulada = dataComRotulo(pagina, 'nascimento', permitida);
  if (rotulada) return rotulada;
  // Of the dates on an identity document the holder's birth is the earliest.
  const datas = [
    ...new Set(textosDasLinhas(pagina).flatMap((texto) => acharDatas(texto).map(({ data }) => data))),
  ].sort();
  const primeira = datas.find(permitida);
  const sozinha = datas.length < 2;
  return primeira === undefined || sozinha ? null : { valor: primeira, confianca: SEM_ROTULO };
}

function lerExpedicao(pagina: Pagina, nascimento: CampoLido | null, hoje: Data): CampoLido | null {
  return dataComRotulo(
    pagina,
    'expedicao',
    (data) => data <= hoje && (nascimento === null || data > nascimento.valor),
  );
}

function dataComRotulo(pagina: Pagina, rotulo: Rotulo, permitida: (data: Data) => boolean): CampoLido | null {
  for (const achado of doRotulo(pagina, rotulo)) {
    for (const palavras of candidatos(pagina, achado, 1)) {
      const [data] = acharDatas(emTexto(palavras)).filter(({ data: lida }) => permitida(lida));
      if (data) return { valor: data.data, confianca: confiancaMedia(palavras) };
    }
  }
  return null;
}

/** The new national card has no number of its own: there the CPF is the registration number. */
function lerRegistro(pagina: Pagina, cpf: CampoLido | null): CampoLido | null {
  if (cpf !== null && doRotulo(pagina, 'registro-geral-cpf').length > 0) return cpf;
  for (const rotulo of doRotulo(pagina, 'registro-geral', 'identidade')) {
    for (const palavras of candidatos(pagina, rotulo, 1)) {
      const numero = acharRg(emTexto(palavras));
      if (numero !== null) return { valor: numero, confianca: confiancaMedia(palavras) };
    }
  }
  return null;
}
