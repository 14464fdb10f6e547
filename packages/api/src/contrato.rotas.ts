/** Contracts as the student meets them (spec 3 sections 2.3 to 2.6 and 7). */
import { ESTADOS_DO_ACONTECIMENTO } from '@credito/domain/contrato/acontecimentos';
import { CODIGOS_DO_CONTRATO, MOTIVOS_DE_REPROVACAO } from '@credito/domain/contrato/estados';
import { TIPOS_DE_CONTRATO } from '@credito/domain/contrato/geracao';
import { PAPEIS_DE_SIGNATARIO } from '@credito/domain/contrato/signatarios';
import type { Bloco } from '@credito/domain/contrato/texto/blocos';
import { INDICES_DO_PROGRAMA } from '@credito/domain/credito/regras-do-programa';
import * as z from 'zod';
import { data, momento, simNao } from './esquemas.ts';
import { definirRota } from './rota.ts';
import { eventosDoServicoSchema, signatarioSchema, statusDoServicoSchema } from './signatario.ts';

export const comum = { area: 'contrato', permissao: 'conta', areaDoPortal: 'contratos' } as const;
export const doEstudante = { ...comum, permissao: 'conta-propria' } as const;

export const idContrato = z.coerce.number().int().positive();
export const params = z.object({ id: idContrato });
const centavos = z.int();
const codigo = z.enum(CODIGOS_DO_CONTRATO);
const tipo = z.enum(Object.keys(TIPOS_DE_CONTRATO) as [keyof typeof TIPOS_DE_CONTRATO]);

export const motivoDoContratoSchema = z
  .object({
    codigo: z.enum(Object.keys(MOTIVOS_DE_REPROVACAO) as [keyof typeof MOTIVOS_DE_REPROVACAO]).nullable(),
    motivo: z.string(),
    motivoDescricao: z.string().nullable(),
    data,
  })
  .meta({ id: 'MotivoDoContrato' });

/** Who cancelled it and when, and what follows for the reader, a sentence each. */
export const fimDoContratoSchema = z.object({ quem: z.string(), segue: z.array(z.string()) });

export const agoraSchema = z
  .object({
    titulo: z.string(),
    quem: z.string(),
    ate: data.nullable(),
    suaVez: z.boolean().describe('Quem lê é quem precisa agir, sozinho ou com outras pessoas.'),
  })
  .nullable()
  .describe('O que se espera agora, de quem e até quando; nulo quando ninguém precisa agir.');

/** What happened, for a timeline. */
export const acontecimentoSchema = z.object({
  em: momento,
  titulo: z.string(),
  quem: z.string(),
  estado: z
    .enum(ESTADOS_DO_ACONTECIMENTO)
    .describe('O que não deu certo, ou acabou antes da hora, é recusado.'),
});

/** Words of the specification (section 3, Contract) beside what our own screens read. */
export const contratoNaListaSchema = z
  .object({
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
    clicksignStatus: statusDoServicoSchema.nullable().describe('Nulo no papel e antes do envio.'),
    clicksignEvents: eventosDoServicoSchema,
    clicksignSigners: z.array(signatarioSchema),
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
    faltaAssinar: z
      .string()
      .nullable()
      .describe('De quem é a vez e quem vem depois, enquanto é assinado por meio eletrônico.'),
    recuperacao: z
      .object({
        ate: data.describe('Último dia em que pode ser recuperado.'),
        novoPrazo: data.describe('Último dia para assinar, se for recuperado hoje.'),
        assinaturasValem: z.boolean().describe('Falso: todos assinam de novo.'),
      })
      .nullable()
      .describe('Só do que foi cancelado pelo prazo e ainda pode voltar.'),
    fim: fimDoContratoSchema.nullable(),
    motivosDoCancelamento: z
      .array(motivoDoContratoSchema)
      .describe('Como os disse quem cancelou; vazia quando não foi cancelado.'),
    temTexto: z.boolean().describe('Falso enquanto é feito: ainda não há o que ler.'),
    agora: agoraSchema,
    desde: momento,
  })
  .meta({ id: 'ContratoNaLista' });
export type ContratoNaLista = z.infer<typeof contratoNaListaSchema>;

export const parcelaSchema = z
  .object({
    numero: z.int(),
    vencimento: data,
    principalCentavos: centavos,
    correcaoCentavos: centavos,
    taxaCentavos: centavos,
    totalCentavos: centavos,
  })
  .meta({ id: 'Parcela' });

const contratoAbertoSchema = contratoNaListaSchema.extend({
  versao: z.int(),
  instituicao: z.string(),
  curso: z.string(),
  percentual: z.int(),
  fatos: z
    .object({
      financiadoCentavos: centavos,
      taxaCentavos: centavos,
      totalCentavos: centavos,
      iofCentavos: centavos,
      cet: z.number().nullable().describe('Porcento ao ano; nulo quando não se pode dizer.'),
      taxaPpm: z.int(),
      indice: z.enum(INDICES_DO_PROGRAMA).describe('O que corrige o principal entre o uso e o vencimento.'),
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
    })
    .describe('O essencial, em resumo (CDC, artigos 52 e 54-B).'),
  usos: z.array(z.object({ em: data, mensalidadeCentavos: centavos, financiadoCentavos: centavos })),
  plano: z.array(parcelaSchema),
  partes: z
    .array(
      z.object({ papel: z.enum(PAPEIS_DE_SIGNATARIO), grupo: z.int(), nome: z.string(), voce: z.boolean() }),
    )
    .describe('Quem se obriga; de quem não é o leitor, só o primeiro nome.'),
  pedeFoto: z.boolean().describe('Quem assina manda uma foto do rosto, se não tiver uma aprovada.'),
  ondeEntregar: z
    .string()
    .nullable()
    .describe('Onde e quando se entrega o papel assinado, quando a instituição o diz.'),
  planoAceitoEm: momento.nullable(),
  ofertaValeAte: data
    .nullable()
    .describe('A oferta vale pelo menos até este dia (CDC, artigo 54-B); nulo quando nada é oferecido.'),
  podeDesistirAte: data.nullable(),
  linhaDoTempo: z.array(acontecimentoSchema),
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
