import { Fragment, type ReactNode } from 'react';
import type { Blocos } from '../blocos/blocos.ts';
import { Botao, LinkBotao } from '../botao/botao.tsx';
import estilos from './resumo.module.css';

export interface GrupoDoResumo {
  id: string;
  /** As it was asked. */
  titulo: string;
  itens: readonly { rotulo: ReactNode; valor: ReactNode }[];
  /** Where it is changed: an address or a function. Neither: it can no longer be changed. */
  alterar?: string | (() => void) | undefined;
  /** An `Aviso` or `Etiqueta` about this group. */
  aviso?: Blocos;
}

function Alterar({ alterar, titulo }: { alterar: string | (() => void); titulo: string }) {
  const texto = (
    <>
      <span>Alterar</span>
      <span className="so-leitor">{` ${titulo}`}</span>
    </>
  );
  return typeof alterar === 'string' ? (
    <LinkBotao compacto variante="discreto" href={alterar}>
      {texto}
    </LinkBotao>
  ) : (
    <Botao compacto variante="discreto" onClick={alterar}>
      {texto}
    </Botao>
  );
}

/** An address that does not fit its line breaks where people read it in parts, not in the middle of a word. */
function comQuebras(valor: ReactNode): ReactNode {
  if (typeof valor !== 'string' || !valor.includes('@')) return valor;
  return valor.split(/(?<=[@._-])/).map((parte, indice) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text.
    <Fragment key={indice}>
      {indice > 0 && <wbr />}
      <span>{parte}</span>
    </Fragment>
  ));
}

/** What the person said, grouped as it was asked. */
export function Resumo({ grupos }: { grupos: readonly GrupoDoResumo[] }) {
  return (
    <div className={estilos.resumo}>
      {grupos.map(({ id, titulo, itens, alterar, aviso }) => (
        <section key={id} className={estilos.grupo}>
          <div className={estilos.cabecalho}>
            <h2>{titulo}</h2>
            {alterar && <Alterar alterar={alterar} titulo={titulo} />}
          </div>
          {aviso}
          <dl className={estilos.itens}>
            {itens.map(({ rotulo, valor }, indice) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: answers keep their order and have no id of their own.
              <div key={indice}>
                {/* A question with one answer is said once to the eye. */}
                <dt className={rotulo === titulo ? 'so-leitor' : undefined}>{rotulo}</dt>
                <dd>{comQuebras(valor) ?? <span className={estilos.vazio}>Não informado</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
