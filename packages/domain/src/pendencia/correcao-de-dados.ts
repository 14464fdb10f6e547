/** Personal data corrected in the pendency flow: the fields of spec 3 section 2.9 and what changing them means. */

import type { NomeDeCampo } from '../participante/campos.ts';
import {
  decidirPassoDoParticipante,
  emSequencia,
  type MudancasDoParticipante,
  semMudancas,
} from '../participante/decisao-do-participante.ts';
import { casadoNaLei, temConjuge } from '../participante/estado-civil.ts';
import { type IdDoPassoDoParticipante, planoDoParticipante } from '../participante/participante.plano.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { digitosDoCpf, isCpf } from '../pessoa/cpf.ts';
import { mesmoNome } from '../pessoa/nome.ts';
import { aceita, type Decisao, seguida } from '../wizard/decisao.ts';
import { type ErroDeCampo, errosDoPasso, type Passo, respostasDoPasso } from '../wizard/plano.ts';

/** The names on the wire (spec 3 section 2.9) and the answers that they stand for. */
const CAMPO_DA_CORRECAO = {
  cepEndereco: 'cep',
  endereco: 'endereco',
  numeroEndereco: 'numero',
  complementoEndereco: 'complemento',
  bairroEndereco: 'bairro',
  cidadeEndereco: 'cidade',
  ufEndereco: 'uf',
  estadoCivilPessoa: 'estadoCivil',
  uniaoEstavelPessoa: 'uniaoEstavel',
  regimeDeBens: 'regimeDeBens',
  nomeConjuge: 'nomeConjuge',
  emailConjuge: 'emailConjuge',
  cpfConjuge: 'cpfConjuge',
} as const satisfies Record<string, NomeDeCampo>;

type NomeNaCorrecao = keyof typeof CAMPO_DA_CORRECAO;
const NOMES = Object.keys(CAMPO_DA_CORRECAO) as readonly NomeNaCorrecao[];

export const CAMPOS_CORRIGIVEIS = Object.values(CAMPO_DA_CORRECAO) as readonly NomeDeCampo[];

const UNIAO: Readonly<Record<string, string>> = { S: 'UNIAO_ESTAVEL', N: 'SEM_UNIAO' };
const UNIAO_LIDA: Readonly<Record<string, string>> = { UNIAO_ESTAVEL: 'S', SEM_UNIAO: 'N' };

type Respostas = Readonly<Record<string, unknown>>;

/** What the form starts with. `nomeAntigoConjuge` tells whether the spouse is another one. */
export function formularioDaCorrecao(respostas: Respostas): Record<string, unknown> {
  const formulario: Record<string, unknown> = {};
  for (const nome of NOMES) {
    const valor = respostas[CAMPO_DA_CORRECAO[nome]];
    formulario[nome] =
      nome === 'uniaoEstavelPessoa' ? (UNIAO[String(valor)] ?? 'SEM_UNIAO') : (valor ?? null);
  }
  return { ...formulario, nomeAntigoConjuge: respostas.nomeConjuge ?? null };
}

/** The answers that the form means: married forces the stable union to none; no spouse, no data of one. */
export function respostasDaCorrecao(formulario: Respostas): Record<string, unknown> {
  const respostas: Record<string, unknown> = {};
  for (const nome of NOMES) {
    const valor = formulario[nome];
    if (valor === undefined || valor === null || valor === '') continue;
    respostas[CAMPO_DA_CORRECAO[nome]] =
      nome === 'uniaoEstavelPessoa' ? (UNIAO_LIDA[String(valor)] ?? valor) : valor;
  }
  if (formulario.complementoEndereco === '') respostas.complemento = '';
  return respostasQueValem(respostas);
}

/** Without what the marital status makes void. */
export function respostasQueValem(respostas: Respostas): Record<string, unknown> {
  const valem: Record<string, unknown> = { ...respostas };
  if (valem.estadoCivil === 'CASADO') delete valem.uniaoEstavel;
  if (!casadoNaLei(valem.estadoCivil)) delete valem.regimeDeBens;
  if (!temConjuge(valem.estadoCivil, valem.uniaoEstavel))
    for (const nome of ['nomeConjuge', 'emailConjuge', 'cpfConjuge']) delete valem[nome];
  return valem;
}

/** Steps of the person's plan that the form answers, in the order in which they must be saved. */
const PASSOS: readonly IdDoPassoDoParticipante[] = [
  'endereco',
  'estado-civil',
  'uniao-estavel',
  'dados-do-conjuge',
  'dados-do-conjuge-com-nascimento',
  'email-do-conjuge',
  'regime-de-bens',
];

function passosDaCorrecao(contexto: ContextoDoParticipante): readonly Passo<ContextoDoParticipante>[] {
  return planoDoParticipante.filter((passo) => PASSOS.includes(passo.id) && passo.quando(contexto));
}

/** Every rule of the steps, at the names of the answers. A guarantor's spouse keeps the birth date given before. */
export function errosDaCorrecao(
  respostas: Respostas,
  contexto: ContextoDoParticipante,
): readonly ErroDeCampo[] {
  const { uniaoEstavel: _uniao, ...antes } = contexto.respostas;
  const depois: ContextoDoParticipante = { ...contexto, respostas: { ...antes, ...respostas } };
  const erros = passosDaCorrecao(depois)
    .flatMap((passo) => errosDoPasso(passo, respostasDoPasso(passo, depois), depois))
    .filter(({ campo }) => CAMPOS_CORRIGIVEIS.includes(campo as NomeDeCampo));
  // Steps that share a field say the same of it twice.
  return erros.filter(({ campo }, posicao) => erros.findIndex((erro) => erro.campo === campo) === posicao);
}

/**
 * What the form changes, by the rules of each step that it answers. What one answer asks next is known once it is given:
 * the marital status before the spouse.
 */
export function decidirCorrecao(
  respostas: Respostas,
  pessoa: ContextoDoParticipante,
): Decisao<MudancasDoParticipante> {
  const erros = errosDaCorrecao(respostas, pessoa);
  if (erros.length > 0) return { tipo: 'recusada', erros };
  return decidirSeguintes(respostas, semMudancas(pessoa), []);
}

function decidirSeguintes(
  respostas: Respostas,
  feitas: MudancasDoParticipante,
  feitos: readonly string[],
): Decisao<MudancasDoParticipante> {
  const passo = passosDaCorrecao(feitas.depois).find(({ id }) => !feitos.includes(id));
  if (!passo) return aceita(feitas);
  const ditas = passo.campos.flatMap(({ nome }) => (nome in respostas ? [[nome, respostas[nome]]] : []));
  const seguintes = [...feitos, passo.id];
  if (ditas.length === 0) return decidirSeguintes(respostas, feitas, seguintes);
  return seguida(decidirPassoDoParticipante(passo, feitas.depois, Object.fromEntries(ditas)), (novas) =>
    decidirSeguintes(respostas, emSequencia(feitas, novas), seguintes),
  );
}

/**
 * Another spouse than before: the proof of the change is asked for (COMPROVANTE_TROCA_CONJUGE). A letter of the name that was
 * corrected beside the same CPF, or a digit of the CPF beside the same name, is the same person, who has nothing to prove.
 */
export function trocouDeConjuge(antes: Respostas, depois: Respostas): boolean {
  if (!temConjuge(antes.estadoCivil, antes.uniaoEstavel)) return false;
  if (!temConjuge(depois.estadoCivil, depois.uniaoEstavel)) return false;
  const cpfs = [antes.cpfConjuge, depois.cpfConjuge].map((cpf) => digitosDoCpf(String(cpf ?? '')));
  if (cpfs.every(isCpf) && cpfs[0] === cpfs[1]) return false;
  return !mesmoNome(String(antes.nomeConjuge ?? ''), String(depois.nomeConjuge ?? ''));
}

/** A declared union that is no more, and gave way to no marriage: its end may be proven. */
export function dissolveuUniao(antes: Respostas, depois: Respostas): boolean {
  return antes.uniaoEstavel === 'S' && !temConjuge(depois.estadoCivil, depois.uniaoEstavel);
}
