/** Presses of the staff about everything else: catalogue, use of data, exports, support. */
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import { consumirLimite } from '../../src/modules/limite/limite.ts';
import { limiteDeLogin } from '../../src/modules/sessao/autenticar.ts';
import { agora, daqui, em, operadorDe } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';
import type { DaAssinatura } from './gestos-da-assinatura.ts';
import type { DaEquipe } from './gestos-da-equipe.ts';
import type { DaMesa } from './gestos-da-mesa.ts';
import type { DasAlteracoes } from './gestos-das-alteracoes.ts';
import type { DasAtualizacoes } from './gestos-das-atualizacoes.ts';
import type { DoFinanceiro } from './gestos-do-financeiro.ts';
import type { DosContratos } from './gestos-dos-contratos.ts';

type DaGestao = Exclude<
  Extract<QueMuda, `${string} /gestao/${string}`>,
  DaAssinatura | DaEquipe | DaMesa | DasAlteracoes | DasAtualizacoes | DoFinanceiro | DosContratos
>;

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
