/**
 * Contracts on paper from their release to their effect, act by act, each by whoever does it. What got no answer is looked up
 * and done again where it is not done; what was acknowledged must be there at the end, and each act once.
 */
import { assinaAntesDaEntrega, type PapelDeSignatario } from '@credito/domain/contrato/signatarios';
import { somarDias } from '@credito/domain/tempo/data';
import { sql } from 'kysely';
import type { Contexto } from '../../apps/server/src/contexto.ts';
import type { Chamador, Respondida } from '../chamador.ts';

/** The session of each of the staff. */
export interface QuemAge {
  analista: string;
  outraAnalista: string;
  instituicao: string;
}

export interface ContratoNoPapel {
  id: number;
  /** The session of its student. */
  estudante: string;
}

interface Visto {
  codigo: string;
  versao: number;
  proposta: boolean;
  partes: readonly { id: string; papel: PapelDeSignatario }[];
}

type Ato =
  | 'liberar'
  | 'imprimir'
  | 'receberNaIes'
  | 'enviarAoProvedor'
  | 'receber'
  | 'aprovar'
  | 'propor'
  | 'efetivar';

/** Where each leads; a proposal leads nowhere by itself. */
const CAMINHO: ReadonlyArray<readonly [Ato, string]> = [
  ['liberar', 'DIS'],
  ['imprimir', 'VIS'],
  ['receberNaIes', 'RIE'],
  ['enviarAoProvedor', 'EFU'],
  ['receber', 'REC'],
  ['aprovar', 'APR'],
  ['propor', 'APR'],
  ['efetivar', 'EFE'],
];

export class EscritorDeContratos {
  /** The state that was acknowledged last, by contract. */
  readonly confirmados = new Map<number, string>();
  readonly erradas: string[] = [];
  readonly #chamador: Chamador;
  readonly #quem: QuemAge;
  readonly #pdf: Uint8Array<ArrayBuffer>;
  #fim = false;

  constructor(chamador: Chamador, quem: QuemAge, pdf: Uint8Array<ArrayBuffer>) {
    this.#chamador = chamador;
    this.#quem = quem;
    this.#pdf = pdf;
  }

  terminar(): void {
    this.#fim = true;
  }

  /** Whole contracts only. */
  async escrever(contratos: readonly ContratoNoPapel[], hoje: string): Promise<void> {
    for (const contrato of contratos) {
      if (this.#fim) return;
      for (const [ato, para] of CAMINHO) {
        await this.#fazer(contrato, ato, para, hoje);
        this.confirmados.set(contrato.id, para);
      }
    }
  }

  async #fazer(contrato: ContratoNoPapel, ato: Ato, para: string, hoje: string): Promise<void> {
    const { id } = contrato;
    for (let vez = 0; vez < 50; vez += 1) {
      const visto = await this.#ver(id);
      if (ato === 'propor' ? visto.proposta : visto.codigo === para) return;
      const resposta = await this.#chamar(contrato, ato, visto, hoje);
      // Refused: its answer was lost and it is done, or somebody's version was old. What is there says which.
      if (resposta.status >= 400 && resposta.status !== 409) {
        this.erradas.push(`contract ${id}, ${ato}: ${resposta.status} ${resposta.texto.slice(0, 300)}`);
        throw new Error(this.erradas.at(-1));
      }
    }
    throw new Error(`contract ${id}: ${ato} was refused again and again`);
  }

  async #ver(id: number): Promise<Visto> {
    const { corpo, status, texto } = await this.#chamador.chamar(
      'GET',
      `/gestao/contratos/${id}`,
      undefined,
      this.#quem.analista,
    );
    if (status !== 200) throw new Error(`contract ${id}: ${status} ${texto.slice(0, 300)}`);
    const { codigo, versao, proposta, partes } = corpo as Omit<Visto, 'proposta'> & {
      proposta: object | null;
    };
    return { codigo, versao, partes, proposta: proposta !== null };
  }

  async #chamar(
    { id, estudante }: ContratoNoPapel,
    ato: Ato,
    { versao, partes }: Visto,
    hoje: string,
  ): Promise<Respondida> {
    const { analista, instituicao, outraAnalista } = this.#quem;
    const naMesa = (acao: string, mais: object = {}) =>
      this.#chamador.chamar('POST', `/gestao/contratos/${id}`, { acao, versao, ...mais }, analista);
    switch (ato) {
      case 'liberar':
        return naMesa('liberar', { prazo: somarDias(hoje, 20) });
      case 'imprimir': {
        const { corpo } = await this.#chamador.chamar('GET', `/contrato/s/${id}`, undefined, estudante);
        const aberto = corpo as { versao: number; fatos: { totalCentavos: number } };
        const plano = { versao: aberto.versao, totalCentavos: aberto.fatos.totalCentavos };
        await this.#chamador.chamar('POST', `/contrato/s/${id}/aceitar-plano`, plano, estudante);
        return this.#chamador.chamar('POST', `/contrato/s/${id}/imprimir`, undefined, estudante);
      }
      case 'receberNaIes':
      case 'enviarAoProvedor':
        return this.#chamador.chamar(
          'POST',
          `/gestao/contratos/${id}/pela-instituicao`,
          { acao: ato, versao },
          instituicao,
        );
      case 'receber': {
        const form = new FormData();
        form.set('file', new Blob([this.#pdf], { type: 'application/pdf' }), 'contrato.pdf');
        const copia = await this.#chamador.chamar('POST', `/gestao/contratos/${id}/copia`, form, analista);
        if (copia.status >= 400) return copia;
        const depois = await this.#ver(id);
        const conferidas = partes.filter(({ papel }) => assinaAntesDaEntrega(papel)).map((parte) => parte.id);
        return this.#chamador.chamar(
          'POST',
          `/gestao/contratos/${id}`,
          { acao: 'receber', versao: depois.versao, assinadoEm: hoje, conferidas },
          analista,
        );
      }
      case 'aprovar':
        return naMesa('aprovar');
      case 'propor':
        return naMesa('efetivar');
      case 'efetivar':
        return this.#chamador.chamar(
          'POST',
          `/gestao/contratos/${id}/proposta`,
          { resposta: 'confirmar', versao },
          outraAnalista,
        );
    }
  }
}

/** Each act of a contract once, and each contract where it was acknowledged to be, or further. */
export async function conferirContratos(
  { db }: Contexto,
  escritores: readonly EscritorDeContratos[],
): Promise<{ linha: string; erros: readonly string[] }> {
  const confirmados = escritores.flatMap((um) => [...um.confirmados]);
  const ids = confirmados.map(([id]) => id);
  const erros = escritores.flatMap((um) => um.erradas);
  const linhas = await db
    .selectFrom('contrato')
    .select(['id', 'codigo'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  const codigos = CAMINHO.map(([, para]) => para);
  const ficaram = new Map(linhas.map(({ id, codigo }) => [id, codigo]));
  for (const [id, codigo] of confirmados)
    if (codigos.indexOf(ficaram.get(id) ?? '') < codigos.indexOf(codigo))
      erros.push(`contract ${id} was acknowledged as ${codigo} and is ${ficaram.get(id)}`);
  const { rows } = await sql<{ contrato_id: number; acao: string; vezes: number }>`
    select contrato_id, acao, count(*)::int as vezes from contrato_historico
    where contrato_id = any(${ids}::bigint[]) group by 1, 2 having count(*) > 1`.execute(db);
  for (const { contrato_id, acao, vezes } of rows)
    erros.push(`contract ${contrato_id}: ${acao} ${vezes} times`);
  const efetivados = confirmados.filter(([, codigo]) => codigo === 'EFE').length;
  return {
    linha: `contracts: ${confirmados.length} begun, ${efetivados} put into effect, each act once`,
    erros,
  };
}
