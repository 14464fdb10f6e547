/** What an institution of the made-up catalogue looks like. */
import type { AtualizacaoDoPrograma } from '@credito/domain/atualizacao/atraso';
import type { ViaDeAssinatura } from '@credito/domain/contrato/assinaturas-do-programa';
import type { RegrasDoPrograma } from '@credito/domain/credito/regras-do-programa';
import type { Cobertura } from '@credito/domain/instituicao/cobertura';
import type { ExigenciasDaInstituicao } from '@credito/domain/instituicao/exigencias';
import type { Grau } from '@credito/domain/instituicao/niveis';

interface CursoDoCatalogo {
  codigo: string;
  nome: string;
  grau: Grau;
  mensalidadeCentavos: number;
  cobertura: Cobertura;
  rendaMinimaCentavos: number | null;
  habilitaMaisFiadores?: boolean;
  /** Names of the campuses; absent: all of them. */
  campus?: readonly string[];
}

export interface InstituicaoDoCatalogo {
  sigla: string;
  nome: string;
  grupoIes: string;
  habilitado: boolean;
  informacao: string | null;
  exigencias: ExigenciasDaInstituicao;
  /** Absent: on the internet. */
  viaDeAssinatura?: ViaDeAssinatura;
  /** Where and when a signed paper is handed in. */
  entregaDeContratos?: string;
  campus: ReadonlyArray<{ nome: string; cidade: string; uf: string }>;
  bolsas: ReadonlyArray<{
    codigo: string;
    nome: string;
    grau: Grau;
    analiseIes: boolean;
    express?: boolean;
    /** What differs from the rules that the product brings. */
    regras?: Partial<RegrasDoPrograma>;
    atualizacao?: AtualizacaoDoPrograma;
  }>;
  cursos: readonly CursoDoCatalogo[];
}

export const faixa = (valorMinimo: number, valorMaximo: number): Cobertura => ({
  tipo: 'V',
  valorMinimo,
  valorMaximo,
});
export const fixa = (valorMaximo: number): Cobertura => ({ tipo: 'F', valorMaximo });
export const lista = (...valores: number[]): Cobertura => ({ tipo: 'O', valores });
