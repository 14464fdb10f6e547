/** What a contract decides about its envelope: what signers are told, and what follows from what they do (ADR 0140). */

import { declaracaoDoPapel, FIADOR_DO_CONJUGE } from '@credito/domain/contrato/declaracao-do-papel';
import { fatosParaQuemLe } from '@credito/domain/contrato/fatos-para-quem-le';
import {
  PAPEIS_DE_SIGNATARIO,
  PAPEL_NO_CONTRATO,
  type PapelDeSignatario,
} from '@credito/domain/contrato/signatarios';
import { dataEmSaoPaulo } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { naoEncontrado } from '../../erros.ts';
import type { LugarDoEnvelope, RegrasDoDonoDoEnvelope } from '../assinatura/dono-do-envelope.ts';
import { donoDe, type Envelope } from '../assinatura/envelope.repository.ts';
import { avisarDaDevolucao } from './avisar-da-devolucao.ts';
import { avisarEstudante, avisarFiadores } from './avisar-do-contrato.ts';
import { jaAgiu } from './condicoes.ts';
import { type ContratoCompleto, carregarContrato } from './contrato.repository.ts';
import { fotoAprovada } from './foto-aprovada.ts';
import { reescrever } from './guardar-texto.ts';
import { identidadeConferida } from './identidade-conferida.ts';
import { mudarContrato } from './mudar-contrato.ts';

const MENSAGEM_JA_AGIU =
  'Isto cabe a outra pessoa da equipe: quem gerou ou analisou o contrato não o assina.';

function papelDe(texto: string): PapelDeSignatario {
  const papel = PAPEIS_DE_SIGNATARIO.find((um) => um === texto);
  if (!papel) throw new Error(`no signer of a contract is ${texto}`);
  return papel;
}

async function contratoDo(
  db: Kysely<DB>,
  id: string | number,
  opcoes: { travar?: boolean } = {},
): Promise<ContratoCompleto> {
  const completo = await carregarContrato(db, Number(id), opcoes);
  if (!completo) throw naoEncontrado();
  return completo;
}

/** The text of the envelope's edition, whatever became of the contract since. */
async function textoDaEdicao(db: Kysely<DB>, { id, edicao }: LugarDoEnvelope) {
  const guardado = await db
    .selectFrom('contrato_texto')
    .selectAll()
    .where('contrato_id', '=', Number(id))
    .where('edicao', '=', edicao)
    .executeTakeFirstOrThrow();
  return reescrever(guardado);
}

export const donoContrato: RegrasDoDonoDoEnvelope<Contexto> = {
  rotuloDoPapel: (papel) => PAPEL_NO_CONTRATO[papelDe(papel)],

  async conteudo(db, lugar, papel) {
    const { blocos } = await textoDaEdicao(db, lugar);
    const fatos = blocos.flatMap((bloco) => (bloco.tipo === 'fatos' ? bloco.fatos : []));
    return { fatos: fatosParaQuemLe(fatos, papelDe(papel)), blocos };
  },

  async declaracaoDoPapel(db, { id }, papelNoEnvelope) {
    const papel = papelDe(papelNoEnvelope);
    const { contrato, partes } = await contratoDo(db, id);
    const nomeDo = (qual: PapelDeSignatario | undefined) =>
      partes.find((parte) => parte.papel === qual)?.nome ?? null;
    return declaracaoDoPapel(papel, {
      estudante: nomeDo('estudante') ?? '',
      fiador: nomeDo(FIADOR_DO_CONJUGE[papel]),
      totalCentavos: contrato.total_centavos,
    });
  },

  async confirmacoes(db, { id }, papelNoEnvelope) {
    const { partes } = await contratoDo(db, id);
    const parte = partes.find(({ papel }) => papel === papelDe(papelNoEnvelope));
    return identidadeConferida(db, parte?.participante_id ?? null);
  },

  async fotoAprovada({ relogio }, db, { id }, papelNoEnvelope) {
    const { partes } = await contratoDo(db, id);
    const parte = partes.find(({ papel }) => papel === papelDe(papelNoEnvelope));
    return fotoAprovada(db, parte?.participante_id ?? null, dataEmSaoPaulo(relogio.agora()));
  },

  async desenharSelado({ configuracao, db, gateways }, lugar, extras) {
    const texto = await textoDaEdicao(db, lugar);
    return gateways.pdfs.selado({ texto, cor: configuracao.provedor.cor, ...extras });
  },

  /** Roles change: whoever made the contract stays the one who made it. */
  async impedimentoDoOperador(db, { id }, operadorId) {
    return (await jaAgiu(db, Number(id), operadorId)) ? MENSAGEM_JA_AGIU : null;
  },

  /** From the student's own signature the days of withdrawal count (CDC, article 49). */
  async aoAssinar({ relogio }, trx, envelope, { papel }) {
    if (papel !== 'estudante') return;
    await trx
      .updateTable('contrato')
      .set({ assinado_em: dataEmSaoPaulo(relogio.agora()) })
      .where('id', '=', contratoIdDo(envelope))
      .execute();
  },

  async aoRecusar(contexto, trx, envelope, { papel, conta_id: contaId }, motivo) {
    const completo = await contratoDo(trx, contratoIdDo(envelope), { travar: true });
    await mudarContrato(contexto, trx, completo, {
      acao: 'recusarAssinatura',
      papel: 'signatario',
      ator: contaId ? { tipo: 'conta', id: contaId } : { tipo: 'sistema', id: null },
      motivos: [
        { codigo: null, texto: `${PAPEL_NO_CONTRATO[papelDe(papel)]} não vai assinar`, explicacao: motivo },
      ],
    });
    const depois = await contratoDo(trx, contratoIdDo(envelope));
    await avisarEstudante(contexto, trx, depois, 'contrato-cancelado');
    await avisarFiadores(contexto, trx, depois, 'contrato-cancelado-fiador');
  },

  /** Whose own link came back finds the document in the portal; the desk sees both. */
  async aoDevolver(contexto, trx, envelope, quem) {
    const { contrato } = await contratoDo(trx, contratoIdDo(envelope));
    if (quem.conta_id === contrato.conta_id) return;
    await avisarDaDevolucao(contexto, trx, contrato, quem);
  },

  async aoSelar(contexto, trx, envelope) {
    const completo = await contratoDo(trx, contratoIdDo(envelope), { travar: true });
    await mudarContrato(contexto, trx, completo, {
      acao: 'selar',
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
    });
  },
};

const contratoIdDo = (envelope: Envelope): number => donoDe(envelope).id;
