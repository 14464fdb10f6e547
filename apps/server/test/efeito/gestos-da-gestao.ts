/** Presses of the staff. */

import { createHmac } from 'node:crypto';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { emitirDesafio } from '../../src/modules/gestao/sessao/desafio.ts';
import { chaveDe, codigoDe } from '../../src/modules/gestao/sessao/totp.ts';
import { consumirLimite } from '../../src/modules/limite/limite.ts';
import { limiteDeLogin } from '../../src/modules/sessao/autenticar.ts';
import { resumo } from '../../src/plugins/sessao.ts';
import {
  agora,
  avaliar,
  comConversa,
  comRecurso,
  comSegundoFator,
  daqui,
  devolvida,
  em,
  novaSessao,
  operadorDe,
  versaoDaSolicitacao,
} from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';
import type { DosContratos } from './gestos-dos-contratos.ts';

type DaGestao = Exclude<Extract<QueMuda, `${string} /gestao/${string}`>, DosContratos>;

const daSolicitacao = ({ mundo }: Cena) => ({ params: { id: mundo.alvos.solicitacao } });
const CONVITE = 'C'.repeat(43);

async function comConvite(cena: Cena): Promise<string> {
  const id = await operadorDe(cena, 'analista');
  await cena.servidor.db
    .updateTable('operador')
    .set({ convite_hash: resumo(CONVITE), convite_expira_em: daqui(cena, 60) })
    .where('id', '=', id)
    .execute();
  const { segredo } = cena.servidor.contexto;
  const chave = chaveDe(createHmac('sha256', segredo).update(`totp-do-convite:${CONVITE}`).digest());
  return codigoDe(chave, agora(cena));
}

async function comAlerta(cena: Cena): Promise<void> {
  await cena.servidor.db
    .insertInto('cota_do_dia')
    .values({
      operador_id: cena.mundo.alvos.operador,
      dia: dataEmSaoPaulo(agora(cena)),
      uso: 'mesa',
      contagem: 200,
      alerta_em: agora(cena),
    })
    .execute();
}

async function comExportacao(cena: Cena, aprovada: boolean | null): Promise<string> {
  const id = cena.servidor.contexto.aleatorio.uuid();
  await cena.servidor.db
    .insertInto('exportacao')
    .values({
      id,
      tipo: 'solicitacoes',
      de: '2026-11-01',
      ate: '2026-11-02',
      motivo: 'Ofício do juízo.',
      pedida_por: aprovada ? await operadorDe(cena, 'administrador') : cena.mundo.alvos.operador,
      pedida_em: agora(cena),
      expira_em: daqui(cena, 600),
      aprovada,
      ...(aprovada ? { respondida_por: cena.mundo.alvos.operador, respondida_em: agora(cena) } : {}),
    })
    .execute();
  return id;
}

const hoje = (cena: Cena) => dataEmSaoPaulo(agora(cena));

export const GESTOS_DA_GESTAO: { readonly [K in DaGestao]: GestoDe<K> } = {
  'POST /gestao/autenticacao/autenticar': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: () => ({ body: { email: 'ninguem@exemplo.org.br', senha: 'Uma-senha-qualquer-1' } }),
  },
  'POST /gestao/autenticacao/confirmar': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { id, codigo } = await comSegundoFator(cena, 'administrador');
      const { segredo } = cena.servidor.contexto;
      return { body: { desafio: emitirDesafio(segredo, id, cena.senha.hash, agora(cena)), codigo } };
    },
  },
  'POST /gestao/autenticacao/renovar': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const sessao = await novaSessao(cena, { tipo: 'gestao', operadorId: cena.mundo.alvos.operador });
      return { cookies: { gestao_renovacao: sessao.renovacao } };
    },
  },
  'POST /gestao/autenticacao/sair': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const sessao = await novaSessao(cena, { tipo: 'gestao', operadorId: cena.mundo.alvos.operador });
      return { cookies: { gestao_renovacao: sessao.renovacao } };
    },
  },
  'POST /gestao/primeiro-acesso/abrir': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: async (cena) => {
      await comConvite(cena);
      return { body: { convite: CONVITE } };
    },
  },
  'POST /gestao/primeiro-acesso/concluir': {
    quem: 'ninguem',
    preparar: async (cena) => ({
      body: {
        convite: CONVITE,
        cpf: '39053344705',
        senha: cena.senha.texto,
        codigo: await comConvite(cena),
      },
    }),
  },
  'PUT /gestao/eu/cpf': {
    quem: 'analista',
    preparar: async (cena) => {
      await cena.servidor.db
        .updateTable('operador')
        .set({ cpf: null })
        .where('id', '=', cena.mundo.alvos.operador)
        .execute();
      return { body: { cpf: '39053344705' } };
    },
  },
  'POST /gestao/eu/codigos-de-recuperacao': {
    quem: 'analista',
    preparar: async (cena) => {
      await comSegundoFator(cena, 'analista');
      return { body: { senha: cena.senha.texto } };
    },
  },
  'DELETE /gestao/sessoes/{id}': {
    quem: 'analista',
    preparar: async (cena) => {
      const { sessaoId } = await novaSessao(cena, { tipo: 'gestao', operadorId: cena.mundo.alvos.operador });
      return { params: { id: sessaoId } };
    },
  },
  'POST /gestao/catalogo/{entidade}': {
    quem: 'administrador',
    preparar: () => ({
      params: { entidade: 'instituicao' },
      body: {
        chave: null,
        conteudo: {
          nome: 'Faculdade Nova',
          sigla: 'FNOVA',
          grupoIes: 'Grupo Novo',
          habilitado: true,
          viaDeAssinatura: 'eletronica',
        },
        vigenteDe: null,
        numero: 0,
      },
    }),
  },
  'DELETE /gestao/catalogo/versoes/{versao}': {
    quem: 'administrador',
    preparar: async (cena) => {
      const id = cena.servidor.contexto.aleatorio.uuid();
      await cena.servidor.db
        .insertInto('versao_do_catalogo')
        .values({
          id,
          entidade: 'instituicao',
          chave: String(cena.mundo.alvos.instituicao),
          numero: 99,
          conteudo: JSON.stringify({ nome: 'Universidade' }),
          vigente_de: daqui(cena, 2_000),
          autor: await operadorDe(cena, 'administrador'),
          criada_em: agora(cena),
        })
        .execute();
      return { params: { versao: id } };
    },
  },
  'POST /gestao/catalogo/regulamentos': {
    quem: 'administrador',
    comArquivo: true,
    preparar: ({ pdf }) => ({ campos: { arquivo: { conteudo: pdf, nome: 'regulamento.pdf' } } }),
  },
  'POST /gestao/uso-de-dados/{operadorId}/visto': {
    quem: 'administrador',
    preparar: async (cena) => {
      await comAlerta(cena);
      return { params: { operadorId: cena.mundo.alvos.operador }, body: { dia: hoje(cena), uso: 'mesa' } };
    },
  },
  'POST /gestao/uso-de-dados/{operadorId}/liberar': {
    quem: 'administrador',
    preparar: async (cena) => {
      await comAlerta(cena);
      return {
        params: { operadorId: cena.mundo.alvos.operador },
        body: { uso: 'mesa', motivo: 'Mutirão de hoje.' },
      };
    },
  },
  'POST /gestao/operadores': {
    quem: 'administrador',
    preparar: () => ({
      body: { nome: 'Bia Rocha Melo', email: 'bia@exemplo.org.br', papel: 'analista', instituicaoId: null },
    }),
  },
  'PUT /gestao/operadores/{id}': {
    quem: 'administrador',
    preparar: ({ mundo }) => ({
      params: { id: mundo.alvos.operador },
      body: { papel: 'analista', instituicaoId: null, ativo: false },
    }),
  },
  'POST /gestao/operadores/{id}/convite': {
    quem: 'administrador',
    preparar: ({ mundo }) => ({ params: { id: mundo.alvos.operador } }),
  },
  'DELETE /gestao/operadores/{id}/sessoes': {
    quem: 'administrador',
    preparar: ({ mundo }) => ({ params: { id: mundo.alvos.operador } }),
  },
  'POST /gestao/exportacoes': {
    quem: 'analista',
    preparar: async (cena) => {
      await em(cena, 'PADC');
      const { protocolo } = await cena.servidor.db
        .selectFrom('solicitacao')
        .select('protocolo')
        .where('id', '=', cena.mundo.alvos.solicitacao)
        .executeTakeFirstOrThrow();
      return { body: { tipo: 'documentos', protocolo, motivo: 'Ofício do juízo da comarca.' } };
    },
  },
  'POST /gestao/exportacoes/{id}/resposta': {
    quem: 'administrador',
    preparar: async (cena) => ({
      params: { id: await comExportacao(cena, null) },
      body: { aprovada: true },
    }),
  },
  'POST /gestao/exportacoes/{id}/baixar': {
    quem: 'administrador',
    preparar: async (cena) => ({ params: { id: await comExportacao(cena, true) } }),
  },
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
      return { ...daSolicitacao(cena), body: { acao: 'aprovarDadosComplementares', versao } };
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
  'POST /gestao/suporte/buscar': {
    quem: 'agente',
    semEfeito: true,
    preparar: ({ mundo }) => ({ body: { texto: mundo.alvos.cpf } }),
  },
  'POST /gestao/suporte/pessoas/{contaId}/desbloquear': {
    quem: 'agente',
    preparar: async ({ servidor: { contexto }, mundo }) => {
      const limite = limiteDeLogin(contexto, mundo.alvos.cpf);
      for (let vez = 0; vez < limite.maximo; vez += 1) await consumirLimite(contexto, limite, '');
      return { params: { contaId: mundo.alvos.conta } };
    },
  },
  'PUT /gestao/suporte/pessoas/{contaId}/areas': {
    quem: 'agente',
    preparar: ({ mundo }) => ({
      params: { contaId: mundo.alvos.conta },
      body: { areasDesativadas: ['financeiro'], anteriores: [], motivo: 'Pedido da pessoa por telefone.' },
    }),
  },
  'POST /gestao/suporte/mensagens/{mensagemId}/reenviar': {
    quem: 'agente',
    preparar: async ({ servidor: { db }, mundo }) => {
      const { id } = await db
        .selectFrom('mensagem')
        .select('id')
        .where('conta_id', '=', mundo.alvos.conta)
        .where('canal', '=', 'email')
        .where('modelo', '=', 'solicitacao-iniciada')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { params: { mensagemId: id } };
    },
  },
};
