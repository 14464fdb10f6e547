import { primeiroNome } from '@credito/domain/pessoa/nome';
import type { Selectable, Transaction } from 'kysely';
import type { Contrato, DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { avisar, destinatariosDasContas } from '../mensagem/avisar.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';

/** Once for each contact of the signer: the student can ask for the right one. */
export async function avisarDaDevolucao(
  contexto: Contexto,
  trx: Transaction<DB>,
  { id, numero, conta_id, solicitacao_id }: Selectable<Contrato>,
  quem: { id: string; nome: string; link_versao: number },
  /** Below the student's portal, where the links are seen. */
  pagina = `/assinatura/${id}`,
): Promise<void> {
  const pessoa = (await destinatariosDasContas(trx, [conta_id])).get(conta_id);
  if (!pessoa) return;
  const { configuracao, relogio } = contexto;
  const evento = {
    nome: 'assinatura-devolvida',
    chave: 'assinatura-devolvida',
    valores: { pessoa: primeiroNome(quem.nome), contrato: numero },
  } as const;
  const url = `${configuracao.servidor.publicUrl}/estudante${pagina}`;
  await avisar(contexto, trx, {
    chave: `assinatura-devolvida:${quem.id}:${quem.link_versao}`,
    pessoa,
    solicitacaoId: solicitacao_id,
    agora: relogio.agora(),
    email: emailDoTexto(configuracao, { ...evento, acao: { rotulo: 'Ver as assinaturas', url } }),
    celular: curtaDoTexto(configuracao, evento),
  });
}
