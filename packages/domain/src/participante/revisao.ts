/** The review page before the end: everything that a person declared and sent, and what is missing. */
import { rotuloDoDocumento } from '../documento/tipos.ts';
import {
  type ContextoDeWizard,
  type ItemDeResumo,
  type Passo,
  passoCompleto,
  passosVisiveis,
  perguntaAlgo,
  type RequisitoDeDocumento,
} from '../wizard/plano.ts';
import { resumoDoPasso } from '../wizard/resposta-em-texto.ts';

export interface SecaoDaRevisao<Id extends string = string> {
  passo: Id;
  itens: readonly ItemDeResumo[];
  completa: boolean;
}

export function secoesDaRevisao<C extends ContextoDeWizard, P extends Passo<C>>(
  plano: readonly P[],
  contexto: C,
): readonly SecaoDaRevisao<P['id']>[] {
  return passosVisiveis(plano, contexto)
    .filter(perguntaAlgo)
    .map((passo) => ({
      passo: passo.id,
      itens: [...resumoDoPasso(passo, contexto), ...documentosEmPalavras(passo, contexto)],
      completa: passoCompleto(passo, contexto),
    }));
}

function documentosEmPalavras<C extends ContextoDeWizard>(
  passo: Passo<C>,
  contexto: C,
): readonly ItemDeResumo[] {
  return (passo.documentos?.(contexto) ?? []).flatMap((requisito) => {
    const valor = situacaoEmPalavras(requisito, contexto);
    return valor ? [{ rotulo: requisito.rotulo ?? rotuloDoDocumento(requisito.tipoDocumento), valor }] : [];
  });
}

/** Null for an optional file that was not sent: nothing is missing and there is nothing to review. */
function situacaoEmPalavras(requisito: RequisitoDeDocumento, contexto: ContextoDeWizard): string | null {
  const inicio = requisito.indiceInicial ?? 0;
  const doRequisito = contexto.documentos.filter(
    ({ tipoDocumento, indice }) =>
      tipoDocumento === requisito.tipoDocumento &&
      indice >= inicio &&
      (requisito.indiceInicial === undefined || indice < inicio + requisito.quantidade),
  );
  const validos = doRequisito.filter(({ rejeitado }) => !rejeitado).length;
  if (doRequisito.length > validos) return 'Recusado: envie outro';
  if (validos === 0) return requisito.opcional ? null : 'Falta enviar';
  if (validos < requisito.quantidade) return `${validos} de ${requisito.quantidade} arquivos enviados`;
  return validos === 1 ? 'Enviado' : `${validos} arquivos enviados`;
}
