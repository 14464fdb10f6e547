/** The map of every screen of the back office. */
import { MENSAGEM_FALHA_DO_PROGRAMA } from '@credito/api/cliente';
import type { PermissaoDeGestao } from '@credito/domain/acesso/permissoes';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { CpfScreen } from '../features/acesso/screens/cpf-screen.tsx';
import { LoginScreen } from '../features/acesso/screens/login-screen.tsx';
import { retomarSessao, sessao } from '../sessao/sessao.ts';
import { usePode, useSessao } from '../sessao/use-sessao.ts';
import { NaoEncontrada } from '../tela/nao-encontrada.tsx';
import estilos from '../tela/pagina.module.css';
import { useFocoQueFica } from '../tela/use-foco-que-fica.ts';
import { Casca } from './casca.tsx';
import { Inicio } from './inicio.tsx';

const PrimeiroAcessoScreen = lazy(() => import('../features/acesso/screens/primeiro-acesso-screen.tsx'));
const FilaScreen = lazy(() => import('../features/fila/screens/fila-screen.tsx'));
const BuscaScreen = lazy(() => import('../features/fila/screens/busca-screen.tsx'));
const ConversasScreen = lazy(() => import('../features/fila/screens/conversas-screen.tsx'));
const MesaScreen = lazy(() => import('../features/mesa/screens/mesa-screen.tsx'));
const MatriculasScreen = lazy(() => import('../features/instituicao/screens/matriculas-screen.tsx'));
const ContratosScreen = lazy(() => import('../features/contrato/screens/contratos-screen.tsx'));
const SituacaoScreen = lazy(() => import('../features/contrato/screens/situacao-screen.tsx'));
const GerarScreen = lazy(() => import('../features/contrato/screens/gerar-screen.tsx'));
const ContratoScreen = lazy(() => import('../features/contrato/screens/contrato-screen.tsx'));
const CatalogoScreen = lazy(() => import('../features/catalogo/screens/catalogo-screen.tsx'));
const ItemScreen = lazy(() => import('../features/catalogo/screens/item-screen.tsx'));
const RelatoriosScreen = lazy(() => import('../features/relatorio/screens/relatorios-screen.tsx'));
const SuporteScreen = lazy(() => import('../features/suporte/screens/suporte-screen.tsx'));
const FichaScreen = lazy(() => import('../features/suporte/screens/ficha-screen.tsx'));
const EquipeScreen = lazy(() => import('../features/equipe/screens/equipe-screen.tsx'));
const ExportacoesScreen = lazy(() => import('../features/exportacao/screens/exportacoes-screen.tsx'));
const UsoDeDadosScreen = lazy(() => import('../features/uso-de-dados/screens/uso-de-dados-screen.tsx'));
const MensagensScreen = lazy(() => import('../features/mensagem/screens/mensagens-screen.tsx'));
const PesquisasScreen = lazy(() => import('../features/pesquisa/screens/pesquisas-screen.tsx'));
const PerfilScreen = lazy(() => import('../features/perfil/screens/perfil-screen.tsx'));

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
                  <Route path="/">
                    <Inicio />
                  </Route>
                  <Route path="/filas/:sigla">
                    {({ sigla }) => <FilaScreen key={sigla} sigla={sigla} />}
                  </Route>
                  <Route path="/busca">
                    <BuscaScreen />
                  </Route>
                  <Route path="/conversas">
                    <SePode permissao="decidir-solicitacao">
                      <ConversasScreen />
                    </SePode>
                  </Route>
                  <Route path="/solicitacoes/:id">
                    {({ id }) => <MesaScreen key={id} id={Number(id)} />}
                  </Route>
                  <Route path="/matriculas">
                    <SePode permissao="decidir-pela-instituicao">
                      <MatriculasScreen />
                    </SePode>
                  </Route>
                  <Route path="/contratos">
                    <SePode permissao="ver-contratos">
                      <ContratosScreen />
                    </SePode>
                  </Route>
                  <Route path="/contratos/gerar">
                    <SePode permissao="gerar-contratos">
                      <GerarScreen />
                    </SePode>
                  </Route>
                  <Route path="/contratos/situacao/:codigo">
                    {({ codigo }) => (
                      <SePode permissao="ver-contratos">
                        <SituacaoScreen key={codigo} codigo={codigo} />
                      </SePode>
                    )}
                  </Route>
                  <Route path="/contratos/:id">
                    {({ id }) => (
                      <SePode permissao="ver-contratos">
                        <ContratoScreen key={id} id={Number(id)} />
                      </SePode>
                    )}
                  </Route>
                  <Route path="/catalogo/:entidade">
                    {({ entidade }) => (
                      <SePode permissao="administrar-catalogo">
                        <CatalogoScreen entidade={entidade} />
                      </SePode>
                    )}
                  </Route>
                  <Route path="/catalogo/:entidade/:chave">
                    {({ entidade, chave }) => (
                      <SePode permissao="administrar-catalogo">
                        <ItemScreen key={`${entidade} ${chave}`} entidade={entidade} chave={chave} />
                      </SePode>
                    )}
                  </Route>
                  <Route path="/relatorios">
                    <SePode permissao="ver-relatorios">
                      <RelatoriosScreen />
                    </SePode>
                  </Route>
                  <Route path="/suporte">
                    <SePode permissao="acessar-como-suporte">
                      <SuporteScreen />
                    </SePode>
                  </Route>
                  <Route path="/suporte/:contaId">
                    {({ contaId }) => (
                      <SePode permissao="acessar-como-suporte">
                        <FichaScreen key={contaId} contaId={contaId} />
                      </SePode>
                    )}
                  </Route>
                  <Route path="/exportacoes">
                    <SePode permissao="exportar-dados">
                      <ExportacoesScreen />
                    </SePode>
                  </Route>
                  <Route path="/uso-de-dados">
                    <SePode permissao="administrar-operadores">
                      <UsoDeDadosScreen />
                    </SePode>
                  </Route>
                  <Route path="/equipe">
                    <EquipeScreen />
                  </Route>
                  <Route path="/mensagens">
                    <MensagensScreen />
                  </Route>
                  <Route path="/pesquisas">
                    <PesquisasScreen />
                  </Route>
                  <Route path="/perfil">
                    <PerfilScreen />
                  </Route>
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

/** The server refuses as well; here the page of somebody else's work looks like one that does not exist. */
function SePode({ permissao, children }: { permissao: PermissaoDeGestao; children: ReactNode }) {
  return usePode(permissao) ? children : <NaoEncontrada />;
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
