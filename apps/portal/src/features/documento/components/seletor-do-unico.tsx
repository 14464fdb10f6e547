/** What the main action opens where one document is all that the page asks for: the camera on a phone, files elsewhere. */
import { ACCEPT_DE_ARQUIVO } from '@credito/domain/documento/formatos';
import type { VagaPedida } from '@credito/domain/documento/vagas-pedidas';
import type { Ref } from 'react';
import { useApontadorGrosso } from '../../../camera/use-apontador-grosso.ts';
import { cameraPara } from './cartao-do-documento.tsx';

interface SeletorDoUnicoProps {
  ref: Ref<HTMLInputElement>;
  vaga: VagaPedida;
  aoEscolher: (arquivos: readonly File[]) => void;
}

export function SeletorDoUnico({ ref, vaga, aoEscolher }: SeletorDoUnicoProps) {
  const comCamera = useApontadorGrosso();
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept={comCamera ? 'image/*' : ACCEPT_DE_ARQUIVO}
      {...(comCamera ? { capture: cameraPara(vaga) } : {})}
      multiple={!comCamera && vaga.tipoDocumento !== 'SELFIE'}
      onChange={({ currentTarget }) => {
        const arquivos = Array.from(currentTarget.files ?? []);
        // The same file may be chosen again after a failure.
        currentTarget.value = '';
        if (arquivos.length > 0) aoEscolher(arquivos);
      }}
    />
  );
}
