import { criarArea } from './area.tsx';
import { rotasDoFiador } from './rotas-do-fiador.tsx';

export const area = criarArea('fiador', rotasDoFiador);
