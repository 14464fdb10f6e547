/** Two lists: tabs on a phone, below each other with their titles where there is room (spec 3 section 2.3). */
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Pagina } from '@credito/ui/pagina/pagina';
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import estilos from './contratos-e-alteracoes.module.css';

export interface ContratosEAlteracoesProps {
  contratos: Blocos;
  alteracoes: Blocos;
}

const NO_CELULAR = '(max-width: 767px)';

function useTelaDeCelular(): boolean {
  return useSyncExternalStore(
    (aoMudar) => {
      const tela = window.matchMedia(NO_CELULAR);
      tela.addEventListener('change', aoMudar);
      return () => tela.removeEventListener('change', aoMudar);
    },
    () => window.matchMedia(NO_CELULAR).matches,
  );
}

export function ContratosEAlteracoes({ contratos, alteracoes }: ContratosEAlteracoesProps) {
  const listas = [
    { id: 'contratos', titulo: 'Contratos', conteudo: contratos },
    { id: 'alteracoes', titulo: 'Alterações Contratuais', conteudo: alteracoes },
  ];
  const noCelular = useTelaDeCelular();
  return (
    <Pagina titulo="Contratos" dica="Cada contrato é o crédito de um semestre.">
      {noCelular ? (
        <EmAbas listas={listas} />
      ) : (
        listas.map(({ id, titulo, conteudo }) => (
          <section key={id} className={estilos.lista} aria-labelledby={`lista-${id}`}>
            <h2 id={`lista-${id}`}>{titulo}</h2>
            {conteudo}
          </section>
        ))
      )}
    </Pagina>
  );
}

interface Lista {
  id: string;
  titulo: string;
  conteudo: Blocos;
}

function EmAbas({ listas }: { listas: readonly Lista[] }) {
  const base = useId();
  const abas = useRef<HTMLDivElement>(null);
  const [atual, setAtual] = useState(0);
  const aberta = listas[atual];

  /** As the keyboard walks tabs: left and right, and around. */
  function aoTeclar(evento: KeyboardEvent) {
    const passo = { ArrowRight: 1, ArrowLeft: -1 }[evento.key];
    if (passo === undefined) return;
    evento.preventDefault();
    const proxima = (atual + passo + listas.length) % listas.length;
    setAtual(proxima);
    abas.current?.querySelectorAll('button')[proxima]?.focus();
  }

  return (
    <>
      <div
        ref={abas}
        role="tablist"
        aria-label="Contratos e alterações"
        className={estilos.abas}
        onKeyDown={aoTeclar}
      >
        {listas.map(({ id, titulo }, posicao) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-aba-${id}`}
            aria-selected={posicao === atual}
            aria-controls={posicao === atual ? `${base}-painel` : undefined}
            tabIndex={posicao === atual ? 0 : -1}
            className={estilos.aba}
            onClick={() => setAtual(posicao)}
          >
            {titulo}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-painel`}
        aria-labelledby={`${base}-aba-${aberta?.id}`}
        className={estilos.lista}
      >
        <h2 className="so-leitor">{aberta?.titulo}</h2>
        {aberta?.conteudo}
      </div>
    </>
  );
}
