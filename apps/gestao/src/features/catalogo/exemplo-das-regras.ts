/** What a change of a programme's rules does to one course: the figures of before and after, by the engine. */
import type { Conteudo } from '@credito/domain/catalogo/campos';
import { errosDoItem } from '@credito/domain/catalogo/entidades';
import { lerRegras } from '@credito/domain/catalogo/regras-do-programa';
import { formatarCet } from '@credito/domain/credito/cet';
import { ALTA_DO_EXEMPLO, comAlta } from '@credito/domain/credito/indice';
import { proximaMensalidade, simular } from '@credito/domain/credito/simulacao';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { type Data, formatarData } from '@credito/domain/tempo/data';

export const CURSO_DO_EXEMPLO = { mensalidadeCentavos: 200_000, percentual: 50, meses: 48 } as const;

export interface LinhaDoExemplo {
  rotulo: string;
  /** Null: the programme had no rules. */
  antes: string | null;
  depois: string;
}

/** Null while what was written has errors: no figure would be true. */
export function exemploDasRegras(
  antes: Conteudo | null,
  depois: Conteudo,
  hoje: Data,
): readonly LinhaDoExemplo[] | null {
  const valido = (conteudo: Conteudo) => errosDoItem('regras-do-programa', conteudo).length === 0;
  if (!valido(depois)) return null;
  const figurasDeAntes = antes && valido(antes) ? figuras(antes, hoje) : null;
  return Object.entries(figuras(depois, hoje)).map(([rotulo, valor]) => ({
    rotulo,
    antes: figurasDeAntes?.[rotulo] ?? null,
    depois: valor,
  }));
}

function figuras(conteudo: Conteudo, hoje: Data): Readonly<Record<string, string>> {
  const { regras, assinaturas } = lerRegras(conteudo);
  const { parcelas, totalAPagar, totalDaTaxa, totalDeIof, cet, atraso } = simular({
    ...CURSO_DO_EXEMPLO,
    primeiraMensalidadeEm: proximaMensalidade(hoje),
    regras,
  });
  const primeira = parcelas[0];
  const ultima = parcelas.at(-1);
  if (!primeira || !ultima) throw new Error('a course of some months is paid back in some instalments');
  return {
    'Primeira parcela': formatarReais(primeira.total),
    [`Com alta de ${ALTA_DO_EXEMPLO}% do índice`]:
      regras.indice === 'nenhum' ? 'Não é corrigida' : formatarReais(comAlta(primeira.total)),
    'Vence em': formatarData(primeira.vencimento),
    'Última parcela': formatarReais(ultima.total),
    Parcelas: String(parcelas.length),
    'Total a restituir': formatarReais(totalAPagar),
    'Taxa de administração': formatarReais(totalDaTaxa),
    'IOF descontado': formatarReais(totalDeIof),
    'Custo efetivo total': cet === null ? 'Nenhum' : formatarCet(cet),
    'Cobrança do fiador': assinaturas.renunciaBeneficioDeOrdem
      ? 'Antes dos bens do estudante'
      : 'Depois dos bens do estudante, se ele pedir',
    'Com 30 dias de atraso': formatarReais(atraso.total),
  };
}
