import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDosContratosGarantidos } from './contratos.queries.ts';

/** On the guarantor's start, once there is a contract; its own screen says what went wrong where it cannot be read. */
export function ContratosQueGaranto() {
  const { data = [] } = useQuery(consultaDosContratosGarantidos);
  const [, navegar] = useLocation();
  if (data.length === 0) return null;
  return (
    <Cartao
      titulo="Contratos que você garante"
      acoes={
        <Botao largo variante="secundario" onClick={() => navegar('/contratos')}>
          Ver contratos
        </Botao>
      }
    >
      <p>Veja em que pé está cada contrato, quanto ele pode custar a você, e guarde a sua cópia.</p>
    </Cartao>
  );
}
