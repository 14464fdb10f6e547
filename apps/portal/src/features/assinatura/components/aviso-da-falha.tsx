import { Aviso } from '@credito/ui/aviso/aviso';

/** Why something was not done, on the page itself: what was typed stays. */
export function AvisoDaFalha({ falha }: { falha: string | null }) {
  if (falha === null) return null;
  return (
    <Aviso tom="erro" aoVivo>
      <p>{falha}</p>
    </Aviso>
  );
}
