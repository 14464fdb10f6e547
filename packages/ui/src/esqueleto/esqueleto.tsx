import type { Blocos } from '../blocos/blocos.ts';
import { classes } from '../classe/classe.ts';
import estilos from './esqueleto.module.css';

export type FormaDeEsqueleto = 'texto' | 'textoCurto' | 'titulo' | 'campo' | 'botao' | 'cartao';

/** A grey piece in the shape of what is coming. Put the pieces of a page inside `Carregando`. */
export function Esqueleto({ forma = 'texto' }: { forma?: FormaDeEsqueleto | undefined }) {
  return <span className={classes(estilos.esqueleto, estilos[forma])} aria-hidden="true" />;
}

/** Says once that something loads, and holds the skeleton. */
export function Carregando({
  texto = 'Carregando…',
  children,
}: {
  texto?: string | undefined;
  children: Blocos;
}) {
  return (
    <div className={estilos.carregando}>
      <p className="so-leitor" role="status">
        {texto}
      </p>
      {children}
    </div>
  );
}

export function EsqueletoDePergunta() {
  return (
    <Carregando>
      <Esqueleto forma="textoCurto" />
      <Esqueleto forma="titulo" />
      <Esqueleto />
      <Esqueleto forma="campo" />
      <Esqueleto forma="botao" />
    </Carregando>
  );
}

export function EsqueletoDeLista({ quantos = 3 }: { quantos?: number | undefined }) {
  return (
    <Carregando>
      {Array.from({ length: quantos }, (_, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all pieces are the same.
        <Esqueleto key={indice} forma="cartao" />
      ))}
    </Carregando>
  );
}
