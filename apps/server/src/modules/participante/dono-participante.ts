/** A person of a request as the owner of documents. */
import type { TipoPessoa } from '@credito/domain/participante/participante-contexto';
import { podeEnviarPacto } from '@credito/domain/participante/pedido-do-regime';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import type { Ator as Papel } from '@credito/domain/solicitacao/transicoes';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, Participante } from '../../banco/esquema.gerado.ts';
import { conflito, dadosDesatualizados, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { Ator } from '../auditoria/auditoria.ts';
import { anotarMudanca } from '../correcao/correcao.repository.ts';
import type { Dono, PedidoAoDono, RegrasDoDono } from '../documento/dono.ts';
import type { LugarDoParticipante } from '../documento/lugar.ts';
import { findRecurso } from '../recurso/recurso.repository.ts';
import { type AcessoAParte, exigirParte } from '../solicitacao/acesso.ts';
import { atualizarSolicitacao } from '../solicitacao/atualizar-solicitacao.ts';
import { carregarSolicitacao, type SolicitacaoCompleta, tomaParte } from '../solicitacao/fatos.ts';
import { comGravadas } from '../solicitacao/linhas-da-solicitacao.ts';
import { guardarLeituraDoParticipante } from './leitura-do-participante.ts';

interface QuemMexe {
  papel: Papel | TipoPessoa;
  ator: Ator;
}

export const donoParticipante: RegrasDoDono<LugarDoParticipante> = {
  alcanca: (contaId) => sql<boolean>`exists (
    select from participante join solicitacao on solicitacao.id = participante.solicitacao_id
    where participante.id = dono_de_documento.participante_id and ${tomaParte(contaId)})`,

  async lugarDe(db, donoId) {
    const { solicitacao_id: solicitacaoId, tipo_pessoa: tipoPessoa } = await db
      .selectFrom('participante')
      .select(['solicitacao_id', 'tipo_pessoa'])
      .where('id', '=', donoId)
      .executeTakeFirstOrThrow();
    return { tipo: 'participante', solicitacaoId, tipoPessoa };
  },

  async exigir(db, sessao, lugar, pedido) {
    const acesso = await exigirParteDosDocumentos(db, sessao, lugar, pedido);
    if (lugar.participanteId !== undefined && lugar.participanteId !== acesso.participante.id)
      throw dadosDesatualizados();
    return donoDaParte(acesso, sessao);
  },

  async guardarLeitura(trx, { solicitacaoId }, leitura) {
    const completa = await carregarSolicitacao(trx, solicitacaoId, { travar: true });
    const gravada = completa && (await guardarLeituraDoParticipante(trx, completa, leitura));
    if (!gravada) return null;
    const sistema: QuemMexe = { papel: 'sistema', ator: { tipo: 'sistema', id: null } };
    const atual = await atualizarSolicitacao(trx, gravada, { ...sistema, agora: leitura.agora });
    const participante = atual.participantes.find(({ id }) => id === leitura.documento.dono_id);
    return participante ? donoDe(atual, participante, sistema) : null;
  },
};

/** The owner that somebody of the request reached by their own way. */
export function donoDaParte({ completa, leitor, participante }: AcessoAParte, sessao: SessaoDeConta): Dono {
  return donoDe(completa, participante, { papel: leitor, ator: { tipo: 'conta', id: sessao.contaId } });
}

function donoDe(
  completa: SolicitacaoCompleta,
  { id, tipo_pessoa }: Selectable<Participante>,
  quem: QuemMexe,
): Dono {
  const { solicitacao } = completa;
  const { natureza } = ESTADOS[solicitacao.sigla];
  const seus = ({ dono_id }: { dono_id: string }) => dono_id === id;
  const depois = (outra: SolicitacaoCompleta | null) => {
    const participante = outra?.participantes.find((pessoa) => pessoa.id === id);
    if (!outra || !participante) throw naoEncontrado();
    return donoDe(outra, participante, quem);
  };
  return {
    id,
    proprietario: tipo_pessoa,
    natureza,
    documentos: completa.documentos.filter(seus),
    estacionados: completa.estacionados.filter(seus),
    contaId: solicitacao.conta_id,
    // After the end only an appeal that was not sent yet changes: nobody of the staff has seen its files.
    jaEntregue: solicitacao.concluida_em !== null && natureza !== 'final',
    async depoisDeMudar(contexto, trx, documentos, agora) {
      const gravada = comGravadas(completa, { documentos });
      const anotada = await anotarMudanca(contexto, trx, gravada, id, agora);
      return depois(await atualizarSolicitacao(trx, anotada, { ...quem, agora }));
    },
    reler: async (db) => depois(await carregarSolicitacao(db, solicitacao.id)),
  };
}

/**
 * The files of an appeal belong to a refused request, the pact that was asked for before the contract to an approved one,
 * all others to neither.
 */
async function exigirParteDosDocumentos(
  db: Kysely<DB>,
  sessao: SessaoDeConta,
  { solicitacaoId, tipoPessoa }: LugarDoParticipante,
  { modo, tipos, travar = false }: PedidoAoDono,
): Promise<AcessoAParte> {
  const exigir = (como: 'ver' | 'editar') =>
    exigirParte(db, sessao, solicitacaoId, tipoPessoa, como, { travar });
  if (modo === 'ver') return exigir('ver');
  if (tipos.every((tipo) => tipo === 'PACTO_ANTENUPCIAL')) {
    const acesso = await exigir('ver');
    const { regime_pedido_em: pedido, respostas } = acesso.participante;
    if (podeEnviarPacto(acesso.completa.solicitacao.sigla, pedido !== null, respostas)) return acesso;
  }
  if (tipoPessoa !== 'estudante' || tipos.some((tipo) => tipo !== 'RECURSO')) return exigir('editar');
  const acesso = await exigir('ver');
  const { natureza } = ESTADOS[acesso.completa.solicitacao.sigla];
  const recurso = await findRecurso(db, solicitacaoId);
  if (natureza !== 'final' || (recurso && recurso.estado !== 'rascunho'))
    throw conflito('Os documentos de um recurso só podem mudar antes do envio dele.');
  return acesso;
}
