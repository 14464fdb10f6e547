/** Below a request that is open: news of payments and the slips of whoever has contracts already (spec 3 section 2.2). */
import { FinanceiroNoInicio } from '../../../financeiro/financeiro-no-inicio.tsx';
import { useAreasDesativadas } from '../../../sessao/use-areas-desativadas.ts';
import { useUsuario } from '../../../sessao/use-usuario.ts';

export function DosContratos() {
  const usuario = useUsuario();
  const desativadas = useAreasDesativadas();
  return usuario?.temContratos && !desativadas.includes('financeiro') ? <FinanceiroNoInicio /> : null;
}
