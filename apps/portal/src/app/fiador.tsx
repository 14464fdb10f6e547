import '@credito/ui/tema/tokens.css';
import '@credito/ui/tema/base.css';
import { iniciar } from './iniciar.tsx';
import { rotasDoFiador } from './rotas-do-fiador.tsx';

iniciar({ nome: 'fiador', rotas: rotasDoFiador });
