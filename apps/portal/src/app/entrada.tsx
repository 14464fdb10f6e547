/** Draws the login of a portal as HTML, for the server's start (construcao/pagina-de-entrada.ts builds it). */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type ConfiguracaoPublica, definirConfiguracao } from '../sessao/configuracao.ts';
import { Portal } from './portal.tsx';
import { rotasDoEstudante } from './rotas-do-estudante.tsx';
import { rotasDoFiador } from './rotas-do-fiador.tsx';

const ROTAS = { estudante: rotasDoEstudante, fiador: rotasDoFiador };

export function desenharEntrada(nome: 'estudante' | 'fiador', configuracao: ConfiguracaoPublica): string {
  definirConfiguracao(configuracao);
  return renderToString(
    <StrictMode>
      <Portal nome={nome} rotas={ROTAS[nome]} endereco={`/${nome}/`} />
    </StrictMode>,
  );
}
