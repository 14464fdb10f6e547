import { type EscolhaDeMotivos, MINIMO_DO_TEXTO_DO_MOTIVO } from '@credito/domain/gestao/motivos';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';

/** One for each chosen reason: the person reads it right behind the sentence that it explains. */
export function ExplicacoesDosMotivos({
  motivos,
  textos,
  faltam,
  aoEscrever,
}: {
  motivos: ReadonlyArray<{ codigo: string; rotulo: string; exigeTexto: boolean }>;
  textos: EscolhaDeMotivos['textos'];
  /** Reasons whose explanation is missing, once that is to be said. */
  faltam: readonly string[];
  aoEscrever: (textos: EscolhaDeMotivos['textos']) => void;
}) {
  return motivos.map(({ codigo, rotulo, exigeTexto }) => (
    <AreaDeTexto
      key={codigo}
      rotulo={motivos.length > 1 ? `Explicação: ${rotulo.toLowerCase()}` : 'Explicação'}
      dica="Escreva para a pessoa: o que está errado e o que fazer."
      opcional={!exigeTexto}
      rows={motivos.length > 1 ? 2 : 3}
      maxLength={500}
      value={textos[codigo] ?? ''}
      erro={
        faltam.includes(codigo) ? `Explique com ao menos ${MINIMO_DO_TEXTO_DO_MOTIVO} caracteres.` : undefined
      }
      onChange={({ currentTarget }) => aoEscrever({ ...textos, [codigo]: currentTarget.value })}
    />
  ));
}
