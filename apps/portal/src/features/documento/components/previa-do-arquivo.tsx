/** A file that was chosen and not sent yet, as a picture or page by page (spec 2 section 2.3). */
import { Carregando, Esqueleto } from '@credito/ui/esqueleto/esqueleto';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEnderecoDeBlob } from '../../../camera/use-endereco-de-blob.ts';
import { type FolhaDoPdf, folhasDoPdf, isPdf } from '../paginas-do-pdf.ts';
import estilos from './paginas.module.css';

interface PreviaProps {
  arquivo: File;
  indice: number;
}

export function PreviaDoArquivo({ arquivo, indice }: PreviaProps) {
  return isPdf(arquivo) ? (
    <PreviaDoPdf arquivo={arquivo} />
  ) : (
    <PreviaDaImagem arquivo={arquivo} indice={indice} />
  );
}

function PreviaDaImagem({ arquivo, indice }: PreviaProps) {
  const [ilegivel, setIlegivel] = useState(false);
  const isImagem = arquivo.type.startsWith('image/') && !ilegivel;
  const endereco = useEnderecoDeBlob(isImagem ? arquivo : undefined);
  if (!isImagem || !endereco) return <SemPrevia />;
  return (
    <img
      className={estilos.figura}
      src={endereco}
      alt={`Imagem da página ${indice + 1}`}
      onError={() => setIlegivel(true)}
    />
  );
}

function PreviaDoPdf({ arquivo }: Pick<PreviaProps, 'arquivo'>) {
  const { folhas, falhou } = useFolhasDoPdf(arquivo);
  const [primeira] = folhas;
  if (!primeira && falhou) return <SemPrevia />;
  if (!primeira)
    return (
      <Carregando texto="Preparando as páginas…">
        <Esqueleto forma="cartao" />
      </Carregando>
    );
  return (
    <div className={estilos.folha}>
      {folhas.map((folha) => (
        <Folha key={folha.numero} folha={folha} nome={arquivo.name.normalize('NFC')} />
      ))}
    </div>
  );
}

function Folha({ folha, nome }: { folha: FolhaDoPdf; nome: string }) {
  const endereco = useEnderecoDeBlob(folha.imagem);
  return (
    endereco && (
      <figure className={estilos.folha}>
        <img className={estilos.figura} src={endereco} alt={`Página ${folha.numero} de ${nome}`} />
        {folha.total > 1 && (
          <figcaption className={estilos.nome}>{`Página ${folha.numero} de ${folha.total}`}</figcaption>
        )}
      </figure>
    )
  );
}

/** What cannot be drawn here, such as a protected PDF or the photo format of a phone, the server draws. */
function SemPrevia() {
  return (
    <div className={estilos.semFigura}>
      <FileText aria-hidden="true" />
      <span>As páginas aparecem aqui depois do envio.</span>
    </div>
  );
}

function useFolhasDoPdf(arquivo: File): { folhas: readonly FolhaDoPdf[]; falhou: boolean } {
  const [folhas, setFolhas] = useState<readonly FolhaDoPdf[]>([]);
  const [falhou, setFalhou] = useState(false);
  useEffect(() => {
    const parada = new AbortController();
    async function desenhar() {
      setFolhas([]);
      setFalhou(false);
      try {
        for await (const folha of folhasDoPdf(arquivo, parada.signal)) {
          if (parada.signal.aborted) return;
          setFolhas((antes) => [...antes, folha]);
        }
      } catch {
        if (!parada.signal.aborted) setFalhou(true);
      }
    }
    void desenhar();
    return () => parada.abort();
  }, [arquivo]);
  return { folhas, falhou };
}
