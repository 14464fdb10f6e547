/** The back office for whoever is logged in, the login for everybody else; which screens there are is in its map. */
import { MENSAGEM_FALHA_DO_PROGRAMA } from '@credito/api/cliente';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { CpfScreen } from '../features/acesso/screens/cpf-screen.tsx';
import { LoginScreen } from '../features/acesso/screens/login-screen.tsx';
import { retomarSessao, sessao } from '../sessao/sessao.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { NaoEncontrada } from '../tela/nao-encontrada.tsx';
import estilos from '../tela/pagina.module.css';
import { useFocoQueFica } from '../tela/use-foco-que-fica.ts';
import { Casca } from './casca.tsx';
import { ConteudoDaRota } from './rota.tsx';
import { rotasDaGestao } from './rotas-da-gestao.tsx';

const PrimeiroAcessoScreen = lazy(() => import('../features/acesso/screens/primeiro-acesso-screen.tsx'));

export function Rotas() {
  useFocoQueFica();
  return (
    <Suspense fallback={<PaginaCarregando />}>
      <Switch>
        <Route path="/primeiro-acesso">
          <PrimeiroAcessoScreen />
        </Route>
        <Route>
          <Guarda>
            <Casca>
              <Suspense fallback={<PaginaCarregando />}>
                <Switch>
                  {rotasDaGestao.map((rota) => (
                    <Route key={rota.caminho} path={rota.caminho}>
                      {(partes) => <ConteudoDaRota rota={rota} partes={partes} />}
                    </Route>
                  ))}
                  <Route>
                    <NaoEncontrada />
                  </Route>
                </Switch>
              </Suspense>
            </Casca>
          </Guarda>
        </Route>
      </Switch>
    </Suspense>
  );
}

/** An unknown session is renewed first; without one, the login stands where the page would be. */
function Guarda({ children }: { children: ReactNode }) {
  const { estado, quem } = useSessao();
  useEffect(() => {
    if (estado === 'desconhecida') retomarSessao();
  }, [estado]);
  if (estado === 'anonima') return <LoginScreen />;
  if (estado === 'sem-resposta')
    return (
      <main className={estilos.pagina}>
        <h1>Sem conexão</h1>
        <Aviso tom="atencao" acao={<Botao onClick={() => void sessao.renovar()}>Tentar de novo</Botao>}>
          Não foi possível se conectar ao servidor.
        </Aviso>
      </main>
    );
  if (estado === 'falha')
    return (
      <main className={estilos.pagina}>
        <h1>Não conseguimos abrir a gestão</h1>
        <Aviso tom="erro" acao={<Botao onClick={() => window.location.reload()}>Recarregar</Botao>}>
          {MENSAGEM_FALHA_DO_PROGRAMA}
        </Aviso>
      </main>
    );
  if (quem?.faltaCpf) return <CpfScreen />;
  return estado === 'desconhecida' || estado === 'saindo' ? <PaginaCarregando /> : children;
}

function PaginaCarregando() {
  return (
    <div className={estilos.pagina}>
      <EsqueletoDeLista quantos={6} />
    </div>
  );
}
