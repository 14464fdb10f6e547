import { criarResto } from './resto.tsx';
import { rotasDoFiador } from './rotas-do-fiador.tsx';

export const resto = criarResto('fiador', rotasDoFiador);
