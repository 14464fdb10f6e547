/** How the document is read, told by what stands in sight: nothing waits for it. */
import type { LeituraNaEvidencia } from '@credito/domain/assinatura/evidencia';
import { comecarLeitura, contarLeitura } from '@credito/domain/assinatura/leitura';
import { agora } from '@credito/ui/aparelho/relogio';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

const PASSO_S = 1;
/** Written down now and then: each time would be a write a second. */
const GUARDAR_A_CADA = 5;

/** The last heading above the middle of the window: that is where eyes are. */
function secaoAVista(artigo: Element): string {
  const meio = window.innerHeight / 2;
  const titulos = [...artigo.querySelectorAll('h1, h2, h3')];
  const acima = titulos.filter((titulo) => titulo.getBoundingClientRect().top <= meio);
  return (acima.at(-1) ?? titulos[0])?.textContent ?? '';
}

const chegouAoFim = (artigo: Element): boolean => artigo.getBoundingClientRect().bottom <= window.innerHeight;

export function useLeitura(
  artigo: RefObject<HTMLElement | null>,
  antes: LeituraNaEvidencia | null,
  aoAnotar: (leitura: LeituraNaEvidencia) => void,
): { anotar: (mudou: Partial<LeituraNaEvidencia>) => void } {
  const leitura = useRef<LeituraNaEvidencia | null>(antes);
  const guardar = useRef(aoAnotar);
  useEffect(() => {
    guardar.current = aoAnotar;
  });

  const anotar = useCallback((mudou: Partial<LeituraNaEvidencia>) => {
    const nova = { ...(leitura.current ?? comecarLeitura(agora().toISOString())), ...mudou };
    leitura.current = nova;
    guardar.current(nova);
  }, []);

  useEffect(() => {
    if (leitura.current === null) anotar({});
    let passos = 0;
    const relogio = setInterval(() => {
      const lido = artigo.current;
      if (!lido || !leitura.current || document.visibilityState !== 'visible') return;
      leitura.current = {
        ...contarLeitura(leitura.current, secaoAVista(lido), PASSO_S),
        chegouAoFim: leitura.current.chegouAoFim || chegouAoFim(lido),
      };
      passos += 1;
      if (passos % GUARDAR_A_CADA === 0) guardar.current(leitura.current);
    }, PASSO_S * 1_000);
    return () => {
      clearInterval(relogio);
      const lido = artigo.current;
      anotar(lido && chegouAoFim(lido) ? { chegouAoFim: true } : {});
    };
  }, [artigo, anotar]);

  return { anotar };
}
