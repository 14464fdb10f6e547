import { atenderPedidos } from '../../../src/arquivos/atender-pedidos.ts';
import { type ArquivoDaDemonstracao, gerarArquivo, type PedidoDeArquivo } from './arquivos.ts';

atenderPedidos<PedidoDeArquivo, ArquivoDaDemonstracao>(gerarArquivo);
