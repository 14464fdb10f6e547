/** Reads a multipart body, whose files go straight to the vault in flat memory. */
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import type { FastifyRequest } from 'fastify';
import type { ArquivoRecebido } from '../arquivos/arquivo-recebido.ts';
import { erroDoArquivo } from '../arquivos/erro-do-arquivo.ts';
import { nomeDeArquivo } from '../arquivos/nome-de-arquivo.ts';
import { ErroDeAplicacao } from '../erros.ts';
import type { Gateways } from '../gateways/gateways.ts';

export interface EnvioMultipart {
  /** Null when no file part came. The receiver deletes it from the vault. */
  arquivo: ArquivoRecebido | null;
  campos: Readonly<Record<string, string>>;
}

export async function receberMultipart(
  request: FastifyRequest,
  gateways: Pick<Gateways, 'recepcao' | 'cofre'>,
): Promise<EnvioMultipart> {
  const { arquivos, campos } = await receberArquivos(request, gateways, 1);
  return { arquivo: arquivos[0] ?? null, campos };
}

/** Several files, in the order in which they come: together they are no longer than one may be. */
export async function receberArquivos(
  request: FastifyRequest,
  { recepcao, cofre }: Pick<Gateways, 'recepcao' | 'cofre'>,
  maximo: number,
): Promise<{ arquivos: readonly ArquivoRecebido[]; campos: EnvioMultipart['campos'] }> {
  if (!request.isMultipart()) throw new ErroDeAplicacao(415, 'Envie o arquivo como multipart/form-data.');
  const campos: Record<string, string> = {};
  const arquivos: ArquivoRecebido[] = [];
  const { partes, encerrar } = partesAte(request, MAXIMO_DO_CORPO, maximo);
  try {
    for await (const parte of partes) {
      if (parte.type === 'field') {
        campos[parte.fieldname] = String(parte.value ?? '');
        continue;
      }
      const guardado = await recepcao.guardarEnvio(parte.file);
      if (guardado.tipo !== 'guardado') throw erroDoArquivo(guardado);
      arquivos.push({
        nome: nomeDeArquivo(parte.filename ?? ''),
        sha256: guardado.sha256,
        copia: guardado,
      });
      // The parser cuts a longer file off without a word.
      if (parte.file.truncated) throw erroDoArquivo({ tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES });
    }
    return { arquivos, campos };
  } catch (erro) {
    encerrar();
    for (const { copia } of arquivos) await cofre.apagar(copia.id);
    throw isEnvioInterrompido(erro)
      ? new ErroDeAplicacao(400, 'O envio foi interrompido antes do fim. Tente novamente.')
      : erro;
  }
}

/** The files, the fields, and what stands around them. */
const MAXIMO_DO_CORPO = LIMITE_DE_BYTES + 64 * 1024;

type Parte = Awaited<ReturnType<ReturnType<FastifyRequest['parts']>['next']>>['value'];

/** The parts of the body while it is not too long, whatever its bytes belong to: what stands before a part is in none. */
function partesAte(request: FastifyRequest, maximo: number, files: number) {
  const grandeDemais = () => erroDoArquivo({ tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES });
  if (Number(request.headers['content-length'] ?? 0) > maximo) throw grandeDemais();
  const excesso = Promise.withResolvers<never>();
  excesso.promise.catch(() => undefined);
  let bytes = 0;
  let atual: Parte | undefined;
  const contar = (pedaco: Buffer) => {
    bytes += pedaco.byteLength;
    if (bytes <= maximo) return;
    encerrar();
    excesso.reject(grandeDemais());
    if (atual?.type === 'file') atual.file.destroy(grandeDemais());
  };
  const encerrar = () => {
    request.raw.off('data', contar);
    request.raw.unpipe();
  };
  async function* partes() {
    const todas = request.parts({ limits: { files } });
    request.raw.on('data', contar);
    for (;;) {
      const proxima = await Promise.race([todas.next(), excesso.promise]);
      if (proxima.done) return;
      atual = proxima.value;
      yield proxima.value;
    }
  }
  return { partes: partes(), encerrar };
}

/** The sender went away, or the body ends in the middle: nothing is wrong with the server. */
function isEnvioInterrompido(erro: unknown): boolean {
  if (!(erro instanceof Error)) return false;
  const { code } = erro as NodeJS.ErrnoException;
  return (
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ABORT_ERR' ||
    /unexpected end|aborted|premature close|malformed|terminated early|boundary/i.test(erro.message)
  );
}
