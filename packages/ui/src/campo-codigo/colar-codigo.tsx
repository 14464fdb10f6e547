import { ClipboardPaste } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Botao } from '../botao/botao.tsx';
import { lerCodigo } from '../mascara/codigo.ts';
import estilos from './campo-codigo.module.css';

/** For whoever copied the code, or the whole message, and has no keyboard that pastes. Only where the browser lets a page read it. */
export function ColarCodigo({
  tamanho,
  aoLer,
  desabilitado,
}: {
  tamanho: number;
  aoLer: (codigo: string) => void;
  desabilitado: boolean | undefined;
}) {
  const [existe, setExiste] = useState(false);
  const [vazio, setVazio] = useState(false);
  useEffect(() => setExiste(typeof navigator.clipboard?.readText === 'function'), []);
  if (!existe) return null;

  async function colar() {
    const texto = await navigator.clipboard.readText().catch(() => '');
    const codigo = lerCodigo(texto, tamanho);
    setVazio(codigo.length !== tamanho);
    if (codigo.length === tamanho) aoLer(codigo);
  }

  return (
    <div className={estilos.colar}>
      <Botao
        compacto
        variante="discreto"
        icone={<ClipboardPaste />}
        disabled={desabilitado}
        onClick={() => void colar()}
      >
        Colar código
      </Botao>
      <p role="status">{vazio ? 'Não há um código copiado. Copie a mensagem e tente de novo.' : ''}</p>
    </div>
  );
}
