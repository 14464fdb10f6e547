import { type Alarme, FICHA_DO_ALARME } from '@credito/domain/gestao/alarmes';
import type { Contexto } from '../../contexto.ts';
import { registrarDecisao } from '../auditoria/auditoria.ts';
import { contarEm } from '../limite/limite.ts';
import { avisarAdministracao } from './avisar-equipe.ts';
import { comporEmail } from './compor.ts';
import { enfileirarMensagem } from './enfileirar.ts';

const UMA_HORA = 3_600;

/**
 * Once an hour and kind: an event of the audit trail and an e-mail to the administration, and to the configured mailbox.
 * Says neither who nor from where: addresses are personal data, and what keeps a trail of them is the proxy.
 */
export async function soarAlarme(contexto: Contexto, alarme: Alarme): Promise<void> {
  const agora = contexto.relogio.agora();
  const { configuracao, aleatorio } = contexto;
  const { assunto, paragrafos } = FICHA_DO_ALARME[alarme];
  await contexto.db.transaction().execute(async (trx) => {
    const limite = { nome: 'alarme', quem: alarme, janelaSegundos: UMA_HORA };
    if ((await contarEm(contexto, trx, limite)) > 1) return;
    const chave = `alarme:${alarme}:${agora.toISOString().slice(0, 13)}`;
    const email = { nome: 'gestao-alarme', assunto, paragrafos: [...paragrafos] } as const;
    await avisarAdministracao(contexto, trx, { chave, agora, menos: null, email });
    if (configuracao.mensagens.emailDosAlarmes)
      await enfileirarMensagem(trx, aleatorio, {
        chaveUnica: chave,
        contaId: null,
        solicitacaoId: null,
        canal: 'email',
        destino: configuracao.mensagens.emailDosAlarmes,
        modelo: comporEmail(configuracao, email),
        agora,
      });
    await registrarDecisao(trx, {
      em: agora,
      ator: { tipo: 'sistema', id: null },
      acao: `alarme.${alarme}`,
      alvo: { tipo: 'sistema', id: alarme },
      contaId: null,
    });
  });
}
