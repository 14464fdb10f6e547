import { ArrowLeft, Check, ChevronDown, Search, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../classe/classe.ts';
import { useVoltarFecha } from '../endereco/use-voltar-fecha.ts';
import { filtrarItens, type ItemDoSeletor, type LinhaDoSeletor, limitarLinhas } from './busca.ts';
import estilos from './seletor-de-tela-cheia.module.css';

const limite = 120;

interface ListaComBuscaProps {
  titulo: string;
  itens: readonly ItemDoSeletor[];
  escolhido: string | null;
  rotuloDaBusca: string;
  aoBuscar: ((texto: string) => void) | undefined;
  carregando: boolean | undefined;
  rodape: ReactNode;
  aoFechar: () => void;
  aoEscolher: (item: ItemDoSeletor) => void;
}

function contar(quantos: number): string {
  if (quantos === 0) return 'Nenhum resultado';
  return quantos === 1 ? '1 resultado' : `${quantos} resultados`;
}

/** The open picker: a combobox that keeps the focus in the search and moves through the list with the arrows. */
export function ListaComBusca({
  titulo,
  itens,
  escolhido,
  rotuloDaBusca,
  aoBuscar,
  carregando,
  rodape,
  aoFechar,
  aoEscolher,
}: ListaComBuscaProps) {
  const id = useId();
  const dialogo = useRef<HTMLDialogElement>(null);
  const busca = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState('');
  const [ativo, setAtivo] = useState<string | null>(null);
  const [abertos, setAbertos] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        itens.filter((item) => item.filhos?.some((filho) => filho.id === escolhido)).map((item) => item.id),
      ),
  );

  useVoltarFecha(true, aoFechar);

  // A layout effect closes before React removes the element: close() gives the focus back, removing would lose it.
  useLayoutEffect(() => {
    const elemento = dialogo.current;
    elemento?.showModal();
    busca.current?.focus();
    return () => elemento?.close();
  }, []);

  const { grupos, resto } = limitarLinhas(filtrarItens(itens, aoBuscar ? '' : texto, abertos), limite);
  const linhas = grupos.flatMap((grupo) => grupo.linhas);
  const idDaLinha = (item: ItemDoSeletor) => `${id}-${item.id}`;

  function procurar(valor: string) {
    setTexto(valor);
    setAtivo(null);
    aoBuscar?.(valor);
  }

  // What still answers another search makes way at any moment: under a finger it would be another choice.
  const parado = (item: ItemDoSeletor) => item.desabilitado || carregando || undefined;

  function escolher({ item }: LinhaDoSeletor) {
    if (parado(item)) return;
    if (!item.filhos) return aoEscolher(item);
    const novos = new Set(abertos);
    if (!novos.delete(item.id)) novos.add(item.id);
    setAbertos(novos);
  }

  function mover(indice: number) {
    const linha = linhas[Math.max(0, Math.min(linhas.length - 1, indice))];
    if (!linha) return;
    setAtivo(linha.item.id);
    document.getElementById(idDaLinha(linha.item))?.scrollIntoView({ block: 'nearest' });
  }

  function aoTeclar(evento: KeyboardEvent<HTMLInputElement>) {
    const atual = linhas.findIndex(({ item }) => item.id === ativo);
    const destino: Record<string, number> = {
      ArrowDown: atual + 1,
      ArrowUp: atual < 0 ? linhas.length - 1 : atual - 1,
      PageDown: atual + 8,
      PageUp: atual - 8,
    };
    const novo = destino[evento.key];
    if (novo !== undefined) {
      evento.preventDefault();
      mover(novo);
    } else if (evento.key === 'Enter') {
      evento.preventDefault();
      const linha = linhas[atual] ?? (linhas.length === 1 ? linhas[0] : undefined);
      if (linha) escolher(linha);
    }
  }

  function renderizar(linha: LinhaDoSeletor) {
    const { item, nivel, aberto } = linha;
    const selecionado = item.id === escolhido;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the search, which chooses with Enter.
      // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, never focused.
      <div
        key={item.id}
        id={idDaLinha(item)}
        role="option"
        aria-selected={selecionado}
        aria-disabled={parado(item)}
        className={classes(estilos.opcao, nivel === 1 && estilos.filho, item.id === ativo && estilos.ativa)}
        onClick={() => escolher(linha)}
      >
        <span className={estilos.textos}>
          <span className={estilos.nome}>{item.titulo}</span>
          {item.detalhe && <span className={estilos.detalhe}>{item.detalhe}</span>}
          {item.desabilitado && item.motivo && <span className={estilos.motivo}>{item.motivo}</span>}
        </span>
        {item.filhos && (
          <>
            <span className={estilos.quantos}>
              <span>{item.filhos.length}</span>
              <span className="so-leitor">
                {aberto ? ' opções, lista aberta' : ' opções, escolha para abrir'}
              </span>
            </span>
            <ChevronDown aria-hidden="true" data-aberto={aberto || undefined} className={estilos.seta} />
          </>
        )}
        {selecionado && <Check aria-hidden="true" className={estilos.marca} />}
      </div>
    );
  }

  return (
    <dialog
      ref={dialogo}
      className={estilos.dialogo}
      aria-labelledby={`${id}-titulo`}
      onCancel={(evento) => {
        evento.preventDefault();
        aoFechar();
      }}
    >
      <div className={estilos.tela}>
        <header className={estilos.cabecalho}>
          <button
            type="button"
            className={estilos.fechar}
            aria-label="Fechar sem escolher"
            onClick={aoFechar}
          >
            <ArrowLeft aria-hidden="true" />
          </button>
          <h2 id={`${id}-titulo`}>{titulo}</h2>
        </header>
        <div className={estilos.busca}>
          <Search aria-hidden="true" />
          <input
            ref={busca}
            type="text"
            role="combobox"
            aria-label={rotuloDaBusca}
            aria-expanded="true"
            aria-controls={`${id}-lista`}
            aria-autocomplete="list"
            aria-activedescendant={ativo === null ? undefined : `${id}-${ativo}`}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder={rotuloDaBusca}
            value={texto}
            onChange={(evento) => procurar(evento.currentTarget.value)}
            onKeyDown={aoTeclar}
          />
          {texto && (
            <button
              type="button"
              aria-label="Limpar busca"
              onClick={() => {
                procurar('');
                busca.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </div>
        <p className="so-leitor" role="status">
          {carregando ? 'Buscando…' : contar(linhas.length + resto)}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <div className={estilos.rolagem} tabIndex={0} aria-busy={carregando || undefined}>
          <div id={`${id}-lista`} role="listbox" aria-label={titulo} className={estilos.lista}>
            {grupos.map(({ nome, linhas: doGrupo }) =>
              nome === undefined ? (
                doGrupo.map(renderizar)
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a listbox.
                <div key={nome} role="group" aria-label={nome} className={estilos.grupo}>
                  <p aria-hidden="true" className={estilos.nomeDoGrupo}>
                    {nome}
                  </p>
                  {doGrupo.map(renderizar)}
                </div>
              ),
            )}
          </div>
          {carregando && <p className={estilos.recado}>Buscando…</p>}
          {!carregando && linhas.length === 0 && (
            <p className={estilos.recado}>
              {texto ? (
                <>
                  <span>{`Nada encontrado para `}</span>
                  <strong>{texto}</strong>
                  <span>. Tente só uma parte do nome.</span>
                </>
              ) : (
                'Digite para buscar.'
              )}
            </p>
          )}
          {resto > 0 && <p className={estilos.recado}>{`E mais ${resto}. Continue digitando para achar.`}</p>}
          {rodape && <div className={estilos.rodape}>{rodape}</div>}
        </div>
      </div>
    </dialog>
  );
}
