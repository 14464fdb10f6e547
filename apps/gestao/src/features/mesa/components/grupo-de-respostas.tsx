import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import estilos from './grupo-de-respostas.module.css';

export function GrupoDeRespostas({
  grupo,
  nivel = 3,
  antes = {},
}: {
  grupo: Mesa['solicitacao'];
  nivel?: 2 | 3;
  /** What was answered before a correction, by field. */
  antes?: Readonly<Record<string, string>>;
}) {
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  return (
    <section className={estilos.grupo}>
      <Titulo>{grupo.titulo}</Titulo>
      <dl className={estilos.itens}>
        {grupo.itens.map(({ campo, rotulo, valor }) => (
          <div key={campo}>
            <dt>{rotulo}</dt>
            <dd>
              <span>{valor}</span>
              {antes[campo] ? <small>{`Antes: ${antes[campo]}`}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
