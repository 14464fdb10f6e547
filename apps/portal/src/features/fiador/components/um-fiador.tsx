import type { FiadorDoEstudante, FiadoresDaSolicitacao } from '@credito/api/fiador.rotas';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Redirect, useParams } from 'wouter';
import { ComFiadores } from './com-fiadores.tsx';

interface UmFiadorProps {
  children: (fiador: FiadorDoEstudante, fiadores: FiadoresDaSolicitacao) => Blocos;
}

/** The guarantor named in the address (`fiador` or `fiador2`), or the first one; the list when there is none. */
export function UmFiador({ children }: UmFiadorProps) {
  const { vaga } = useParams<{ vaga?: string }>();
  return (
    <ComFiadores>
      {(fiadores) => {
        const fiador = vaga
          ? fiadores.fiadores.find(({ tipoPessoa }) => tipoPessoa === vaga)
          : fiadores.fiadores[0];
        return fiador ? children(fiador, fiadores) : <Redirect to="/selecao-de-fiador" replace />;
      }}
    </ComFiadores>
  );
}
