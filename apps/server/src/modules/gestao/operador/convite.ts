import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../banco/esquema.gerado.ts';
import type { Contexto } from '../../../contexto.ts';
import { resumo } from '../../../plugins/sessao.ts';
import { enfileirarMensagem } from '../../mensagem/enfileirar.ts';
import { modeloDoConvite } from './modelo-do-convite.ts';

/** As long as the message may wait to be sent: see mensagem/segredos.ts. */
const HORAS_DO_CONVITE = 72;

/** Writes a new invitation and its e-mail; what the person had before (CPF, password, application, codes) is void. */
export async function emitirConvite(
  contexto: Pick<Contexto, 'relogio' | 'aleatorio' | 'configuracao'>,
  trx: Transaction<DB>,
  operador: { id: string; nome: string; email: string },
): Promise<void> {
  const agora = contexto.relogio.agora();
  const convite = contexto.aleatorio.bytes(32).toString('base64url');
  await trx
    .updateTable('operador')
    .set({
      convite_hash: resumo(convite),
      convite_expira_em: new Date(agora.getTime() + HORAS_DO_CONVITE * 3_600_000),
      // Said again with the new access: a wrong one has no other way out.
      cpf: null,
      senha_hash: null,
      totp_segredo: null,
      totp_ultimo_passo: null,
      codigos_de_recuperacao: sql`'{}'`,
    })
    .where('id', '=', operador.id)
    .execute();
  const { publicUrl } = contexto.configuracao.servidor;
  await enfileirarMensagem(trx, contexto.aleatorio, {
    chaveUnica: `convite-da-gestao:${operador.id}:${resumo(convite).toString('base64url')}`,
    contaId: null,
    solicitacaoId: null,
    canal: 'email',
    destino: operador.email,
    modelo: modeloDoConvite(contexto.configuracao, {
      nome: operador.nome,
      // In the fragment: it reaches no server's log and no Referer.
      link: `${publicUrl}/gestao/primeiro-acesso#convite=${convite}`,
      horas: HORAS_DO_CONVITE,
    }),
    agora,
  });
}
