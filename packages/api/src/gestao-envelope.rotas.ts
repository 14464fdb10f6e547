/** One envelope at the desk: its signers and events, and what the desk may do about them (credito, section 7). */
import { ESTADOS_DO_ASSINANTE } from '@credito/domain/assinatura/assinante';
import { ESTADOS_DO_ENVELOPE } from '@credito/domain/assinatura/envelope';
import { ESTADOS_DA_EVIDENCIA } from '@credito/domain/assinatura/frase-da-evidencia';
import { METODOS_DE_ASSINATURA } from '@credito/domain/assinatura/metodo';
import { DONOS_DO_ENVELOPE } from '@credito/domain/assinatura/palavras';
import { motivoDaMesaSchema } from '@credito/domain/assinatura/troca-de-contato';
import { MAXIMO_DA_NOTA, RESPOSTAS_A_PROPOSTA } from '@credito/domain/gestao/segunda-pessoa';
import { emailSchema } from '@credito/domain/pessoa/email';
import { celularSchema } from '@credito/domain/pessoa/telefone';
import { textoLivre } from '@credito/domain/texto/texto-livre';
import * as z from 'zod';
import { data, momento, uuid } from './esquemas.ts';
import { definirRota } from './rota.ts';

const AREA = 'gestao: assinaturas';
const acompanhar = { area: AREA, permissao: 'gestao:acompanhar-assinaturas' } as const;
const conduzir = { area: AREA, permissao: 'gestao:conduzir-assinaturas' } as const;
const params = z.object({ id: uuid });
const versao = z.int().positive();

const contatos = z.object({ email: z.string().nullable(), telefone: z.string().nullable() });

const assinanteDoEnvelope = z
  .object({
    id: uuid,
    nome: z.string(),
    papel: z.string(),
    grupo: z.int(),
    doProvedor: z.boolean(),
    estado: z.enum(ESTADOS_DO_ASSINANTE),
    rotulo: z.string(),
    desde: momento,
    metodo: z.enum(METODOS_DE_ASSINATURA),
    /** Masked for whoever only follows; whole for whoever may repair them. */
    contatos,
    contatoVerificado: z.boolean(),
    /** Goes up with every new contact: what is repaired is the one that was seen. */
    versaoDoContato: versao,
    assinouEm: momento.nullable(),
    motivoDaRecusa: z.string().nullable(),
    podeReenviar: z.boolean(),
    podeTrocar: z.boolean(),
    /** A new contact that waits for a second person. */
    troca: z
      .object({
        id: uuid,
        por: z.string(),
        em: momento,
        contatos,
        motivo: z.string(),
        respostas: z.array(z.enum(RESPOSTAS_A_PROPOSTA)),
      })
      .nullable(),
  })
  .meta({ id: 'AssinanteDoEnvelope' });

const envelopeDaGestao = z
  .object({
    id: uuid,
    dono: z.object({ tipo: z.enum(DONOS_DO_ENVELOPE), id: z.int() }),
    titulo: z.string(),
    estado: z.enum(ESTADOS_DO_ENVELOPE),
    rotulo: z.string(),
    versao,
    abertoEm: momento,
    prazo: data,
    codigoDeVerificacao: z.string(),
    sha256: z.string(),
    /** The service that collects; null where our own signer does. */
    servico: z.object({ nome: z.string(), situacao: z.string().nullable() }).nullable(),
    /** What stands in the way there, and of whom. */
    impedimento: z.object({ frase: z.string(), assinanteId: uuid.nullable() }).nullable(),
    assinantes: z.array(assinanteDoEnvelope),
    eventos: z.array(
      z.object({
        sequencia: z.int(),
        em: momento,
        frase: z.string(),
        estado: z.enum(ESTADOS_DA_EVIDENCIA),
        quem: z.string().nullable(),
      }),
    ),
    podeAbrir: z.boolean(),
    podeCancelar: z.boolean(),
    podeMoverPrazo: z.boolean(),
  })
  .meta({ id: 'Envelope' });
export type EnvelopeDaGestao = z.infer<typeof envelopeDaGestao>;
export type AssinanteNaGestao = EnvelopeDaGestao['assinantes'][number];

export const rotaEnvelopeDaGestao = definirRota({
  ...acompanhar,
  metodo: 'GET',
  caminho: '/gestao/envelopes/{id}',
  resumo: 'Um envelope com quem assina, os acontecimentos e o que a equipe pode fazer',
  params,
  resposta: envelopeDaGestao,
  recusas: [404],
});

export const rotaReenviarPelaGestao = definirRota({
  ...acompanhar,
  metodo: 'POST',
  caminho: '/gestao/envelopes/{id}/reenviar',
  resumo: 'Envia de novo o link de quem ainda não assinou, para o contato que já está guardado',
  efeito: { chave: 'natural', por: 'um reenvio por minuto' },
  params,
  body: z.object({ assinanteId: uuid }),
  resposta: envelopeDaGestao,
  recusas: [404, 409, 429],
});

export const rotaTrocarContato = definirRota({
  ...conduzir,
  metodo: 'POST',
  caminho: '/gestao/envelopes/{id}/contato',
  resumo:
    'Corrige o contato de quem ainda não assinou; e-mail e celular de uma vez esperam por outra pessoa da equipe',
  efeito: { chave: 'natural', por: 'o contato que já é este não muda, e há uma troca à espera por pessoa' },
  params,
  body: z.object({
    assinanteId: uuid,
    versaoDoContato: versao,
    email: z.nullable(emailSchema),
    telefone: z.nullable(celularSchema),
    motivo: motivoDaMesaSchema,
  }),
  resposta: envelopeDaGestao,
  recusas: [404, 409, 422],
});

export const rotaResponderTroca = definirRota({
  ...conduzir,
  metodo: 'POST',
  caminho: '/gestao/envelopes/{id}/trocas/{trocaId}',
  resumo: 'Confirma, devolve ou retira a troca dos dois contatos de uma pessoa; quem propôs não confirma',
  efeito: { chave: 'natural', por: 'cada troca é respondida uma vez' },
  params: z.object({ id: uuid, trocaId: uuid }),
  body: z.object({
    resposta: z.enum(RESPOSTAS_A_PROPOSTA, { error: 'Escolha o que fazer com a troca.' }),
    texto: z.optional(textoLivre({ maximo: MAXIMO_DA_NOTA })),
  }),
  resposta: envelopeDaGestao,
  recusas: [404, 409, 422],
});

export const rotaMoverPrazo = definirRota({
  ...conduzir,
  metodo: 'POST',
  caminho: '/gestao/envelopes/{id}/prazo',
  resumo: 'Muda o último dia para assinar, com o motivo',
  efeito: { chave: 'natural', por: 'o prazo que já é este não muda' },
  params,
  body: z.object({ versao, prazo: data, motivo: motivoDaMesaSchema }),
  resposta: envelopeDaGestao,
  recusas: [404, 409, 422],
});

export const rotaCancelarEnvelope = definirRota({
  ...conduzir,
  metodo: 'POST',
  caminho: '/gestao/envelopes/{id}/cancelar',
  resumo: 'Cancela a assinatura e o documento a que ela pertence, com o motivo',
  efeito: { chave: 'natural', por: 'o que está cancelado fica assim' },
  params,
  body: z.object({ versao, motivo: motivoDaMesaSchema }),
  resposta: envelopeDaGestao,
  recusas: [404, 409, 422],
});

export const rotaAbrirDeNovo = definirRota({
  ...conduzir,
  metodo: 'POST',
  caminho: '/gestao/envelopes/{id}/abrir',
  resumo: 'Tenta abrir de novo, no serviço de assinatura, um envelope que ele recusou',
  efeito: { chave: 'natural', por: 'há um envelope lá, quantas vezes se tente' },
  params,
  resposta: envelopeDaGestao,
  recusas: [404, 409],
});

export const rotaProvaDoEnvelope = definirRota({
  ...conduzir,
  metodo: 'GET',
  caminho: '/gestao/envelopes/{id}/prova',
  resumo: 'A prova da assinatura em um ZIP: o que foi lido, o que foi selado e as evidências',
  params,
  binario: 'application/zip',
  recusas: [404],
});

export const rotasDoEnvelopeNaGestao = [
  rotaEnvelopeDaGestao,
  rotaReenviarPelaGestao,
  rotaTrocarContato,
  rotaResponderTroca,
  rotaMoverPrazo,
  rotaCancelarEnvelope,
  rotaAbrirDeNovo,
  rotaProvaDoEnvelope,
] as const;
