import { type RefObject, useEffect, useState } from 'react';
import estilos from '../assinatura.module.css';

/** The headings of what is read, each a way to it: long documents are not scrolled through on a phone. */
export function PartesDoDocumento({ artigo }: { artigo: RefObject<HTMLElement | null> }) {
  const [titulos, setTitulos] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    setTitulos([...(artigo.current?.querySelectorAll<HTMLElement>('h2, h3') ?? [])]);
  }, [artigo]);
  if (titulos.length < 3) return null;
  const ir = (titulo: HTMLElement) => {
    titulo.tabIndex = -1;
    titulo.focus({ preventScroll: true });
    titulo.scrollIntoView({ block: 'start' });
  };
  return (
    <details className={estilos.partes}>
      <summary>Ir para uma parte do documento</summary>
      <ul>
        {titulos.map((titulo, lugar) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings keep their order, and two may read the same.
          <li key={lugar}>
            <button type="button" onClick={() => ir(titulo)}>
              {titulo.textContent}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
