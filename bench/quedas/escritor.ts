/**
 * A student who never stops: begins a request, saves steps, hands in a file, cancels, begins again. What was
 * acknowledged is remembered; what got no answer is tried again, as the portal does.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import type { ContaDeTeste } from '../../apps/server/test/pessoas.ts';

export interface Confirmados {
  criadas: Set<number>;
  /** By request: the size of the household that was saved last. */
  passos: Map<number, number>;
  gravacoes: number;
  documentos: Set<string>;
  canceladas: Set<number>;
}

export interface Ocorrencias {
  respostas: number;
  semResposta: number;
  /** Answers 5xx while the database is away; the client tries again. */
  indisponiveis: number;
  /** What must never be: refusals, and values that went back. */
  erradas: string[];
}

const PASSOS_POR_PEDIDO = 3;
const PACIENCIA_MS = 30_000;

/** The outcome is not known, and the same must be asked again. */
class SemResposta extends Error {}

export class Escritor {
  readonly confirmados: Confirmados = {
    criadas: new Set(),
    passos: new Map(),
    gravacoes: 0,
    documentos: new Set(),
    canceladas: new Set(),
  };
  readonly ocorrencias: Ocorrencias = { respostas: 0, semResposta: 0, indisponiveis: 0, erradas: [] };
  readonly #base: string;
  readonly #conta: ContaDeTeste;
  readonly #nova: unknown;
  readonly #arquivo: Uint8Array<ArrayBuffer>;
  #fim = false;

  constructor(base: string, conta: ContaDeTeste, nova: unknown, arquivo: Uint8Array<ArrayBuffer>) {
    this.#base = base;
    this.#conta = conta;
    this.#nova = nova;
    this.#arquivo = arquivo;
  }

  terminar(): void {
    this.#fim = true;
  }

  /** Whole requests only: after `terminar` the one under way is still cancelled. */
  async escrever(): Promise<void> {
    while (!this.#fim) await this.#umPedido();
  }

  async #umPedido(): Promise<void> {
    const chave = randomUUID();
    const { id } = await this.#insistir<{ id: number }>(() =>
      this.#pedir('POST', '/solicitacao/criar', { json: this.#nova, chave }),
    );
    this.confirmados.criadas.add(id);
    for (let vez = 0; vez < PASSOS_POR_PEDIDO; vez += 1) await this.#salvarPasso(id, 1 + (vez % 9));
    await this.#enviarArquivo(id);
    await this.#insistir(() =>
      this.#pedir('POST', '/v1/portal/solicitacoesweb/cancelar', {
        json: { cpf: this.#conta.cpf, usrId: this.#conta.contaId, solId: id, motId: 1 },
      }),
    );
    this.confirmados.canceladas.add(id);
  }

  async #salvarPasso(id: number, pessoas: number): Promise<void> {
    const { estudante } = await this.#insistir<{
      estudante: { versao: number; dados: { respostas: { nrFamiliar?: number } } };
    }>(() => this.#pedir('GET', `/solicitacaoCredito/carregar?id=${id}`, {}));
    const antes = this.confirmados.passos.get(id);
    const { nrFamiliar: guardado } = estudante.dados.respostas;
    if (guardado !== antes)
      this.ocorrencias.erradas.push(`request ${id}: ${antes} was acknowledged, ${guardado} is kept`);
    await this.#insistir(() =>
      this.#pedir('PUT', '/solicitacaoCredito/preencherDadosComplementares', {
        json: {
          idSolicitacao: id,
          tipoPessoa: 'estudante',
          passo: 'grupo-familiar',
          versao: estudante.versao,
          alteracoes: { nrFamiliar: pessoas },
        },
      }),
    );
    this.confirmados.passos.set(id, pessoas);
    this.confirmados.gravacoes += 1;
  }

  async #enviarArquivo(id: number): Promise<void> {
    const chave = randomUUID();
    const guardados = await this.#insistir<Record<string, { idDocumento: string }[] | undefined>>(() => {
      const form = new FormData();
      form.set('file', new Blob([this.#arquivo]), 'conta-de-luz.jpg');
      const url = `/solicitacaoCredito/${id}/salvarDocumento/estudante/RESIDENCIA/0/null/N`;
      return this.#pedir('POST', url, { form, chave });
    });
    const documento = guardados.RESIDENCIA?.[0]?.idDocumento;
    if (documento) this.confirmados.documentos.add(documento);
    else this.ocorrencias.erradas.push(`request ${id}: the file is not in the answer`);
  }

  async #insistir<T>(pedir: () => Promise<T>): Promise<T> {
    for (;;)
      try {
        return await pedir();
      } catch (erro) {
        if (!(erro instanceof SemResposta)) throw erro;
        await esperar(100);
      }
  }

  async #pedir<T>(
    metodo: string,
    url: string,
    { json, form, chave }: { json?: unknown; form?: FormData; chave?: string },
  ): Promise<T> {
    let resposta: Response;
    let texto: string;
    try {
      resposta = await fetch(`${this.#base}/api${url}`, {
        method: metodo,
        headers: {
          authorization: `Bearer ${this.#conta.token}`,
          ...(json ? { 'content-type': 'application/json' } : {}),
          ...(chave ? { 'idempotency-key': chave } : {}),
        },
        body: json ? JSON.stringify(json) : (form ?? null),
        signal: AbortSignal.timeout(PACIENCIA_MS),
      });
      texto = await resposta.text();
    } catch {
      this.ocorrencias.semResposta += 1;
      throw new SemResposta();
    }
    if (resposta.status >= 500) {
      this.ocorrencias.indisponiveis += 1;
      throw new SemResposta();
    }
    if (!resposta.ok) {
      const queixa = `${metodo} ${url}: ${resposta.status} ${texto.slice(0, 300)}`;
      this.ocorrencias.erradas.push(queixa);
      throw new Error(queixa);
    }
    this.ocorrencias.respostas += 1;
    return (texto ? JSON.parse(texto) : null) as T;
  }
}
