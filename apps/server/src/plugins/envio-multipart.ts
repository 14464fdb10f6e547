/** Reads a multipart body with at most one file, whose bytes go straight to the vault in flat memory. */
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import type { FastifyRequest } from 'fastify';
import { erroDoArquivo } from '../arquivos/erro-do-arquivo.ts';
import type { EnvioGuardado } from '../arquivos/recepcao.ts';
import { ErroDeAplicacao } from '../erros.ts';
import type { Gateways } from '../gateways/gateways.ts';

export interface EnvioMultipart {
  /** Null when no file part came. The receiver deletes it from the vault. */
  arquivo: { guardado: EnvioGuardado; nome: string } | null;
  campos: Readonly<Record<string, string>>;
}

export async function receberMultipart(
  request: FastifyRequest,
  { recepcao, cofre }: Pick<Gateways, 'recepcao' | 'cofre'>,
): Promise<EnvioMultipart> {
  if (!request.isMultipart()) throw new ErroDeAplicacao(415, 'Envie o arquivo como multipart/form-data.');
  const campos: Record<string, string> = {};
  let arquivo: EnvioMultipart['arquivo'] = null;
  try {
    for await (const parte of request.parts()) {
      if (parte.type === 'field') {
        campos[parte.fieldname] = String(parte.value ?? '');
        continue;
      }
      const guardado = await recepcao.guardarEnvio(parte.file);
      if (guardado.tipo !== 'guardado') throw erroDoArquivo(guardado);
      arquivo = { guardado, nome: parte.filename ?? '' };
      // The parser cuts a longer file off without a word.
      if (parte.file.truncated) throw erroDoArquivo({ tipo: 'grande-demais', limiteBytes: LIMITE_DE_BYTES });
    }
    return { arquivo, campos };
  } catch (erro) {
    if (arquivo) await cofre.apagar(arquivo.guardado.id);
    throw isEnvioInterrompido(erro)
      ? new ErroDeAplicacao(400, 'O envio foi interrompido antes do fim. Tente novamente.')
      : erro;
  }
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
