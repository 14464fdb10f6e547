/** What whoever guarantees a contract, or is named to, reads of its alterations. */
import type { AlteracaoGarantida } from '@credito/api/alteracao-do-fiador.rotas';
import { FICHA_DA_ESPECIE } from '@credito/domain/alteracao/especies';
import { mensagemDoFim, ROTULO_DO_FLUXO } from '@credito/domain/alteracao/estados';
import { alteracaoAparece } from '@credito/domain/alteracao/na-lista';
import { porQueNaoAssina } from '@credito/domain/alteracao/quem-assina';
import { fiadorLe } from '@credito/domain/alteracao/quem-le';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Kysely } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { type EnvelopeCompleto, envelopeDoDono } from '../assinatura/envelope.repository.ts';
import { quemRecusou } from '../assinatura/quem-recusou.ts';
import type { ContratoCompleto } from '../contrato/contrato.repository.ts';
import {
  type AlteracaoCompleta,
  alteracoesDoFiador,
  carregarAlteracao,
  foiAceita,
} from './alteracao.repository.ts';
import { rendaFoiEnviada } from './renda-do-novo-fiador.ts';
import { contratoDa } from './texto-da-alteracao.ts';
import { type ComBanco, fatosDe, temDocumento } from './ver-alteracoes.ts';

/** Whether the account reads the document and what changes by it. */
export function lePorInteiro(
  { alteracao, partes }: AlteracaoCompleta,
  contaId: string,
  { doContrato, envelope }: { doContrato: ContratoCompleto['partes']; envelope: EnvelopeCompleto | null },
): boolean {
  const daConta = ({ conta_id }: { conta_id: string | null }) => conta_id === contaId;
  return fiadorLe({
    especie: alteracao.especie,
    fluxo: alteracao.fluxo,
    assina: partes.some(daConta),
    garante: doContrato.some(daConta),
    assinou: envelope?.assinantes.some((um) => daConta(um) && um.assinou_em !== null) ?? false,
  });
}

export const envelopeDaEdicao = (
  db: Kysely<DB>,
  { id, edicao }: AlteracaoCompleta['alteracao'],
): Promise<EnvelopeCompleto | null> => envelopeDoDono(db, { tipo: 'alteracao', id }, { edicao });

/** Released ones of contracts that the account guarantees, or would: what changes, and whether the own word is asked for. */
export async function listarAlteracoesDoFiador(
  { db, relogio }: ComBanco,
  sessao: SessaoDeConta,
): Promise<AlteracaoGarantida[]> {
  const hoje = dataEmSaoPaulo(relogio.agora());
  const itens: AlteracaoGarantida[] = [];
  for (const linha of await alteracoesDoFiador(db, sessao.contaId)) {
    const completa = await carregarAlteracao(db, linha.id);
    if (!completa || !(temDocumento(linha) || isConvidado(completa, sessao.contaId))) continue;
    const fatos = { ...fatosDe(completa, sessao.contaId), negociada: false, vista: true };
    if (!alteracaoAparece(fatos, hoje)) continue;
    itens.push(await apresentarGarantida(db, completa, sessao.contaId));
  }
  return itens;
}

/** Named to guarantee, before there is a document to sign. */
function isConvidado({ alteracao: { pedido, fluxo }, partes }: AlteracaoCompleta, contaId: string): boolean {
  return (
    pedido.especie === 'fiador' &&
    (fluxo === 'PED' || fluxo === 'GER') &&
    partes.some(({ papel, conta_id }) => papel === pedido.papel && conta_id === contaId)
  );
}

async function apresentarGarantida(
  db: Kysely<DB>,
  completa: AlteracaoCompleta,
  contaId: string,
): Promise<AlteracaoGarantida> {
  const { alteracao, partes } = completa;
  const { contrato, partes: doContrato } = await contratoDa(db, completa);
  const minha = partes.find(({ conta_id }) => conta_id === contaId);
  const papel = minha?.papel ?? doContrato.find(({ conta_id }) => conta_id === contaId)?.papel ?? 'fiador';
  const envelope = await envelopeDaEdicao(db, alteracao);
  const le = lePorInteiro(completa, contaId, { doContrato, envelope });
  const meu = envelope?.assinantes.find(({ conta_id }) => conta_id === contaId);
  return {
    alteracaoId: alteracao.id,
    numero: alteracao.numero,
    contractNumber: contrato.numero,
    estudante: primeiroNome(doContrato.find((parte) => parte.papel === 'estudante')?.nome ?? ''),
    rotulo: FICHA_DA_ESPECIE[alteracao.especie].rotulo,
    fluxoAlteracao: alteracao.fluxo,
    rotuloDoFluxo: ROTULO_DO_FLUXO[alteracao.fluxo],
    dataLimite: alteracao.prazo,
    mudancas: le ? alteracao.mudancas : [],
    naoAssina: minha
      ? null
      : alteracao.pedido.especie === 'fiador' && alteracao.fluxo === 'EFE'
        ? `Outra pessoa garante este contrato desde ${formatarData(dataEmSaoPaulo(alteracao.situacao_desde))}. Você não responde mais por ele.`
        : porQueNaoAssina(
            alteracao.pedido,
            papel,
            partes.map((parte) => parte.papel),
          ),
    leDocumento: temDocumento(alteracao) && le,
    assinanteId: meu?.id ?? null,
    assinou: meu?.assinou_em != null,
    recusa: alteracao.causa_do_fim === 'recusa' ? mensagemDaRecusa(envelope, contaId) : null,
    convite: isConvidado(completa, contaId) ? await conviteDe(db, alteracao.id) : null,
  };
}

async function conviteDe(db: Kysely<DB>, alteracaoId: number): Promise<AlteracaoGarantida['convite']> {
  if (!(await foiAceita(db, alteracaoId))) return 'espera';
  return (await rendaFoiEnviada(db, alteracaoId)) ? 'aceito' : 'renda';
}

const mensagemDaRecusa = (envelope: EnvelopeCompleto | null, leitor: string): string =>
  mensagemDoFim({ causa: 'recusa', quemRecusou: quemRecusou(envelope, leitor) });
