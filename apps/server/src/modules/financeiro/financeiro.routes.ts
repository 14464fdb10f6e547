import { rotaCobranca, rotaExtratoDoContrato, rotaFinanceiro } from '@credito/api/financeiro.rotas';
import { rotaFinanceiroDoFiador } from '@credito/api/financeiro-fiador.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { verCobranca, verExtratoDoContrato, verFinanceiro } from './ver-financeiro.ts';
import { verFinanceiroDoFiador } from './ver-garantido.ts';

export function registrarFinanceiro(registrador: Registrador): void {
  const { contexto } = registrador;
  registrador.rota(rotaFinanceiro, (_, { sessao }) => verFinanceiro(contexto, sessao));
  registrador.rota(rotaExtratoDoContrato, ({ params }, { sessao }) =>
    verExtratoDoContrato(contexto, sessao, params.id),
  );
  registrador.rota(rotaCobranca, ({ params }, { sessao }) => verCobranca(contexto, sessao, params.id));
  registrador.rota(rotaFinanceiroDoFiador, (_, { sessao }) => verFinanceiroDoFiador(contexto, sessao));
}
