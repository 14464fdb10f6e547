import type { RecusaDoFiador } from '@credito/api/fiador.rotas';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Aviso } from '@credito/ui/aviso/aviso';

/** Who did not want to be the guarantor, and why, wherever the student is to name somebody else. */
export function AvisoDaRecusa({ recusa }: { recusa: RecusaDoFiador | null }) {
  if (!recusa) return null;
  return (
    <Aviso tom="atencao" titulo={`${primeiroNome(recusa.nome)} não vai garantir a sua solicitação`}>
      <p>{`Motivo: ${recusa.motivo}`}</p>
      <p>{`${formatarMomento(new Date(recusa.em))}. Você pode indicar outra pessoa.`}</p>
    </Aviso>
  );
}
