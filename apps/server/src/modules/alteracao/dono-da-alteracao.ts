/** What an alteration decides about its envelope: what signers are told, and what follows from what they do (ADR 0140). */
import { declaracaoNaAlteracao } from '@credito/domain/alteracao/declaracao';
import { escreverAditivo } from '@credito/domain/alteracao/texto/escrever-aditivo';
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
import { donoDe } from '../assinatura/envelope.repository.ts';
import { avisarDaDevolucao } from '../contrato/avisar-da-devolucao.ts';
import { fotoAprovada } from '../contrato/foto-aprovada.ts';
import { identidadeConferida } from '../contrato/identidade-conferida.ts';
import { type AlteracaoCompleta, carregarAlteracao } from './alteracao.repository.ts';
import { alteracaoTravada } from './assinatura-da-alteracao.ts';
import { avisarDaAlteracao } from './avisar-da-alteracao.ts';
import { jaAgiuNaAlteracao, mudarAlteracao } from './mudar-alteracao.ts';
import { contratoDa, termosDa, textoDaEdicao } from './texto-da-alteracao.ts';

const MENSAGEM_JA_AGIU =
  'Isto cabe a outra pessoa da equipe: quem preparou ou analisou a alteração não a assina.';

function papelDe(texto: string): PapelDeSignatario {
  const papel = PAPEIS_DE_SIGNATARIO.find((um) => um === texto);
  if (!papel) throw new Error(`no signer of an alteration is ${texto}`);
  return papel;
}

async function alteracaoDo(db: Kysely<DB>, id: string): Promise<AlteracaoCompleta> {
  const completa = await carregarAlteracao(db, Number(id));
  if (!completa) throw naoEncontrado();
  return completa;
}

async function textoDo(db: Kysely<DB>, { id, edicao }: LugarDoEnvelope) {
  const guardado = await textoDaEdicao(db, { id: Number(id), edicao });
  if (!guardado) throw new Error(`alteration ${id} has no text of edition ${edicao}`);
  return escreverAditivo(guardado.dados);
}

export const donoAlteracao: RegrasDoDonoDoEnvelope<Contexto> = {
  rotuloDoPapel: (papel) => PAPEL_NO_CONTRATO[papelDe(papel)],

  async conteudo(db, lugar) {
    const { blocos } = await textoDo(db, lugar);
    const fatos = blocos.flatMap((bloco) => (bloco.tipo === 'fatos' ? bloco.fatos : []));
    return { fatos, blocos };
  },

  async declaracaoDoPapel(db, { id }, papel) {
    const completa = await alteracaoDo(db, id);
    return declaracaoNaAlteracao(papelDe(papel), termosDa(completa, await contratoDa(db, completa)));
  },

  async confirmacoes(db, { id }, papelNoEnvelope) {
    const { partes } = await alteracaoDo(db, id);
    const parte = partes.find(({ papel }) => papel === papelDe(papelNoEnvelope));
    return identidadeConferida(db, parte?.participante_id ?? null);
  },

  async fotoAprovada({ relogio }, db, { id }, papelNoEnvelope) {
    const { partes } = await alteracaoDo(db, id);
    const parte = partes.find(({ papel }) => papel === papelDe(papelNoEnvelope));
    return fotoAprovada(db, parte?.participante_id ?? null, dataEmSaoPaulo(relogio.agora()));
  },

  async desenharSelado({ configuracao, db, gateways }, lugar, extras) {
    const texto = await textoDo(db, lugar);
    return gateways.pdfs.selado({ texto, cor: configuracao.provedor.cor, ...extras });
  },

  async impedimentoDoOperador(db, { id }, operadorId) {
    return (await jaAgiuNaAlteracao(db, Number(id), operadorId)) ? MENSAGEM_JA_AGIU : null;
  },

  async aoAssinar() {
    // Nothing counts from a single signature of an alteration.
  },

  async aoRecusar(contexto, trx, envelope, { papel, conta_id: contaId }, motivo) {
    const { alteracao } = await alteracaoTravada(trx, donoDe(envelope).id);
    await mudarAlteracao(contexto, trx, alteracao, {
      acao: 'recusarAssinatura',
      papel: 'signatario',
      ator: contaId ? { tipo: 'conta', id: contaId } : { tipo: 'sistema', id: null },
      motivo: `${PAPEL_NO_CONTRATO[papelDe(papel)]} não vai assinar: ${motivo}`,
    });
    await avisarDaAlteracao(contexto, trx, alteracao.id, 'recusarAssinatura');
  },

  async aoDevolver(contexto, trx, envelope, quem) {
    const completa = await alteracaoDo(trx, String(donoDe(envelope).id));
    if (quem.conta_id === completa.alteracao.conta_id) return;
    const { contrato } = await contratoDa(trx, completa);
    await avisarDaDevolucao(
      contexto,
      trx,
      contrato,
      quem,
      `/alteracao-contratual/${completa.alteracao.id}/assinatura`,
    );
  },

  async aoSelar(contexto, trx, envelope) {
    const { alteracao } = await alteracaoTravada(trx, donoDe(envelope).id);
    await mudarAlteracao(contexto, trx, alteracao, {
      acao: 'selar',
      papel: 'sistema',
      ator: { tipo: 'sistema', id: null },
    });
  },
};
