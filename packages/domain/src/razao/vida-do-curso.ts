/** What becomes of the course that contracts finance: reported by the institution or the desk, confirmed by a second person (ADR 0158). */
import { type Data, formatarData } from '../tempo/data.ts';
import { contaNoPlano, type SituacaoDoUso } from './usos.ts';

export const CAUSAS_DO_FIM = ['conclusao', 'evasao'] as const;
type CausaDoFim = (typeof CAUSAS_DO_FIM)[number];

export const ACONTECIMENTOS_DO_CURSO = [...CAUSAS_DO_FIM, 'suspensao', 'retomada'] as const;
export type AcontecimentoDoCurso = (typeof ACONTECIMENTOS_DO_CURSO)[number];

export const ROTULO_DO_ACONTECIMENTO_DO_CURSO: Readonly<Record<AcontecimentoDoCurso, string>> = {
  conclusao: 'Conclusão do curso',
  evasao: 'Saída do curso',
  suspensao: 'Suspensão do curso',
  retomada: 'Volta ao curso',
};

export type TipoDoCurso = 'fim-do-curso' | 'suspensao-do-curso' | 'retomada-do-curso';

/** What of it is written down: of older reports nobody had asked why the course ended. */
export type DadosDoCurso =
  | { tipo: 'fim-do-curso'; em: Data; causa?: CausaDoFim }
  | { tipo: 'suspensao-do-curso'; em: Data }
  | { tipo: 'retomada-do-curso'; em: Data };

export function dadosDoAcontecimento(acontecimento: AcontecimentoDoCurso, em: Data): DadosDoCurso {
  if (acontecimento === 'suspensao') return { tipo: 'suspensao-do-curso', em };
  if (acontecimento === 'retomada') return { tipo: 'retomada-do-curso', em };
  return { tipo: 'fim-do-curso', em, causa: acontecimento };
}

export function acontecimentoDe(dados: DadosDoCurso): AcontecimentoDoCurso {
  if (dados.tipo === 'suspensao-do-curso') return 'suspensao';
  if (dados.tipo === 'retomada-do-curso') return 'retomada';
  return dados.causa ?? 'conclusao';
}

/** In a sentence, after "registramos". */
export function acontecimentoEmPalavras(dados: DadosDoCurso): string {
  const dia = formatarData(dados.em);
  switch (acontecimentoDe(dados)) {
    case 'conclusao':
      return `o fim do curso em ${dia}`;
    case 'evasao':
      return `a saída do curso em ${dia}`;
    case 'suspensao':
      return `a suspensão do curso em ${dia}`;
    case 'retomada':
      return `a volta ao curso em ${dia}`;
  }
}

/** What it does to one contract, for whoever proposes and confirms it. */
export const CONSEQUENCIA_DO_ACONTECIMENTO: Readonly<Record<AcontecimentoDoCurso, string>> = {
  conclusao:
    'Nada depois desse dia é pago à instituição, e a restituição começa no mês seguinte à última mensalidade e à carência do programa, se antes começaria mais tarde. Contratos do mesmo curso que ainda não valem são cancelados.',
  evasao:
    'Nada depois desse dia é pago à instituição, e a restituição começa no mês seguinte à última mensalidade e à carência do programa. Contratos do mesmo curso que ainda não valem são cancelados.',
  suspensao:
    'As mensalidades depois desse dia ficam retidas. Os vencimentos do contrato continuam os mesmos: só um aditivo assinado os muda.',
  retomada: 'As mensalidades retidas voltam à lista do próximo repasse.',
};

export interface CursoDoContrato {
  emVigor: boolean;
  terminouEm: Data | null;
  suspensoEm: Data | null;
  primeiroVencimento: Data;
  usos: ReadonlyArray<{ em: Data; situacao: SituacaoDoUso }>;
}

/** Why it cannot be written down of this contract; null where it can. */
export function recusaDoAcontecimento(
  curso: CursoDoContrato,
  dados: DadosDoCurso,
  hoje: Data,
): string | null {
  if (!curso.emVigor) return 'Só se registra o que acontece com o curso de um contrato em vigor.';
  if (curso.terminouEm !== null) return 'O fim deste curso já foi registrado.';
  if (dados.em > hoje) return 'Este dia não pode estar no futuro.';
  switch (dados.tipo) {
    case 'fim-do-curso':
      return recusaDoFim(curso, dados.em, hoje);
    case 'suspensao-do-curso':
      return recusaDaSuspensao(curso, dados.em);
    case 'retomada-do-curso':
      if (curso.suspensoEm === null) return 'O curso não está suspenso.';
      return dados.em < curso.suspensoEm ? 'A volta ao curso não pode ser antes da suspensão.' : null;
  }
}

function recusaDoFim({ primeiroVencimento, usos }: CursoDoContrato, em: Data, hoje: Data): string | null {
  if (primeiroVencimento <= hoje) return 'A restituição deste contrato já começou.';
  const [primeiro] = usos;
  return primeiro && em < primeiro.em && usos.some(({ situacao }) => situacao === 'pago')
    ? 'Há mensalidades pagas à instituição depois deste dia.'
    : null;
}

function recusaDaSuspensao({ suspensoEm, usos }: CursoDoContrato, em: Data): string | null {
  if (suspensoEm !== null) return 'O curso já está suspenso.';
  return usos.some((uso) => uso.em > em && contaNoPlano(uso.situacao) && uso.situacao !== 'pago')
    ? null
    : 'Não há mensalidade a reter depois deste dia.';
}

/** What people are told of the money, once the end is confirmed. */
export const oQueSeguiuAoFim = (primeiroVencimento: Data | null): string =>
  primeiroVencimento === null
    ? 'Nada foi pago à instituição por este contrato, e por ele não há nada a pagar.'
    : `A primeira parcela do contrato vence em ${formatarData(primeiroVencimento)}. O plano está no portal.`;
