/** Contracts as the student meets them (spec 3 sections 2.3 to 2.6 and 7). */
import { CODIGOS_DO_CONTRATO, MOTIVOS_DE_REPROVACAO } from '@credito/domain/contrato/estados';
import { TIPOS_DE_CONTRATO } from '@credito/domain/contrato/geracao';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import type { Bloco } from '@credito/domain/contrato/texto/blocos';
import * as z from 'zod';
import { data, momento, simNao } from './esquemas.ts';
import { definirRota } from './rota.ts';

export const comum = { area: 'contrato', permissao: 'conta', areaDoPortal: 'contratos' } as const;
export const doEstudante = { ...comum, permissao: 'conta-propria' } as const;

export const idContrato = z.coerce.number().int().positive();
export const params = z.object({ id: idContrato });
const centavos = z.int();
const codigo = z.enum(CODIGOS_DO_CONTRATO);
const tipo = z.enum(Object.keys(TIPOS_DE_CONTRATO) as [keyof typeof TIPOS_DE_CONTRATO]);

export const motivoDoContratoSchema = z.object({
  codigo: z.enum(Object.keys(MOTIVOS_DE_REPROVACAO) as [keyof typeof MOTIVOS_DE_REPROVACAO]).nullable(),
  motivo: z.string(),
  motivoDescricao: z.string().nullable(),
  data,
});

/** Who cancelled it, when, and what follows for the reader, a sentence each. */
export const fimDoContratoSchema = z.object({ quem: z.string(), em: data, segue: z.array(z.string()) });

/** Words of the specification (section 3, Contract) beside what our own screens read. */
export const contratoNaListaSchema = z.object({
  id: z.int(),
  processId: z.string().nullable(),
  contractNumber: z.string(),
  contractValue: centavos,
  semester: z.int(),
  year: z.int(),
  anoSemestre: z.string(),
  type: tipo,
  status: codigo,
  contractStage: codigo,
  deadlineDate: data.nullable(),
  studentFinished: simNao,
  electronicSignature: simNao,
  rejectionReasons: z.array(motivoDoContratoSchema),
  rotulo: z.string(),
  mensagem: z.string(),
  acoes: z.array(
    z.enum([
      'assinar',
      'acompanhar',
      'imprimir',
      'ver-assinado',
      'ver-motivos',
      'baixar',
      'concluir',
      'recuperar',
    ]),
  ),
  contagem: z.string().nullable(),
  fim: fimDoContratoSchema.nullable(),
  /** As whoever cancelled it gave them; none of whatever is not cancelled. */
  motivosDoCancelamento: z.array(motivoDoContratoSchema),
  /** False while it is made: nothing can be read of it yet. */
  temTexto: z.boolean(),
  desde: momento,
});
export type ContratoNaLista = z.infer<typeof contratoNaListaSchema>;

export const parcelaSchema = z.object({
  numero: z.int(),
  vencimento: data,
  principalCentavos: centavos,
  correcaoCentavos: centavos,
  taxaCentavos: centavos,
  totalCentavos: centavos,
});

const contratoAbertoSchema = contratoNaListaSchema.extend({
  versao: z.int(),
  instituicao: z.string(),
  curso: z.string(),
  percentual: z.int(),
  /** Key facts (CDC, articles 52 and 54-B). */
  fatos: z.object({
    financiadoCentavos: centavos,
    taxaCentavos: centavos,
    totalCentavos: centavos,
    iofCentavos: centavos,
    /** Per cent a year; null where it cannot be told. */
    cet: z.number().nullable(),
    taxaPpm: z.int(),
    multaPpm: z.int(),
    moraPpmMes: z.int(),
    parcelas: z.int(),
    primeiroVencimento: data,
    ultimoVencimento: data,
    atraso: z.object({
      dias: z.int(),
      multaCentavos: centavos,
      jurosCentavos: centavos,
      totalCentavos: centavos,
    }),
    antecipacao: z.object({ em: data, totalCentavos: centavos, economiaCentavos: centavos }),
  }),
  usos: z.array(z.object({ em: data, mensalidadeCentavos: centavos, financiadoCentavos: centavos })),
  plano: z.array(parcelaSchema),
  /** Whoever binds themselves; the first name alone of whoever is not the reader. */
  partes: z.array(
    z.object({ papel: z.enum(PAPEIS_DE_SIGNATARIO), grupo: z.int(), nome: z.string(), voce: z.boolean() }),
  ),
  /** Where and when the signed paper is handed in, where the institution says it. */
  ondeEntregar: z.string().nullable(),
  planoAceitoEm: momento.nullable(),
  /** The offer holds at least so long (CDC, article 54-B); null while nothing is offered. */
  ofertaValeAte: data.nullable(),
  podeDesistirAte: data.nullable(),
  linhaDoTempo: z.array(z.object({ em: momento, titulo: z.string(), quem: z.string() })),
  /** Null where nobody has to act. */
  quemAge: z.string().nullable(),
});
export type ContratoAberto = z.infer<typeof contratoAbertoSchema>;

export const rotaContratosDoEstudante = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/s/contratos-estudante',
  resumo: 'Contratos do estudante, do mais novo para o mais antigo',
  resposta: z.array(contratoNaListaSchema),
});

export const rotaContrato = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/s/{id}',
  resumo: 'Um contrato: fatos principais, plano, partes e o que aconteceu',
  params,
  resposta: contratoAbertoSchema,
  recusas: [404],
});

export const textoDoContratoSchema = z.object({ sha256: z.string(), blocos: z.array(z.custom<Bloco>()) });

export const rotaTextoDoContrato = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/s/{id}/texto',
  resumo: 'O texto do contrato em blocos, para ler numa tela pequena',
  params,
  resposta: textoDoContratoSchema,
  recusas: [404],
});

export const rotaPdfDoContrato = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/contrato/disponibilizado/{id}/contrato',
  resumo: 'O contrato em PDF',
  params,
  binario: 'application/pdf',
  recusas: [404],
});

export const rotaAceitarPlano = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/contrato/s/{id}/aceitar-plano',
  resumo: 'O estudante leu os fatos principais e aceita o plano',
  efeito: { chave: 'natural', por: 'o aceite fica com a data do primeiro' },
  params,
  body: z.object({ versao: z.int().positive(), totalCentavos: centavos }),
  resposta: contratoAbertoSchema,
  recusas: [404, 409],
});

export const rotaImprimirContrato = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/contrato/s/{id}/imprimir',
  resumo: 'O estudante vai imprimir e assinar no papel',
  efeito: { chave: 'natural', por: 'a situação muda uma vez; depois disso a chamada só a confirma' },
  params,
  resposta: contratoAbertoSchema,
  recusas: [404, 409],
});

export const rotaDesistirDoContrato = definirRota({
  ...doEstudante,
  metodo: 'POST',
  caminho: '/contrato/s/{id}/desistir',
  resumo: 'Desistência em até sete dias da assinatura (CDC, art. 49)',
  efeito: { chave: 'natural', por: 'o contrato é cancelado uma vez' },
  params,
  body: z.object({ versao: z.int().positive() }),
  resposta: contratoAbertoSchema,
  recusas: [404, 409],
});

export const rotaFinalizarContrato = definirRota({
  ...doEstudante,
  metodo: 'PUT',
  caminho: '/contrato/s/{id}/finalizar',
  resumo: 'O estudante conclui um contrato efetivado',
  efeito: { chave: 'natural', por: 'a conclusão fica com a data da primeira' },
  params,
  recusas: [404, 409],
});

export const rotaRecuperarContrato = definirRota({
  ...doEstudante,
  metodo: 'PATCH',
  caminho: '/contrato/{id}/recuperar-contrato',
  resumo: 'Recupera, uma vez, um contrato cancelado por atraso',
  efeito: { chave: 'natural', por: 'um contrato é recuperado uma vez' },
  params,
  recusas: [404, 409],
});

export const rotaStatusDoContrato = definirRota({
  ...comum,
  metodo: 'GET',
  caminho: '/status-contrato/{id}',
  resumo: 'A situação de um contrato',
  params,
  resposta: z.object({ id: z.int(), status: codigo, contractStage: codigo, deadlineDate: data.nullable() }),
  recusas: [404],
});

export const rotasDeContrato = [
  rotaContratosDoEstudante,
  rotaContrato,
  rotaTextoDoContrato,
  rotaPdfDoContrato,
  rotaAceitarPlano,
  rotaImprimirContrato,
  rotaDesistirDoContrato,
  rotaFinalizarContrato,
  rotaRecuperarContrato,
  rotaStatusDoContrato,
] as const;
