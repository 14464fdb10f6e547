/** Draws the start of a portal, the simulator and the frame of the page for signing, as HTML for the server's start (construcao/pagina-de-entrada.ts builds it). */
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PortaScreen } from '../features/conta/screens/porta-screen.tsx';
import { SimuladorScreen } from '../features/simulador/screens/simulador-screen.tsx';
import { type ConfiguracaoPublica, definirConfiguracao } from '../sessao/configuracao.ts';
import { PaginaDaAssinatura } from './pagina-da-assinatura.tsx';
import { criarPedaco, pedacoPronto } from './pedaco.ts';
import { CAMINHO_DO_SIMULADOR, Portal } from './portal.tsx';

const NADA_MAIS = criarPedaco(() => Promise.reject(new Error('a first screen is drawn alone')));
const INICIO = pedacoPronto(PortaScreen);
const SIMULADOR = pedacoPronto(SimuladorScreen);

export function desenharEntrada(nome: 'estudante' | 'fiador', configuracao: ConfiguracaoPublica): string {
  return desenhar(nome, `/${nome}/`, configuracao);
}

export function desenharSimulador(configuracao: ConfiguracaoPublica): string {
  return desenhar('estudante', `/estudante${CAMINHO_DO_SIMULADOR}`, configuracao);
}

export function desenharAssinatura(configuracao: ConfiguracaoPublica): string {
  definirConfiguracao(configuracao);
  return renderToString(
    <StrictMode>
      <PaginaDaAssinatura endereco="/assinar" />
    </StrictMode>,
  );
}

function desenhar(nome: 'estudante' | 'fiador', endereco: string, configuracao: ConfiguracaoPublica): string {
  definirConfiguracao(configuracao);
  return renderToString(
    <StrictMode>
      <Portal
        nome={nome}
        pedaco={NADA_MAIS}
        simulador={SIMULADOR}
        inicio={nome === 'estudante' ? INICIO : undefined}
        endereco={endereco}
      />
    </StrictMode>,
  );
}
