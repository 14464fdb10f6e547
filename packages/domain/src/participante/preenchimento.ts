/** From a reading to the answers: what was read fills what is empty, and never changes what somebody answered. */
import * as z from 'zod/mini';
import type { Vision } from '../documento/leitura-tipos.ts';
import type { TipoDocumento } from '../documento/tipos.ts';
import { type NomeDeCampo, SCHEMAS_DO_PARTICIPANTE } from './campos.ts';

type CampoDaLeitura = Exclude<keyof Vision, 'tipoReconhecido' | 'legivel'>;

export const DESTINOS_DA_LEITURA: Readonly<
  Partial<Record<TipoDocumento, Readonly<Partial<Record<CampoDaLeitura, NomeDeCampo>>>>>
> = {
  RG: {
    nome: 'nome',
    cpf: 'cpf',
    dataNascimento: 'dataNascimento',
    mae: 'nomeMae',
    pai: 'nomePai',
    numeroRegistro: 'numeroCarteiraIdentidade',
    dataExpedicao: 'dataExpedicao',
  },
  DOCUMENTO_RESPONSAVEL: { nome: 'nomeResponsavel', cpf: 'cpfResponsavel' },
  CARTEIRA_CONJUGE: { nome: 'nomeConjuge', cpf: 'cpfConjuge', dataNascimento: 'dataNascimentoConjuge' },
};

/** Name and CPF that the document should show, as far as somebody declared them. */
export function identidadeDeclarada(
  tipoDocumento: TipoDocumento,
  respostas: Readonly<Record<string, unknown>>,
): { nome?: string; cpf?: string } {
  const { nome, cpf } = DESTINOS_DA_LEITURA[tipoDocumento] ?? {};
  const declarado: { nome?: string; cpf?: string } = {};
  if (nome && typeof respostas[nome] === 'string' && respostas[nome] !== '') declarado.nome = respostas[nome];
  if (cpf && typeof respostas[cpf] === 'string' && respostas[cpf] !== '') declarado.cpf = respostas[cpf];
  return declarado;
}

export type RespostasLidas = Partial<Record<NomeDeCampo, string>>;

/** What the document says, as answers; a value that the field's own rule refuses is left out. */
function respostasDaLeitura(tipoDocumento: TipoDocumento, vision: Vision): RespostasLidas {
  const lidas: RespostasLidas = {};
  for (const [campo, nome] of Object.entries(DESTINOS_DA_LEITURA[tipoDocumento] ?? {}) as [
    CampoDaLeitura,
    NomeDeCampo,
  ][]) {
    const valor = vision[campo]?.valor;
    if (valor === undefined) continue;
    const lido = z.safeParse(SCHEMAS_DO_PARTICIPANTE[nome], valor);
    if (lido.success && typeof lido.data === 'string') lidas[nome] = lido.data;
  }
  return lidas;
}

/** The answers to add: only of fields that have none, and nothing from what is visibly another person's document. */
export function preencherVazios(
  respostas: Readonly<Record<string, unknown>>,
  tipoDocumento: TipoDocumento,
  vision: Vision,
): RespostasLidas {
  const novas: RespostasLidas = {};
  const lidas = respostasDaLeitura(tipoDocumento, vision);
  if (lidas.cpf !== undefined && !isVazia(respostas.cpf) && lidas.cpf !== respostas.cpf) return novas;
  for (const [nome, valor] of Object.entries(lidas) as [NomeDeCampo, string][])
    if (isVazia(respostas[nome])) novas[nome] = valor;
  return novas;
}

/** Fields whose answer is still exactly what the documents say: the screen marks them "lido do documento". */
export function camposLidosDoDocumento(
  respostas: Readonly<Record<string, unknown>>,
  leituras: ReadonlyArray<{ tipoDocumento: TipoDocumento; vision: Vision }>,
): readonly NomeDeCampo[] {
  const campos = new Set<NomeDeCampo>();
  for (const { tipoDocumento, vision } of leituras)
    for (const [nome, valor] of Object.entries(respostasDaLeitura(tipoDocumento, vision)) as [
      NomeDeCampo,
      string,
    ][])
      if (respostas[nome] === valor) campos.add(nome);
  return [...campos];
}

/** Another CPF on the person's own document than the account's: pointed out, never taken over. */
export function cpfDivergente(
  leituras: ReadonlyArray<{ tipoDocumento: TipoDocumento; vision: Pick<Vision, 'cpf'> }>,
  cpf: string,
): string | null {
  const lido = leituras.find(({ tipoDocumento, vision }) => tipoDocumento === 'RG' && vision.cpf)?.vision.cpf;
  return lido && lido.valor !== cpf ? lido.valor : null;
}

export function cpfDoDocumentoDoConjuge(
  leituras: ReadonlyArray<{ tipoDocumento: TipoDocumento; vision: Pick<Vision, 'cpf'> }>,
): string | null {
  const lida = leituras.find(
    ({ tipoDocumento, vision }) => tipoDocumento === 'CARTEIRA_CONJUGE' && vision.cpf,
  );
  return lida?.vision.cpf?.valor ?? null;
}

function isVazia(valor: unknown): boolean {
  return valor === undefined || valor === null || valor === '';
}
