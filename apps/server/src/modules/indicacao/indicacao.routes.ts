import { rotaIndicacaoEspecial } from '@credito/api/indicacao.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { lerIndicacao } from './ler-indicacao.ts';

export function registrarIndicacao(registrador: Registrador): void {
  registrador.rota(rotaIndicacaoEspecial, ({ params }, { sessao }) =>
    lerIndicacao(registrador.contexto, sessao, params.cpf),
  );
}
