/** What somebody agrees to who will guarantee a contract by an alteration, and the evidence of it: as in a request (ADR 0172). */
import type { ConviteDaAlteracao } from '@credito/api/alteracao-do-fiador.rotas';
import { DECLARACAO_DO_FIADOR, secoesDoTexto } from '@credito/domain/fiador/consentimento';
import {
  type TermosDoContratoGarantido,
  textoDoConsentimentoDoContrato,
  VERSAO_DO_CONSENTIMENTO_DO_CONTRATO,
} from '@credito/domain/fiador/consentimento-do-contrato';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { dadosDesatualizados } from '../../erros.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { avisarEstudante } from './avisar-estudante.ts';
import { conviteVigenteDaAlteracao } from './convite-da-alteracao.ts';
import { resumoDoTexto } from './garantias.ts';

export function textoDoConvite(
  termos: TermosDoContratoGarantido,
): Pick<ConviteDaAlteracao, 'valor' | 'consentimento'> {
  const texto = textoDoConsentimentoDoContrato(termos);
  return {
    valor: { totalCentavos: termos.totalCentavos },
    consentimento: {
      versao: VERSAO_DO_CONSENTIMENTO_DO_CONTRATO,
      sha256: resumoDoTexto(texto).toString('hex'),
      secoes: secoesDoTexto(texto).map(({ titulo, paragrafos }) => ({ titulo, paragrafos: [...paragrafos] })),
      declaracao: DECLARACAO_DO_FIADOR,
    },
  };
}

export interface AceiteDoContrato {
  alteracaoId: number;
  contaId: string;
  fiador: string;
  termos: TermosDoContratoGarantido;
  versao: string;
  sha256: string;
  origem: { enderecoIp: string | null; agente: string | null };
}

/** The session of the invited CPF: the code follows with the signature, without which nobody guarantees anything. */
export async function registrarAceiteDoContrato(
  contexto: Contexto,
  trx: Transaction<DB>,
  completa: SolicitacaoCompleta,
  { alteracaoId, contaId, fiador, termos, versao, sha256, origem }: AceiteDoContrato,
): Promise<void> {
  const texto = textoDoConsentimentoDoContrato(termos);
  const resumo = resumoDoTexto(texto);
  if (versao !== VERSAO_DO_CONSENTIMENTO_DO_CONTRATO || sha256 !== resumo.toString('hex'))
    throw dadosDesatualizados();
  const agora = contexto.relogio.agora();
  await trx
    .insertInto('aceite_fiador')
    .values({
      id: contexto.aleatorio.uuid(),
      alteracao_id: alteracaoId,
      convite_id: (await conviteVigenteDaAlteracao(trx, alteracaoId)).id,
      conta_id: contaId,
      texto,
      texto_versao: versao,
      texto_sha256: resumo,
      confirmado_por: 'sessao',
      endereco_ip: origem.enderecoIp,
      agente: origem.agente,
      aceito_em: agora,
    })
    .execute();
  await avisarEstudante(contexto, trx, completa, {
    chave: `fiador-aceitou:alteracao:${alteracaoId}`,
    noticia: 'aceitou',
    fiador,
    agora,
    alteracaoId,
  });
}
