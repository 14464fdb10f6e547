/** Presses about a request itself, its guardian's consent among them. */
import { codigoDaAutorizacao } from '../../src/modules/responsavel/codigo-da-autorizacao.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import { agora, daqui, em, participante } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';
import type { DaAssinatura } from './gestos-da-assinatura.ts';
import type { DaConta } from './gestos-da-conta.ts';
import type { DasAlteracoes } from './gestos-das-alteracoes.ts';
import type { DasAtualizacoes } from './gestos-das-atualizacoes.ts';
import type { DasPendencias } from './gestos-das-pendencias.ts';
import type { DoFinanceiro } from './gestos-do-financeiro.ts';
import type { DosContratos } from './gestos-dos-contratos.ts';
import type { DosDocumentos } from './gestos-dos-documentos.ts';
import type { DosFiadores } from './gestos-dos-fiadores.ts';

type DaSolicitacao = Exclude<
  QueMuda,
  | DaAssinatura
  | DaConta
  | DasAlteracoes
  | DasPendencias
  | DoFinanceiro
  | DasAtualizacoes
  | DosContratos
  | DosDocumentos
  | DosFiadores
  | `${string} /gestao/${string}`
>;

/** The student's guardian was asked; gives the code of the link. */
async function comResponsavel(cena: Cena, enviadaHaMinutos = 2_000): Promise<string> {
  const { contexto, db } = cena.servidor;
  const { id: participanteId } = await participante(cena, 'estudante');
  const id = contexto.aleatorio.uuid();
  const codigo = codigoDaAutorizacao(contexto.segredo, id);
  await db
    .insertInto('autorizacao_responsavel')
    .values({
      id,
      participante_id: participanteId,
      nome: 'Helena Lima Duarte',
      cpf: '45317828791',
      email: 'helena@exemplo.com.br',
      codigo_hash: resumo(codigo),
      criada_em: daqui(cena, -enviadaHaMinutos),
      enviada_em: daqui(cena, -enviadaHaMinutos),
      expira_em: daqui(cena, 9_000),
    })
    .execute();
  return codigo;
}

export const GESTOS_DA_SOLICITACAO: { readonly [K in DaSolicitacao]: GestoDe<K> } = {
  'POST /solicitacao/criar': {
    quem: 'outroFiador',
    preparar: ({ mundo: { alvos } }) => ({
      body: {
        grau: 'GRADUACAO',
        instituicaoId: alvos.instituicao,
        bolsaId: alvos.bolsa,
        campusId: alvos.campus,
        cursoId: alvos.curso,
        indicacaoAtiva: 'N',
        primeiraGraduacao: 'S',
        dataIngressoCurso: '2026-01-01',
        dataUtilizacaoCredito: '2027-01-01',
        percentualSolicitado: 50,
        leuRegras: true,
        dadosVerdadeiros: true,
      },
    }),
  },
  'POST /solicitacao/criador-solicitacao': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      body: {
        idSolicitacao: mundo.alvos.solicitacao,
        responsavelSolicitacao: 'O',
        grauParentesco: 'M',
        nome: 'Helena Lima Duarte',
        email: 'helena@exemplo.com.br',
        telefone: '11987650098',
        estouCiente: true,
      },
    }),
  },
  'PUT /solicitacaoCredito/preencherDadosComplementares': {
    quem: 'estudante',
    preparar: async (cena) => ({
      body: {
        idSolicitacao: cena.mundo.alvos.solicitacao,
        tipoPessoa: 'estudante',
        passo: 'endereco',
        versao: (await participante(cena, 'estudante')).versao,
        alteracoes: { numero: '2000' },
      },
    }),
  },
  'PUT /solicitacao/rascunho': {
    quem: 'estudante',
    preparar: () => ({
      body: { respostas: { grau: 'GRADUACAO' }, chave: '0d8f1c57-5e0a-4c39-8f1b-9a51c8e2d001' },
    }),
  },
  'DELETE /solicitacao/rascunho': {
    quem: 'estudante',
    preparar: async (cena) => {
      await cena.servidor.db
        .insertInto('rascunho_da_solicitacao')
        .values({
          conta_id: cena.mundo.alvos.conta,
          respostas: JSON.stringify({ grau: 'GRADUACAO' }),
          chave: '0d8f1c57-5e0a-4c39-8f1b-9a51c8e2d001',
          atualizado_em: cena.servidor.contexto.relogio.agora(),
        })
        .execute();
      return {};
    },
  },
  'PUT /solicitacaoCredito/concluirSolicitacaoPWA/{id}': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      params: { id: mundo.alvos.solicitacao },
      body: { dadosVerdadeiros: true },
    }),
  },
  'POST /v1/portal/solicitacoesweb/cancelar': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      body: { cpf: alvos.cpf, usrId: alvos.conta, solId: alvos.solicitacao, motId: 1 },
    }),
  },
  'POST /solicitacaoCredito/s/sessao-cancelamento': {
    quem: 'estudante',
    preparar: async (cena) => {
      await em(cena, 'CAN');
      await cena.servidor.db
        .insertInto('envio')
        .values({
          id: cena.servidor.contexto.aleatorio.uuid(),
          conta_id: cena.mundo.alvos.conta,
          nome_arquivo: 'rg.pdf',
          tamanho_bytes: 10,
          criado_em: agora(cena),
          atualizado_em: agora(cena),
        })
        .execute();
      return {};
    },
  },
  'POST /portal/contratos/situacaocontratos': {
    quem: 'estudante',
    semEfeito: true,
    preparar: ({ mundo }) => ({ body: { psaId: mundo.alvos.conta } }),
  },
  'POST /responsavel/autorizacao/consulta': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: async (cena) => ({ body: { codigo: await comResponsavel(cena) } }),
  },
  'POST /responsavel/autorizacao': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const codigo = await comResponsavel(cena);
      const consulta = await cena.servidor.pedir({
        metodo: 'POST',
        url: '/api/responsavel/autorizacao/consulta',
        body: { codigo, cpf: '45317828791' },
      });
      const { autorizacao } = consulta.corpo<{ autorizacao: { versao: string; sha256: string } }>();
      const { versao, sha256 } = autorizacao;
      return { body: { codigo, cpf: '45317828791', resposta: 'autorizada', versao, sha256 } };
    },
  },
  'POST /responsavel/autorizacao/{id}/reenvio': {
    quem: 'estudante',
    preparar: async (cena) => {
      await comResponsavel(cena);
      return { params: { id: cena.mundo.alvos.solicitacao } };
    },
  },
  'POST /respostas-usuarios': {
    quem: 'estudante',
    preparar: () => ({ body: [{ campaignId: 'solicitacao-enviada', nota: 5 }] }),
  },
  'POST /campanhas/{campaignId}/dispensa': {
    quem: 'estudante',
    preparar: () => ({ params: { campaignId: 'solicitacao-enviada' } }),
  },
};
