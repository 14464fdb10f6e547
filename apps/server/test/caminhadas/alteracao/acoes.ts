/** What everybody tries with an alteration: their own acts, somebody else's, and what is not the time for. */
import type { PedidoDigitado } from '@credito/domain/alteracao/pedido';
import {
  ATOS_COM_MOTIVO,
  ATOS_DA_ALTERACAO,
  type AtoDaAlteracao,
} from '@credito/domain/alteracao/transicoes';
import { ASSINATURAS_PADRAO } from '@credito/domain/contrato/assinaturas-do-programa';
import { prazoDoPrograma } from '@credito/domain/contrato/prazo';
import { somarDias } from '@credito/domain/tempo/data';
import { donoAlteracao } from '../../../src/modules/alteracao/dono-da-alteracao.ts';
import { vencerAlteracoes } from '../../../src/modules/alteracao/vencer-alteracoes.ts';
import { envelopeDoDono } from '../../../src/modules/assinatura/envelope.repository.ts';
import { atorNaAlteracao } from '../../../src/modules/gestao/alteracao/ver-alteracao.ts';
import { NOVO_ENDERECO } from '../../alteracoes.ts';
import { chamar as chamarAssinatura, entrar } from '../../envelopes.ts';
import type { ContaDeTeste } from '../../pessoas.ts';
import type { ServidorDeTeste } from '../../servidor-de-teste.ts';
import { comecar, type DaMesa, ir, type ModeloDaAlteracao } from './modelo.ts';

export interface TerrenoDaAlteracao {
  servidor: ServidorDeTeste;
  contratoId: number;
  estudante: ContaDeTeste;
  operadores: Record<DaMesa | 'escola' | 'outraEscola', { token: string }>;
  diasPassados: number;
}

export interface Acao {
  nome: string;
  /** Changes the model and says true, or says false and what it did to the model is forgotten. */
  prever: (modelo: ModeloDaAlteracao) => boolean;
  /** Status of the answer. */
  fazer: (terreno: TerrenoDaAlteracao, especie: ModeloDaAlteracao['especie']) => Promise<number>;
}

export async function ultima({ servidor, contratoId }: TerrenoDaAlteracao) {
  return servidor.db
    .selectFrom('alteracao')
    .selectAll()
    .where('contrato_id', '=', contratoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

const NENHUMA = 999_999_999;

async function chamar(
  { servidor }: TerrenoDaAlteracao,
  { token }: { token: string },
  { metodo, url, body }: { metodo: 'POST' | 'PUT'; url: string; body?: unknown },
): Promise<number> {
  const resposta = await servidor.pedir({
    metodo,
    url: `/api/${url}`,
    token,
    ...(body === undefined ? {} : { body }),
  });
  return resposta.status;
}

/** Another house each time: the same one would change nothing. */
async function pedido(
  terreno: TerrenoDaAlteracao,
  especie: ModeloDaAlteracao['especie'],
): Promise<PedidoDigitado> {
  if (especie === 'suspensao') return { especie, semestres: 1 };
  const numero = String((await ultima(terreno))?.id ?? 1);
  return { ...NOVO_ENDERECO, endereco: { ...NOVO_ENDERECO.endereco, numero } };
}

const DO_ESTUDANTE: readonly Acao[] = [
  {
    nome: 'estudante pede',
    prever: (modelo) => comecar(modelo, 'PED'),
    fazer: async (terreno, especie) =>
      chamar(terreno, terreno.estudante, {
        metodo: 'POST',
        url: 'alteracao-contrato/s/pedir',
        body: { contratoId: terreno.contratoId, pedido: await pedido(terreno, especie) },
      }),
  },
  {
    nome: 'estudante retira',
    // Taken back already: the second call finds it done.
    prever: (modelo) => modelo.causa === 'estudante' || ir(modelo, 'retirar', 'estudante'),
    fazer: async (terreno) =>
      chamar(terreno, terreno.estudante, {
        metodo: 'POST',
        url: `alteracao-contrato/s/${(await ultima(terreno))?.id ?? NENHUMA}/retirar`,
      }),
  },
  {
    nome: 'estudante envia',
    prever: (modelo) => modelo.fluxo === 'DPR' || ir(modelo, 'disparar', 'estudante'),
    fazer: async (terreno) =>
      chamar(terreno, terreno.estudante, {
        metodo: 'POST',
        url: 'alteracao-contratual/enviar-clicksign',
        body: { alteracaoId: (await ultima(terreno))?.id ?? NENHUMA, tipoAutenticacao: 'email' },
      }),
  },
  {
    nome: 'estudante conclui',
    prever: (modelo) => {
      if (modelo.fluxo !== 'EFE') return false;
      modelo.concluida = true;
      return true;
    },
    fazer: async (terreno) =>
      chamar(terreno, terreno.estudante, {
        metodo: 'PUT',
        url: `alteracao-contrato/s/${(await ultima(terreno))?.id ?? NENHUMA}/finalizar`,
      }),
  },
];

const DE_QUEM_ASSINA: readonly Acao[] = [
  {
    nome: 'estudante não assina',
    prever: (modelo) => ir(modelo, 'recusarAssinatura', 'signatario', { temMotivo: true }),
    fazer: async (terreno) => {
      const { servidor } = terreno;
      const alteracao = await ultima(terreno);
      if (alteracao?.fluxo !== 'DPR') return 404;
      const completo = await envelopeDoDono(servidor.db, { tipo: 'alteracao', id: alteracao.id });
      const assinante = completo?.assinantes.find(({ papel }) => papel === 'estudante');
      if (!assinante) throw new Error('the student does not sign');
      const passe = await entrar(servidor, assinante);
      const recusa = { passe, motivo: 'Não concordo com o que muda.' };
      return (await chamarAssinatura(servidor, 'recusar', recusa)).status;
    },
  },
  {
    nome: 'todos assinam, e o selo segue',
    prever: (modelo) => ir(modelo, 'selar', 'sistema'),
    // The seal itself has walks of its own: here is what follows from it.
    fazer: async (terreno) => {
      const alteracao = await ultima(terreno);
      if (alteracao?.fluxo !== 'DPR') return 409;
      const { contexto, db } = terreno.servidor;
      await db.transaction().execute(async (trx) => {
        const envelope = await trx
          .updateTable('envelope')
          .set({
            estado: 'selado',
            selado_arquivo: 'selado',
            selado_sha256: 'b'.repeat(64),
            selado_bytes: 1,
            selado_em: contexto.relogio.agora(),
          })
          .where('alteracao_id', '=', alteracao.id)
          .where('edicao', '=', alteracao.edicao)
          .returningAll()
          .executeTakeFirstOrThrow();
        await donoAlteracao.aoSelar(contexto, trx, envelope);
      });
      return 200;
    },
  },
];

const MOTIVO = 'Os números não são os que foram combinados.';

function preverAto(modelo: ModeloDaAlteracao, acao: AtoDaAlteracao, quem: DaMesa): boolean {
  const papel = modelo.fluxo && atorNaAlteracao(modelo.fluxo, acao, 'analista');
  if (!papel) return false;
  const { hoje } = modelo;
  if (!ir(modelo, acao, papel, { temMotivo: ATOS_COM_MOTIVO.includes(acao), quem })) return false;
  if (acao === 'liberar') modelo.prazo = prazoDoPrograma(hoje, ASSINATURAS_PADRAO.prazoDeAssinaturaDias);
  if (acao === 'corrigir') Object.assign(modelo, { edicao: modelo.edicao + 1, prazo: null });
  return true;
}

async function agir(
  terreno: TerrenoDaAlteracao,
  quem: keyof TerrenoDaAlteracao['operadores'],
  acao: AtoDaAlteracao,
): Promise<number> {
  const alteracao = await ultima(terreno);
  return chamar(terreno, terreno.operadores[quem], {
    metodo: 'POST',
    url: `gestao/alteracoes/${alteracao?.id ?? NENHUMA}`,
    body: {
      acao,
      versao: alteracao?.versao ?? 1,
      motivo: ATOS_COM_MOTIVO.includes(acao) ? MOTIVO : null,
    },
  });
}

const DA_MESA: readonly Acao[] = (['analista', 'colega'] as const).flatMap((quem): Acao[] => [
  {
    nome: `${quem} inicia`,
    prever: (modelo) => comecar(modelo, 'GER', quem),
    fazer: async (terreno, especie) =>
      chamar(terreno, terreno.operadores[quem], {
        metodo: 'POST',
        url: 'gestao/alteracoes',
        body: { contratoId: terreno.contratoId, pedido: await pedido(terreno, especie) },
      }),
  },
  ...ATOS_DA_ALTERACAO.map(
    (acao): Acao => ({
      nome: `${quem}: ${acao}`,
      prever: (modelo) => preverAto(modelo, acao, quem),
      fazer: (terreno) => agir(terreno, quem, acao),
    }),
  ),
]);

const palavra = (
  quem: 'escola' | 'outraEscola',
  resposta: 'confirmou' | 'nao-confirmou',
  prever: Acao['prever'],
): Acao => ({
  nome: `${quem} ${resposta}`,
  prever,
  fazer: async (terreno) => {
    const alteracao = await ultima(terreno);
    return chamar(terreno, terreno.operadores[quem], {
      metodo: 'POST',
      url: `gestao/alteracoes/${alteracao?.id ?? NENHUMA}/palavra`,
      body: { versao: alteracao?.versao ?? 1, resposta, texto: MOTIVO },
    });
  },
});

const DA_ESCOLA: readonly Acao[] = [
  ...(['confirmou', 'nao-confirmou'] as const).map((resposta) =>
    palavra('escola', resposta, (modelo) => {
      if (modelo.fluxo !== 'PED' || modelo.especie !== 'suspensao') return false;
      modelo.palavra = resposta;
      return true;
    }),
  ),
  palavra('outraEscola', 'confirmou', () => false),
  { nome: 'escola: aceitar', prever: () => false, fazer: (terreno) => agir(terreno, 'escola', 'aceitar') },
];

const passar = (dias: number): Acao => ({
  nome: `passam ${dias} dias, e a noite`,
  prever: (modelo) => {
    modelo.hoje = somarDias(modelo.hoje, dias);
    if (!ir(modelo, 'vencer', 'sistema')) ir(modelo, 'encerrar', 'sistema');
    return true;
  },
  fazer: async (terreno) => {
    terreno.servidor.relogio.avancar({ dias });
    terreno.diasPassados += dias;
    await vencerAlteracoes(terreno.servidor.contexto);
    return 200;
  },
});

export const ACOES_DA_ALTERACAO_NA_CAMINHADA: readonly Acao[] = [
  ...DO_ESTUDANTE,
  ...DE_QUEM_ASSINA,
  ...DA_MESA,
  ...DA_ESCOLA,
  passar(1),
  passar(31),
];
