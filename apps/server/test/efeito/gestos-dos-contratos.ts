/** Presses about contracts, by the student and by the staff. */
import { Readable } from 'node:stream';
import type { CodigoDoContrato } from '@credito/domain/contrato/estados';
import type { Updateable } from 'kysely';
import type { Contrato } from '../../src/banco/esquema.gerado.ts';
import { criarOperador } from '../pessoas.ts';
import { daqui, em } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';
import { comEnvelope } from './gestos-da-assinatura.ts';

export type DosContratos = Extract<
  QueMuda,
  `${string} /contrato/${string}` | `${string} /gestao/contratos/${string}`
>;

const doContrato = ({ mundo }: Cena) => ({ params: { id: mundo.alvos.contrato } });

/** The contract of the world in another state, with what belongs to it. */
async function contratoEm(
  { servidor, mundo }: Cena,
  codigo: CodigoDoContrato,
  mais: Updateable<Contrato> = {},
): Promise<number> {
  const { versao } = await servidor.db
    .updateTable('contrato')
    .set({ codigo, ...mais })
    .where('id', '=', mundo.alvos.contrato)
    .returning('versao')
    .executeTakeFirstOrThrow();
  return versao;
}

/** On its way through its signers, who were called an hour ago. */
async function emAssinatura(cena: Cena): Promise<{ params: { id: number } }> {
  const id = await comEnvelope(cena);
  await cena.servidor.db
    .updateTable('convite_de_assinatura')
    .set({ em: daqui(cena, -60) })
    .execute();
  return { params: { id } };
}

export const GESTOS_DOS_CONTRATOS: { readonly [K in DosContratos]: GestoDe<K> } = {
  'POST /contrato/s/{id}/aceitar-plano': {
    quem: 'estudante',
    preparar: async (cena) => ({
      ...doContrato(cena),
      body: { versao: await contratoEm(cena, 'DIS'), totalCentavos: 420_480 },
    }),
  },
  'POST /contrato/s/{id}/imprimir': {
    quem: 'estudante',
    preparar: async (cena) => {
      await contratoEm(cena, 'DIS', { plano_aceito_em: cena.servidor.contexto.relogio.agora() });
      return doContrato(cena);
    },
  },
  'POST /contrato/s/{id}/desistir': {
    quem: 'estudante',
    preparar: async (cena) => ({
      ...doContrato(cena),
      body: { versao: await contratoEm(cena, 'REC', { assinado_em: '2026-11-26' }) },
    }),
  },
  'PUT /contrato/s/{id}/finalizar': {
    quem: 'estudante',
    preparar: async (cena) => {
      await contratoEm(cena, 'EFE');
      return doContrato(cena);
    },
  },
  'PATCH /contrato/{id}/recuperar-contrato': {
    quem: 'estudante',
    preparar: async (cena) => {
      await contratoEm(cena, 'CAN', {
        causa_do_cancelamento: 'prazo',
        cancelado_de: 'DPR',
        prazo: '2026-11-26',
        recuperado_em: null,
      });
      return doContrato(cena);
    },
  },
  'POST /contrato/{id}/enviar-clicksign': {
    quem: 'estudante',
    preparar: async (cena) => {
      await contratoEm(cena, 'DIS', {
        via: 'eletronica',
        plano_aceito_em: cena.servidor.contexto.relogio.agora(),
      });
      return doContrato(cena);
    },
  },
  'POST /contrato/{id}/reenviar-link': {
    quem: 'estudante',
    preparar: async (cena) => ({ ...(await emAssinatura(cena)), query: {} }),
  },
  'POST /contrato/s/contrato-assinar-reenviar-link': {
    quem: 'estudante',
    preparar: async (cena) => {
      const { params } = await emAssinatura(cena);
      return {
        body: {
          idContrato: params.id,
          cpf: cena.mundo.alvos.cpf,
          email: 'alguem@exemplo.com.br',
          authType: 'email',
          signerType: 'contractor',
        },
      };
    },
  },
  'PATCH /contrato/s/{id}/alterar-canal': {
    quem: 'estudante',
    preparar: async (cena) => ({
      ...(await emAssinatura(cena)),
      body: { cpf: cena.mundo.alvos.cpf, preferredAuthType: 'WHATSAPP', signerType: 'CONTRACTOR' },
    }),
  },
  'POST /gestao/contratos/gerar': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'A');
      return {
        body: {
          termo: { ano: 2027, semestre: 2 },
          solicitacoes: [cena.mundo.alvos.solicitacao],
          ultimoMes: '2030-12-01',
          ensaio: false,
        },
      };
    },
  },
  'POST /gestao/contratos/proximo': {
    quem: 'analista',
    preparar: async (cena) => {
      await contratoEm(cena, 'REC');
      return { body: { codigo: 'REC' } };
    },
  },
  'PUT /gestao/contratos/{id}/atribuicao': {
    quem: 'analista',
    preparar: async (cena) => {
      await contratoEm(cena, 'REC');
      return doContrato(cena);
    },
  },
  'DELETE /gestao/contratos/{id}/atribuicao': {
    quem: 'analista',
    preparar: async (cena) => {
      await contratoEm(cena, 'REC');
      await cena.servidor.pedir({
        metodo: 'PUT',
        url: `/api/gestao/contratos/${cena.mundo.alvos.contrato}/atribuicao`,
        token: cena.mundo.tokens.analista ?? '',
      });
      return doContrato(cena);
    },
  },
  'POST /gestao/contratos/{id}': {
    quem: 'analista',
    preparar: async (cena) => ({
      ...doContrato(cena),
      body: {
        acao: 'cancelar',
        versao: await contratoEm(cena, 'DIS'),
        motivos: [{ codigo: 'CONTRATO_INVALIDO', explicacao: null }],
      },
    }),
  },
  'POST /gestao/contratos/{id}/proposta': {
    quem: 'analista',
    preparar: async (cena) => {
      const { servidor, mundo } = cena;
      const versao = await contratoEm(cena, 'EFE');
      const { operadorId } = await criarOperador(servidor, 'analista');
      await servidor.db
        .insertInto('contrato_proposta')
        .values({
          contrato_id: mundo.alvos.contrato,
          acao: 'liquidar',
          operador_id: operadorId,
          proposta_em: servidor.contexto.relogio.agora(),
        })
        .execute();
      return { ...doContrato(cena), body: { resposta: 'confirmar', versao } };
    },
  },
  'POST /gestao/contratos/{id}/copia': {
    quem: 'analista',
    comArquivo: true,
    preparar: async (cena) => {
      await contratoEm(cena, 'EFU');
      return { ...doContrato(cena), campos: { file: { conteudo: cena.pdf, nome: 'contrato.pdf' } } };
    },
  },
  'POST /gestao/contratos/{id}/copia/giro': {
    quem: 'analista',
    comArquivo: true,
    preparar: async (cena) => {
      await contratoEm(cena, 'EFU');
      const { db, contexto } = cena.servidor;
      const { id, bytes, sha256 } = await contexto.gateways.cofre.gravar(Readable.from([cena.pdf]));
      const { operadorId } = await criarOperador(cena.servidor, 'analista');
      const em = daqui(cena, -60);
      await db
        .insertInto('contrato_copia')
        .values({
          contrato_id: cena.mundo.alvos.contrato,
          edicao: 1,
          arquivo: id,
          bytes,
          sha256,
          paginas: 1,
          guardada_por: operadorId,
          guardada_em: em,
        })
        .execute();
      return { ...doContrato(cena), body: { graus: 90, pagina: null, guardadaEm: em.toISOString() } };
    },
  },
  'POST /gestao/contratos/{id}/curso': {
    quem: 'instituicao',
    preparar: async (cena) => {
      await contratoEm(cena, 'EFE');
      return {
        ...doContrato(cena),
        body: { acontecimento: 'evasao', em: '2026-11-20', motivo: 'Deixou o curso.' },
      };
    },
  },
  'POST /gestao/contratos/{id}/pela-instituicao': {
    quem: 'instituicao',
    preparar: async (cena) => ({
      ...doContrato(cena),
      body: { acao: 'receberNaIes', versao: await contratoEm(cena, 'VIS') },
    }),
  },
};
