import type { CanalDeCodigo } from '@credito/domain/conta/cadastro.plano';
import {
  codigosSuperados,
  DIGITOS_DO_CODIGO,
  MENSAGEM_CODIGOS_DO_DIA,
  mensagemDeEspera,
  podeEmitirCodigo,
  VALIDADE_DO_CODIGO_MINUTOS,
} from '@credito/domain/conta/codigo';
import type { Configuracao } from '../../config/configuracao.ts';
import type { Contexto } from '../../contexto.ts';
import { muitasTentativas } from '../../erros.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { MODELO_CODIGO } from '../mensagem/segredos.ts';
import {
  codigosDoTitular,
  emissoesDoDia,
  type FinalidadeDoCodigo,
  hashDoCodigo,
  travarDestino,
} from './codigo.repository.ts';

export type CanalDoCodigo = CanalDeCodigo | 'email';

export interface PedidoDeCodigo {
  finalidade: FinalidadeDoCodigo;
  cpf: string;
  /**
   * Eleven digits of a phone, or an e-mail address. Only the registration's first code and a change of contact that
   * was confirmed with the password may take it from the client.
   */
  destino: string;
  canal: CanalDoCodigo;
  /** Binds the code to a browser; null when the person is logged in. */
  navegador: Buffer | null;
  contaId: string | null;
  esperaSegundos?: number;
}

/**
 * Writes a code and its message in one transaction. A refusal changes nothing: the codes that are alive stay
 * alive. Throws 429 with the seconds to wait.
 */
export async function emitirCodigo(
  contexto: Contexto,
  pedido: PedidoDeCodigo,
): Promise<{ esperarSegundos: number }> {
  const { aleatorio, configuracao, db, relogio, segredo } = contexto;
  const { cpf, destino, finalidade, canal, navegador } = pedido;
  const esperaSegundos = pedido.esperaSegundos ?? configuracao.limites.esperaEntreCodigosSegundos;
  await db.transaction().execute(async (trx) => {
    await travarDestino(trx, { cpf, destino });
    const agora = relogio.agora();
    const emissoes = await emissoesDoDia(trx, { cpf, destino, navegador }, agora);
    const limites = { esperaSegundos, porDia: configuracao.limites.codigosPorDia };
    for (const lista of [emissoes.peloDestino, emissoes.peloCpf]) {
      const resultado = podeEmitirCodigo(lista, agora, limites);
      if (resultado.tipo === 'espere')
        throw muitasTentativas(mensagemDeEspera(resultado.segundos), resultado.segundos);
      if (resultado.tipo === 'limite-do-dia')
        throw muitasTentativas(MENSAGEM_CODIGOS_DO_DIA, resultado.segundos);
    }
    const titular = { finalidade, destino, navegador, cpf };
    const superados = codigosSuperados(await codigosDoTitular(trx, titular, agora), agora);
    if (superados.length > 0)
      await trx
        .updateTable('codigo_verificacao')
        .set({ invalidado_em: agora })
        .where(
          'id',
          'in',
          superados.map(({ id }) => id),
        )
        .execute();
    const id = aleatorio.uuid();
    const codigo = aleatorio.digitos(DIGITOS_DO_CODIGO);
    await trx
      .insertInto('codigo_verificacao')
      .values({
        id,
        finalidade,
        cpf,
        destino,
        canal,
        navegador_hash: navegador,
        codigo_hash: hashDoCodigo(segredo, id, codigo),
        criado_em: agora,
        expira_em: new Date(agora.getTime() + VALIDADE_DO_CODIGO_MINUTOS * 60_000),
      })
      .execute();
    await enfileirarMensagem(trx, aleatorio, {
      chaveUnica: `codigo:${id}`,
      contaId: pedido.contaId,
      solicitacaoId: null,
      canal,
      destino,
      modelo: mensagemDoCodigo(configuracao, codigo, canal, finalidade),
      agora,
    });
  });
  return { esperarSegundos: esperaSegundos };
}

function mensagemDoCodigo(
  configuracao: Configuracao,
  codigo: string,
  canal: CanalDoCodigo,
  finalidade: FinalidadeDoCodigo,
): Modelo {
  const evento = {
    nome: MODELO_CODIGO,
    valores: { codigo, minutos: String(VALIDADE_DO_CODIGO_MINUTOS) },
  } as const;
  if (canal === 'email')
    return emailDoTexto(configuracao, {
      ...evento,
      chave: finalidade === 'aceite-fiador' ? 'codigo-do-aceite' : 'codigo-de-verificacao',
    });
  const { host } = new URL(configuracao.servidor.publicUrl);
  // The last line lets the phone suggest the code on our page only (WICG "Origin-bound one-time codes").
  const depois = canal === 'sms' && configuracao.servidor.https ? `\n\n@${host} #${codigo}` : '';
  return curtaDoTexto(configuracao, { ...evento, chave: 'codigo-de-verificacao', depois });
}
