/** Presses of students and guarantors about a request. */
import { codigoDaAutorizacao } from '../../src/modules/responsavel/codigo-da-autorizacao.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import type { Alvos } from '../autorizacao/mundo.ts';
import { corpoDoAceite, corpoDoConvite, pessoaNumero, preencherPeloFiador } from '../fiadores.ts';
import {
  agora,
  avaliar,
  comConversa,
  comRecurso,
  convidado,
  daqui,
  devolvida,
  em,
  participante,
  vinculado,
} from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';
import type { DaConta } from './gestos-da-conta.ts';
import type { DosContratos } from './gestos-dos-contratos.ts';

type DaSolicitacao = Exclude<QueMuda, DaConta | DosContratos | `${string} /gestao/${string}`>;

const CONVITE = corpoDoConvite(pessoaNumero(79)) as never;
const salvar = ({ solicitacao }: Alvos) => ({
  params: {
    id: solicitacao,
    personType: 'estudante' as const,
    docType: 'RESIDENCIA' as const,
    index: 0,
    tipoRenda: 'null' as const,
    flag: 'N' as const,
  },
  query: {},
});

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

/** A file of two pages in the place of the student's identity document; gives its id. */
async function comDuasPaginas(cena: Cena): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(cena.pdf)]), 'rg.pdf');
  const corpo = new Response(form);
  const { solicitacao } = cena.mundo.alvos;
  const resposta = await cena.servidor.pedir({
    metodo: 'POST',
    url: `/api/solicitacaoCredito/${solicitacao}/salvarDocumento/estudante/RG/0/null/N`,
    token: cena.mundo.tokens.estudante ?? '',
    body: Buffer.from(await corpo.arrayBuffer()),
    cabecalhos: { 'content-type': corpo.headers.get('content-type') ?? '' },
  });
  const guardado = resposta.corpo<Record<string, { idDocumento: string }[]>>().RG?.[0];
  if (!guardado) throw new Error(resposta.texto);
  return guardado.idDocumento;
}

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

const versaoDa = async (cena: Cena, quem: 'estudante' | 'fiador') => (await participante(cena, quem)).versao;

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
        versao: await versaoDa(cena, 'estudante'),
        alteracoes: { numero: '2000' },
      },
    }),
  },
  'PUT /solicitacaoCredito/concluirSolicitacaoPWA/{id}': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({ params: { id: mundo.alvos.solicitacao } }),
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
  'POST /solicitacao/fiador': { quem: 'outroEstudante', preparar: () => ({ body: CONVITE }) },
  'POST /solicitacao/fiador/email-cadastro': {
    quem: 'outroEstudante',
    preparar: async (cena) => ({ body: { codFiador: (await convidado(cena)).codFiador } }),
  },
  'POST /solicitacaoCredito/preencherDadosBasicosFiador': {
    quem: 'outroEstudante',
    preparar: async (cena) => {
      const { pessoa } = await convidado(cena, preencherPeloFiador);
      return { body: { ...corpoDoConvite(pessoa), parentescoFiador: 'AVO' } as never };
    },
  },
  'POST /solicitacao/fiador/{id}/codigo-aceite': {
    quem: 'outroEstudante',
    preparar: async (cena) => ({
      params: { id: (await convidado(cena)).pessoaId },
      body: { novo: true },
    }),
  },
  'POST /solicitacao/fiador/{id}/lembrete': {
    quem: 'outroEstudante',
    preparar: async (cena) => {
      const { pessoaId: id, codFiador } = await convidado(cena);
      await cena.servidor.pedir({
        metodo: 'POST',
        url: '/api/solicitacao/fiador/email-cadastro',
        token: cena.mundo.tokens.outroEstudante ?? '',
        body: { codFiador },
      });
      return { params: { id } };
    },
  },
  'PUT /solicitacaoCredito/{id}/excluirFiador/{which}': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      params: { id: alvos.solicitacao, which: 'fiador' },
      body: { marca: alvos.marca },
    }),
  },
  'PUT /solicitacaoCredito/{id}/excluirTodosFiadores': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      params: { id: alvos.solicitacao },
      body: { marcas: { fiador: alvos.marca, fiador2: alvos.marca2 } },
    }),
  },
  'PUT /solicitacao/alterar-status-preenchimento/tipo-pessoa/{type}': {
    quem: 'outroEstudante',
    preparar: async (cena) => {
      const { pessoaId: id, marca } = await convidado(cena);
      const { solicitacao_id } = await cena.servidor.db
        .selectFrom('participante')
        .select('solicitacao_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return {
        params: { type: 'fiador2' },
        body: { idSolicitacao: solicitacao_id, statusPreenchimento: 'PREENCHIDO_PELO_ESTUDANTE', marca },
      };
    },
  },
  'POST /fiador/convite/vincular': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, codFiador, pessoaId: id } = await vinculado(cena);
      await cena.servidor.db
        .updateTable('participante')
        .set({ conta_id: null, ultimo_acesso: null })
        .where('id', '=', id)
        .execute();
      return { body: { codFiador }, token: conta.token };
    },
  },
  'POST /fiador/garantias/{id}/codigo': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, garantiaId } = await vinculado(cena);
      return { params: { id: garantiaId }, body: { canal: 'sms' }, token: conta.token };
    },
  },
  'POST /fiador/garantias/{id}/aceite': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, garantiaId } = await vinculado(cena);
      return {
        params: { id: garantiaId },
        body: await corpoDoAceite(cena.servidor, conta, garantiaId),
        token: conta.token,
      };
    },
  },
  'POST /fiador/garantias/{id}/recusa': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { conta, garantiaId } = await vinculado(cena);
      return { params: { id: garantiaId }, body: { motivo: 'nao-quero' }, token: conta.token };
    },
  },
  'PUT /fiador/garantias/{id}/regime-de-bens': {
    quem: 'fiador',
    preparar: async (cena) => {
      const { servidor, mundo } = cena;
      await servidor.db
        .updateTable('participante')
        .set({ regime_pedido_em: agora(cena) })
        .where('id', '=', mundo.alvos.fiador)
        .execute();
      return { params: { id: mundo.alvos.fiador }, body: { regimeDeBens: 'NAO_SEI' } };
    },
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
  'POST /solicitacaoCredito/{id}/salvarDocumento/{personType}/{docType}/{index}/{tipoRenda}/{flag}': {
    quem: 'estudante',
    comArquivo: true,
    preparar: ({ mundo, foto }) => ({
      ...salvar(mundo.alvos),
      campos: { file: { conteudo: foto, nome: 'conta.jpg' } },
    }),
  },
  'POST /solicitacaoCredito/documentos/{documentId}/paginas': {
    quem: 'estudante',
    comArquivo: true,
    preparar: ({ mundo, foto }) => ({
      params: { documentId: mundo.alvos.documento },
      campos: { file: { conteudo: foto, nome: 'verso.jpg' } },
    }),
  },
  'DELETE /solicitacaoCredito/documentos/{documentId}/paginas/{pagina}': {
    quem: 'estudante',
    comArquivo: true,
    preparar: async (cena) => ({ params: { documentId: await comDuasPaginas(cena), pagina: 1 } }),
  },
  'DELETE /solicitacaoCredito/documentosv2': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      body: {
        idSolicitacao: mundo.alvos.solicitacao,
        tipoPessoa: 'estudante',
        tipoDocumentos: ['RESIDENCIA'],
      },
    }),
  },
  'DELETE /documentos-web/deletar-documento/{requestId}/{documentId}': {
    quem: 'estudante',
    preparar: ({ mundo: { alvos } }) => ({
      params: { requestId: alvos.solicitacao, documentId: alvos.documento },
    }),
  },
  'PATCH /documentos-web/resetar-documento/{requestId}/{documentId}': {
    quem: 'estudante',
    preparar: async (cena) => {
      await em(cena, 'RDC');
      const { solicitacao, documentoRejeitado } = cena.mundo.alvos;
      await cena.servidor.db
        .updateTable('documento')
        .set({ tipo_documento: 'APOSENTADORIA_BENEFICIO' })
        .where('id', '=', documentoRejeitado)
        .execute();
      return { params: { requestId: solicitacao, documentId: documentoRejeitado } };
    },
  },
  'POST /solicitacaoCredito/s/{id}/copiarDocumento/{personType}/{sourceDocType}/{targetDocType}': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      params: {
        id: mundo.alvos.solicitacao,
        personType: 'estudante',
        sourceDocType: 'RG',
        targetDocType: 'CPF',
      },
    }),
  },
  'PUT /solicitacaoCredito/documentos/{documentId}/explicacao': {
    quem: 'estudante',
    preparar: ({ mundo }) => ({
      params: { documentId: mundo.alvos.documento },
      body: { explicacao: 'É recente.' },
    }),
  },
  'POST /pdf/s/remover-senha': {
    quem: 'estudante',
    semEfeito: true,
    comArquivo: true,
    preparar: ({ pdf }) => ({
      campos: { password: 'segredo', file: { conteudo: pdf, nome: 'aberto.pdf' } },
    }),
  },
  'PUT /solicitacao/pendencias/{id}/dados-pessoais/{personType}': {
    quem: 'estudante',
    preparar: async (cena) => {
      await devolvida(cena);
      return {
        params: { id: cena.mundo.alvos.solicitacao, personType: 'estudante' },
        body: { versao: await versaoDa(cena, 'estudante'), ...FORMULARIO } as never,
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
          versao: await versaoDa(cena, 'fiador'),
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
  'POST /respostas-usuarios': {
    quem: 'estudante',
    preparar: () => ({ body: [{ campaignId: 'solicitacao-enviada', nota: 5 }] }),
  },
  'POST /campanhas/{campaignId}/dispensa': {
    quem: 'estudante',
    preparar: () => ({ params: { campaignId: 'solicitacao-enviada' } }),
  },
};
