/** The camera in the page, with a frame around what has to be seen; the picture is looked at before it is used. */
import { corridoMs } from '@credito/ui/aparelho/relogio';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { TelaCheia } from '@credito/ui/tela-cheia/tela-cheia';
import { FilePlus2, Camera as IconeDaCamera, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import estilos from './camera.module.css';
import { desistirDaCameraDaPagina } from './camera-da-pagina.ts';
import { useCamera } from './use-camera.ts';
import { useEnderecoDeBlob } from './use-endereco-de-blob.ts';

export type Moldura = 'documento' | 'folha' | 'rosto';

const COMO: Readonly<Record<Moldura, string>> = {
  documento: 'Encaixe o documento inteiro na moldura: fora do plástico, sem sombra nem reflexo.',
  folha: 'Encaixe a folha inteira na moldura, com boa luz e sem dobras.',
  rosto: 'Deixe o rosto na moldura, de frente, sem boné nem óculos escuros.',
};

const FICOU_BOA: Readonly<Record<Moldura, string>> = {
  documento: 'Dá para ler tudo na foto?',
  folha: 'Dá para ler tudo na foto?',
  rosto: 'O rosto aparece inteiro na foto?',
};

/** The second of two quick taps on the shutter is no answer to what is asked of the picture. */
const TOQUE_DUPLO_MS = 600;

export interface CameraProps {
  titulo: string;
  moldura: Moldura;
  aoUsar: (fotos: readonly File[]) => void;
  aoPreferirADoAparelho: () => void;
  aoFechar: () => void;
}

export function Camera({ titulo, moldura, aoUsar, aoPreferirADoAparelho, aoFechar }: CameraProps) {
  const [fotos, setFotos] = useState<readonly File[]>([]);
  const [olhando, setOlhando] = useState(false);
  const [falhou, setFalhou] = useState(false);
  const tiradaEm = useRef(Number.NEGATIVE_INFINITY);
  const pergunta = useRef<HTMLParagraphElement>(null);
  const { video, pronta, fotografar } = useCamera(moldura === 'rosto' ? 'user' : 'environment', () => {
    desistirDaCameraDaPagina();
    setFalhou(true);
  });
  const ultima = fotos.at(-1);
  const endereco = useEnderecoDeBlob(olhando ? ultima : undefined);

  useEffect(() => {
    if (olhando) pergunta.current?.focus();
  }, [olhando]);

  async function tirar() {
    const foto = await fotografar(`foto-${fotos.length + 1}.jpg`);
    if (!foto) return;
    tiradaEm.current = corridoMs();
    setFotos([...fotos, foto]);
    setOlhando(true);
  }

  function usar() {
    if (corridoMs() - tiradaEm.current > TOQUE_DUPLO_MS) aoUsar(fotos);
  }

  function tirarDeNovo() {
    setFotos(fotos.slice(0, -1));
    setOlhando(false);
  }

  return (
    <TelaCheia
      aberta
      aoFechar={aoFechar}
      titulo={titulo}
      acoes={
        falhou ? (
          <Botao icone={<IconeDaCamera aria-hidden="true" />} onClick={aoPreferirADoAparelho}>
            Usar a câmera do aparelho
          </Botao>
        ) : olhando ? (
          <>
            <Botao key="usar" onClick={usar}>
              {fotos.length > 1 ? `Usar estas ${fotos.length} fotos` : 'Usar esta foto'}
            </Botao>
            {moldura === 'rosto' ? null : (
              <Botao
                key="mais"
                variante="secundario"
                icone={<FilePlus2 aria-hidden="true" />}
                onClick={() => setOlhando(false)}
              >
                {moldura === 'documento' && fotos.length === 1 ? 'Fotografar o verso' : 'Mais uma página'}
              </Botao>
            )}
            <Botao
              key="de-novo"
              variante="discreto"
              icone={<RotateCcw aria-hidden="true" />}
              onClick={tirarDeNovo}
            >
              Tirar de novo
            </Botao>
          </>
        ) : (
          <>
            <Botao
              key="tirar"
              disabled={!pronta}
              icone={<IconeDaCamera aria-hidden="true" />}
              onClick={() => void tirar()}
            >
              Tirar foto
            </Botao>
            <Botao key="aparelho" variante="discreto" onClick={aoPreferirADoAparelho}>
              Usar a câmera do aparelho
            </Botao>
          </>
        )
      }
    >
      {falhou ? (
        <Aviso tom="informacao" titulo="A câmera não abriu aqui" aoVivo>
          Use a câmera do aparelho: a foto volta para esta página.
        </Aviso>
      ) : (
        <div className={estilos.camera}>
          <p ref={pergunta} tabIndex={-1} className={estilos.dica}>
            {olhando ? FICOU_BOA[moldura] : COMO[moldura]}
          </p>
          <p role="status" className={estilos.estado}>
            {pronta ? '' : 'Abrindo a câmera. Se o aparelho perguntar, toque em Permitir.'}
          </p>
          <div className={estilos.palco} data-moldura={moldura} data-olhando={olhando || undefined}>
            <video ref={video} muted playsInline className={estilos.video} aria-label="O que a câmera vê" />
            <div className={estilos.moldura} aria-hidden="true" />
          </div>
          {olhando && endereco ? (
            <img className={estilos.foto} src={endereco} alt={`Foto ${fotos.length}, ainda não enviada`} />
          ) : null}
        </div>
      )}
    </TelaCheia>
  );
}
