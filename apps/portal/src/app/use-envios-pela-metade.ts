import { useEffect } from 'react';
import { lerPendentes } from '../envio/caixa-de-saida.ts';
import { useSessao } from '../sessao/use-sessao.ts';

/** What a reload left half-way goes on wherever the person is; what sends is fetched only when there is something. */
export function useEnviosPelaMetade(): void {
  const { estado, contaId } = useSessao();
  const dono = estado === 'ativa' ? contaId : null;
  useEffect(() => {
    if (!dono) return;
    void lerPendentes(dono).then(async (pendentes) => {
      if (pendentes.length === 0) return;
      const { retomarEnvios } = await import('../envio/envios.ts');
      await retomarEnvios(dono);
    });
  }, [dono]);
}
