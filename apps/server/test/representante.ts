/** Whoever signs for the provider. */
import { cifrarChave, codigoQueAindaVale } from '../src/modules/gestao/sessao/totp.ts';
import { abrirSessaoDaGestao, criarOperador } from './pessoas.ts';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

const CHAVE = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Somebody of the staff whose CPF the contracts name, with a second factor: one person, however many scenes meet them. */
export async function criarRepresentante(servidor: ServidorDeTeste) {
  const { contexto, db } = servidor;
  const cpf = contexto.configuracao.provedor.contratante?.representante.cpf ?? null;
  const jaExiste = await db.selectFrom('operador').select('id').where('cpf', '=', cpf).executeTakeFirst();
  if (jaExiste) return abrirSessaoDaGestao(servidor, jaExiste.id);
  const representante = await criarOperador(servidor, 'representante');
  await db
    .updateTable('operador')
    .set({
      cpf,
      totp_segredo: cifrarChave(contexto, representante.operadorId, CHAVE),
    })
    .where('id', '=', representante.operadorId)
    .execute();
  return representante;
}

export async function codigoDoRepresentante(
  { contexto, db }: ServidorDeTeste,
  operadorId: string,
): Promise<string> {
  const { totp_ultimo_passo } = await db
    .selectFrom('operador')
    .select('totp_ultimo_passo')
    .where('id', '=', operadorId)
    .executeTakeFirstOrThrow();
  return codigoQueAindaVale(CHAVE, contexto.relogio.agora(), totp_ultimo_passo);
}
