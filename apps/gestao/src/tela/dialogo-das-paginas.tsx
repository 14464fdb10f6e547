import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import estilos from './dialogo-das-paginas.module.css';
import { FalhaAoCarregar } from './falha-ao-carregar.tsx';

/** One page at a time, as a picture. */
export function DialogoDasPaginas({
  documento: { id, rotulo, paginas },
  buscar,
  aoFechar,
}: {
  documento: { id: string; rotulo: string; paginas: number };
  buscar: (pagina: number, sinal: AbortSignal) => Promise<Blob>;
  aoFechar: () => void;
}) {
  const [pagina, setPagina] = useState(1);
  const lida = useQuery({
    queryKey: ['pagina-de-documento', id, pagina],
    queryFn: ({ signal }) => buscar(pagina, signal),
    // Every opening is counted and written down.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });
  const endereco = useEndereco(lida.data);
  return (
    <Dialogo
      aberto
      largo
      aoFechar={aoFechar}
      titulo={rotulo}
      acoes={
        <Botao variante="secundario" onClick={aoFechar}>
          Fechar
        </Botao>
      }
    >
      <div className={estilos.corpo}>
        {paginas > 1 ? (
          <div className={estilos.acoes}>
            <Botao variante="discreto" compacto disabled={pagina === 1} onClick={() => setPagina(pagina - 1)}>
              Página anterior
            </Botao>
            <p aria-live="polite">{`Página ${pagina} de ${paginas}`}</p>
            <Botao
              variante="discreto"
              compacto
              disabled={pagina === paginas}
              onClick={() => setPagina(pagina + 1)}
            >
              Próxima página
            </Botao>
          </div>
        ) : null}
        {lida.isError ? <FalhaAoCarregar consulta={lida} /> : null}
        {endereco ? (
          <img className={estilos.pagina} src={endereco} alt={`${rotulo}, página ${pagina} de ${paginas}`} />
        ) : null}
      </div>
    </Dialogo>
  );
}

function useEndereco(dados: Blob | undefined): string | null {
  const [endereco, setEndereco] = useState<string | null>(null);
  useEffect(() => {
    if (!dados) return;
    const novo = URL.createObjectURL(dados);
    setEndereco(novo);
    return () => URL.revokeObjectURL(novo);
  }, [dados]);
  return dados ? endereco : null;
}
