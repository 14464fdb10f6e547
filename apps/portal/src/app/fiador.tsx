import '@credito/ui/tema/tokens.css';
import '@credito/ui/tema/base.css';
import { iniciar } from './iniciar.tsx';
import { criarPedaco } from './pedaco.ts';

iniciar(
  'fiador',
  criarPedaco(async () => (await import('./area-do-fiador.tsx')).area),
);
