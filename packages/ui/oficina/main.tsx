import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/tema/tokens.css';
import '../src/tema/base.css';
import { Oficina } from '../src/oficina/oficina.tsx';
import { aplicarTema, lerTema } from '../src/tema/tema.ts';

aplicarTema(lerTema());

const raiz = document.getElementById('raiz');
if (!raiz) throw new Error('No element to show the workshop in');
createRoot(raiz).render(
  <StrictMode>
    <Oficina />
  </StrictMode>,
);
