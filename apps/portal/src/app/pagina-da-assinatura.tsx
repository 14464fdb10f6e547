/**
 * The third page of the build: whoever signs by a link, and whoever verifies a signature. No session, no menu, nothing of
 * others. Its frame arrives drawn; what stands in it depends on the address, of which the server sees no secret.
 */

import { Cabecalho } from '@credito/ui/cabecalho/cabecalho';
import { Casca } from '@credito/ui/casca/casca';
import { Marca } from '@credito/ui/marca/marca';
import { aplicarTema, lerTema } from '@credito/ui/tema/tema';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { AssinarPeloLinkScreen } from '../features/assinatura/screens/assinar-pelo-link-screen.tsx';
import { useTitulo } from '../pagina/use-titulo.ts';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import { Carregando } from './carregando.tsx';
import { LimiteDeErro } from './limite-de-erro.tsx';
import { useChegada } from './use-chegada.ts';
import { useEndereco } from './use-endereco.ts';

const Verificar = lazy(async () => ({
  default: (await import('../features/assinatura/screens/verificar-screen.tsx')).VerificarScreen,
}));

export function PaginaDaAssinatura({ endereco }: { endereco?: string }) {
  return (
    <Router hook={useEndereco} {...(endereco === undefined ? {} : { ssrPath: endereco })}>
      <Moldura />
    </Router>
  );
}

function Moldura() {
  const [caminho] = useLocation();
  const provedor = useConfiguracao()?.provedor;
  const marca = provedor?.nome ?? '';
  // The first drawing is the server's, which knows no address.
  const [pronta, setPronta] = useState(false);
  useEffect(() => {
    aplicarTema(lerTema());
    setPronta(true);
  }, []);
  return (
    <Casca
      cabecalho={
        <Cabecalho
          marca={<Marca nome={marca} logo={provedor?.logo} />}
          href="/assinar"
          rotuloDaMarca={`${marca}, assinatura`}
        />
      }
    >
      <LimiteDeErro caminho={caminho}>{pronta ? <Telas /> : <Carregando />}</LimiteDeErro>
    </Casca>
  );
}

function Telas() {
  useChegada();
  return (
    <Switch>
      <Route path="/verificar/:codigo?">
        {({ codigo }) => (
          <ComTitulo titulo="Conferir documento">
            <Verificar codigo={codigo} />
          </ComTitulo>
        )}
      </Route>
      <Route path="/assinar/:passo?">{({ passo }) => <AssinarPeloLinkScreen passo={passo} />}</Route>
      <Route>
        <AssinarPeloLinkScreen passo={undefined} />
      </Route>
    </Switch>
  );
}

function ComTitulo({ titulo, children }: { titulo: string; children: ReactNode }) {
  useTitulo(titulo);
  return <Suspense fallback={<Carregando />}>{children}</Suspense>;
}
