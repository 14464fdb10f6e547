/** The document as it was received, page by page, on the whole screen (spec 2 section 2.8). */
import type { RegistroDeDocumento } from '@credito/api/registro-de-documento';
import { ACCEPT_DE_ARQUIVO } from '@credito/domain/documento/formatos';
import { Botao } from '@credito/ui/botao/botao';
import { Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { TelaCheia } from '@credito/ui/tela-cheia/tela-cheia';
import { FilePlus2, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useEnderecoDeBlob } from '../../../camera/use-endereco-de-blob.ts';
import { usePaginaDoDocumento } from '../documentos.queries.ts';
import estilos from './paginas.module.css';

export interface VisualizadorProps {
  titulo: string;
  registro: Pick<RegistroDeDocumento, 'idDocumento' | 'paginas'>;
  aoFechar: () => void;
  /** Absent where nothing can be added. */
  aoAdicionar?: ((arquivos: File[]) => void) | undefined;
  /** Absent where nothing can be removed. */
  aoExcluirPagina?: ((pagina: number) => void) | undefined;
  /** A page is being removed. */
  excluindo?: boolean;
}

export function Visualizador({
  titulo,
  registro,
  aoFechar,
  aoAdicionar,
  aoExcluirPagina,
  excluindo = false,
}: VisualizadorProps) {
  const seletor = useRef<HTMLInputElement>(null);
  return (
    <TelaCheia
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      acoes={
        <>
          <Botao onClick={aoFechar}>Fechar</Botao>
          {aoAdicionar && (
            <Botao
              variante="secundario"
              icone={<FilePlus2 aria-hidden="true" />}
              onClick={() => seletor.current?.click()}
            >
              Adicionar páginas
            </Botao>
          )}
        </>
      }
    >
      <ol className={estilos.paginas}>
        {Array.from({ length: registro.paginas }, (_, i) => i + 1).map((pagina) => (
          <li key={pagina} className={estilos.pagina}>
            <Pagina documentId={registro.idDocumento} pagina={pagina} total={registro.paginas} />
            {aoExcluirPagina && registro.paginas > 1 && (
              <Botao
                compacto
                variante="discreto"
                icone={<Trash2 aria-hidden="true" />}
                disabled={excluindo}
                aria-label={`Excluir página ${pagina}`}
                onClick={() => aoExcluirPagina(pagina)}
              >
                Excluir página
              </Botao>
            )}
          </li>
        ))}
      </ol>
      {aoAdicionar && (
        <input
          ref={seletor}
          hidden
          type="file"
          multiple
          accept={ACCEPT_DE_ARQUIVO}
          onChange={(evento) => {
            const arquivos = Array.from(evento.currentTarget.files ?? []);
            evento.currentTarget.value = '';
            if (arquivos.length > 0) aoAdicionar(arquivos);
          }}
        />
      )}
    </TelaCheia>
  );
}

function Pagina({ documentId, pagina, total }: { documentId: string; pagina: number; total: number }) {
  const { data, isError, refetch } = usePaginaDoDocumento(documentId, pagina);
  const endereco = useEnderecoDeBlob(data);
  if (isError)
    return (
      <div className={estilos.semFigura}>
        <span>{`Não conseguimos mostrar a página ${pagina}.`}</span>
        <Botao compacto variante="secundario" onClick={() => void refetch()}>
          Tentar de novo
        </Botao>
      </div>
    );
  if (!endereco) return <Esqueleto forma="cartao" />;
  return (
    <figure className={estilos.folha}>
      <img className={estilos.figura} src={endereco} alt={`Imagem da página ${pagina}`} />
      <figcaption className={estilos.nome}>{`Página ${pagina} de ${total}`}</figcaption>
    </figure>
  );
}
