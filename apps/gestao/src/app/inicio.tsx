import { filasDoPapel } from '@credito/domain/gestao/filas';
import { lazy } from 'react';
import { Redirect } from 'wouter';
import { useOperador } from '../sessao/use-sessao.ts';

const VisaoGeralScreen = lazy(() => import('../features/inicio/screens/visao-geral-screen.tsx'));

/** Each role starts where its work is. */
export function Inicio() {
  const { papel, permissoes } = useOperador();
  const [fila] = filasDoPapel(papel);
  if (fila) return <Redirect to={`/filas/${fila}`} replace />;
  if (permissoes.includes('assinar-pelo-provedor')) return <Redirect to="/assinaturas" replace />;
  if (permissoes.includes('administrar-operadores')) return <VisaoGeralScreen />;
  if (permissoes.includes('acessar-como-suporte')) return <Redirect to="/suporte" replace />;
  return <Redirect to="/busca" replace />;
}
