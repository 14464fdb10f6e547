import '@credito/ui/tema/tokens.css';
import '@credito/ui/tema/base.css';
import { iniciar } from './iniciar.tsx';
import { criarPedaco } from './pedaco.ts';

iniciar(
  'estudante',
  criarPedaco(async () => (await import('./area-do-estudante.tsx')).area),
  criarPedaco(
    async () => (await import('../features/simulador/screens/simulador-screen.tsx')).SimuladorScreen,
  ),
  criarPedaco(async () => (await import('../features/conta/screens/porta-screen.tsx')).PortaScreen),
);
