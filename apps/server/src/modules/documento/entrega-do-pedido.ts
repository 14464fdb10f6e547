/** How a call brings its file: a part of a form, or the id of a finished resumable upload in the field `envio`. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Entrega, ReceberEntrega } from '../../arquivos/arquivo-recebido.ts';
import type { Contexto } from '../../contexto.ts';
import { ErroDeAplicacao } from '../../erros.ts';
import { type EnvioMultipart, receberMultipart } from '../../plugins/envio-multipart.ts';
import { saidaDoCliente } from '../../plugins/saida-do-cliente.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { montarEnvio } from '../envio/montar-envio.ts';

export function entregaDoPedido(
  contexto: Contexto,
  request: FastifyRequest,
  reply: FastifyReply,
  sessao: SessaoDeConta,
): ReceberEntrega {
  return async () =>
    entregaDe(contexto, await receberMultipart(request, contexto.gateways), {
      sessao,
      sinal: saidaDoCliente(reply),
    });
}

/** Of a form that was read already, because its fields say where the file belongs. */
export async function entregaDe(
  contexto: Contexto,
  { arquivo, campos }: EnvioMultipart,
  { sessao, sinal }: { sessao: SessaoDeConta; sinal: AbortSignal },
): Promise<Entrega> {
  const senha = campos.senha ?? campos.password;
  if (!arquivo && campos.envio)
    return { ...(await montarEnvio(contexto, sessao, campos.envio, senha)), sinal };
  if (!arquivo) throw semArquivo();
  return { arquivo, senha, sinal, encerrar: () => contexto.gateways.cofre.apagar(arquivo.copia.id) };
}

export function semArquivo(): ErroDeAplicacao {
  return new ErroDeAplicacao(422, 'Escolha um arquivo para enviar.');
}
