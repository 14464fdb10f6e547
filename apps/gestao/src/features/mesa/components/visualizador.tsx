import type { DocumentoDaMesa } from '@credito/api/gestao-mesa.rotas';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Tecla } from '../../../atalhos/tecla.tsx';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import { consultaDaPagina } from '../mesa.queries.ts';
import { type Medidas, useMedidas } from '../use-medidas.ts';
import estilos from './visualizador.module.css';

const ZOOM_MAXIMO = 6;
const PASSO_DO_ZOOM = 1.25;

/** One page of a document, as large as the pane; zoom, turns and pages by keys and buttons. */
export function Visualizador({
  documento,
  comTeclas = true,
  extra,
}: {
  documento: Pick<DocumentoDaMesa, 'id' | 'rotulo' | 'paginas'>;
  /** Of two documents side by side, the keys move one. */
  comTeclas?: boolean;
  /** Further tools at the end of the bar. */
  extra?: Blocos;
}) {
  const [pagina, setPagina] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [giro, setGiro] = useState(0);
  const area = useRef<HTMLElement>(null);
  const medidas = useMedidas(area);
  const lida = useQuery(consultaDaPagina(documento.id, pagina));
  const endereco = useEndereco(lida.data);

  const ir = (passo: number) => setPagina(Math.min(Math.max(pagina + passo, 1), documento.paginas));
  const ampliar = () => setZoom(Math.min(zoom * PASSO_DO_ZOOM, ZOOM_MAXIMO));
  const reduzir = () => setZoom(Math.max(zoom / PASSO_DO_ZOOM, 1));
  const girar = () => setGiro((giro + 90) % 360);
  const ajustar = () => {
    setZoom(1);
    setGiro(0);
  };
  useAtalhos(
    comTeclas
      ? {
          '+': ampliar,
          '=': ampliar,
          '-': reduzir,
          '0': ajustar,
          g: girar,
          '[': () => ir(-1),
          ']': () => ir(1),
        }
      : {},
  );

  return (
    <div className={estilos.visualizador}>
      <div className={estilos.barra} role="toolbar" aria-label={`Visualização: ${documento.rotulo}`}>
        <Ferramenta rotulo="Ampliar" tecla="+" aoClicar={ampliar} icone={<ZoomIn />} />
        <Ferramenta rotulo="Reduzir" tecla="-" aoClicar={reduzir} icone={<ZoomOut />} />
        <Ferramenta rotulo="Ajustar à tela" tecla="0" aoClicar={ajustar} icone={<Maximize />} />
        <Ferramenta rotulo="Girar" tecla="G" aoClicar={girar} icone={<RotateCw />} />
        {documento.paginas > 1 ? (
          <span className={estilos.paginas}>
            <Ferramenta rotulo="Página anterior" tecla="[" aoClicar={() => ir(-1)} icone={<ChevronLeft />} />
            <span role="status">
              <span className={estilos.palavra}>Página</span>
              <span>{` ${pagina} de ${documento.paginas}`}</span>
            </span>
            <Ferramenta rotulo="Próxima página" tecla="]" aoClicar={() => ir(1)} icone={<ChevronRight />} />
          </span>
        ) : null}
        {extra}
      </div>
      <section
        ref={area}
        className={estilos.area}
        data-maior={zoom > 1 || undefined}
        onPointerDown={pegar}
        onPointerMove={arrastar}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an enlarged page is scrolled with the arrow keys.
        tabIndex={0}
        aria-label={`${documento.rotulo}, página ${pagina}`}
      >
        {lida.isError ? (
          <FalhaAoCarregar consulta={lida} />
        ) : endereco ? (
          <Imagem
            key={endereco}
            endereco={endereco}
            descricao={`${documento.rotulo}, página ${pagina}`}
            area={medidas}
            zoom={zoom}
            giro={giro}
          />
        ) : (
          <p className={estilos.espera} role="status">
            Abrindo o documento…
          </p>
        )}
      </section>
    </div>
  );
}

/** A finger scrolls by itself; the button of an error is still to be clicked. */
function pegar({ pointerType, button, target, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
  if (pointerType === 'mouse' && button === 0 && target instanceof HTMLImageElement)
    currentTarget.setPointerCapture(pointerId);
}

function arrastar({ currentTarget, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) {
  if (currentTarget.hasPointerCapture(pointerId)) currentTarget.scrollBy(-movementX, -movementY);
}

/** The picture as an address for the browser, given back when it is no longer shown. */
function useEndereco(dados: Blob | undefined): string | null {
  const [endereco, setEndereco] = useState<string | null>(null);
  useEffect(() => {
    if (!dados) {
      setEndereco(null);
      return;
    }
    const novo = URL.createObjectURL(dados);
    setEndereco(novo);
    return () => URL.revokeObjectURL(novo);
  }, [dados]);
  return endereco;
}

function Imagem({
  endereco,
  descricao,
  area,
  zoom,
  giro,
}: {
  endereco: string;
  descricao: string;
  area: Medidas;
  zoom: number;
  giro: number;
}) {
  const [natural, setNatural] = useState<Medidas | null>(null);
  const deLado = giro % 180 !== 0;
  const cabe = natural ? escalaQueCabe(natural, area, deLado) * zoom : 0;
  const largura = (natural?.largura ?? 0) * cabe;
  const altura = (natural?.altura ?? 0) * cabe;
  return (
    <div
      className={estilos.folha}
      style={{ width: deLado ? altura : largura, height: deLado ? largura : altura }}
    >
      <img
        src={endereco}
        alt={descricao}
        draggable={false}
        style={{ width: largura, height: altura, rotate: `${giro}deg` }}
        onLoad={({ currentTarget }) =>
          setNatural({ largura: currentTarget.naturalWidth, altura: currentTarget.naturalHeight })
        }
      />
    </div>
  );
}

function escalaQueCabe(natural: Medidas, area: Medidas, deLado: boolean): number {
  const [largura, altura] = deLado ? [natural.altura, natural.largura] : [natural.largura, natural.altura];
  return Math.min(area.largura / largura, area.altura / altura);
}

export function Ferramenta({
  rotulo,
  tecla,
  aoClicar,
  icone,
}: {
  rotulo: string;
  tecla: string;
  aoClicar: () => void;
  icone: Blocos;
}) {
  return (
    <button type="button" className={estilos.ferramenta} title={`${rotulo} (${tecla})`} onClick={aoClicar}>
      {icone}
      <span className="so-leitor">{rotulo}</span>
      <Tecla>{tecla}</Tecla>
    </button>
  );
}
