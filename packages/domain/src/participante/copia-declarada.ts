/** What a person declared, with the questions as they were worded that day: frozen when the request is concluded. */
import { rotuloDoDocumento } from '../documento/tipos.ts';
import {
  type ContextoDeWizard,
  type ItemDeResumo,
  type Plano,
  passosVisiveis,
  perguntaAlgo,
  respostasDoPasso,
} from '../wizard/plano.ts';
import { resumoDoPasso } from '../wizard/resposta-em-texto.ts';
import { NOME_DO_PASSO } from './o-que-falta.ts';

/** Above the answers, where nobody is asked any more; the record keeps the question as it was worded that day. */
export function tituloDaSecao({ passo, pergunta }: Pick<SecaoDaCopia, 'passo' | 'pergunta'>): string {
  return (NOME_DO_PASSO as Readonly<Record<string, string>>)[passo] ?? pergunta;
}

export interface SecaoDaCopia {
  passo: string;
  pergunta: string;
  itens: readonly ItemDeResumo[];
  /** The same answers as values, for machines. */
  respostas: Readonly<Record<string, unknown>>;
  documentos: readonly string[];
}

/** One section per visible step that asks for something. */
export function secoesDaCopia<C extends ContextoDeWizard>(
  plano: Plano<C>,
  contexto: C,
): readonly SecaoDaCopia[] {
  return passosVisiveis(plano, contexto)
    .filter(perguntaAlgo)
    .map((passo) => ({
      passo: passo.id,
      pergunta: passo.titulo,
      itens: resumoDoPasso(passo, contexto),
      respostas: respostasDoPasso(passo, contexto),
      documentos: (passo.documentos?.(contexto) ?? []).map(
        ({ rotulo, tipoDocumento }) => rotulo ?? rotuloDoDocumento(tipoDocumento),
      ),
    }));
}
