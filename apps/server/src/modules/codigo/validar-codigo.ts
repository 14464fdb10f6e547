import {
  type Conferencia,
  conferirCodigo,
  MENSAGEM_CODIGO_ERRADO,
  MENSAGEM_CODIGO_ESGOTADO,
  MENSAGEM_CODIGO_VENCIDO,
  MENSAGEM_TENTATIVAS_DO_DIA,
} from '@credito/domain/conta/codigo';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao, muitasTentativas, regraDoDominio } from '../../erros.ts';
import { consumirLimite, contarLimite, type Limite, segundosDaJanela } from '../limite/limite.ts';
import { codigoConfere, codigosDoTitular, type Titular, travarDestino } from './codigo.repository.ts';

export interface CodigoDigitado extends Titular {
  codigo: string;
}

const DIA_SEGUNDOS = 86_400;

/**
 * Uses up a right code and runs `aoConferir` in the same transaction; a wrong try is counted and stays counted.
 * Wrong is 422, expired 410, killed by too many tries 429: three different messages.
 */
export async function validarCodigo(
  contexto: Contexto,
  digitado: CodigoDigitado,
  aoConferir: (trx: Transaction<DB>, cpf: string) => Promise<void>,
): Promise<void> {
  const resultado = await contexto.db.transaction().execute(async (trx) => {
    await travarDestino(trx, digitado);
    const agora = contexto.relogio.agora();
    const codigos = await codigosDoTitular(trx, digitado, agora);
    const cpf = codigos[0]?.cpf ?? null;
    const limites = limiteDeErros(contexto, digitado, cpf);
    if (await algumEsgotado(contexto, trx, limites)) return { tipo: 'limite-do-dia' } as const;
    const conferencia = conferirCodigo(
      codigos,
      (guardado) => codigoConfere(contexto.segredo, guardado, digitado.codigo),
      agora,
    );
    if (conferencia.tipo === 'certo') {
      await usarCodigos(trx, conferencia.id, codigos, agora);
      const certo = codigos.find(({ id }) => id === conferencia.id);
      if (certo) await aoConferir(trx, certo.cpf);
      return conferencia;
    }
    if (conferencia.contra.length > 0) {
      await trx
        .updateTable('codigo_verificacao')
        .set((eb) => ({ tentativas: eb('tentativas', '+', 1) }))
        .where('id', 'in', [...conferencia.contra])
        .execute();
      for (const limite of limites) await consumirLimite(contexto, limite, MENSAGEM_TENTATIVAS_DO_DIA, trx);
    }
    return conferencia;
  });
  recusar(contexto, resultado);
}

/**
 * Tries of a registration count against the browser that makes them, those of a known person against the person. Neither
 * against the phone, which anybody may name: a code can only be tried by whoever asked for it, and how many are sent to a
 * phone is limited, which limits the tries (ADR 0087).
 */
function limiteDeErros(
  contexto: Contexto,
  { navegador }: Pick<Titular, 'navegador'>,
  cpf: string | null,
): Limite[] {
  const quem = navegador?.toString('hex') ?? cpf;
  if (!quem) return [];
  return [
    {
      nome: navegador ? 'codigo-errado-navegador' : 'codigo-errado-conta',
      quem,
      maximo: contexto.configuracao.limites.tentativasPorDia,
      janelaSegundos: DIA_SEGUNDOS,
    },
  ];
}

/** Seconds until this person may try a code again; 0 when now. */
export async function esperaPorErros(
  contexto: Contexto,
  trx: Transaction<DB>,
  titular: Pick<Titular, 'navegador' | 'cpf'>,
): Promise<number> {
  const limites = limiteDeErros(contexto, titular, titular.cpf);
  return (await algumEsgotado(contexto, trx, limites))
    ? segundosDaJanela(contexto, { janelaSegundos: DIA_SEGUNDOS })
    : 0;
}

async function algumEsgotado(
  contexto: Contexto,
  trx: Transaction<DB>,
  limites: readonly Limite[],
): Promise<boolean> {
  for (const limite of limites) if ((await contarLimite(contexto, limite, trx)) >= limite.maximo) return true;
  return false;
}

/** The used one and its companions: a second live code of the same person proves nothing more. */
async function usarCodigos(
  trx: Transaction<DB>,
  id: string,
  codigos: readonly { id: string }[],
  agora: Date,
): Promise<void> {
  await trx.updateTable('codigo_verificacao').set({ usado_em: agora }).where('id', '=', id).execute();
  const outros = codigos.map((codigo) => codigo.id).filter((outro) => outro !== id);
  if (outros.length > 0)
    await trx
      .updateTable('codigo_verificacao')
      .set({ invalidado_em: agora })
      .where('id', 'in', outros)
      .where('usado_em', 'is', null)
      .where('invalidado_em', 'is', null)
      .execute();
}

function recusar(contexto: Contexto, resultado: Conferencia | { tipo: 'limite-do-dia' }): void {
  const campo = (mensagem: string) => [{ campo: 'code', mensagem }];
  switch (resultado.tipo) {
    case 'certo':
      return;
    case 'errado':
      throw regraDoDominio(campo(MENSAGEM_CODIGO_ERRADO));
    case 'vencido':
      throw new ErroDeAplicacao(410, MENSAGEM_CODIGO_VENCIDO, { campos: campo(MENSAGEM_CODIGO_VENCIDO) });
    case 'esgotado':
      throw muitasTentativas(
        MENSAGEM_CODIGO_ESGOTADO,
        contexto.configuracao.limites.esperaEntreCodigosSegundos,
      );
    case 'limite-do-dia': {
      const agora = contexto.relogio.agora().getTime() / 1000;
      throw muitasTentativas(MENSAGEM_TENTATIVAS_DO_DIA, DIA_SEGUNDOS - (agora % DIA_SEGUNDOS));
    }
  }
}
