import type { rotaComunicados } from '@credito/api/gestao-catalogo.rotas';
import type { Resposta } from '@credito/api/rota';
import { Comunicados } from '@credito/ui/comunicados/comunicados';
import { useEffect, useState } from 'react';

type Lista = Resposta<typeof rotaComunicados>['comunicados'];

/** Announcements below the login, where they move nothing that somebody may be typing into; fetched after all else. */
export function ComunicadosDaEntrada({ portal }: { portal: 'estudante' | 'fiador' }) {
  const [comunicados, setComunicados] = useState<Lista>([]);
  useEffect(() => {
    let naTela = true;
    fetch(`/api/comunicados?publico=${portal}`, { signal: AbortSignal.timeout(25_000) })
      .then(async (resposta) => {
        if (resposta.ok && naTela)
          setComunicados(((await resposta.json()) as { comunicados: Lista }).comunicados);
      })
      // News from the provider are never worth an error on the way in.
      .catch(() => undefined);
    return () => {
      naTela = false;
    };
  }, [portal]);
  return <Comunicados comunicados={comunicados} />;
}
