import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Botao, type VarianteDeBotao } from '../botao/botao.tsx';
import estilos from './botao-de-copiar.module.css';

export interface BotaoDeCopiarProps {
  texto: string;
  /** Said when it was copied. */
  copiado: string;
  /** Said when the browser did not let it: what can be done by hand. */
  falhou: string;
  /** How long the answer stays. */
  duracaoMs?: number | undefined;
  variante?: VarianteDeBotao | undefined;
  largo?: boolean | undefined;
  children: ReactNode;
}

/** Copies a text and says below itself, also to readers, whether it did. */
export function BotaoDeCopiar({
  texto,
  copiado,
  falhou,
  duracaoMs = 5_000,
  variante = 'primario',
  largo = true,
  children,
}: BotaoDeCopiarProps) {
  const [resposta, setResposta] = useState<'copiado' | 'falhou' | null>(null);

  useEffect(() => {
    if (resposta === null) return;
    const espera = setTimeout(() => setResposta(null), duracaoMs);
    return () => clearTimeout(espera);
  }, [resposta, duracaoMs]);

  async function copiar() {
    try {
      await navigator.clipboard.writeText(texto);
      setResposta('copiado');
    } catch {
      setResposta('falhou');
    }
  }

  return (
    <div className={estilos.copia}>
      <Botao
        variante={variante}
        largo={largo}
        icone={resposta === 'copiado' ? <Check /> : <Copy />}
        onClick={() => void copiar()}
      >
        {children}
      </Botao>
      <p className={resposta === 'falhou' ? estilos.falhou : estilos.copiado} role="status">
        {resposta === null ? '' : { copiado, falhou }[resposta]}
      </p>
    </div>
  );
}
