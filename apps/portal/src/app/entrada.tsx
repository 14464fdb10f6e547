/** Draws the login of a portal as HTML, for the server's start (construcao/pagina-de-entrada.ts builds it). */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type ConfiguracaoPublica, definirConfiguracao } from '../sessao/configuracao.ts';
import { criarPedaco } from './pedaco.ts';
import { Portal } from './portal.tsx';

const NADA_MAIS = criarPedaco(() => Promise.reject(new Error('the login is drawn alone')));

export function desenharEntrada(nome: 'estudante' | 'fiador', configuracao: ConfiguracaoPublica): string {
  definirConfiguracao(configuracao);
  return renderToString(
    <StrictMode>
      <Portal nome={nome} pedaco={NADA_MAIS} endereco={`/${nome}/`} />
    </StrictMode>,
  );
}
