/**
 * What an analyst would look at in proofs of income, run on what was read: the right kind of document, the right
 * person, months that follow each other up to a recent one, and amounts near the declared income. Proofs are looked
 * at together: a month is right or wrong only beside the others.
 */
import { formatarReais } from '../dinheiro/dinheiro.ts';
import { type CodigoDeRenda, provasDasRendas, TIPOS_DE_RENDA } from '../renda/tipos-de-renda.ts';
import type { Data } from '../tempo/data.ts';
import { mesPorExtenso } from '../tempo/mes-por-extenso.ts';
import { type Conferencia, conferirCpf, conferirLegibilidade, conferirNome } from './conferencia.ts';
import { mesCorrido } from './meses.ts';
import { isComprovanteDeRenda, type Mes, type RendaLida, TIPOS_MENSAIS } from './renda-lida.ts';
import { rotuloDoDocumento, type TipoDocumento } from './tipos.ts';

export interface ComprovanteLido {
  id: string;
  tipoDocumento: TipoDocumento;
  indice: number;
  renda: RendaLida;
}

export interface RendaDeclarada {
  nome: string;
  cpf: string;
  rendaCentavos: number | null;
  tiposDeRenda: readonly CodigoDeRenda[];
}

/** Last month's payslip may come out only after the fifth business day: the month before is recent enough. */
const ATRASO_EM_MESES = 2;
/** How far from the declared income a proof may be. */
const TOLERANCIA = 0.15;

export function conferirRendas(
  comprovantes: readonly ComprovanteLido[],
  declarada: RendaDeclarada,
  hoje: Data,
): ReadonlyMap<string, readonly Conferencia[]> {
  const total = somaDosTipos(comprovantes, declarada.tiposDeRenda);
  return new Map(
    comprovantes.map((comprovante) => [
      comprovante.id,
      conferirUm(comprovante, comprovantes, declarada, total, hoje),
    ]),
  );
}

function conferirUm(
  comprovante: ComprovanteLido,
  todos: readonly ComprovanteLido[],
  declarada: RendaDeclarada,
  total: Faixa | null,
  hoje: Data,
): readonly Conferencia[] {
  const { renda, tipoDocumento } = comprovante;
  const conferencias = [conferirLegibilidade(renda)];
  if (!renda.legivel) return conferencias;
  conferencias.push(conferirTipoDeRenda(tipoDocumento, renda.tipoReconhecido));
  // The family's proofs are in the name of anybody of the family, and of as many as there are.
  if (tipoDocumento === 'COMPROVANTE_RENDA_FAMILIAR') return conferencias;
  conferencias.push(conferirNome(renda.nome, declarada.nome));
  if (renda.cpf) conferencias.push(conferirCpf(renda.cpf, declarada.cpf));
  if (!TIPOS_MENSAIS.includes(tipoDocumento)) return conferencias;
  conferencias.push(
    conferirMes(
      comprovante,
      todos.filter((outro) => outro.tipoDocumento === tipoDocumento),
      hoje,
    ),
  );
  if (declarada.rendaCentavos !== null)
    conferencias.push(conferirValor(renda, declarada.rendaCentavos, declarada.tiposDeRenda, total));
  return conferencias;
}

export function conferirTipoDeRenda(pedido: TipoDocumento, lido: TipoDocumento | null): Conferencia {
  const regra = 'tipo';
  if (lido === null)
    return {
      regra,
      resultado: 'inconclusivo',
      explicacao: `Não conseguimos confirmar que este documento é: ${rotuloDoDocumento(pedido)}.`,
    };
  const serve = pedido === 'COMPROVANTE_RENDA_FAMILIAR' ? isComprovanteDeRenda(lido) : lido === pedido;
  if (serve) return { regra, resultado: 'aprovado', explicacao: `Reconhecemos: ${rotuloDoDocumento(lido)}.` };
  const parecidos: readonly TipoDocumento[] = ['CONTRACHEQUE', 'PRO_LABORE'];
  return {
    regra,
    resultado: parecidos.includes(pedido) && parecidos.includes(lido) ? 'inconclusivo' : 'reprovado',
    explicacao: `Este documento parece ser outro: ${rotuloDoDocumento(lido)}. Aqui é pedido: ${rotuloDoDocumento(pedido)}.`,
  };
}

/** Beside the other proofs of the same type. */
function conferirMes(
  { id, indice, tipoDocumento, renda }: ComprovanteLido,
  doTipo: readonly ComprovanteLido[],
  hoje: Data,
): Conferencia {
  const regra = 'meses';
  const [mes] = renda.meses;
  const ultimo = renda.meses.at(-1);
  if (mes === undefined || ultimo === undefined)
    return {
      regra,
      resultado: 'inconclusivo',
      explicacao: 'Não conseguimos ler de que mês é este documento.',
    };
  const reprovado = (explicacao: string): Conferencia => ({ regra, resultado: 'reprovado', explicacao });
  const repetido = doTipo.find(
    (outro) =>
      outro.id !== id &&
      outro.indice < indice &&
      renda.meses.length === 1 &&
      outro.renda.meses.length === 1 &&
      outro.renda.meses[0] === mes,
  );
  if (repetido) return reprovado(`Já existe outro arquivo de ${mesPorExtenso(mes)}. Envie um de cada mês.`);
  const enviados = [...new Set(doTipo.flatMap((outro) => outro.renda.meses))].sort();
  const maisNovo = enviados.at(-1) ?? ultimo;
  if (ultimo === maisNovo && mesCorrido(hoje) - mesCorrido(maisNovo) > ATRASO_EM_MESES)
    return reprovado(
      `O documento é de ${mesPorExtenso(maisNovo)}. Envie os meses mais recentes, até o mês passado.`,
    );
  const meses = mesesPedidos(tipoDocumento);
  if (mesCorrido(maisNovo) - mesCorrido(ultimo) >= meses)
    return reprovado(
      `O documento é de ${mesPorExtenso(ultimo)}, e os ${meses} meses precisam ser seguidos, até ${mesPorExtenso(maisNovo)}.`,
    );
  return { regra, resultado: 'aprovado', explicacao: `O documento é de ${periodoPorExtenso(renda.meses)}.` };
}

function mesesPedidos(tipoDocumento: TipoDocumento): number {
  const provas = Object.values(TIPOS_DE_RENDA).flatMap(({ provas: umas }) => umas);
  return Math.max(
    1,
    ...provas.filter((prova) => prova.tipoDocumento === tipoDocumento).map(({ qtdeMeses }) => qtdeMeses),
  );
}

export function periodoPorExtenso(meses: readonly Mes[]): string {
  const [primeiro = ''] = meses;
  const ultimo = meses.at(-1) ?? primeiro;
  return primeiro === ultimo
    ? mesPorExtenso(primeiro)
    : `${mesPorExtenso(primeiro)} a ${mesPorExtenso(ultimo)}`;
}

/** From the net to the gross amount of a month. */
interface Faixa {
  de: number;
  ate: number;
}

function faixaDe({ brutoCentavos, liquidoCentavos, meses }: RendaLida): Faixa | null {
  const valores = [brutoCentavos, liquidoCentavos].filter((valor) => valor !== null);
  if (valores.length === 0) return null;
  const porMes = Math.max(1, meses.length);
  return { de: Math.min(...valores) / porMes, ate: Math.max(...valores) / porMes };
}

/** What all chosen types show together in a month; null while one of them shows nothing. */
function somaDosTipos(
  comprovantes: readonly ComprovanteLido[],
  tiposDeRenda: readonly CodigoDeRenda[],
): Faixa | null {
  let soma: Faixa = { de: 0, ate: 0 };
  for (const { tipoDocumento, opcional } of provasDasRendas(tiposDeRenda)) {
    if (opcional || !TIPOS_MENSAIS.includes(tipoDocumento)) continue;
    const faixas = comprovantes
      .filter((comprovante) => comprovante.tipoDocumento === tipoDocumento)
      .map(({ renda }) => faixaDe(renda))
      .filter((faixa) => faixa !== null);
    if (faixas.length === 0) return null;
    const media = (valor: (faixa: Faixa) => number) =>
      faixas.reduce((total, faixa) => total + valor(faixa), 0) / faixas.length;
    soma = { de: soma.de + media(({ de }) => de), ate: soma.ate + media(({ ate }) => ate) };
  }
  return temSoMensais(tiposDeRenda) ? soma : null;
}

function temSoMensais(tiposDeRenda: readonly CodigoDeRenda[]): boolean {
  return tiposDeRenda.every((codigo) =>
    TIPOS_DE_RENDA[codigo].provas.some(({ tipoDocumento }) => TIPOS_MENSAIS.includes(tipoDocumento)),
  );
}

function conferirValor(
  renda: RendaLida,
  declarado: number,
  tiposDeRenda: readonly CodigoDeRenda[],
  total: Faixa | null,
): Conferencia {
  const regra = 'valor';
  const lida = faixaDe(renda);
  if (lida === null)
    return { regra, resultado: 'inconclusivo', explicacao: 'Não conseguimos ler o valor neste documento.' };
  // One proof alone says little about an income that comes from several.
  if (total === null && tiposDeRenda.length > 1)
    return {
      regra,
      resultado: 'inconclusivo',
      explicacao: `Lemos ${emReais(lida)}, uma parte da renda informada.`,
    };
  const faixa = total ?? lida;
  const proximo = declarado >= faixa.de * (1 - TOLERANCIA) && declarado <= faixa.ate * (1 + TOLERANCIA);
  if (proximo)
    return {
      regra,
      resultado: 'aprovado',
      explicacao: `O valor (${emReais(faixa)}) confirma a renda informada.`,
    };
  return declarado > faixa.ate
    ? {
        regra,
        resultado: 'reprovado',
        explicacao: `Os comprovantes mostram ${emReais(faixa)} por mês, menos do que a renda informada (${formatarReais(declarado)}).`,
      }
    : {
        regra,
        resultado: 'inconclusivo',
        explicacao: `Os comprovantes mostram ${emReais(faixa)} por mês, mais do que a renda informada (${formatarReais(declarado)}). Confira o valor que você informou.`,
      };
}

function emReais({ de, ate }: Faixa): string {
  const [menor, maior] = [Math.round(de), Math.round(ate)];
  return menor === maior ? formatarReais(maior) : `de ${formatarReais(menor)} a ${formatarReais(maior)}`;
}
