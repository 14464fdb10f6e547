/** Who asks to enter as support: by the staff's password or by a provider's identity, always with a second factor. */
import { MENSAGEM_FALTA_O_CPF } from '@credito/domain/acesso/conflito';
import type { PapelDeOperador } from '@credito/domain/acesso/permissoes';
import { podeAcessarComoSuporte } from '@credito/domain/acesso/suporte';
import { provedorDoTipo, type TipoDeEntrada } from '@credito/domain/conta/entrada-social';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { conferirSegundoFator, recusaDoCodigo } from '../gestao/sessao/confirmar.ts';
import { desafioVale, operadorDoDesafio } from '../gestao/sessao/desafio.ts';
import { contarTentativa, esquecerTentativas, exigirCodigosDoDia } from '../gestao/sessao/limites.ts';
import { marcarUsada, tomarEntrada } from '../social/guardar-entrada.ts';

export interface PedidoDeSuporte {
  token: string;
  tipo: TipoDeEntrada | 'equipe-plus';
  codigo: string;
  /** Cookie of the browser in which the provider's identity was confirmed. */
  navegador: string | null;
  /** The device, where this operator has entered before. */
  aparelhoDe: (email: string) => string | null;
}

export interface Agente {
  id: string;
  nome: string;
  email: string;
  papel: PapelDeOperador;
}

export const naoReconhecido = () =>
  new ErroDeAplicacao(401, 'Não foi possível confirmar quem é você. Entre novamente.');
const semAcesso = () => new ErroDeAplicacao(403, 'Você não tem permissão para acessar como suporte.');

/** Nothing about rights is said before the second factor. */
export async function exigirAgente(contexto: Contexto, pedido: PedidoDeSuporte): Promise<Agente> {
  const operadorId = await primeiroFator(contexto, pedido);
  if (!operadorId) throw naoReconhecido();
  const { email } = await contexto.db
    .selectFrom('operador')
    .select('email')
    .where('id', '=', operadorId)
    .executeTakeFirstOrThrow();
  const aparelho = pedido.aparelhoDe(email);
  await exigirCodigosDoDia(contexto, operadorId, aparelho);
  await contarTentativa(contexto, 'codigo', operadorId, aparelho);
  const agora = contexto.relogio.agora();
  const certo = await contexto.db
    .transaction()
    .execute((trx) => conferirSegundoFator(contexto, trx, operadorId, pedido.codigo, agora));
  if (!certo) throw await recusaDoCodigo(contexto, operadorId, pedido.codigo, aparelho);
  await esquecerTentativas(contexto, 'codigo', operadorId, aparelho);
  const agente = await contexto.db
    .selectFrom('operador')
    .select(['id', 'nome', 'email', 'papel', 'cpf'])
    .where('id', '=', operadorId)
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (!agente) throw naoReconhecido();
  const papel = agente.papel;
  if (
    !podeAcessarComoSuporte({ papel, email: agente.email }, contexto.configuracao.provedor.dominiosDeSuporte)
  )
    throw semAcesso();
  const { cpf, ...identidade } = agente;
  if (cpf === null)
    throw new ErroDeAplicacao(403, `${MENSAGEM_FALTA_O_CPF} Ele é pedido na entrada da gestão.`);
  return { ...identidade, papel };
}

async function primeiroFator(contexto: Contexto, pedido: PedidoDeSuporte): Promise<string | null> {
  return pedido.tipo === 'equipe-plus'
    ? peloDesafio(contexto, pedido.token)
    : pelaIdentidade(contexto, pedido.token, pedido.tipo, pedido.navegador);
}

async function peloDesafio(contexto: Contexto, desafio: string): Promise<string | null> {
  const id = operadorDoDesafio(desafio);
  if (!id) return null;
  const operador = await contexto.db
    .selectFrom('operador')
    .select('senha_hash')
    .where('id', '=', id)
    .where('ativo', '=', true)
    .executeTakeFirst();
  if (!operador?.senha_hash) return null;
  return desafioVale(contexto.segredo, desafio, operador.senha_hash, contexto.relogio.agora()) ? id : null;
}

/** The ticket stays good for another try at the second factor; it dies when the access is granted or with time. */
async function pelaIdentidade(
  contexto: Contexto,
  bilhete: string,
  tipo: TipoDeEntrada,
  navegador: string | null,
): Promise<string | null> {
  if (!navegador) return null;
  const agora = contexto.relogio.agora();
  return contexto.db.transaction().execute(async (trx) => {
    const entrada = await tomarEntrada(trx, { bilhete, navegador, provedor: provedorDoTipo(tipo) }, agora);
    if (!entrada?.email || !entrada.email_verificado) return null;
    const operador = await trx
      .selectFrom('operador')
      .select('id')
      .where('email', '=', entrada.email)
      .where('ativo', '=', true)
      .where('totp_segredo', 'is not', null)
      .executeTakeFirst();
    if (!operador) {
      await marcarUsada(trx, entrada.bilhete_hash, agora);
      return null;
    }
    return operador.id;
  });
}
