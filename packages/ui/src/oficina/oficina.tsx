import { type ComponentType, useSyncExternalStore } from 'react';
import { SeletorDeTema } from '../seletor-de-tema/seletor-de-tema.tsx';
import { AmostrasDeAcoes } from './acoes.tsx';
import { AmostrasDeCampos } from './campos.tsx';
import { AmostrasDeConteudo } from './conteudo.tsx';
import { AmostrasDeEnvio } from './envio.tsx';
import { AmostrasDeFundamentos } from './fundamentos.tsx';
import estilos from './oficina.module.css';
import { paginasInteiras } from './paginas.tsx';

const grupos: readonly { id: string; nome: string; Amostras: ComponentType }[] = [
  { id: 'fundamentos', nome: 'Fundamentos', Amostras: AmostrasDeFundamentos },
  { id: 'acoes', nome: 'Ações e mensagens', Amostras: AmostrasDeAcoes },
  { id: 'campos', nome: 'Campos', Amostras: AmostrasDeCampos },
  { id: 'envio', nome: 'Envio de documentos', Amostras: AmostrasDeEnvio },
  { id: 'conteudo', nome: 'Conteúdo', Amostras: AmostrasDeConteudo },
];

function assinarHash(ouvinte: () => void): () => void {
  window.addEventListener('hashchange', ouvinte);
  return () => window.removeEventListener('hashchange', ouvinte);
}

/** Every component in every state; whole pages by their own hash, for screenshots and for the axe sweep. */
export function Oficina() {
  const hash = useSyncExternalStore(
    assinarHash,
    () => window.location.hash.slice(1),
    () => '',
  );
  const Pagina = paginasInteiras.find(({ id }) => id === hash)?.Pagina;
  if (Pagina) return <Pagina />;
  return (
    <main className={estilos.oficina}>
      <header className={estilos.abertura}>
        <h1>Oficina</h1>
        <p>Cada componente, em cada estado. As páginas inteiras abrem sozinhas, como a pessoa as vê.</p>
        <nav aria-label="Páginas inteiras">
          <ul className={estilos.paginas}>
            {paginasInteiras.map(({ id, nome }) => (
              <li key={id}>
                <a href={`#${id}`}>{nome}</a>
              </li>
            ))}
          </ul>
        </nav>
        <SeletorDeTema />
      </header>
      {grupos.map(({ id, nome, Amostras }) => (
        <section key={id} aria-labelledby={`grupo-${id}`} className={estilos.grupo}>
          <h2 id={`grupo-${id}`}>{nome}</h2>
          <div className={estilos.amostras}>
            <Amostras />
          </div>
        </section>
      ))}
    </main>
  );
}
