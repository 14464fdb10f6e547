import { criarResto } from './resto.tsx';
import { rotasDoEstudante } from './rotas-do-estudante.tsx';

export const resto = criarResto('estudante', rotasDoEstudante);
