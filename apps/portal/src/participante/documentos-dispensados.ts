import { rotuloDoDocumento, type TipoDocumento } from '@credito/domain/documento/tipos';
import { respostasDesfeitas } from '@credito/domain/participante/efeitos-da-resposta';
import { estacionamentoDe } from '@credito/domain/participante/estacionamento';
import { doConjugeAnterior } from '@credito/domain/participante/outro-conjuge';
import type { ContextoDoParticipante } from '@credito/domain/participante/participante-contexto';

/** Labels of the files already sent that the new answers would no longer ask for. */
export function documentosDispensados(
  contexto: ContextoDoParticipante,
  respostas: Readonly<Record<string, unknown>>,
): readonly string[] {
  const desfeitas: readonly string[] = respostasDesfeitas(contexto.respostas, respostas);
  const depois = Object.entries({ ...contexto.respostas, ...respostas }).filter(
    ([nome]) => !desfeitas.includes(nome),
  );
  const { dispensados } = estacionamentoDe({ ...contexto, respostas: Object.fromEntries(depois) });
  return rotulosDosEnviados(contexto, dispensados);
}

/** Labels of the files already sent of the spouse whom the new answers replace by another one. */
export function documentosDoConjugeAnterior(
  contexto: ContextoDoParticipante,
  respostas: Readonly<Record<string, unknown>>,
): readonly string[] {
  return rotulosDosEnviados(contexto, doConjugeAnterior(contexto, respostas)?.documentos ?? []);
}

function rotulosDosEnviados(
  { documentos }: ContextoDoParticipante,
  tipos: readonly TipoDocumento[],
): readonly string[] {
  const enviados = new Set(documentos.map(({ tipoDocumento }) => tipoDocumento));
  return tipos.filter((tipo) => enviados.has(tipo)).map(rotuloDoDocumento);
}
