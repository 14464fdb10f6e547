import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Aviso } from '../aviso/aviso.tsx';
import estilos from './comunicados.module.css';
import { dispensarComunicado, lerDispensados } from './dispensados.ts';

export interface Comunicado {
  /** Changes with the words: what was put away comes back when it says something else. */
  edicao: string;
  titulo: string;
  texto: string;
}

/** Announcements at the top of a page; each may be put away on this device. */
export function Comunicados({ comunicados }: { comunicados: readonly Comunicado[] }) {
  const [dispensados, setDispensados] = useState(lerDispensados);
  const secao = useRef<HTMLElement>(null);
  const visiveis = comunicados.filter(({ edicao }) => !dispensados.includes(edicao));
  if (visiveis.length === 0) return null;

  /** The button goes away under the focus: it passes to the next announcement, or to the page below the last one. */
  function dispensar(edicao: string, posicao: number) {
    const todas = comunicados.map((comunicado) => comunicado.edicao);
    flushSync(() => setDispensados(dispensarComunicado(edicao, todas)));
    const botoes = secao.current?.querySelectorAll('button') ?? [];
    const proximo = botoes[Math.min(posicao, botoes.length - 1)] ?? document.querySelector('main');
    proximo?.focus({ preventScroll: true });
  }

  return (
    <section ref={secao} className={estilos.comunicados} aria-label="Comunicados">
      {visiveis.map(({ edicao, titulo, texto }, posicao) => (
        <Aviso key={edicao} faixa titulo={titulo} aoDispensar={() => dispensar(edicao, posicao)}>
          {texto}
        </Aviso>
      ))}
    </section>
  );
}
