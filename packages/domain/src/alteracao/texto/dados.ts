/** Everything that the text of an alteration is made from: the same value always makes the same text (ADR 0124). */
import type { Parcela } from '../../credito/plano-de-restituicao.ts';
import type { Data } from '../../tempo/data.ts';
import type { EspecieDeAlteracao } from '../especies.ts';
import type { Mudanca } from '../mudancas.ts';

interface PessoaNoAditivo {
  /** As people read it. */
  papel: string;
  nome: string;
  cpf: string;
  /** What this person declares by signing. */
  ato: string;
}

export interface DadosDoAditivo {
  /** As people see and cite it. */
  numero: string;
  contrato: { numero: string; estudante: string };
  especie: EspecieDeAlteracao;
  rotulo: string;
  /** Day on which the text was written. */
  escritoEm: Data;
  provedor: { nome: string; cnpj: string; endereco: string; pagina: string };
  mudancas: readonly Mudanca[];
  /** Null where the plan stays as it is. */
  plano: readonly Parcela[] | null;
  /** In the order of signing; who represents the provider is the last one. */
  assinam: readonly PessoaNoAditivo[];
  /** Guarantors agree to it: without their word they would be free (Código Civil, article 838, I). */
  fiadoresConcordam: boolean;
  /** Whoever guarantees no more once it is in effect. */
  fiadorQueSai: string | null;
  /** Whoever guarantees from then on, and what. */
  fiadorQueEntra?: { nome: string; totalCentavos: number };
}
