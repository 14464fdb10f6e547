/** A sender of a trial: an account with a request of its own, and what it sends and looks at. */
import type { TipoDocumento } from '@credito/domain/documento/tipos';
import { entrarPorChamada } from '../../e2e/world/chamadas.ts';
import { criarContaPronta } from '../../e2e/world/conta-pronta.ts';
import { criarPedido, SEM_FIADOR } from '../../e2e/world/novo-pedido.ts';
import { pessoa } from '../../e2e/world/pessoas.ts';

export interface Alvo {
  base: string;
  token: string;
  /** Of the sender's request, and where its files go. */
  solicitacao: number;
  destino: string;
}

export interface Desfecho {
  status: number;
  tentarDepois: boolean;
  /** Of what was sent after the server could have known. */
  bytes?: number;
  /** Of the document that was made of it. */
  id?: string | undefined;
}

const ID_DO_DOCUMENTO = /"idDocumento":"([0-9a-f-]{36})"/;
const PAGINAS = 30;

let contas = 0;
/** Of a document that is cleaned, drawn and kept; one whose text is read costs its reading as well. */
const SEM_LEITURA: TipoDocumento = 'MATRICULA';

/** Nobody's budget of the hour hides what a file costs: each family has a sender of its own. */
export async function novoAlvo(base: string, tipo: TipoDocumento = SEM_LEITURA): Promise<Alvo> {
  contas += 1;
  const estudante = await entrarPorChamada(await criarContaPronta(pessoa('Marina Conceição Dias', contas)));
  const id = await criarPedido(estudante, SEM_FIADOR);
  const destino = `/api/solicitacaoCredito/${id}/salvarDocumento/estudante/${tipo}/0/null/N`;
  return { base, token: estudante.token, solicitacao: id, destino };
}

/** One after the other: numbers that are not confirmed yet are few for one address. */
export async function novosAlvos(base: string, quantos: number): Promise<Alvo[]> {
  const alvos: Alvo[] = [];
  while (alvos.length < quantos) alvos.push(await novoAlvo(base));
  return alvos;
}

export async function enviar(alvo: Alvo, arquivo: string, conteudo: Buffer): Promise<Desfecho> {
  const corpo = new FormData();
  corpo.set('file', new Blob([new Uint8Array(conteudo)]), arquivo);
  const resposta = await fetch(alvo.base + alvo.destino, {
    method: 'POST',
    headers: { authorization: `Bearer ${alvo.token}` },
    body: corpo,
  });
  const texto = await resposta.text();
  const id = resposta.ok ? ID_DO_DOCUMENTO.exec(texto)?.[1] : undefined;
  return { status: resposta.status, tentarDepois: resposta.headers.has('retry-after'), id };
}

/** Every page of what was taken, as its sender may ask for it. */
export async function lerPaginas({ base, token }: Alvo, documento: string): Promise<Desfecho> {
  let pior: Desfecho = { status: 200, tentarDepois: false };
  for (let pagina = 1; pagina <= PAGINAS; pagina += 1) {
    const resposta = await fetch(
      `${base}/api/solicitacaoCredito/documentos/${documento}/visao?pagina=${pagina}`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    await resposta.arrayBuffer();
    if (resposta.status === 404) break;
    if (resposta.status > pior.status)
      pior = { status: resposta.status, tentarDepois: resposta.headers.has('retry-after') };
  }
  return pior;
}
