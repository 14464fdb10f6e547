/** Before the files travel: look at them, put more pages, take one out (spec 2 section 2.3). */
import { ACCEPT_DE_ARQUIVO, ORIENTACAO_DE_FORMATOS } from '@credito/domain/documento/formatos';
import { Botao } from '@credito/ui/botao/botao';
import { TelaCheia } from '@credito/ui/tela-cheia/tela-cheia';
import { FilePlus2, RefreshCw, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { isPdf } from '../paginas-do-pdf.ts';
import estilos from './paginas.module.css';
import { PreviaDoArquivo } from './previa-do-arquivo.tsx';
import { tamanhoEmTexto } from './tamanho.ts';

export interface RevisaoDoEnvioProps {
  titulo: string;
  inicial: readonly File[];
  umSo: boolean;
  /** Of newly chosen files, those that can be sent. */
  aceitos: (arquivos: readonly File[]) => readonly File[];
  aoConfirmar: (arquivos: readonly File[]) => void;
  aoFechar: () => void;
}

export function RevisaoDoEnvio({
  titulo,
  inicial,
  umSo,
  aceitos,
  aoConfirmar,
  aoFechar,
}: RevisaoDoEnvioProps) {
  const [arquivos, setArquivos] = useState<readonly File[]>(inicial);
  const seletor = useRef<HTMLInputElement>(null);
  const [modo, setModo] = useState<'acrescentar' | 'alterar'>('acrescentar');

  function escolher(novoModo: 'acrescentar' | 'alterar') {
    setModo(novoModo);
    seletor.current?.click();
  }

  function aoMudar(evento: ChangeEvent<HTMLInputElement>) {
    const novos = aceitos(Array.from(evento.currentTarget.files ?? []));
    evento.currentTarget.value = '';
    if (novos.length > 0) setArquivos(modo === 'alterar' ? novos : [...arquivos, ...novos]);
  }

  return (
    <TelaCheia
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      acoes={
        <>
          <Botao disabled={arquivos.length === 0} onClick={() => aoConfirmar(arquivos)}>
            Tudo certo!
          </Botao>
          {!umSo && (
            <Botao
              variante="secundario"
              icone={<FilePlus2 aria-hidden="true" />}
              onClick={() => escolher('acrescentar')}
            >
              Adicionar páginas
            </Botao>
          )}
          <Botao
            variante="discreto"
            icone={<RefreshCw aria-hidden="true" />}
            onClick={() => escolher('alterar')}
          >
            Alterar arquivo
          </Botao>
        </>
      }
    >
      <p className={estilos.dica}>
        Confira se está tudo legível, sem cortes e sem reflexo. Os arquivos serão enviados nesta ordem.
      </p>
      <ol className={estilos.paginas}>
        {arquivos.map((arquivo, indice) => (
          <li key={`${arquivo.name}-${arquivo.lastModified}-${arquivo.size}`} className={estilos.pagina}>
            <PreviaDoArquivo arquivo={arquivo} indice={indice} />
            <div className={estilos.legenda}>
              <span className={estilos.nome}>
                {`${indice + 1}. ${arquivo.name.normalize('NFC')} · ${tamanhoEmTexto(arquivo.size)}`}
              </span>
              <Botao
                compacto
                variante="discreto"
                icone={<Trash2 aria-hidden="true" />}
                aria-label={`${excluir(arquivo)} ${indice + 1}`}
                onClick={() => setArquivos(arquivos.filter((outro) => outro !== arquivo))}
              >
                {excluir(arquivo)}
              </Botao>
            </div>
          </li>
        ))}
      </ol>
      {arquivos.length === 0 && (
        <p className={estilos.dica}>{`Nenhuma página escolhida. ${ORIENTACAO_DE_FORMATOS}`}</p>
      )}
      <input
        ref={seletor}
        hidden
        type="file"
        accept={ACCEPT_DE_ARQUIVO}
        multiple={!umSo}
        onChange={aoMudar}
      />
    </TelaCheia>
  );
}

/** A PDF goes as a whole; its pages are removed after it was sent. */
function excluir(arquivo: File): string {
  return isPdf(arquivo) ? 'Excluir arquivo' : 'Excluir página';
}
