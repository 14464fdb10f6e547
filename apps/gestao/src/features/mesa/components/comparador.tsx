import { formatarMomento } from '@credito/domain/tempo/data';
import { Selecao } from '@credito/ui/selecao/selecao';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { useAtalhos } from '../../../atalhos/use-atalhos.ts';
import type { DocumentoAberto } from '../documento-aberto.ts';
import { anteriorAoLado, type DocumentoMudado } from '../segunda-olhada.ts';
import estilos from './comparador.module.css';
import { nomeDoDocumento } from './lista-de-documentos.tsx';
import { VereditoAnterior } from './veredito-anterior.tsx';
import { Ferramenta, Visualizador } from './visualizador.tsx';

interface Comparavel {
  id: string;
  texto: string;
  rotulo: string;
  paginas: number;
  /** As it was when the request was returned. */
  anterior?: NonNullable<DocumentoMudado['anterior']>;
}

/** The open document, and beside it another one of the request or what was sent before in its place. */
export function Comparador({
  aberto,
  todos,
  mudados,
  comparando,
  aoComparar,
}: {
  aberto: DocumentoAberto;
  todos: readonly DocumentoAberto[];
  /** What a correction changed of the person: files that left are compared with as well. */
  mudados: readonly DocumentoMudado[];
  comparando: string | null;
  aoComparar: (documentoId: string | null) => void;
}) {
  const [teclas, setTeclas] = useState<'aberto' | 'outro'>('aberto');
  const comparaveis = comparaveisCom(aberto, todos, mudados);
  const mudado = mudados.find(({ documentoId }) => documentoId === aberto.documento.id) ?? null;
  const outro = comparaveis.find(({ id }) => id === comparando);
  const alternar = () => {
    setTeclas('aberto');
    aoComparar(outro ? null : (anteriorAoLado(mudado) ?? comparaveis[0]?.id ?? null));
  };
  useAtalhos({
    d: comparaveis.length > 0 ? alternar : undefined,
    o: outro ? () => setTeclas(teclas === 'aberto' ? 'outro' : 'aberto') : undefined,
  });
  return (
    <div className={estilos.comparador} data-dois={outro ? true : undefined}>
      {outro?.anterior ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long explanation is scrolled with the arrow keys.
        <section className={estilos.veredito} aria-label="O que foi dito na devolução" tabIndex={0}>
          <VereditoAnterior anterior={outro.anterior} />
        </section>
      ) : null}
      <div
        className={estilos.lado}
        data-teclas={(outro && teclas === 'aberto') || undefined}
        onPointerDown={() => setTeclas('aberto')}
      >
        <Visualizador
          documento={aberto.documento}
          comTeclas={!outro || teclas === 'aberto'}
          extra={
            comparaveis.length > 0 ? (
              <Ferramenta
                rotulo={outro ? 'Fechar a comparação' : 'Comparar com outro documento'}
                tecla="D"
                aoClicar={alternar}
                icone={<Columns2 />}
              />
            ) : null
          }
        />
      </div>
      {outro ? (
        <div
          className={estilos.lado}
          data-teclas={teclas === 'outro' || undefined}
          onPointerDown={() => setTeclas('outro')}
        >
          <div className={estilos.escolha}>
            <Selecao
              rotulo="Comparar com"
              opcoes={comparaveis.map(({ id, texto }) => ({ valor: id, texto }))}
              value={outro.id}
              onChange={(evento) => aoComparar(evento.currentTarget.value)}
            />
          </div>
          <Visualizador key={outro.id} documento={outro} comTeclas={teclas === 'outro'} />
        </div>
      ) : null}
    </div>
  );
}

/** What was sent before in the same place comes first: it is what a correction is compared with. */
function comparaveisCom(
  { documento }: DocumentoAberto,
  todos: readonly DocumentoAberto[],
  mudados: readonly DocumentoMudado[],
): readonly Comparavel[] {
  const devolvidos = mudados
    .filter((mudado) => mudado.documentoId === documento.id || mudado.mudanca === 'retirado')
    .flatMap(({ documentoId, rotulo, anterior }): Comparavel[] =>
      anterior && anterior.id !== documentoId
        ? [
            {
              id: anterior.id,
              paginas: anterior.paginas,
              rotulo: `${rotulo}, versão ${documentoId ? 'devolvida' : 'que saiu'}`,
              texto: `${documentoId ? 'Versão devolvida' : `${rotulo} que saiu`}, de ${formatarMomento(new Date(anterior.enviadoEm))}`,
              anterior,
            },
          ]
        : [],
    );
  const anteriores = documento.anteriores
    .filter(({ id }) => !devolvidos.some((um) => um.id === id))
    .map(
      ({ id, enviadoEm, paginas }): Comparavel => ({
        id,
        paginas,
        rotulo: `${documento.rotulo}, versão anterior`,
        texto: `Versão anterior, de ${formatarMomento(new Date(enviadoEm))}`,
      }),
    );
  const outros = todos
    .filter((um) => um.documento.id !== documento.id)
    .map(
      (um): Comparavel => ({
        id: um.documento.id,
        paginas: um.documento.paginas,
        rotulo: um.documento.rotulo,
        texto: `${nomeDoDocumento(um.documento, um.pessoa.documentos)} (${um.pessoa.rotulo})`,
      }),
    );
  return [...devolvidos, ...anteriores, ...outros];
}
