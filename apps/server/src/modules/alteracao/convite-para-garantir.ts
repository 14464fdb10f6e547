/** Whoever is named to guarantee a contract reads what that means, and accepts or refuses (ADR 0172). */
import type { ConviteDaAlteracao } from '@credito/api/alteracao-do-fiador.rotas';
import type { PedidoDa } from '@credito/domain/alteracao/pedido';
import { resumoDoPlano } from '@credito/domain/alteracao/resumo-do-plano';
import type { TermosDoContratoGarantido } from '@credito/domain/fiador/consentimento-do-contrato';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { conflito, naoEncontrado } from '../../erros.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import type { ContratoCompleto } from '../contrato/contrato.repository.ts';
import { cursoDoContrato } from '../contrato/curso-do-contrato.ts';
import { parcelasDoContrato } from '../contrato/restituicao.ts';
import { registrarAceiteDoContrato, textoDoConvite } from '../fiador/aceite-da-alteracao.ts';
import { carregarSolicitacao, type SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import {
  type AlteracaoCompleta,
  carregarAlteracao,
  foiAceita,
  gravarContatoDoNovo,
} from './alteracao.repository.ts';
import { avisarDaAlteracao } from './avisar-da-alteracao.ts';
import { mudarAlteracao, recusarNaAlteracao, registrarNaAlteracao } from './mudar-alteracao.ts';
import { recusaDeQuemEntra } from './preparar-alteracao.ts';
import { pedirRenda } from './renda-do-novo-fiador.ts';
import { contratoDa } from './texto-da-alteracao.ts';

interface Convite {
  completa: AlteracaoCompleta;
  pedido: PedidoDa<'fiador'>;
  solicitacao: SolicitacaoCompleta;
  doContrato: ContratoCompleto;
  estudante: string;
}

/** Of the person who is named; everybody else's is missing. */
async function exigirConvite(
  db: Kysely<DB>,
  { contaId }: SessaoDeConta,
  id: number,
  opcoes: { travar?: boolean } = {},
): Promise<Convite> {
  const completa = await carregarAlteracao(db, id, { ...opcoes, fiador: contaId });
  const pedido = completa?.alteracao.pedido;
  if (pedido?.especie !== 'fiador' || !completa) throw naoEncontrado();
  if (!completa.partes.some(({ papel, conta_id }) => papel === pedido.papel && conta_id === contaId))
    throw naoEncontrado();
  const doContrato = await contratoDa(db, completa);
  const { contrato, partes } = doContrato;
  const solicitacao = await carregarSolicitacao(db, contrato.solicitacao_id);
  if (!solicitacao) throw naoEncontrado();
  const estudante = partes.find(({ papel }) => papel === 'estudante')?.nome ?? '';
  return { completa, pedido, solicitacao, doContrato, estudante };
}

/** As the contract is today: what an alteration has changed since the request counts. */
async function termosDoContrato(
  { configuracao, db }: Pick<Contexto, 'configuracao'> & { db: Kysely<DB> },
  { doContrato, estudante }: Convite,
): Promise<TermosDoContratoGarantido> {
  const { contrato } = doContrato;
  const { parcelas, primeiroVencimento, ultimoVencimento, totalCentavos } = resumoDoPlano(
    parcelasDoContrato(doContrato),
  );
  return {
    provedor: configuracao.provedor.nome,
    estudante,
    numero: contrato.numero,
    ...(await cursoDoContrato(db, contrato.id)),
    totalCentavos,
    parcelas,
    primeiroVencimento,
    ultimoVencimento,
  };
}

const espera = ({ alteracao: { fluxo } }: AlteracaoCompleta): boolean => fluxo === 'PED' || fluxo === 'GER';

/** The figures are those of today: whoever takes no part in the contract any more does not read them (ADR 0209). */
const aindaGarante = (
  { completa: { alteracao }, doContrato }: Convite,
  { contaId }: Pick<SessaoDeConta, 'contaId'>,
): boolean =>
  alteracao.fluxo === 'EFE'
    ? doContrato.partes.some(({ conta_id }) => conta_id === contaId)
    : alteracao.fluxo !== 'CAN';

export async function verConviteDaAlteracao(
  contexto: Pick<Contexto, 'configuracao'> & { db: Kysely<DB> },
  sessao: SessaoDeConta,
  id: number,
): Promise<ConviteDaAlteracao> {
  const convite = await exigirConvite(contexto.db, sessao, id);
  const { completa, estudante } = convite;
  const termos = await termosDoContrato(contexto, convite);
  const aceitou = await foiAceita(contexto.db, id);
  if (!(espera(completa) || (aceitou && aindaGarante(convite, sessao)))) throw naoEncontrado();
  return {
    alteracaoId: id,
    estudante: primeiroNome(estudante),
    instituicao: termos.instituicao,
    mudancas: completa.alteracao.mudancas,
    aceitou,
    ...textoDoConvite(termos),
  };
}

/** Accepting twice is one acceptance. */
export async function aceitarConviteDaAlteracao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
  lido: { versao: string; sha256: string },
  origem: { enderecoIp: string | null; agente: string | null },
): Promise<ConviteDaAlteracao> {
  return contexto.db.transaction().execute(async (trx) => {
    const convite = await exigirConvite(trx, sessao, id, { travar: true });
    const { completa, pedido, solicitacao } = convite;
    if (!(await foiAceita(trx, id))) {
      if (!espera(completa)) throw recusarNaAlteracao('estado-nao-permite');
      const { contaId } = sessao;
      const conta = await trx
        .selectFrom('conta')
        .select(['email', 'telefone'])
        .where('id', '=', contaId)
        .executeTakeFirstOrThrow();
      await exigirContatoProprio(trx, convite, conta);
      await registrarAceiteDoContrato(contexto, trx, solicitacao, {
        ...lido,
        alteracaoId: id,
        contaId,
        fiador: pedido.novo.nome,
        termos: await termosDoContrato({ ...contexto, db: trx }, convite),
        origem,
      });
      await gravarContatoDoNovo(trx, completa.alteracao, conta);
      await pedirRenda(contexto, trx, id, contaId);
      await aoAceitar(contexto, trx, completa, contaId);
    }
    return verConviteDaAlteracao({ ...contexto, db: trx }, sessao, id);
  });
}

/** Shared with somebody of the contract, or who comes to it too, the desk could only refuse it later. */
async function exigirContatoProprio(
  db: Kysely<DB>,
  { completa: { alteracao }, pedido, doContrato }: Convite,
  contato: { email: string; telefone: string },
): Promise<void> {
  const recusa = await recusaDeQuemEntra(db, doContrato, {
    id: alteracao.id,
    pedido: { ...pedido, novo: { ...pedido.novo, ...contato } },
  });
  if (recusa) throw conflito(`${recusa.mensagem} Troque o seu em Perfil e aceite de novo.`);
}

function aoAceitar(
  contexto: Contexto,
  trx: Transaction<DB>,
  { alteracao }: AlteracaoCompleta,
  contaId: string,
): Promise<void> {
  return registrarNaAlteracao(contexto, trx, alteracao, {
    acao: 'aceitarConvite',
    papel: 'signatario',
    ator: { tipo: 'conta', id: contaId },
    para: alteracao.fluxo,
  });
}

export async function recusarConviteDaAlteracao(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<void> {
  await contexto.db.transaction().execute(async (trx) => {
    const { completa } = await exigirConvite(trx, sessao, id, { travar: true });
    if (completa.alteracao.causa_do_fim === 'convite') return;
    await mudarAlteracao(contexto, trx, completa.alteracao, {
      acao: 'recusarConvite',
      papel: 'signatario',
      ator: { tipo: 'conta', id: sessao.contaId },
      motivo: 'A pessoa indicada não quis garantir o contrato.',
    });
    await avisarDaAlteracao(contexto, trx, id, 'recusarConvite');
  });
}
