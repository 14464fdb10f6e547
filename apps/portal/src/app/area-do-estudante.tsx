import { criarArea } from './area.tsx';
import { rotasDoEstudante } from './rotas-do-estudante.tsx';

export const area = criarArea('estudante', rotasDoEstudante);
