import { filasDoPapel } from '@credito/domain/gestao/filas';
import { Redirect } from 'wouter';
import { useOperador } from '../sessao/use-sessao.ts';

/** Each role starts where its work is. */
export function Inicio() {
  const { papel, permissoes } = useOperador();
  const [fila] = filasDoPapel(papel);
  if (fila) return <Redirect to={`/filas/${fila}`} replace />;
  if (permissoes.includes('assinar-pelo-provedor')) return <Redirect to="/assinaturas" replace />;
  if (permissoes.includes('administrar-operadores')) return <Redirect to="/equipe" replace />;
  return <Redirect to="/busca" replace />;
}
