/** Presses about money. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { noDia } from '../../src/modules/financeiro/apresentar-posicao.ts';
import { carregarPosicoes } from '../../src/modules/financeiro/posicao.ts';
import { criarOperador } from '../pessoas.ts';
import { anteciparPlano, repassar } from '../repasses.ts';
import { agora } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DoFinanceiro = Extract<
  QueMuda,
  `${string} /financeiro/${string}` | `${string} /gestao/financeiro/${string}`
>;

const doContrato = ({ mundo }: Cena) => ({ params: { id: mundo.alvos.contrato } });

const emVigor = ({ servidor, mundo }: Cena) =>
  servidor.db.updateTable('contrato').set({ codigo: 'EFE' }).where('id', '=', mundo.alvos.contrato).execute();

/** Two instalments late, of fees that were paid to the school; what the statement says of it today. */
async function emAtraso(cena: Cena) {
  const { contrato } = cena.mundo.alvos;
  await emVigor(cena);
  await anteciparPlano(cena.servidor, contrato, 51);
  await repassar(cena.servidor, contrato);
  const [posicao] = await carregarPosicoes(cena.servidor.db, [contrato]);
  if (!posicao) throw new Error('the world has no contract');
  return noDia(posicao, dataEmSaoPaulo(agora(cena))).extrato;
}

const NEGOCIACAO = { entradaCentavos: 0, prazo: 2, primeiroVencimento: '2026-12-10' };

export const GESTOS_DO_FINANCEIRO: { readonly [K in DoFinanceiro]: GestoDe<K> } = {
  'POST /financeiro/conferir': {
    quem: 'ninguem',
    preparar: () => ({ body: { codigo: '00190.00009 01234.567004 12345.678901 1 00000000116800' } }),
    semEfeito: true,
  },
  'POST /financeiro/f/contratos/{id}/pedido-de-saida': {
    quem: 'fiador',
    preparar: async (cena) => {
      await emVigor(cena);
      return { ...doContrato(cena), body: { motivo: 'Vou me mudar do país.' } };
    },
  },
  'POST /gestao/financeiro/saidas/{id}/responder': {
    quem: 'analista',
    preparar: async (cena) => {
      await emVigor(cena);
      return {
        params: { id: cena.mundo.alvos.saida },
        body: { resposta: 'O contrato precisa de outro fiador antes.' },
      };
    },
  },
  'POST /financeiro/s/cobrancas/{id}/ja-paguei': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({ params: { id: mundo.alvos.cobranca } }),
    // Nobody takes money here: there is nobody to ask.
    semEfeito: true,
  },
  'POST /financeiro/s/contratos/{id}/quitacao': {
    quem: 'estudante',
    preparar: async (cena) => {
      const { gateways } = cena.servidor.contexto;
      gateways.pagamento = { ...gateways.pagamento, disponivel: true };
      return { ...doContrato(cena), body: { totalCentavos: (await emAtraso(cena)).quitacao } };
    },
  },
  'POST /financeiro/s/contratos/{id}/parcelas/{numero}/antecipacao': {
    quem: 'estudante',
    preparar: async (cena) => {
      const { gateways } = cena.servidor.contexto;
      gateways.pagamento = { ...gateways.pagamento, disponivel: true };
      const ultima = (await emAtraso(cena)).parcelas.at(-1);
      return {
        params: { id: cena.mundo.alvos.contrato, numero: ultima?.numero ?? 0 },
        body: { totalCentavos: ultima?.totalAntecipado ?? 0 },
      };
    },
  },
  'POST /financeiro/s/contratos/{id}/negociacoes': {
    quem: 'estudante',
    preparar: async (cena) => ({
      ...doContrato(cena),
      body: { ...NEGOCIACAO, dividaCentavos: (await emAtraso(cena)).totalVencido },
    }),
  },
  'POST /financeiro/s/negociacoes/{id}/retirar': {
    quem: 'estudante',
    preparar: async (cena) => {
      const id = cena.servidor.contexto.aleatorio.uuid();
      await cena.servidor.db
        .insertInto('negociacao')
        .values({
          id,
          contrato_id: cena.mundo.alvos.contrato,
          situacao: 'aceita',
          divida_centavos: 100,
          entrada_centavos: 0,
          prazo: 2,
          primeiro_vencimento: '2026-12-10',
          criada_em: agora(cena),
        })
        .execute();
      return { params: { id } };
    },
  },
  'POST /gestao/financeiro/diferencas': {
    quem: 'analista',
    preparar: async (cena) => {
      const momento = agora(cena);
      await cena.servidor.db
        .insertInto('pagamento_sem_cobranca')
        .values({ chave: 'E1', meio: 'pix', centavos: 100, pago_em: momento, visto_em: momento })
        .execute();
      return { body: { chave: 'E1', explicacao: 'Pagamento de outra empresa.' } };
    },
  },
  'POST /gestao/financeiro/contratos/{id}/negociacoes': {
    quem: 'analista',
    preparar: async (cena) => ({
      ...doContrato(cena),
      body: { ...NEGOCIACAO, prazo: 30, dividaCentavos: (await emAtraso(cena)).totalVencido },
    }),
  },
  'POST /gestao/financeiro/negociacoes/{id}/resposta': {
    quem: 'analista',
    preparar: async (cena) => {
      const { servidor, mundo } = cena;
      const { totalVencido } = await emAtraso(cena);
      const id = servidor.contexto.aleatorio.uuid();
      await servidor.db
        .insertInto('negociacao')
        .values({
          id,
          contrato_id: mundo.alvos.contrato,
          situacao: 'proposta',
          operador_id: (await criarOperador(servidor, 'analista')).operadorId,
          divida_centavos: totalVencido,
          entrada_centavos: 0,
          prazo: 2,
          primeiro_vencimento: '2026-12-10',
          criada_em: agora(cena),
        })
        .execute();
      return { params: { id }, body: { resposta: 'confirmar' } };
    },
  },
  'POST /gestao/financeiro/contratos/{id}/propostas': {
    quem: 'analista',
    preparar: async (cena) => {
      await emVigor(cena);
      return {
        ...doContrato(cena),
        body: { tipo: 'fim-do-curso', causa: 'evasao', em: '2026-11-20', motivo: 'Saiu do curso.' },
      };
    },
  },
  'POST /gestao/financeiro/propostas/{id}/resposta': {
    quem: 'analista',
    preparar: async (cena) => {
      const { servidor, mundo } = cena;
      await emAtraso(cena);
      const id = servidor.contexto.aleatorio.uuid();
      await servidor.db
        .insertInto('proposta_financeira')
        .values({
          id,
          contrato_id: mundo.alvos.contrato,
          tipo: 'recebimento-manual',
          dados: JSON.stringify({
            tipo: 'recebimento-manual',
            centavos: 10_000,
            em: '2026-11-20',
            parcela: null,
          }),
          motivo: 'Depósito identificado.',
          estado: 'proposta',
          proposta_por: (await criarOperador(servidor, 'analista')).operadorId,
          proposta_em: agora(cena),
        })
        .execute();
      return { params: { id }, body: { resposta: 'confirmar' } };
    },
  },
  'POST /gestao/financeiro/repasses': {
    quem: 'analista',
    preparar: async (cena) => {
      await emVigor(cena);
      const { instituicao, contrato } = cena.mundo.alvos;
      await anteciparPlano(cena.servidor, contrato, 2);
      return {
        body: {
          instituicaoId: instituicao,
          mes: '2026-11-01',
          usos: [{ contratoId: contrato, posicao: 0, marca: 'pago' }],
          totalCentavos: 60_000,
        },
      };
    },
  },
  'POST /gestao/financeiro/repasses/{id}/resposta': {
    quem: 'analista',
    preparar: async (cena) => {
      const { servidor, mundo } = cena;
      const { instituicao, contrato } = mundo.alvos;
      await emVigor(cena);
      const { id } = await servidor.db
        .insertInto('repasse')
        .values({
          instituicao_id: instituicao,
          mes: '2027-01-01',
          estado: 'proposto',
          total_centavos: 60_000,
          proposto_por: (await criarOperador(servidor, 'analista')).operadorId,
          proposto_em: agora(cena),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await servidor.db
        .insertInto('repasse_uso')
        .values({ repasse_id: id, contrato_id: contrato, posicao: 0, situacao: 'pago', centavos: 60_000 })
        .execute();
      return { params: { id }, body: { resposta: 'confirmar' } };
    },
  },
};
