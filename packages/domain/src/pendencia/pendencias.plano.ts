/**
 * The pendency flow as a plan (spec 2 sections 2.8, 4 and 5): the data to correct, the choice about the income, one
 * step per refused document, what an answer made necessary, and the sending. Rows are made for one correction.
 */
import * as z from 'zod/mini';
import { rotuloDoDocumento, type TipoDocumento } from '../documento/tipos.ts';
import { CAMPOS_DO_PARTICIPANTE, camposDoPasso } from '../participante/campos.ts';
import {
  type IdDoPassoDoParticipante,
  type LinhaDoParticipante,
  planoDoParticipante,
} from '../participante/participante.plano.ts';
import type { ContextoDoParticipante } from '../participante/participante-contexto.ts';
import { PERGUNTA_DOS_COMPROVANTES } from '../participante/passos-da-renda.ts';
import { passoDeDocumentos, um } from '../participante/passos-do-participante.ts';
import {
  documentosFaltando,
  errosDoPasso,
  type Passo,
  respostasDoPasso,
  SEM_RESPOSTAS,
} from '../wizard/plano.ts';
import { CAMPOS_CORRIGIVEIS, errosDaCorrecao, respostasQueValem } from './correcao-de-dados.ts';
import { type GrupoRecusado, isComprovanteDeRenda, requisitosDoGrupo, tituloDoReenvio } from './grupos.ts';
import { MODOS_DA_RENDA, type ModoDaRenda, rotuloDoModo } from './renda-alternativa.ts';

export interface FatosDasPendencias {
  nome: string;
  grupos: readonly GrupoRecusado[];
  /** The analysis asked for other answers, not only for other files. */
  dadosACorrigir: boolean;
  /** A guarantor's income proofs were refused, or do not reach the amount. */
  rendaACorrigir: boolean;
  /** The proofs themselves were refused: they may be sent again as they were asked for. */
  rendaRecusada: boolean;
  /** Rows of the person's plan that were open during this visit: they stay until it ends. */
  abertos: ReadonlySet<IdDoPassoDoParticipante>;
  /** Rows that the analysis named: they come up also when every answer is a possible one. */
  pedidos: readonly IdDoPassoDoParticipante[];
  /** Documents that the analysis misses, each with the slot that waits for it. */
  faltam: readonly DocumentoQueFalta[];
  /** The person wants to see the page about the data, named or not. */
  reverDados: boolean;
  /** The declared stable union is no more. */
  dissolveuUniao: boolean;
}

export interface DocumentoQueFalta {
  tipoDocumento: TipoDocumento;
  indice: number;
}

export const PASSO_DOS_DADOS = 'dados-pessoais-da-pendencia';
export const PASSO_DA_RENDA = 'como-resolver-a-renda';
export const PASSO_DOS_TIPOS = 'novos-comprovantes';
const PASSO_DO_CONJUGE = 'troca-de-conjuge';
const PASSO_DA_DISSOLUCAO = 'fim-da-uniao-estavel';
export const PASSO_FINAL = 'enviar';

/** What saving a row means: the form about the data, a choice about the income, its new proofs, or its own answers. */
export type GravacaoDaCorrecao = 'dados' | 'modo-da-renda' | 'novos-comprovantes' | 'respostas';

type IdDoReenvio = `reenvio-${string}`;
type IdDoQueFalta = `falta-${string}`;

export type PassoDasPendencias = (
  | Passo<
      ContextoDoParticipante,
      typeof PASSO_DOS_DADOS | typeof PASSO_DA_RENDA | typeof PASSO_DOS_TIPOS,
      'propria'
    >
  | Passo<
      ContextoDoParticipante,
      IdDoReenvio | IdDoQueFalta | typeof PASSO_DO_CONJUGE | typeof PASSO_DA_DISSOLUCAO,
      'documentos'
    >
  | Passo<ContextoDoParticipante, typeof PASSO_FINAL, 'aviso-proprio'>
  | LinhaDoParticipante
) & { gravar: GravacaoDaCorrecao };

export function idDoReenvio({ field }: Pick<GrupoRecusado, 'field'>): IdDoReenvio {
  return `reenvio-${field.toLowerCase().replaceAll('_', '-')}`;
}

export function idDoQueFalta({ tipoDocumento }: Pick<DocumentoQueFalta, 'tipoDocumento'>): IdDoQueFalta {
  return `falta-${tipoDocumento.toLowerCase().replaceAll('_', '-')}`;
}

export function planoDasPendencias(fatos: FatosDasPendencias): readonly PassoDasPendencias[] {
  return [
    passoDosDados(fatos),
    ...passosDaRendaAlternativa(fatos),
    ...fatos.grupos.map(passoDoReenvio),
    ...fatos.faltam.map(passoDoQueFalta),
    ...planoDoParticipante
      .filter(({ id }) => !RESOLVIDOS_ANTES.includes(id) && id !== PASSO_DO_VALOR)
      .map((passo) => linhaDaCorrecao(passo, fatos)),
    {
      ...passoDeDocumentos(
        PASSO_DO_CONJUGE,
        'Comprove a troca de cônjuge',
        ({ respostas }) => respostas.trocouDeConjuge === true,
        () => um('COMPROVANTE_TROCA_CONJUGE'),
        'Você informou outro cônjuge. Envie um documento que mostre a mudança.',
      ),
      gravar: 'respostas',
    },
    {
      ...passoDeDocumentos(
        PASSO_DA_DISSOLUCAO,
        'A união estável terminou?',
        // Also of the answer that was just given: the plan was made before it.
        ({ respostas }) => fatos.dissolveuUniao || respostas.dissolveuUniao === true,
        () => [{ tipoDocumento: 'DISSOLUCAO_UNIAO_ESTAVEL', quantidade: 1, opcional: true }],
        'Envie a escritura ou a declaração do fim da união. Se você tinha respondido “Sim” por engano, avance sem enviar.',
      ),
      gravar: 'respostas',
    },
    {
      id: PASSO_FINAL,
      titulo: 'Tudo pronto para enviar',
      texto: 'Depois de enviada, a correção volta para a análise e não pode ser alterada.',
      forma: 'aviso-proprio',
      gravar: 'respostas',
      quando: () => true,
      campos: [],
      schema: SEM_RESPOSTAS,
    },
  ];
}

/** A row of the person's own plan: asked for, left open, or made necessary by another answer. */
function linhaDaCorrecao(passo: LinhaDoParticipante, fatos: FatosDasPendencias): PassoDasPendencias {
  return {
    ...passo,
    gravar: 'respostas',
    quando: (contexto) =>
      passo.quando(contexto) &&
      (fatos.abertos.has(passo.id) ||
        fatos.pedidos.includes(passo.id) ||
        (DA_RENDA_ALTERNATIVA.includes(passo.id) &&
          fatos.rendaACorrigir &&
          usaOutrosComprovantes(contexto)) ||
        isAberto(passo, contexto)),
  };
}

/** The rows of the person's plan that this correction still has to fill in. */
export function passosAbertos(contexto: ContextoDoParticipante): readonly IdDoPassoDoParticipante[] {
  return planoDoParticipante
    .filter((passo) => !RESOLVIDOS_ANTES.includes(passo.id) && passo.quando(contexto))
    .filter((passo) => isAberto(passo, contexto))
    .map(({ id }) => id);
}

/** Answered by the step about the data, which has all of these fields. */
const RESOLVIDOS_ANTES: readonly IdDoPassoDoParticipante[] = [
  'endereco',
  'estado-civil',
  'uniao-estavel',
  'email-do-conjuge',
];

const PASSO_DO_VALOR: IdDoPassoDoParticipante = 'renda';
/** Other proofs are sent in the row that asks for them, and may show another amount than the declared one. */
const DA_RENDA_ALTERNATIVA: readonly IdDoPassoDoParticipante[] = [PASSO_DO_VALOR, 'comprovantes-de-renda'];

/** Something was never given: what was refused has a step of its own. */
function isAberto(passo: Passo<ContextoDoParticipante>, contexto: ContextoDoParticipante): boolean {
  const semRecusas = {
    ...contexto,
    documentos: contexto.documentos.map((documento) => ({ ...documento, rejeitado: false })),
  };
  return (
    errosDoPasso(passo, respostasDoPasso(passo, contexto), contexto).length > 0 ||
    documentosFaltando(passo, semRecusas).length > 0
  );
}

/** Nothing named is everything: the page leads to each of the answers. */
function mostraOsDados({ dadosACorrigir, pedidos, reverDados }: FatosDasPendencias): boolean {
  if (reverDados) return true;
  return dadosACorrigir && (pedidos.length === 0 || pedidos.some((id) => RESOLVIDOS_ANTES.includes(id)));
}

function passoDosDados(fatos: FatosDasPendencias): PassoDasPendencias {
  return {
    id: PASSO_DOS_DADOS,
    titulo: `Dados de ${fatos.nome}`,
    texto: 'Confira e corrija o que for preciso. O que estiver certo fica como está.',
    forma: 'propria',
    gravar: 'dados',
    quando: () => mostraOsDados(fatos),
    campos: CAMPOS_CORRIGIVEIS.map((campo) => CAMPOS_DO_PARTICIPANTE[campo]),
    // The rules are those of the person's own steps, which know what depends on what.
    schema: z.looseObject({}),
    conferir: (respostas, contexto) => errosDaCorrecao(respostasQueValem(respostas), contexto),
  };
}

/** Answers that the page about the data does not have; each has a row of its own. */
export function isForaDaPagina({ id, campos }: Passo<ContextoDoParticipante>): boolean {
  return (
    campos.some(({ nome }) => CAMPOS_CORRIGIVEIS.every((campo) => campo !== nome)) &&
    RESOLVIDOS_ANTES.every((resolvido) => resolvido !== id)
  );
}

function passosDaRendaAlternativa(fatos: FatosDasPendencias): readonly PassoDasPendencias[] {
  const { rendaACorrigir, rendaRecusada } = fatos;
  const modos = MODOS_DA_RENDA.filter((modo) => modo !== 'reenviar' || rendaRecusada);
  return [
    {
      id: PASSO_DA_RENDA,
      titulo: 'Como você quer resolver os comprovantes de renda?',
      forma: 'propria',
      gravar: 'modo-da-renda',
      quando: () => rendaACorrigir,
      campos: [
        {
          nome: 'modoDaRenda',
          rotulo: 'O que fazer com os comprovantes de renda',
          tipo: 'escolha',
          opcoes: modos.map((modo) => ({ valor: modo, ...rotuloDoModo(modo, rendaRecusada) })),
        },
      ],
      schema: z.object({ modoDaRenda: z.enum(MODOS_DA_RENDA, { error: 'Escolha uma opção.' }) }),
    },
    ...planoDoParticipante
      .filter(({ id }) => id === PASSO_DO_VALOR)
      .map((passo) => linhaDaCorrecao(passo, fatos)),
    {
      id: PASSO_DOS_TIPOS,
      titulo: PERGUNTA_DOS_COMPROVANTES,
      forma: 'propria',
      gravar: 'novos-comprovantes',
      quando: (contexto) => rendaACorrigir && usaOutrosComprovantes(contexto),
      ...camposDoPasso('tiposDeRenda'),
    },
  ];
}

export function modoDaRenda({ respostas }: Pick<ContextoDoParticipante, 'respostas'>): ModoDaRenda | null {
  return MODOS_DA_RENDA.find((modo) => modo === respostas.modoDaRenda) ?? null;
}

function usaOutrosComprovantes(contexto: ContextoDoParticipante): boolean {
  const modo = modoDaRenda(contexto);
  return modo === 'alterar' || modo === 'incluir';
}

function passoDoQueFalta(falta: DocumentoQueFalta): PassoDasPendencias {
  const { tipoDocumento, indice } = falta;
  return {
    ...passoDeDocumentos(
      idDoQueFalta(falta),
      `Envie o que falta: ${rotuloDoDocumento(tipoDocumento)}`,
      () => true,
      () => [{ tipoDocumento, quantidade: 1, indiceInicial: indice }],
      'A análise sentiu falta deste documento. O que você já enviou continua valendo.',
    ),
    gravar: 'respostas',
  };
}

function passoDoReenvio(grupo: GrupoRecusado): PassoDasPendencias {
  return {
    ...passoDeDocumentos(
      idDoReenvio(grupo),
      tituloDoReenvio(grupo),
      (contexto) => !(isComprovanteDeRenda(grupo.field) && usaOutrosComprovantes(contexto)),
      () => requisitosDoGrupo(grupo),
    ),
    gravar: 'respostas',
  };
}
