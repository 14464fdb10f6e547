import '@credito/ui/tema/tokens.css';
import '@credito/ui/tema/base.css';
import { iniciar } from './iniciar.tsx';
import { rotasDoEstudante } from './rotas-do-estudante.tsx';

iniciar({ nome: 'estudante', rotas: rotasDoEstudante });
