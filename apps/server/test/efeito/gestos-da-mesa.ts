/** Presses of the staff about requests: queues, the desk, and what is decided there. */
import {
  agora,
  avaliar,
  comConversa,
  comRecurso,
  daqui,
  devolvida,
  em,
  operadorDe,
  versaoDaSolicitacao,
} from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DaMesa = Extract<
  QueMuda,
  `${string} /gestao/${'filas' | 'solicitacoes' | 'documentos' | 'conflitos' | 'conversas' | 'carga' | 'matriculas'}${string}`
>;

const daSolicitacao = ({ mundo }: Cena) => ({ params: { id: mundo.alvos.solicitacao } });

export const GESTOS_DA_MESA: { readonly [K in DaMesa]: GestoDe<K> } = {
  'POST /gestao/carga/{operadorId}/cobrir': {
    quem: 'analista',
    preparar: async (cena) => {
      const { contexto, db } = cena.servidor;
      await em(cena, 'PADC');
      const id = contexto.aleatorio.uuid();
      await db
        .insertInto('operador')
        .values({
          id,
          nome: 'Colega',
          email: 'colega@exemplo.org.br',
          papel: 'analista',
          criado_em: agora(cena),
        })
        .execute();
      await db
        .updateTable('solicitacao')
        .set({ atribuida_a: id, atribuida_em: agora(cena), atribuida_ate: daqui(cena, 30) })
        .where('id', '=', cena.mundo.alvos.solicitacao)
        .execute();
      return { params: { operadorId: id } };
    },
  },
  'POST /gestao/filas/{sigla}/proxima': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      return { params: { sigla: 'PADC' } };
    },
  },
  'POST /gestao/solicitacoes/buscar': {
    quem: 'analista',
    semEfeito: true,
    preparar: () => ({ body: { texto: 'Pessoa' } }),
  },
  'PUT /gestao/solicitacoes/{id}/atribuicao': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      return daSolicitacao(cena);
    },
  },
  'DELETE /gestao/solicitacoes/{id}/atribuicao': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      await cena.servidor.db
        .updateTable('solicitacao')
        .set({
          atribuida_a: cena.mundo.alvos.operador,
          atribuida_em: agora(cena),
          atribuida_ate: daqui(cena, 30),
        })
        .where('id', '=', cena.mundo.alvos.solicitacao)
        .execute();
      return daSolicitacao(cena);
    },
  },
  'POST /gestao/matriculas': {
    quem: 'instituicao',
    preparar: async (cena) => {
      await em(cena, 'PAIES');
      const { protocolo } = await cena.servidor.db
        .selectFrom('solicitacao')
        .select('protocolo')
        .where('id', '=', cena.mundo.alvos.solicitacao)
        .executeTakeFirstOrThrow();
      const csv = `protocolo;resultado\n${protocolo};confirmada\n`;
      return { body: { conteudo: Buffer.from(csv).toString('base64'), simular: false } };
    },
  },
  'POST /gestao/matriculas/renovacoes/{id}': {
    quem: 'instituicao',
    preparar: async (cena) => {
      await em(cena, 'A');
      await cena.servidor.db
        .updateTable('contrato')
        .set({ codigo: 'EFE', ano: 2026, semestre: 2 })
        .where('id', '=', cena.mundo.alvos.contrato)
        .execute();
      return daSolicitacao(cena);
    },
  },
  'POST /gestao/solicitacoes/{id}/previa': {
    quem: 'analista',
    semEfeito: true,
    preparar: async (cena) => {
      await em(cena, 'PADC');
      return { ...daSolicitacao(cena), body: { acao: 'devolverDadosComplementares' } };
    },
  },
  'POST /gestao/solicitacoes/{id}/revelar/{tipoPessoa}': {
    quem: 'analista',
    // The quota of the day counts who was looked at, once.
    preparar: async (cena) => {
      await em(cena, 'PADC');
      return { params: { id: cena.mundo.alvos.solicitacao, tipoPessoa: 'fiador' } };
    },
  },
  'PUT /gestao/documentos/{id}/avaliacao': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      return { params: { id: cena.mundo.alvos.documento }, body: { resultado: 'aprovado' } };
    },
  },
  'DELETE /gestao/documentos/{id}/avaliacao': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      await avaliar(cena, 'aprovado');
      return { params: { id: cena.mundo.alvos.documento } };
    },
  },
  'POST /gestao/solicitacoes/{id}/decidir': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      await avaliar(cena, 'aprovado');
      const versao = await versaoDaSolicitacao(cena);
      return {
        ...daSolicitacao(cena),
        // Where the made-up papers are read, they do not match, and an approval against that says why.
        body: { acao: 'aprovarDadosComplementares', versao, nota: 'Conferido por telefone.' },
      };
    },
  },
  'POST /gestao/solicitacoes/{id}/decidir-ies': {
    quem: 'instituicao',
    preparar: async (cena) => {
      await em(cena, 'PAIES');
      const versao = await versaoDaSolicitacao(cena);
      return { ...daSolicitacao(cena), body: { acao: 'aprovarIes', versao } };
    },
  },
  'POST /gestao/solicitacoes/{id}/proposta': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      await cena.servidor.db
        .insertInto('decisao_proposta')
        .values({
          solicitacao_id: cena.mundo.alvos.solicitacao,
          operador_id: await operadorDe(cena, 'administrador'),
          acao: 'reprovar',
          motivos: JSON.stringify([{ codigo: 'OUTRO', texto: 'Os documentos não são da pessoa.' }]),
          proposta_em: agora(cena),
        })
        .execute();
      const versao = await versaoDaSolicitacao(cena);
      return { ...daSolicitacao(cena), body: { resposta: 'confirmar', versao } };
    },
  },
  'POST /gestao/solicitacoes/{id}/conflito': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      return { ...daSolicitacao(cena), body: { motivo: 'Minha vizinha.' } };
    },
  },
  'DELETE /gestao/conflitos/{id}': {
    quem: 'administrador',
    preparar: async (cena) => {
      const id = cena.servidor.contexto.aleatorio.uuid();
      await cena.servidor.db
        .insertInto('conflito_declarado')
        .values({
          id,
          solicitacao_id: cena.mundo.alvos.solicitacao,
          operador_id: cena.mundo.alvos.operador,
          motivo: '',
          declarado_em: agora(cena),
        })
        .execute();
      return { params: { id } };
    },
  },
  'POST /gestao/solicitacoes/{id}/notas': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      return { ...daSolicitacao(cena), body: { texto: 'Ligou pedindo prazo.' } };
    },
  },
  'POST /gestao/solicitacoes/{id}/recurso': {
    quem: 'analista',
    preparar: async (cena) => {
      await comRecurso(cena, 'enviado');
      const versao = await versaoDaSolicitacao(cena);
      return { ...daSolicitacao(cena), body: { decisao: 'aceitar', versao, texto: '' } };
    },
  },
  'POST /gestao/solicitacoes/{id}/conversas': {
    quem: 'analista',
    preparar: async (cena) => {
      await devolvida(cena);
      return {
        ...daSolicitacao(cena),
        body: { tipoPessoa: 'estudante', assunto: 'RG', texto: 'Envie a CNH aberta.' },
      };
    },
  },
  'POST /gestao/conversas/{id}/lida': {
    quem: 'analista',
    preparar: async (cena) => ({ params: { id: await comConversa(cena) }, body: {} }),
  },
};
