import { estacionamentoDe } from '@credito/domain/documento/estacionamento';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { respostasDesfeitas } from '@credito/domain/solicitacao/efeitos-da-resposta';
import type { ContextoDaPessoa } from '@credito/domain/solicitacao/pessoa-contexto';

/** Labels of the files already sent that the new answers would no longer ask for. */
export function documentosDispensados(
  contexto: ContextoDaPessoa,
  respostas: Readonly<Record<string, unknown>>,
): readonly string[] {
  const desfeitas: readonly string[] = respostasDesfeitas(contexto.respostas, respostas);
  const depois = Object.entries({ ...contexto.respostas, ...respostas }).filter(
    ([nome]) => !desfeitas.includes(nome),
  );
  const { dispensados } = estacionamentoDe({ ...contexto, respostas: Object.fromEntries(depois) });
  const enviados = new Set(contexto.documentos.map(({ tipoDocumento }) => tipoDocumento));
  return dispensados.filter((tipo) => enviados.has(tipo)).map(rotuloDoDocumento);
}
