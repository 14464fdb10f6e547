import { ErroDeApi } from '@credito/api/cliente';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import type { ReactElement } from 'react';
import { EmConflito } from './em-conflito.tsx';
import { FalhaAoCarregar } from './falha-ao-carregar.tsx';
import { NaoEncontrada } from './nao-encontrada.tsx';
import estilos from './pagina.module.css';

/** One thing by its address, and what stands in its place while it comes, or where it does not. */
export function UmaCoisa<T>({
  consulta,
  existe = true,
  faltaCom = [404],
  children,
}: {
  consulta: { data: T | undefined; error: unknown; isError: boolean; refetch: () => unknown };
  /** False for an address that names nothing. */
  existe?: boolean;
  /** How the server says that there is no such thing. */
  faltaCom?: readonly number[];
  children: (coisa: T) => ReactElement;
}) {
  const { data, error, isError } = consulta;
  const recusa = error instanceof ErroDeApi ? error : null;
  if (!existe || (recusa && faltaCom.includes(recusa.status))) return <NaoEncontrada />;
  if (recusa?.status === 403) return <EmConflito mensagem={recusa.message} />;
  return (
    <div className={estilos.pagina}>
      {data !== undefined ? (
        children(data)
      ) : isError ? (
        <FalhaAoCarregar consulta={consulta} />
      ) : (
        <EsqueletoDeLista quantos={6} />
      )}
    </div>
  );
}
