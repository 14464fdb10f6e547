import { rotaConfiguracao } from '@credito/api/configuracao.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { configuracaoPublica } from './configuracao-publica.ts';

export function registrarConfiguracao(registrador: Registrador): void {
  registrador.rota(rotaConfiguracao, () => configuracaoPublica(registrador.contexto));
}
