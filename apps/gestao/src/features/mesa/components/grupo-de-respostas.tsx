import type { Mesa } from '@credito/api/gestao-mesa.rotas';
import estilos from './grupo-de-respostas.module.css';

export function GrupoDeRespostas({ grupo, nivel = 3 }: { grupo: Mesa['solicitacao']; nivel?: 2 | 3 }) {
  const Titulo = nivel === 2 ? 'h2' : 'h3';
  return (
    <section className={estilos.grupo}>
      <Titulo>{grupo.titulo}</Titulo>
      <dl className={estilos.itens}>
        {grupo.itens.map(({ campo, rotulo, valor }) => (
          <div key={campo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
