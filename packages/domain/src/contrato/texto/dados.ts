/** Everything that a contract's text is made from: one value, so that the same value always makes the same text (ADR 0124). */
import type { CustoDaRestituicao } from '../../credito/custo-da-restituicao.ts';
import type { DadosDaRestituicao, Parcela } from '../../credito/plano-de-restituicao.ts';
import type { IndiceDoPrograma } from '../../credito/regras-do-programa.ts';
import type { EstadoCivil } from '../../participante/estado-civil.ts';
import type { RegimeDeBens } from '../../participante/regime-de-bens.ts';
import type { Data } from '../../tempo/data.ts';
import type { MomentoDoProvedor, ViaDeAssinatura } from '../assinaturas-do-programa.ts';

interface ProvedorNoTexto {
  nome: string;
  /** As it is written: letters may be in it (alphanumeric since 2026). */
  cnpj: string;
  endereco: string;
  /** Address of its page, which a credit has to name (CDC, article 54-B, IV). */
  pagina: string;
  representante: { nome: string; cpf: string; cargo: string };
}

interface PessoaNoTexto {
  nome: string;
  cpf: string;
  /** Null where nobody was asked: of a legal guardian only name and CPF are known. */
  nascimento: Data | null;
  estadoCivil: EstadoCivil | null;
  uniaoEstavel: boolean;
  /** Asked of whoever is married before the law. */
  regime?: RegimeDeBens | undefined;
  endereco: string | null;
}

/** A person that the contract binds, as copied when it was generated. */
export type ParteNoTexto = PessoaNoTexto &
  (
    | { papel: 'estudante' | 'responsavel' | 'fiador' | 'fiador2' }
    | {
        papel: 'conjuge-do-fiador' | 'conjuge-do-fiador2';
        /** To the guarantor: a spouse authorises what a partner agrees to. */
        vinculo: 'casamento' | 'uniao-estavel';
      }
  );

interface TestemunhaNoTexto {
  nome: string;
  cpf: string;
}

/** What follows from the settings of the programme and of the institution, and changes clauses. */
export interface ConfiguracaoDoTexto {
  /** Guarantors give up that the student's goods are taken first (Código Civil, articles 827 and 828, I). */
  renunciaBeneficioDeOrdem: boolean;
  /** What corrects the principal; figures of the plan are those of today. */
  indice: IndiceDoPrograma;
  provedorAssina: MomentoDoProvedor;
  assinatura: ViaDeAssinatura;
}

export interface DadosDoTexto {
  /** As people see and cite it. */
  numero: string;
  /** Label of the type, e.g. "Mútuo". */
  tipo: string;
  periodo: { ano: number; semestre: 1 | 2 };
  programa: string;
  instituicao: string;
  curso: string;
  provedor: ProvedorNoTexto;
  /** The student first; a guarantor's spouse only where they sign. */
  partes: readonly ParteNoTexto[];
  testemunhas: readonly TestemunhaNoTexto[];
  restituicao: DadosDaRestituicao;
  parcelas: readonly Parcela[];
  /** Of this plan, by `custoDaRestituicao`. */
  custo: CustoDaRestituicao;
  configuracao: ConfiguracaoDoTexto;
}
