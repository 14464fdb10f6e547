import { Route, Switch } from 'wouter';
import { Casca } from './casca.tsx';
import { LimiteDeErro } from './limite-de-erro.tsx';
import { NaoEncontrada } from './nao-encontrada.tsx';
import { Provedores } from './provedores.tsx';
import { ConteudoDaRota, type RotaDoPortal } from './rota.tsx';
import { SessaoExpirada } from './sessao-expirada.tsx';

export interface PortalProps {
  nome: 'estudante' | 'fiador';
  rotas: readonly RotaDoPortal[];
  /** Address to draw when there is no browser to ask. */
  endereco?: string;
}

export function Portal({ nome, rotas, endereco }: PortalProps) {
  return (
    <Provedores base={`/${nome}`} endereco={endereco}>
      <Casca portal={nome} caminhos={rotas.map(({ caminho }) => caminho)}>
        <LimiteDeErro>
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
        </LimiteDeErro>
      </Casca>
      <SessaoExpirada />
    </Provedores>
  );
}
