/** Uploads as a browser makes them: a real multipart body. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServidorDeTeste } from './servidor-de-teste.ts';

export interface EnvioDeTeste {
  token: string;
  solicitacaoId: number;
  conteudo: Uint8Array;
  pessoa?: 'estudante' | 'fiador' | 'fiador2';
  tipo?: string;
  indice?: number;
  tipoRenda?: string;
  flag?: 'S' | 'N';
  nome?: string;
  chave?: string;
  senha?: string;
  apagarAnteriores?: boolean;
  /** Another address than salvarDocumento's. */
  url?: string;
}

export async function corpoMultipart(
  partes: Readonly<Record<string, string | { conteudo: Uint8Array; nome: string }>>,
): Promise<{ body: Buffer; tipo: string }> {
  const form = new FormData();
  for (const [nome, parte] of Object.entries(partes))
    if (typeof parte === 'string') form.set(nome, parte);
    else form.set(nome, new Blob([new Uint8Array(parte.conteudo)]), parte.nome);
  const resposta = new Response(form);
  return {
    body: Buffer.from(await resposta.arrayBuffer()),
    tipo: resposta.headers.get('content-type') ?? '',
  };
}

export async function enviarDocumento({ pedir }: ServidorDeTeste, envio: EnvioDeTeste) {
  const { pessoa = 'estudante', tipo = 'RG', indice = 0, tipoRenda = 'null', flag = 'N' } = envio;
  const { body, tipo: contentType } = await corpoMultipart({
    file: { conteudo: envio.conteudo, nome: envio.nome ?? 'documento.jpg' },
    ...(envio.senha === undefined ? {} : { senha: envio.senha }),
  });
  const caminho = `/api/solicitacaoCredito/${envio.solicitacaoId}/salvarDocumento/${pessoa}/${tipo}/${indice}/${tipoRenda}/${flag}`;
  return pedir({
    metodo: 'POST',
    url: envio.url ?? `${caminho}${envio.apagarAnteriores ? '?deleteOldDocuments=S' : ''}`,
    token: envio.token,
    body,
    cabecalhos: {
      'content-type': contentType,
      ...(envio.chave === undefined ? {} : { 'idempotency-key': envio.chave }),
    },
  });
}

/** Ids of the files that rest in the vault, to find orphans. */
export async function arquivosGuardados({ pasta }: ServidorDeTeste): Promise<string[]> {
  const raiz = join(pasta, 'arquivos');
  const achados = await readdir(raiz, { recursive: true, withFileTypes: true });
  return achados.filter((item) => item.isFile()).map((item) => item.name);
}
