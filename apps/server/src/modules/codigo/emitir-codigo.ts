import {
  codigosDoEndereco,
  codigosSuperados,
  DIGITOS_DO_CODIGO,
  MENSAGEM_CODIGOS_DO_DIA,
  MENSAGEM_NAVEGADOR_NOVO,
  mensagemDeEspera,
  mensagemDeNumerosSemConfirmar,
  podeEmitirCodigo,
  podePedirOutroNumero,
  VALIDADE_DO_CODIGO_MINUTOS,
} from '@credito/domain/conta/codigo';
import type { CanalDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import type { Transaction } from 'kysely';
import type { DB } from '../../banco/esquema.gerado.ts';
import type { Configuracao } from '../../config/configuracao.ts';
import type { Contexto } from '../../contexto.ts';
import { muitasTentativas } from '../../erros.ts';
import { curtaDoTexto, emailDoTexto } from '../mensagem/compor-texto.ts';
import { enfileirarMensagem } from '../mensagem/enfileirar.ts';
import type { Modelo } from '../mensagem/modelos.ts';
import { exigirOrcamento, gastarOrcamento } from '../mensagem/orcamento.ts';
import { MODELO_CODIGO } from '../mensagem/segredos.ts';
import {
  codigosDoTitular,
  emissoesDoDia,
  type FinalidadeDoCodigo,
  hashDoCodigo,
  hashDoEndereco,
  numerosDaHora,
  type QuemPede,
  travarDestino,
} from './codigo.repository.ts';
import { eventoDoCodigo } from './entregas.repository.ts';

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
  /** What a signer's code is for: the signer, and the document that the message names. */
  alvo?: { id: string; documento: string };
  /** Of an acceptance: first name of whose credit is guaranteed, for whoever reads the code on the phone. */
  estudante?: string;
  /** Of a registration: from where it is asked for, and whether the browser has shown a cookie of ours. */
  deOnde?: { enderecoIp: string; conhecido: boolean };
}

/** Whoever cannot have it on the phone may have it by e-mail. */
const POR_EMAIL: readonly FinalidadeDoCodigo[] = ['aceite-fiador', 'assinatura', 'contato-da-assinatura'];

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
  const endereco = pedido.deOnde ? hashDoEndereco(segredo, pedido.deOnde.enderecoIp) : null;
  const quem = { finalidade, cpf, destino, navegador, endereco };
  await exigirOrcamento(contexto, canal, {
    estranho: navegador !== null,
    porEmail: POR_EMAIL.includes(finalidade),
  });
  await db.transaction().execute(async (trx) => {
    await travarDestino(trx, quem);
    const agora = relogio.agora();
    await exigirEmissao(contexto, trx, quem, esperaSegundos, agora);
    if (endereco && navegador)
      await exigirNumero(
        contexto,
        trx,
        { endereco, navegador, destino },
        pedido.deOnde?.conhecido ?? false,
        agora,
      );
    const titular = { finalidade, destino, navegador, cpf, ...(pedido.alvo ? { alvo: pedido.alvo.id } : {}) };
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
        endereco_hash: endereco,
        alvo: pedido.alvo?.id ?? null,
        codigo_hash: hashDoCodigo(segredo, id, codigo),
        criado_em: agora,
        expira_em: new Date(agora.getTime() + VALIDADE_DO_CODIGO_MINUTOS * 60_000),
      })
      .execute();
    await enfileirarMensagem(trx, aleatorio, {
      chaveUnica: eventoDoCodigo(id),
      contaId: pedido.contaId,
      solicitacaoId: null,
      canal,
      destino,
      modelo: mensagemDoCodigo(configuracao, codigo, canal, pedido),
      agora,
    });
  });
  await gastarOrcamento(contexto, canal);
  return { esperarSegundos: esperaSegundos };
}

async function exigirEmissao(
  { configuracao }: Contexto,
  trx: Transaction<DB>,
  quem: QuemPede,
  esperaSegundos: number,
  agora: Date,
): Promise<void> {
  const { todas, doEndereco } = await emissoesDoDia(trx, quem, agora);
  const porDia = configuracao.limites.codigosPorDia;
  const contagens = [
    ...todas.map((lista) => ({ lista, porDia })),
    ...doEndereco.map((lista) => ({ lista, porDia: codigosDoEndereco(porDia) })),
  ];
  for (const { lista, porDia: maximo } of contagens) {
    const resultado = podeEmitirCodigo(lista, agora, { esperaSegundos, porDia: maximo });
    if (resultado.tipo === 'espere')
      throw muitasTentativas(mensagemDeEspera(resultado.segundos), resultado.segundos);
    if (resultado.tipo === 'limite-do-dia')
      throw muitasTentativas(MENSAGEM_CODIGOS_DO_DIA, resultado.segundos);
  }
}

async function exigirNumero(
  { configuracao }: Contexto,
  trx: Transaction<DB>,
  daqui: { endereco: Buffer; navegador: Buffer; destino: string },
  conhecido: boolean,
  agora: Date,
): Promise<void> {
  const { liberaEm, ...pedidos } = await numerosDaHora(trx, daqui, agora);
  const maximo = configuracao.limites.numerosSemConfirmar;
  if (podePedirOutroNumero({ ...pedidos, conhecido }, maximo)) return;
  // The refusal carries the cookie: a browser shows it the next time.
  if (podePedirOutroNumero({ ...pedidos, conhecido: true }, maximo))
    throw muitasTentativas(MENSAGEM_NAVEGADOR_NOVO, 1);
  const segundos = Math.ceil((liberaEm.getTime() - agora.getTime()) / 1000);
  throw muitasTentativas(mensagemDeNumerosSemConfirmar(segundos), segundos);
}

function mensagemDoCodigo(
  configuracao: Configuracao,
  codigo: string,
  canal: CanalDoCodigo,
  { alvo, estudante, finalidade }: PedidoDeCodigo,
): Modelo {
  const evento = {
    nome: MODELO_CODIGO,
    valores: { codigo, minutos: String(VALIDADE_DO_CODIGO_MINUTOS) },
  } as const;
  if (alvo)
    return codigoDaAssinatura(configuracao, canal, evento, {
      chave: finalidade === 'assinatura' ? 'codigo-da-assinatura' : 'codigo-do-contato',
      documento: alvo.documento,
    });
  const depois = sugestaoDoCodigo(configuracao, canal, codigo);
  if (estudante !== undefined) {
    const doAceite = {
      ...evento,
      chave: 'codigo-do-aceite',
      valores: { ...evento.valores, estudante },
    } as const;
    return canal === 'email'
      ? emailDoTexto(configuracao, doAceite)
      : curtaDoTexto(configuracao, { ...doAceite, depois });
  }
  const deVerificacao = { ...evento, chave: 'codigo-de-verificacao' } as const;
  return canal === 'email'
    ? emailDoTexto(configuracao, deVerificacao)
    : curtaDoTexto(configuracao, { ...deVerificacao, depois });
}

/** The last line lets the phone suggest the code on our page only (WICG "Origin-bound one-time codes"). */
function sugestaoDoCodigo(configuracao: Configuracao, canal: CanalDoCodigo, codigo: string): string {
  const { host } = new URL(configuracao.servidor.publicUrl);
  return canal === 'sms' && configuracao.servidor.https ? `\n\n@${host} #${codigo}` : '';
}

/** It names the document: whoever reads a code on the phone knows what it would do. */
function codigoDaAssinatura(
  configuracao: Configuracao,
  canal: CanalDoCodigo,
  { nome, valores }: { nome: typeof MODELO_CODIGO; valores: { codigo: string; minutos: string } },
  { chave, documento }: { chave: 'codigo-da-assinatura' | 'codigo-do-contato'; documento: string },
): Modelo {
  const evento = { nome, chave, valores: { ...valores, documento } } as const;
  if (canal === 'email') return emailDoTexto(configuracao, evento);
  return curtaDoTexto(configuracao, {
    ...evento,
    depois: sugestaoDoCodigo(configuracao, canal, valores.codigo),
  });
}
