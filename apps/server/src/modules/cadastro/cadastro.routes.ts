import { rotaCadastrarUsuario } from '@credito/api/conta.rotas';
import type { Registrador } from '../../plugins/rotas.ts';
import { limitarEndereco } from '../limite/limites-publicos.ts';
import { navegadorDoPedido } from '../navegador/navegador.ts';
import { lerNavegadorDaEntrada } from '../social/navegador-da-entrada.ts';
import { cadastrarUsuario } from './cadastrar.ts';

export function registrarCadastro(registrador: Registrador): void {
  const { contexto } = registrador;

  registrador.rota(rotaCadastrarUsuario, async ({ body }, { request, repetivel }) => {
    await limitarEndereco(contexto, request);
    return cadastrarUsuario(
      contexto,
      body,
      { navegador: navegadorDoPedido(request), entradaSocial: lerNavegadorDaEntrada(request) },
      repetivel,
    );
  });
}
