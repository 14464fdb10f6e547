/** Progress of a request (spec 1 section 9): four stages, and each guarantor's share of three items. */
import {
  documentosFaltando,
  errosDoPasso,
  passosVisiveis,
  percentualDoPlano,
  respostasDoPasso,
} from '../wizard/plano.ts';
import { type IdDoPassoDaPessoa, planoDaPessoa } from './dados-pessoais.plano.ts';
import type { ContextoDaPessoa } from './pessoa-contexto.ts';

export interface ProgressoDoFiador {
  percentual: number;
  identificacao: boolean;
  estadoCivil: boolean;
  renda: boolean;
}

export type ItemDoFiador = 'identificacao' | 'estadoCivil' | 'renda';

export const ITENS_DO_FIADOR: Readonly<Record<ItemDoFiador, readonly IdDoPassoDaPessoa[]>> = {
  identificacao: [
    'documentos-de-identidade',
    'dados-pessoais-do-fiador',
    'endereco',
    'comprovante-de-residencia',
  ],
  estadoCivil: [
    'estado-civil',
    'uniao-estavel',
    'documentos-do-estado-civil',
    'dados-do-conjuge',
    'dados-do-conjuge-com-nascimento',
    'documento-do-conjuge',
    'email-do-conjuge',
    'celular-do-conjuge',
  ],
  renda: ['renda', 'tipos-de-renda', 'comprovantes-de-renda'],
};

export function progressoDoFiador(contexto: ContextoDaPessoa): ProgressoDoFiador {
  const completo = (ids: readonly string[]) =>
    passosVisiveis(planoDaPessoa, contexto)
      .filter((passo) => ids.includes(passo.id))
      .every(
        (passo) =>
          errosDoPasso(passo, respostasDoPasso(passo, contexto), contexto).length === 0 &&
          documentosFaltando(passo, contexto).length === 0,
      );
  const identificacao = completo(ITENS_DO_FIADOR.identificacao);
  const estadoCivil = completo(ITENS_DO_FIADOR.estadoCivil);
  const renda = completo(ITENS_DO_FIADOR.renda);
  const feitos = [identificacao, estadoCivil, renda].filter(Boolean).length;
  return { percentual: Math.round((feitos * 100) / 3), identificacao, estadoCivil, renda };
}

export interface Progresso {
  total: number;
  cadastro: number;
  curso: number;
  dadosComplementares: number;
  fiadores: number;
}

/**
 * The account and the course exist once the request does, so both are 100. Guarantors count only when every one
 * of them is at 100; an institution without guarantors is not asked about them. The total is the mean, and is
 * 100 only when everything is.
 */
export function progressoDaSolicitacao(
  estudante: ContextoDaPessoa,
  fiadores: readonly ProgressoDoFiador[],
): Progresso {
  const dadosComplementares = percentualDoPlano(planoDaPessoa, estudante);
  const semFiador = estudante.exigencias.semFiador;
  const fiadoresCompletos = fiadores.length > 0 && fiadores.every((fiador) => fiador.percentual === 100);
  const parteDosFiadores = semFiador || fiadoresCompletos ? 100 : 0;
  const partes = semFiador
    ? [100, 100, dadosComplementares]
    : [100, 100, dadosComplementares, parteDosFiadores];
  const total = partes.every((parte) => parte === 100)
    ? 100
    : Math.floor(partes.reduce((soma, parte) => soma + parte, 0) / partes.length);
  return { total, cadastro: 100, curso: 100, dadosComplementares, fiadores: parteDosFiadores };
}
