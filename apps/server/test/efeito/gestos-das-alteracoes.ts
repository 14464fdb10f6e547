/** Presses about alterations of a contract, by the student, the institution and the desk. */
import { carregarAlteracao } from '../../src/modules/alteracao/alteracao.repository.ts';
import { dispararAlteracao } from '../../src/modules/alteracao/assinatura-da-alteracao.ts';
import { verConviteDaAlteracao } from '../../src/modules/alteracao/convite-para-garantir.ts';
import { comConviteA, comRenda, emFluxo, NOVO_ENDERECO } from '../alteracoes.ts';
import { daqui } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DasAlteracoes = Extract<
  QueMuda,
  | `${string} /alteracao-contrato/${string}`
  | `${string} /alteracao-contratual/${string}`
  | `${string} /gestao/alteracoes${string}`
>;

const daAlteracao = ({ mundo }: Cena) => ({ params: { id: mundo.alvos.alteracao } });

/** The world's contract in effect, and nothing that holds its data. */
async function contratoLivre({ servidor: { db }, mundo }: Cena) {
  const { alteracao, contrato } = mundo.alvos;
  await db.deleteFrom('alteracao_campo').where('alteracao_id', '=', alteracao).execute();
  await db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', contrato).execute();
  return { body: { contratoId: contrato, pedido: NOVO_ENDERECO } };
}

async function emVigor({ servidor: { db }, mundo }: Cena): Promise<void> {
  await db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', mundo.alvos.contrato).execute();
}

/** On its way through its signers, who were called an hour ago. */
async function emAssinatura(cena: Cena): Promise<number> {
  const { servidor, mundo } = cena;
  const id = mundo.alvos.alteracao;
  await emVigor(cena);
  await emFluxo(servidor.db, id, 'DIS');
  await servidor.db.transaction().execute(async (trx) => {
    const completa = await carregarAlteracao(trx, id, { travar: true });
    if (completa)
      await dispararAlteracao(servidor.contexto, trx, completa, {
        papel: 'estudante',
        ator: { tipo: 'conta', id: mundo.alvos.conta },
      });
  });
  await servidor.db
    .updateTable('convite_de_assinatura')
    .set({ em: daqui(cena, -60) })
    .execute();
  return id;
}

/** Named to guarantee, accepted, and with a proof that only waits to be sent. */
async function comprovando({ servidor: { db }, mundo: { alvos } }: Cena): Promise<void> {
  const { contaId } = await comConviteA(db, alvos.alteracao, alvos.fiador);
  await comRenda(db, alvos.alteracao, contaId, { documentoId: alvos.documentoDaAtualizacao });
}

export const GESTOS_DAS_ALTERACOES: { readonly [K in DasAlteracoes]: GestoDe<K> } = {
  'POST /alteracao-contrato/s/simular': { quem: 'estudante', semEfeito: true, preparar: contratoLivre },
  'POST /alteracao-contrato/s/pedir': { quem: 'estudante', preparar: contratoLivre },
  'POST /alteracao-contrato/s/{id}/retirar': { quem: 'estudante', preparar: daAlteracao },
  'PUT /alteracao-contrato/s/{id}/finalizar': {
    quem: 'estudante',
    preparar: async (cena) => {
      await emFluxo(cena.servidor.db, cena.mundo.alvos.alteracao, 'EFE');
      return daAlteracao(cena);
    },
  },
  'POST /alteracao-contratual/enviar-clicksign': {
    quem: 'estudante',
    preparar: async (cena) => {
      await emVigor(cena);
      await emFluxo(cena.servidor.db, cena.mundo.alvos.alteracao, 'DIS');
      return { body: { alteracaoId: cena.mundo.alvos.alteracao, tipoAutenticacao: 'email' } };
    },
  },
  'POST /alteracao-contratual/s/reenviar-link': {
    quem: 'estudante',
    preparar: async (cena) => ({
      body: {
        idAlteracao: await emAssinatura(cena),
        cpf: cena.mundo.alvos.cpf,
        email: 'alguem@exemplo.com.br',
        authType: 'e',
        signerType: 'contractor',
      },
    }),
  },
  'PATCH /alteracao-contratual/s/{id}/alterar-canal': {
    quem: 'estudante',
    preparar: async (cena) => ({
      params: { id: await emAssinatura(cena) },
      body: { cpf: cena.mundo.alvos.cpf, preferredAuthType: 'WHATSAPP', signerType: 'CONTRACTOR' },
    }),
  },
  'POST /alteracao-contrato/f/{id}/aceite': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { contexto } = cena.servidor;
      const { alteracao, fiador } = cena.mundo.alvos;
      const { contaId } = await comConviteA(cena.servidor.db, alteracao, fiador);
      const sessao = { contaId } as Parameters<typeof verConviteDaAlteracao>[1];
      const { versao, sha256 } = (await verConviteDaAlteracao(contexto, sessao, alteracao)).consentimento;
      return { ...daAlteracao(cena), body: { versao, sha256, li: true } };
    },
  },
  'POST /alteracao-contrato/f/{id}/recusa': {
    quem: 'fiador',
    preparar: async (cena) => {
      await comConviteA(cena.servidor.db, cena.mundo.alvos.alteracao, cena.mundo.alvos.fiador);
      return daAlteracao(cena);
    },
  },
  'PUT /alteracao-contrato/f/{id}/renda': {
    quem: 'fiador',
    preparar: async (cena) => {
      await comprovando(cena);
      return {
        ...daAlteracao(cena),
        body: { passo: 'renda', alteracoes: { rendaCentavos: 700_000, profissaoId: 252_105 } },
      };
    },
  },
  'POST /alteracao-contrato/f/{id}/renda/documentos': {
    quem: 'fiador',
    comArquivo: true,
    preparar: async (cena) => {
      await comprovando(cena);
      return {
        ...daAlteracao(cena),
        campos: {
          documentType: 'DECORE',
          personType: 'fiador',
          file: { conteudo: cena.pdf, nome: 'decore.pdf' },
        },
      };
    },
  },
  'DELETE /alteracao-contrato/f/{id}/renda/documentos/{docId}': {
    quem: 'fiador',
    preparar: async (cena) => {
      await comprovando(cena);
      const { alteracao, documentoDaAtualizacao } = cena.mundo.alvos;
      return { params: { id: alteracao, docId: documentoDaAtualizacao } };
    },
  },
  'POST /alteracao-contrato/f/{id}/renda/envio': {
    quem: 'fiador',
    preparar: async (cena) => {
      await comprovando(cena);
      return daAlteracao(cena);
    },
  },
  'POST /gestao/alteracoes/simular': { quem: 'analista', semEfeito: true, preparar: contratoLivre },
  'POST /gestao/alteracoes': { quem: 'analista', preparar: contratoLivre },
  'POST /gestao/alteracoes/{id}': {
    quem: 'analista',
    preparar: async (cena) => ({
      ...daAlteracao(cena),
      body: {
        acao: 'cancelar',
        versao: await emFluxo(cena.servidor.db, cena.mundo.alvos.alteracao, 'DIS'),
        motivo: 'Foi aberta por engano.',
      },
    }),
  },
  'POST /gestao/alteracoes/{id}/palavra': {
    quem: 'instituicao',
    preparar: async (cena) => {
      const { versao } = await cena.servidor.db
        .updateTable('alteracao')
        .set({ especie: 'suspensao' })
        .where('id', '=', cena.mundo.alvos.alteracao)
        .returning('versao')
        .executeTakeFirstOrThrow();
      return { ...daAlteracao(cena), body: { versao, resposta: 'confirmou' } };
    },
  },
};
