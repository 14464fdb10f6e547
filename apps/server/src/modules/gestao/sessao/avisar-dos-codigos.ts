import { formatarMomento } from '@credito/domain/tempo/data';
import type { Contexto } from '../../../contexto.ts';
import { comporEmail } from '../../mensagem/compor.ts';
import { enfileirarMensagem } from '../../mensagem/enfileirar.ts';

/** To the operator, once a day: the password is in somebody's hands. */
export async function avisarDosCodigosErrados(contexto: Contexto, operadorId: string): Promise<void> {
  const agora = contexto.relogio.agora();
  await contexto.db.transaction().execute(async (trx) => {
    const operador = await trx
      .selectFrom('operador')
      .select('email')
      .where('id', '=', operadorId)
      .executeTakeFirst();
    if (!operador) return;
    await enfileirarMensagem(trx, contexto.aleatorio, {
      chaveUnica: `codigos-errados:${operadorId}:${agora.toISOString().slice(0, 10)}`,
      contaId: null,
      solicitacaoId: null,
      canal: 'email',
      destino: operador.email,
      modelo: comporEmail(contexto.configuracao, {
        nome: 'gestao-codigo-errado',
        assunto: 'Códigos errados na sua entrada na gestão',
        paragrafos: [
          `Até ${formatarMomento(agora)} alguém digitou a sua senha certa e errou várias vezes o código do aplicativo.`,
          'Se foi você, confira se o relógio do celular está certo. Se não foi, outra pessoa sabe a sua senha: peça agora um convite novo a quem administra a gestão. Ele troca a senha e o aplicativo.',
        ],
      }),
      agora,
    });
  });
}
