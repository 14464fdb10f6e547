/** What the account of the scene has before somebody presses: support that came in, a device, its contact. */
import { resumo } from '../../src/plugins/sessao.ts';
import { agora, daqui, novaSessao, operadorDe } from './cenas.ts';
import type { Cena } from './gesto.ts';

export const APARELHO = '7d0f3f0e-5a52-4c43-9a6b-0c1f6f5f7a10';

export async function comAcessoDeSuporte(cena: Cena): Promise<string> {
  const token = cena.servidor.contexto.aleatorio.bytes(32).toString('base64url');
  await cena.servidor.db
    .insertInto('acesso_de_suporte')
    .values({
      token_hash: resumo(token),
      operador_id: await operadorDe(cena, 'agente'),
      conta_id: cena.mundo.alvos.conta,
      motivo: 'Ajuda por telefone',
      criado_em: agora(cena),
      expira_em: daqui(cena, 2),
    })
    .execute();
  return token;
}

export async function comAparelho(cena: Cena): Promise<void> {
  const { sessaoId } = await novaSessao(cena, { tipo: 'conta', contaId: cena.mundo.alvos.conta });
  await cena.servidor.db
    .insertInto('inscricao_push')
    .values({
      id: cena.servidor.contexto.aleatorio.uuid(),
      aparelho: APARELHO,
      conta_id: cena.mundo.alvos.conta,
      sessao_id: sessaoId,
      endereco: 'https://push.example/1',
      p256dh: 'x',
      auth: 'x',
      criada_em: agora(cena),
      atualizada_em: agora(cena),
    })
    .execute();
}

export async function contatoDe(cena: Cena): Promise<{ cpf: string; email: string }> {
  return cena.servidor.db
    .selectFrom('conta')
    .select(['cpf', 'email'])
    .where('id', '=', cena.mundo.alvos.conta)
    .executeTakeFirstOrThrow();
}
