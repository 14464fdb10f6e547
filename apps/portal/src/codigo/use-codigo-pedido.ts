import type { CanalDoCodigo } from '@credito/domain/conta/entrega-do-codigo';
import { naAba } from '@credito/ui/aparelho/gaveta';
import { agoraMs } from '@credito/ui/aparelho/relogio';
import { useState } from 'react';
import { useUsuario } from '../sessao/use-usuario.ts';
import { lerCodigoPedido } from './codigo-guardado.ts';

/**
 * A code that was asked for, until it is typed or no longer good. It stays in the tab: whoever reads it in another app
 * may find this page loaded anew.
 */
export function useCodigoPedido(onde: string) {
  const dono = useUsuario()?.id ?? '';
  const chave = `codigo-pedido-${onde}`;
  const [pedido, setPedido] = useState(() => lerCodigoPedido(chave, agoraMs()));

  return {
    pedido: pedido?.dono === dono ? pedido : null,
    guardar(destino: string, canal: CanalDoCodigo, esperaSegundos: number): void {
      const em = agoraMs();
      const novo = { dono, destino, canal, em, reenviarEm: em + esperaSegundos * 1000 };
      setPedido(novo);
      naAba.guardar(chave, JSON.stringify(novo));
    },
    apagar(): void {
      setPedido(null);
      naAba.apagar(chave);
    },
  };
}
