/** Presses of whoever signs: by the pass that the link gives, and for the provider in the back office. */

import type { AssinaturaAberta } from '@credito/api/assinatura.rotas';
import type { PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { somarDias } from '@credito/domain/tempo/data';
import { emitirCodigo } from '../../src/modules/codigo/emitir-codigo.ts';
import { abrirDoContrato } from '../../src/modules/contrato/assinatura-do-contrato.ts';
import { carregarContrato } from '../../src/modules/contrato/contrato.repository.ts';
import {
  assinanteDo,
  codigoEnviado,
  corpoDaAssinatura,
  entrar,
  linkDo,
  pedirCodigoPara,
  ver,
} from '../envelopes.ts';
import { criarOperador } from '../pessoas.ts';
import { comSegundoFator } from './cenas.ts';
import type { Cena, GestoDe, QueMuda } from './gesto.ts';

export type DaAssinatura = Extract<
  QueMuda,
  | `${string} /assinatura/${string}`
  | `${string} /gestao/assinaturas${string}`
  | `${string} /gestao/envelopes${string}`
>;

/** The contract of the world, on its way through its signers. */
export async function comEnvelope(cena: Cena): Promise<number> {
  const { servidor, mundo } = cena;
  const id = mundo.alvos.contrato;
  await servidor.db
    .updateTable('contrato')
    .set({ codigo: 'DPR', via: 'eletronica' })
    .where('id', '=', id)
    .execute();
  await servidor.db.transaction().execute(async (trx) => {
    const completo = await carregarContrato(trx, id);
    if (completo) await abrirDoContrato(servidor.contexto, trx, completo, { contaId: mundo.alvos.conta });
  });
  return id;
}

async function quemAssina(cena: Cena, papel: PapelDeSignatario = 'estudante') {
  const assinante = await assinanteDo(cena.servidor, await comEnvelope(cena), papel);
  return { assinante, codigo: linkDo(cena.servidor, assinante) };
}

const MOTIVO = 'A pedido de quem assina, por telefone.';

/** As the desk sees it; the first link was sent long enough ago. */
async function naMesa(cena: Cena) {
  const { servidor } = cena;
  const { assinante } = await quemAssina(cena);
  const ontem = new Date(servidor.contexto.relogio.agora().getTime() - 86_400_000);
  await servidor.db
    .updateTable('convite_de_assinatura')
    .set({ em: ontem })
    .where('assinante_id', '=', assinante.id)
    .execute();
  const { versao, prazo } = await servidor.db
    .selectFrom('envelope')
    .select(['versao', 'prazo'])
    .where('id', '=', assinante.envelope_id)
    .executeTakeFirstOrThrow();
  return { assinante, params: { id: assinante.envelope_id }, versao, prazo };
}

async function dentro(
  cena: Cena,
): Promise<{ passe: string; aberta: AssinaturaAberta; codigo: () => Promise<string> }> {
  const { assinante } = await quemAssina(cena);
  const passe = await entrar(cena.servidor, assinante);
  return {
    passe,
    aberta: await ver(cena.servidor, passe),
    codigo: () => pedirCodigoPara(cena.servidor, assinante, passe),
  };
}

const NOVO = { tipo: 'email', valor: 'contato.novo@exemplo.com.br' } as const;

/** Without an account, and with a code at one of the contacts. */
async function trocandoOContato(cena: Cena, qual: 'contato-da-assinatura' | 'contato-novo-da-assinatura') {
  const { servidor } = cena;
  const { assinante } = await quemAssina(cena);
  await servidor.db.updateTable('assinante').set({ conta_id: null }).where('id', '=', assinante.id).execute();
  const passe = await entrar(servidor, assinante);
  const codigo = async () => {
    await emitirCodigo(servidor.contexto, {
      finalidade: qual,
      cpf: assinante.cpf,
      destino: qual === 'contato-da-assinatura' ? (assinante.email ?? '') : NOVO.valor,
      canal: 'email',
      navegador: null,
      contaId: null,
      alvo: { id: assinante.id, documento: 'o contrato' },
    });
    return codigoEnviado(servidor, assinante.id);
  };
  return { passe, codigo };
}

export const GESTOS_DA_ASSINATURA: { readonly [K in DaAssinatura]: GestoDe<K> } = {
  'POST /assinatura/consulta': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: async (cena) => ({ body: { codigo: (await quemAssina(cena)).codigo } }),
  },
  'POST /assinatura/entrar': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: async (cena) => {
      const { assinante, codigo } = await quemAssina(cena);
      return { body: { codigo, cpf: assinante.cpf } };
    },
  },
  'POST /assinatura/s/entrar': {
    quem: 'estudante',
    semEfeito: true,
    preparar: async (cena) => ({ body: { assinanteId: (await quemAssina(cena)).assinante.id } }),
  },
  'POST /assinatura/ver': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { assinante } = await quemAssina(cena);
      return { body: { passe: await entrar(cena.servidor, assinante) } };
    },
  },
  'POST /assinatura/documento': {
    quem: 'ninguem',
    preparar: async (cena) => ({ body: { passe: (await dentro(cena)).passe } }),
  },
  'POST /assinatura/foto': {
    quem: 'ninguem',
    comArquivo: true,
    preparar: async (cena) => {
      const { passe } = await dentro(cena);
      await cena.servidor.db.updateTable('envelope').set({ pede_foto: true }).execute();
      return { campos: { passe, modo: 'envio', foto: { conteudo: cena.foto, nome: 'rosto.jpg' } } };
    },
  },
  'POST /assinatura/codigo': {
    quem: 'ninguem',
    preparar: async (cena) => ({ body: { passe: (await dentro(cena)).passe, canal: 'email' } }),
  },
  'POST /assinatura/contato/prova': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { passe } = await trocandoOContato(cena, 'contato-da-assinatura');
      return { body: { passe, canal: 'email' } };
    },
  },
  'POST /assinatura/contato/novo': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { passe, codigo } = await trocandoOContato(cena, 'contato-da-assinatura');
      return { body: { passe, canal: 'email', codigo: await codigo(), novo: NOVO } };
    },
  },
  'POST /assinatura/contato': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { passe, codigo } = await trocandoOContato(cena, 'contato-novo-da-assinatura');
      return { body: { passe, canal: 'email', codigo: await codigo(), novo: NOVO } };
    },
  },
  'POST /assinatura/entrega-do-codigo': {
    quem: 'ninguem',
    semEfeito: true,
    preparar: async (cena) => ({ body: { passe: (await dentro(cena)).passe } }),
  },
  'POST /assinatura/assinar': {
    quem: 'ninguem',
    preparar: async (cena) => {
      const { aberta, codigo, passe } = await dentro(cena);
      return { body: corpoDaAssinatura(aberta, passe, await codigo()) };
    },
  },
  'POST /assinatura/recusar': {
    quem: 'ninguem',
    preparar: async (cena) => ({ body: { passe: (await dentro(cena)).passe, motivo: 'Mudei de ideia.' } }),
  },
  'POST /gestao/assinaturas': {
    quem: 'representante',
    preparar: async (cena) => {
      const { servidor } = cena;
      const { assinante } = await quemAssina(cena, 'representante');
      const { id, codigo } = await comSegundoFator(cena, 'representante');
      await servidor.db.updateTable('operador').set({ cpf: assinante.cpf }).where('id', '=', id).execute();
      // Everybody before has signed, as far as the turn is concerned.
      await servidor.db
        .updateTable('assinante')
        .set({ estado: 'dispensado' })
        .where('envelope_id', '=', assinante.envelope_id)
        .where('do_provedor', '=', false)
        .execute();
      await servidor.db
        .updateTable('assinante')
        .set({ estado: 'convidado' })
        .where('id', '=', assinante.id)
        .execute();
      const { sha256 } = await servidor.db
        .selectFrom('envelope')
        .select('sha256')
        .where('id', '=', assinante.envelope_id)
        .executeTakeFirstOrThrow();
      return { body: { codigo, documentos: [{ assinanteId: assinante.id, sha256 }] } };
    },
  },
  'POST /gestao/envelopes/{id}/reenviar': {
    quem: 'agente',
    preparar: async (cena) => {
      const { params, assinante } = await naMesa(cena);
      return { params, body: { assinanteId: assinante.id } };
    },
  },
  'POST /gestao/envelopes/{id}/contato': {
    quem: 'analista',
    preparar: async (cena) => {
      const { params, assinante } = await naMesa(cena);
      return {
        params,
        body: {
          assinanteId: assinante.id,
          versaoDoContato: assinante.link_versao,
          email: 'outro.contato@exemplo.com.br',
          telefone: assinante.telefone,
          motivo: MOTIVO,
        },
      };
    },
  },
  'POST /gestao/envelopes/{id}/trocas/{trocaId}': {
    quem: 'analista',
    preparar: async (cena) => {
      const { params, assinante } = await naMesa(cena);
      const { contexto, db } = cena.servidor;
      const { operadorId } = await criarOperador(cena.servidor, 'analista');
      const trocaId = contexto.aleatorio.uuid();
      await db
        .insertInto('troca_de_contato')
        .values({
          id: trocaId,
          assinante_id: assinante.id,
          email: 'outro.contato@exemplo.com.br',
          telefone: '51987650000',
          motivo: MOTIVO,
          proposta_por: operadorId,
          proposta_em: contexto.relogio.agora(),
        })
        .execute();
      return { params: { ...params, trocaId }, body: { resposta: 'confirmar' } };
    },
  },
  'POST /gestao/envelopes/{id}/prazo': {
    quem: 'analista',
    preparar: async (cena) => {
      const { params, versao, prazo } = await naMesa(cena);
      return { params, body: { versao, prazo: somarDias(prazo, 1), motivo: MOTIVO } };
    },
  },
  'POST /gestao/envelopes/{id}/cancelar': {
    quem: 'analista',
    preparar: async (cena) => {
      const { params, versao } = await naMesa(cena);
      return { params, body: { versao, motivo: MOTIVO } };
    },
  },
  'POST /gestao/envelopes/{id}/abrir': {
    quem: 'analista',
    preparar: async (cena) => {
      const { params } = await naMesa(cena);
      await cena.servidor.db
        .updateTable('envelope')
        .set({ provedor: 'clicksign', estado: 'falhou', impedimento: 'provedor' })
        .where('id', '=', params.id)
        .execute();
      return { params };
    },
  },
};
