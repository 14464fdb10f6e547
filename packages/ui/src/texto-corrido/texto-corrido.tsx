import { Fragment, useId } from 'react';
import { Tabela } from '../tabela/tabela.tsx';
import estilos from './texto-corrido.module.css';

interface Fato {
  rotulo: string;
  valor: string;
  detalhe?: string;
}

interface TabelaDoTexto {
  tipo: 'tabela';
  legenda: string;
  colunas: ReadonlyArray<{ titulo: string; alinhamento: 'inicio' | 'fim' }>;
  linhas: ReadonlyArray<readonly string[]>;
  total?: readonly string[];
}

interface ClausulaDoTexto {
  tipo: 'clausula';
  numero: string;
  titulo: string;
  paragrafos: ReadonlyArray<{ numero: string; texto: string; destaque?: true }>;
}

/** What a long text is made of; whoever writes it decides the words. */
export type BlocoDeTexto =
  | { tipo: 'titulo'; titulo: string; subtitulo: string }
  | { tipo: 'fatos'; titulo: string; fatos: readonly Fato[] }
  | { tipo: 'secao'; titulo: string }
  | { tipo: 'paragrafo'; texto: string }
  | ClausulaDoTexto
  | TabelaDoTexto
  | {
      tipo: 'pessoas';
      pessoas: ReadonlyArray<{
        papel: string;
        nome: string;
        dados: ReadonlyArray<{ rotulo: string; valor: string }>;
      }>;
    }
  | {
      tipo: 'assinaturas';
      aMao: boolean;
      assinaturas: ReadonlyArray<{ papel: string; nome: string; cpf: string; ato: string }>;
    }
  | { tipo: 'nota'; texto: string };

type DoTipo<Tipo extends BlocoDeTexto['tipo']> = Extract<BlocoDeTexto, { tipo: Tipo }>;

function Fatos({ titulo, fatos }: DoTipo<'fatos'>) {
  return (
    <section className={estilos.fatos}>
      <h2>{titulo}</h2>
      <dl>
        {fatos.map(({ rotulo, valor, detalhe }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
            {detalhe && <dd className={estilos.detalhe}>{detalhe}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Clausula({ numero, titulo, paragrafos }: ClausulaDoTexto) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={estilos.clausula}>
      <h3 id={id}>{`${numero}. ${titulo}`}</h3>
      {paragrafos.map((paragrafo) => (
        <p key={paragrafo.numero}>
          <span className={estilos.numero}>{paragrafo.numero}</span>{' '}
          {paragrafo.destaque ? <strong>{paragrafo.texto}</strong> : <span>{paragrafo.texto}</span>}
        </p>
      ))}
    </section>
  );
}

/** Wide as a table, on a phone one card for each row: every cell names its column. */
function TabelaDeLinhas({ legenda, colunas, linhas, total }: TabelaDoTexto) {
  const linha = (celulas: readonly string[], className?: string) => (
    <tr key={celulas.join('|')} className={className}>
      {colunas.map(({ titulo, alinhamento }, indice) => {
        const Celula = indice === 0 ? 'th' : 'td';
        const celula = celulas[indice] ?? '';
        return (
          <Celula
            key={titulo}
            {...(indice === 0 && { scope: 'row' })}
            data-rotulo={indice === 0 && className ? undefined : titulo}
            className={alinhamento === 'fim' ? estilos.fim : undefined}
          >
            {celula}
          </Celula>
        );
      })}
    </tr>
  );
  return (
    <section className={estilos.tabela}>
      <h3>{legenda}</h3>
      <Tabela legenda={legenda} cartoes className={estilos.linhas}>
        <thead>
          <tr>
            {colunas.map(({ titulo, alinhamento }) => (
              <th key={titulo} scope="col" className={alinhamento === 'fim' ? estilos.fim : undefined}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((celulas) => linha(celulas))}
          {total && linha(total, estilos.total)}
        </tbody>
      </Tabela>
    </section>
  );
}

function Pessoas({ pessoas }: DoTipo<'pessoas'>) {
  return pessoas.map(({ papel, nome, dados }) => (
    <section key={`${papel} ${nome}`} className={estilos.pessoa}>
      <h3>
        <span>{`${papel}:`}</span> <bdi>{nome}</bdi>
      </h3>
      <dl>
        {dados.map(({ rotulo, valor }) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

function Assinaturas({ assinaturas }: DoTipo<'assinaturas'>) {
  return (
    <ul className={estilos.assinaturas}>
      {assinaturas.map(({ papel, nome, cpf, ato }) => (
        <li key={`${papel} ${nome}`}>
          <strong>
            <bdi>{nome}</bdi>
          </strong>
          <span>{`${papel} · CPF ${cpf}`}</span>
          <span className={estilos.detalhe}>{ato}</span>
        </li>
      ))}
    </ul>
  );
}

function Bloco({ bloco }: { bloco: BlocoDeTexto }) {
  switch (bloco.tipo) {
    case 'titulo':
      return (
        <header className={estilos.abertura}>
          <h1>{bloco.titulo}</h1>
          <p>{bloco.subtitulo}</p>
        </header>
      );
    case 'fatos':
      return <Fatos {...bloco} />;
    case 'secao':
      return <h2 className={estilos.secao}>{bloco.titulo}</h2>;
    case 'paragrafo':
      return <p>{bloco.texto}</p>;
    case 'clausula':
      return <Clausula {...bloco} />;
    case 'tabela':
      return <TabelaDeLinhas {...bloco} />;
    case 'pessoas':
      return <Pessoas {...bloco} />;
    case 'assinaturas':
      return <Assinaturas {...bloco} />;
    case 'nota':
      return <p className={estilos.detalhe}>{bloco.texto}</p>;
  }
}

/** A contract or a term to be read: headings, lists and tables that follow the width and the size of the letters. */
export function TextoCorrido({ blocos }: { blocos: readonly BlocoDeTexto[] }) {
  return (
    <article className={estilos.texto}>
      {blocos.map((bloco, indice) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order and have no id of their own.
        <Fragment key={indice}>
          <Bloco bloco={bloco} />
        </Fragment>
      ))}
    </article>
  );
}
