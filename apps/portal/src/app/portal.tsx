import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { Router, useLocation } from 'wouter';
import { LoginScreen, type LoginScreenProps } from '../features/conta/screens/login-screen.tsx';
import { useTitulo } from '../pagina/use-titulo.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { temScriptDeFora } from '../terceiros/carregar-script.ts';
import type { Area } from './area.tsx';
import { Carregando } from './carregando.tsx';
import { Casca } from './casca.tsx';
import { Esperando } from './esperando.tsx';
import { LimiteDeErro } from './limite-de-erro.tsx';
import type { Pedaco } from './pedaco.ts';
import { useEndereco } from './use-endereco.ts';

/** Below the portal's base. */
export const CAMINHO_DO_SIMULADOR = '/simulador';
const ESPERA_DOS_COMUNICADOS_MS = 1_000;

type Inicio = Pedaco<ComponentType<LoginScreenProps>>;

export interface PortalProps {
  nome: 'estudante' | 'fiador';
  /** Everything but the login, which is drawn before any script and comes to life with the least of it. */
  pedaco: Pedaco<Area>;
  /** The public simulator, which arrives drawn as well; the guarantor's portal has none. */
  simulador?: Pedaco<ComponentType> | undefined;
  /** What the student's start shows around the login; arrives drawn too. The guarantor's start is the login. */
  inicio?: Inicio | undefined;
  /** Address to draw when there is no browser to ask. */
  endereco?: string;
}

export function Portal({ nome, pedaco, simulador, inicio, endereco }: PortalProps) {
  return (
    <Router base={`/${nome}`} hook={useEndereco} {...(endereco === undefined ? {} : { ssrPath: endereco })}>
      <Conteudo nome={nome} pedaco={pedaco} simulador={simulador} inicio={inicio} />
    </Router>
  );
}

function Conteudo({ nome, pedaco, simulador, inicio }: Omit<PortalProps, 'endereco'>) {
  const [caminho] = useLocation();
  const { estado } = useSessao();
  const noLogin = caminho === '/';
  const noSimulador = simulador !== undefined && caminho === CAMINHO_DO_SIMULADOR;
  const haSessao = estado === 'ativa' || estado === 'expirada';
  const { area, falha } = useArea(pedaco, !(noLogin || noSimulador) || haSessao || temScriptDeFora());
  if (estado === 'saindo') return <Carregando />;
  return (
    <Casca portal={nome} pedaco={pedaco} area={area}>
      <LimiteDeErro caminho={caminho}>
        {noLogin ? (
          <>
            <Entrada inicio={inicio} aoPreparar={() => void pedaco.carregar().catch(() => undefined)} />
            <Comunicados portal={nome} />
          </>
        ) : noSimulador ? (
          <Simulador pedaco={simulador} />
        ) : area ? (
          <area.Telas />
        ) : (
          <Esperando falha={falha} />
        )}
      </LimiteDeErro>
    </Casca>
  );
}

function Entrada({ inicio, aoPreparar }: { inicio: Inicio | undefined; aoPreparar: () => void }) {
  return inicio ? (
    <InicioComLogin inicio={inicio} aoPreparar={aoPreparar} />
  ) : (
    <LoginScreen aoPreparar={aoPreparar} />
  );
}

function InicioComLogin({ inicio, aoPreparar }: { inicio: Inicio; aoPreparar: () => void }) {
  const { pronto: Tela, falha } = usePedaco(inicio, true, inicio.ler);
  return Tela ? <Tela aoPreparar={aoPreparar} /> : <Esperando falha={falha} />;
}

function Simulador({ pedaco }: { pedaco: Pedaco<ComponentType> }) {
  useTitulo('Simulador');
  const { pronto: Tela, falha } = usePedaco(pedaco, true, pedaco.ler);
  return Tela ? <Tela /> : <Esperando falha={falha} />;
}

function useArea(pedaco: Pedaco<Area>, precisa: boolean): { area: Area | null; falha: Error | null } {
  const { pronto, falha } = usePedaco(pedaco, precisa, semArea);
  return { area: pronto, falha };
}

/** `desenhado`: what the drawn page had of it. */
function usePedaco<T>(
  pedaco: Pedaco<T>,
  precisa: boolean,
  desenhado: () => T | null,
): { pronto: T | null; falha: Error | null } {
  // Read again when the listening begins: what arrives between the first drawing and its effects is told to nobody.
  const pronto = useSyncExternalStore(pedaco.ouvir, pedaco.ler, desenhado);
  const [falha, setFalha] = useState<Error | null>(null);
  useEffect(() => {
    if (!precisa) return;
    pedaco
      .carregar()
      .then(() => setFalha(null))
      .catch((erro: unknown) => setFalha(erro instanceof Error ? erro : new Error(String(erro))));
  }, [precisa, pedaco]);
  return { pronto, falha };
}

const semArea = () => null;

/** Nothing of the first load: asked for when the page has come to rest. */
function Comunicados({ portal }: { portal: PortalProps['nome'] }) {
  const [Lista, setLista] = useState<ComponentType<{ portal: PortalProps['nome'] }> | null>(null);
  useEffect(() => {
    const espera = setTimeout(
      () =>
        import('./comunicados-da-entrada.tsx').then(
          ({ ComunicadosDaEntrada }) => setLista(() => ComunicadosDaEntrada),
          () => undefined,
        ),
      ESPERA_DOS_COMUNICADOS_MS,
    );
    return () => clearTimeout(espera);
  }, []);
  return Lista ? <Lista portal={portal} /> : null;
}
