/**
 * A student who begins the half-yearly update, changes the address, sends its proof and restarts, again and again; the last
 * one is handed in. What was acknowledged is remembered.
 */
import type { AtualizacaoEmAndamento } from '@credito/api/atualizacao.rotas';
import type { PessoasDaAtualizacao } from '@credito/api/atualizacao-partes.rotas';
import type { ContaDeTeste } from '../../apps/server/test/pessoas.ts';
import { JaFeito, QuemInsiste } from './quem-insiste.ts';

export interface AtualizacoesConfirmadas {
  iniciadas: Set<number>;
  /** By update: the number of the house that was saved last. */
  numeros: Map<number, string>;
  documentos: Set<string>;
  reiniciadas: Set<number>;
  enviada: number | null;
}

export class EscritorDaAtualizacao extends QuemInsiste {
  readonly confirmadas: AtualizacoesConfirmadas = {
    iniciadas: new Set(),
    numeros: new Map(),
    documentos: new Set(),
    reiniciadas: new Set(),
    enviada: null,
  };
  readonly #arquivo: Uint8Array<ArrayBuffer>;

  constructor(base: string, conta: ContaDeTeste, arquivo: Uint8Array<ArrayBuffer>) {
    super(base, conta);
    this.#arquivo = arquivo;
  }

  /** Whole updates only: after `terminar` the one under way is still handed in. */
  async escrever(): Promise<void> {
    for (let vez = 1; ; vez += 1) {
      const id = await this.#iniciar();
      await this.#mudarDeCasa(id, String(vez));
      await this.#enviarComprovante(id);
      if (this.fim) {
        await this.#concluir(id);
        return;
      }
      await this.insistir(() =>
        this.pedir('DELETE', `/alteracao-cadastral/${id}/excluir-alteracao?motive=De%20novo`, {}),
      );
      this.confirmadas.reiniciadas.add(id);
    }
  }

  async #iniciar(): Promise<number> {
    const iniciada = await this.#salvo(() =>
      this.pedir<AtualizacaoEmAndamento>('POST', '/alteracao-cadastral/s/iniciar-atualizacao', {
        jaFeito: 409,
      }),
    );
    const { atualizacaoId } =
      iniciada ??
      (await this.insistir(() =>
        this.pedir<AtualizacaoEmAndamento>('GET', '/alteracao-cadastral/s/em-andamento', {}),
      ));
    if (atualizacaoId === null) throw new Error('an update was acknowledged and is not there');
    this.confirmadas.iniciadas.add(atualizacaoId);
    return atualizacaoId;
  }

  async #minha(id: number) {
    const { pessoas } = await this.insistir(() =>
      this.pedir<PessoasDaAtualizacao>('GET', `/alteracao-cadastral/s/${id}/pessoa`, {}),
    );
    const minha = pessoas.find((pessoa) => pessoa.propria);
    if (!minha?.propria) throw new Error('no part of one’s own');
    return minha;
  }

  async #mudarDeCasa(id: number, numeroEndereco: string): Promise<void> {
    const { versao } = await this.#minha(id);
    await this.#salvo(() =>
      this.pedir('PATCH', `/alteracao-cadastral/s/${id}/estudante`, {
        json: { versao, endereco: 'Rua dos Jatobás', numeroEndereco },
        jaFeito: 409,
      }),
    );
    this.confirmadas.numeros.set(id, numeroEndereco);
    const { dados } = await this.#minha(id);
    if (dados.numeroEndereco !== numeroEndereco)
      this.ocorrencias.erradas.push(`update ${id}: ${numeroEndereco} saved, ${dados.numeroEndereco} kept`);
  }

  async #enviarComprovante(id: number): Promise<void> {
    const [guardado] = await this.insistir(() => {
      const form = new FormData();
      form.set('documentType', 'RESIDENCIA');
      form.set('personType', 'estudante');
      form.set('file', new Blob([this.#arquivo]), 'conta-de-luz.jpg');
      return this.pedir<{ idDocumento: string }[]>('POST', `/alteracao-cadastral/${id}/documentos`, {
        form,
        chave: `queda-${id}`.padEnd(16, '0'),
      });
    });
    if (guardado) this.confirmadas.documentos.add(guardado.idDocumento);
    else this.ocorrencias.erradas.push(`update ${id}: the file is not in the answer`);
  }

  async #concluir(id: number): Promise<void> {
    const { versao } = await this.#minha(id);
    await this.insistir(() =>
      this.pedir('POST', `/alteracao-cadastral/s/${id}/concluir-registro/estudante`, { json: { versao } }),
    );
    this.confirmadas.enviada = id;
  }

  /** Null where an earlier try had been done, although its answer was lost. */
  async #salvo<T>(pedir: () => Promise<T>): Promise<T | null> {
    try {
      return await this.insistir(pedir);
    } catch (erro) {
      if (erro instanceof JaFeito) return null;
      throw erro;
    }
  }
}
