/**
 * A student who never stops: begins a request, saves steps, hands in a file, cancels, begins again. What was
 * acknowledged is remembered; what got no answer is tried again, as the portal does.
 */
import { randomUUID } from 'node:crypto';
import type { ContaDeTeste } from '../../apps/server/test/pessoas.ts';
import { QuemInsiste } from './quem-insiste.ts';

export interface Confirmados {
  criadas: Set<number>;
  /** By request: the size of the household that was saved last. */
  passos: Map<number, number>;
  gravacoes: number;
  documentos: Set<string>;
  canceladas: Set<number>;
}

const PASSOS_POR_PEDIDO = 3;

export class Escritor extends QuemInsiste {
  readonly confirmados: Confirmados = {
    criadas: new Set(),
    passos: new Map(),
    gravacoes: 0,
    documentos: new Set(),
    canceladas: new Set(),
  };
  readonly #nova: unknown;
  readonly #arquivo: Uint8Array<ArrayBuffer>;

  constructor(base: string, conta: ContaDeTeste, nova: unknown, arquivo: Uint8Array<ArrayBuffer>) {
    super(base, conta);
    this.#nova = nova;
    this.#arquivo = arquivo;
  }

  /** Whole requests only: after `terminar` the one under way is still cancelled. */
  async escrever(): Promise<void> {
    while (!this.fim) await this.#umPedido();
  }

  async #umPedido(): Promise<void> {
    const chave = randomUUID();
    const { id } = await this.insistir<{ id: number }>(() =>
      this.pedir('POST', '/solicitacao/criar', { json: this.#nova, chave }),
    );
    this.confirmados.criadas.add(id);
    for (let vez = 0; vez < PASSOS_POR_PEDIDO; vez += 1) await this.#salvarPasso(id, 1 + (vez % 9));
    await this.#enviarArquivo(id);
    await this.insistir(() =>
      this.pedir('POST', '/v1/portal/solicitacoesweb/cancelar', {
        json: { cpf: this.conta.cpf, usrId: this.conta.contaId, solId: id, motId: 1 },
      }),
    );
    this.confirmados.canceladas.add(id);
  }

  async #salvarPasso(id: number, pessoas: number): Promise<void> {
    const { estudante } = await this.insistir<{
      estudante: { versao: number; dados: { respostas: { nrFamiliar?: number } } };
    }>(() => this.pedir('GET', `/solicitacaoCredito/carregar?id=${id}`, {}));
    const antes = this.confirmados.passos.get(id);
    const { nrFamiliar: guardado } = estudante.dados.respostas;
    if (guardado !== antes)
      this.ocorrencias.erradas.push(`request ${id}: ${antes} was acknowledged, ${guardado} is kept`);
    await this.insistir(() =>
      this.pedir('PUT', '/solicitacaoCredito/preencherDadosComplementares', {
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
    const guardados = await this.insistir<Record<string, { idDocumento: string }[] | undefined>>(() => {
      const form = new FormData();
      form.set('file', new Blob([this.#arquivo]), 'conta-de-luz.jpg');
      const url = `/solicitacaoCredito/${id}/salvarDocumento/estudante/RESIDENCIA/0/null/N`;
      return this.pedir('POST', url, { form, chave });
    });
    const documento = guardados.RESIDENCIA?.[0]?.idDocumento;
    if (documento) this.confirmados.documentos.add(documento);
    else this.ocorrencias.erradas.push(`request ${id}: the file is not in the answer`);
  }
}
