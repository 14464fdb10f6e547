/** Presses of whoever was refused: corrections, appeals, and conversations about both. */
import { agora, avaliar, comConversa, comRecurso, devolvida, em, participante } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DasPendencias = Extract<
  QueMuda,
  `${string} /solicitacao/pendencias/${string}` | `${string} /solicitacao/recurso/${string}`
>;

async function fiadorRecusado(cena: Cena): Promise<void> {
  await em(cena, 'RAF');
  await cena.servidor.db
    .updateTable('participante')
    .set({ status_analise: 'R' })
    .where('id', '=', cena.mundo.alvos.fiador)
    .execute();
}

const FORMULARIO = {
  cepEndereco: '01310100',
  endereco: 'Avenida Paulista',
  numeroEndereco: '2000',
  complementoEndereco: 'Apto 12',
  bairroEndereco: 'Bela Vista',
  cidadeEndereco: 'São Paulo',
  ufEndereco: 'SP',
  estadoCivilPessoa: 'SOLTEIRO',
  uniaoEstavelPessoa: 'SEM_UNIAO',
};

export const GESTOS_DAS_PENDENCIAS: { readonly [K in DasPendencias]: GestoDe<K> } = {
  'PUT /solicitacao/pendencias/{id}/dados-pessoais/{personType}': {
    quem: 'estudante',
    preparar: async (cena) => {
      await devolvida(cena);
      return {
        params: { id: cena.mundo.alvos.solicitacao, personType: 'estudante' },
        body: { versao: (await participante(cena, 'estudante')).versao, ...FORMULARIO } as never,
      };
    },
  },
  'PUT /solicitacao/pendencias/{id}/renda/{personType}': {
    quem: 'fiador',
    preparar: async (cena) => {
      await fiadorRecusado(cena);
      await avaliar(cena, 'rejeitado', 'APOSENTADORIA_BENEFICIO');
      return {
        params: { id: cena.mundo.alvos.solicitacao, personType: 'fiador' },
        body: {
          modo: 'incluir',
          tiposDeRenda: ['A', 'C'],
          versao: (await participante(cena, 'fiador')).versao,
        },
      };
    },
  },
  'POST /solicitacao/pendencias/{id}/concluir': {
    quem: 'estudante',
    preparar: async (cena) => {
      await em(cena, 'RDC');
      await cena.servidor.db
        .updateTable('documento')
        .set({ situacao: 'enviado', enviado_em: agora(cena) })
        .where('id', '=', cena.mundo.alvos.documentoRejeitado)
        .execute();
      return { params: { id: cena.mundo.alvos.solicitacao } };
    },
  },
  'POST /solicitacao/pendencias/fiador/{id}/concluir': {
    quem: 'fiador',
    preparar: async (cena) => {
      await fiadorRecusado(cena);
      return { params: { id: cena.mundo.alvos.fiador } };
    },
  },
  'PUT /solicitacao/recurso/{id}': {
    quem: 'estudante',
    preparar: async (cena) => {
      await em(cena, 'REP');
      return {
        params: { id: cena.mundo.alvos.solicitacao },
        body: { texto: 'A renda do meu fiador foi lida de um mês só.' },
      };
    },
  },
  'POST /solicitacao/recurso/{id}/enviar': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comRecurso(cena, 'rascunho');
      return { params: { id: cena.mundo.alvos.solicitacao } };
    },
  },
  'POST /solicitacao/pendencias/{id}/{personType}/conversas': {
    quem: 'estudante',
    preparar: async (cena) => {
      await devolvida(cena);
      return {
        params: { id: cena.mundo.alvos.solicitacao, personType: 'estudante' },
        body: { assunto: 'RG', texto: 'Posso enviar a CNH?' },
      };
    },
  },
  'POST /solicitacao/pendencias/{id}/{personType}/conversas/lidas': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comConversa(cena);
      return {
        params: { id: cena.mundo.alvos.solicitacao, personType: 'estudante' },
        body: { assunto: 'RG' },
      };
    },
  },
};
