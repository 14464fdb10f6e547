import { useState } from 'react';
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
  const visiveis = comunicados.filter(({ edicao }) => !dispensados.includes(edicao));
  if (visiveis.length === 0) return null;
  return (
    <section className={estilos.comunicados} aria-label="Comunicados">
      {visiveis.map(({ edicao, titulo, texto }) => (
        <Aviso
          key={edicao}
          faixa
          titulo={titulo}
          aoDispensar={() =>
            setDispensados(
              dispensarComunicado(
                edicao,
                comunicados.map((comunicado) => comunicado.edicao),
              ),
            )
          }
        >
          {texto}
        </Aviso>
      ))}
    </section>
  );
}
