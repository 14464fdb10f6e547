/** The key of the seal ends: the administration is told 60, 30 and 7 days before, and when nothing can be sealed any more. */
import { dataEmSaoPaulo, formatarData } from '@credito/domain/tempo/data';
import type { Contexto } from '../../contexto.ts';
import { avisarAdministracao } from '../mensagem/avisar-equipe.ts';

export const TAREFA_AVISAR_DO_SELO = 'avisar-do-selo';

/** Each warning of each certificate once, however often it is looked at. */
export async function avisarDoSelo(contexto: Contexto): Promise<void> {
  const { db, gateways, relogio } = contexto;
  const agora = relogio.agora();
  const { certificado } = gateways.selo;
  const situacao = gateways.selo.situacao(agora);
  const impedimento = gateways.selo.impedimento(agora);
  if (!certificado || !situacao) return;
  if (situacao.situacao !== 'avisar' && !impedimento) return;
  const qual = situacao.situacao === 'avisar' ? String(situacao.dias) : situacao.situacao;
  const paragrafos = impedimento
    ? [impedimento.frase]
    : situacao.situacao === 'avisar'
      ? [
          `O certificado que sela os documentos assinados vale até ${formatarData(dataEmSaoPaulo(situacao.ate))}.`,
          'Depois desse dia nenhum documento pode ir para assinatura. Configure um novo antes (SELO_PFX).',
        ]
      : [];
  await db.transaction().execute((trx) =>
    avisarAdministracao(contexto, trx, {
      chave: `selo:${certificado.fingerprint256.replaceAll(':', '')}:${qual}`,
      agora,
      menos: null,
      email: {
        nome: 'gestao-alarme',
        assunto: impedimento ? 'documentos não podem ser assinados' : 'o certificado do selo vai vencer',
        paragrafos,
      },
    }),
  );
}
