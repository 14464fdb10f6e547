import { useEffect, useState } from 'react';
import { useUsuario } from '../../sessao/use-usuario.ts';
import { guardarRascunho, lerRascunho } from '../../wizard/rascunho.ts';

interface Valores {
  motivo: string | null;
  complemento: string;
}

const VAZIO: Valores = { motivo: null, complemento: '' };
const WIZARD = 'cancelamento';
const PASSO = 'motivo';

/** What was chosen and typed outlives a reload and an expired session (decisions, "Session and errors"). */
export function useRascunhoDoCancelamento() {
  const dono = useUsuario()?.id;
  const [valores, setValores] = useState<Valores | null>(null);

  useEffect(() => {
    if (!dono) return;
    let vivo = true;
    void lerRascunho(dono, WIZARD, PASSO).then((rascunho) => {
      const { motivo, complemento } = rascunho?.valores ?? {};
      // Whoever was faster than the storage keeps what they chose.
      if (vivo && typeof motivo === 'string' && typeof complemento === 'string')
        setValores((atuais) => atuais ?? { motivo: motivo || null, complemento });
    });
    return () => {
      vivo = false;
    };
  }, [dono]);

  return {
    ...(valores ?? VAZIO),
    mudar: (novos: Valores) => {
      setValores(novos);
      if (dono)
        void guardarRascunho(dono, WIZARD, PASSO, {
          valores: { motivo: novos.motivo ?? '', complemento: novos.complemento },
        });
    },
  };
}
