/** All of a portal but its login: fetched when somebody goes past it, or opens the menu or the help. */
import { noQuadro } from '@credito/domain/conta/quadro';
import { AvisoDoDocumento } from '@credito/ui/documento/aviso-do-documento';
import { aplicarTema, lerTema } from '@credito/ui/tema/tema';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { DialogoDeAjuda } from '../features/ajuda/components/dialogo-de-ajuda.tsx';
import { guardarTelas } from '../pwa/versao.ts';
import { consultas } from '../sessao/consultas.ts';
import { useSessao } from '../sessao/use-sessao.ts';
import { Abas, type AbasProps } from './abas.tsx';
import { AntesDaPagina, type AntesDaPaginaProps } from './antes-da-pagina.tsx';
import { ComunicadosDoPortal } from './comunicados-do-portal.tsx';
import { ContaSemGarantia } from './conta-sem-garantia.tsx';
import { DepoisDaPagina } from './depois-da-pagina.tsx';
import { FaixaDeSuporte } from './faixa-de-suporte.tsx';
import { IdaAoMaisAcesso } from './ida-ao-mais-acesso.tsx';
import { Menu, type MenuProps } from './menu.tsx';
import { NaoEncontrada } from './nao-encontrada.tsx';
import { Rastreamento } from './rastreamento.tsx';
import { ConteudoDaRota, type RotaDoPortal } from './rota.tsx';
import { SessaoExpirada } from './sessao-expirada.tsx';
import { useChegada } from './use-chegada.ts';
import { useEnviosPelaMetade } from './use-envios-pela-metade.ts';
import { useNotificacoesDoAparelho } from './use-notificacoes-do-aparelho.ts';
import { Vitrine } from './vitrine.tsx';

export interface Area {
  /** Every screen but the login. */
  Telas: ComponentType;
  Faixas: ComponentType;
  Abas: ComponentType<Pick<AbasProps, 'aoAbrirMenu' | 'aoNavegar'>>;
  Menu: ComponentType<Pick<MenuProps, 'aberto' | 'aoFechar' | 'aoNavegar'>>;
  Ajuda: ComponentType<{ aoFechar: () => void }>;
  /** What stands beside the frame of a wide desktop, and where. */
  Vitrine: ComponentType;
  noQuadro: (caminho: string) => boolean;
  /** What stands beside every page but the first ones on a desktop. */
  Antes: ComponentType<Pick<AntesDaPaginaProps, 'aoNavegar'>>;
  Depois: ComponentType;
  /** Dialogs that a session may bring up on any screen. */
  DaSessao: ComponentType;
}

function comConsultas<Props extends object>(Parte: ComponentType<Props>): ComponentType<Props> {
  return function ComConsultas(props: Props) {
    return (
      <QueryClientProvider client={consultas}>
        <Parte {...props} />
      </QueryClientProvider>
    );
  };
}

export function criarArea(portal: 'estudante' | 'fiador', rotas: readonly RotaDoPortal[]): Area {
  /** A link to a screen that does not exist is not shown. */
  const telas = ['/', ...rotas.map(({ caminho }) => caminho.replace(/\/:.*$/, ''))];
  return {
    Telas: comConsultas(() => (
      <Switch>
        {rotas.map((rota) => (
          <Route key={rota.caminho} path={rota.caminho}>
            <ConteudoDaRota rota={rota} />
          </Route>
        ))}
        <Route>
          <NaoEncontrada />
        </Route>
      </Switch>
    )),
    Faixas: comConsultas(() => <Faixas portal={portal} />),
    Abas: comConsultas((props) => <Abas portal={portal} telas={telas} {...props} />),
    Menu: comConsultas((props) => <Menu portal={portal} telas={telas} {...props} />),
    Ajuda: comConsultas(DialogoDeAjuda),
    Vitrine,
    noQuadro: (caminho) => portal === 'estudante' && noQuadro(caminho),
    Antes: comConsultas((props) => <AntesDaPagina portal={portal} telas={telas} {...props} />),
    Depois: comConsultas(DepoisDaPagina),
    DaSessao: comConsultas(() => <DaSessao portal={portal} />),
  };
}

function Faixas({ portal }: { portal: 'estudante' | 'fiador' }) {
  const [caminho] = useLocation();
  return (
    <>
      <FaixaDeSuporte />
      {/* The login shows them itself, where they move nothing. */}
      {caminho === '/' ? null : <ComunicadosDoPortal portal={portal} />}
      {portal === 'fiador' ? <ContaSemGarantia /> : null}
      <AvisoDoDocumento />
      <Rastreamento portal={portal} />
    </>
  );
}

function DaSessao({ portal }: { portal: 'estudante' | 'fiador' }) {
  const logado = useSessao().estado === 'ativa';
  useNotificacoesDoAparelho(logado);
  useEnviosPelaMetade();
  useChegada();
  // The drawn page knows the chosen theme already, the browser's own bar does not.
  useEffect(() => aplicarTema(lerTema()), []);
  useEffect(() => {
    if (logado) guardarTelas();
  }, [logado]);
  return (
    <>
      {portal === 'estudante' ? <IdaAoMaisAcesso /> : null}
      <SessaoExpirada />
    </>
  );
}
