import { rotaEnderecoDoCep } from '@credito/api/endereco.rotas';
import type { Registrador } from '../../plugins/rotas.ts';

export function registrarEndereco(registrador: Registrador): void {
  registrador.rota(
    rotaEnderecoDoCep,
    async ({ params }) => (await registrador.contexto.gateways.cep.buscar(params.cep)) ?? {},
  );
}
