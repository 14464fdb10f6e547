import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';

/** Case UP-05: the camera pushed the page out of memory. */
export function FotoPerdida({ aoDispensar }: { aoDispensar: () => void }) {
  return (
    <Aviso tom="atencao" titulo="A foto não chegou" aoDispensar={aoDispensar}>
      O celular fechou esta página enquanto a câmera estava aberta. Tire a foto de novo: o que você já enviou
      continua aqui.
    </Aviso>
  );
}

export function EnvioRetomado() {
  return (
    <Aviso tom="informacao" aoVivo>
      Retomamos o envio que tinha ficado pela metade.
    </Aviso>
  );
}

export function FalhaAoBuscar({ aoTentarDeNovo }: { aoTentarDeNovo: () => void }) {
  return (
    <Aviso
      tom="erro"
      aoVivo
      acao={
        <Botao compacto variante="secundario" onClick={aoTentarDeNovo}>
          Tentar de novo
        </Botao>
      }
    >
      Ocorreu um erro ao buscar os documentos anexados. Por favor, tente novamente mais tarde.
    </Aviso>
  );
}
