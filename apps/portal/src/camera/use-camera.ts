/** The device's camera as a moving picture, and still pictures of it. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Enough to read small print on a sheet of paper; a device that has less gives what it has. */
const RESOLUCAO = { width: { ideal: 2560 }, height: { ideal: 1440 } };
const QUALIDADE = 0.92;

export function useCamera(lado: 'user' | 'environment', aoFalhar: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [pronta, setPronta] = useState(false);
  const falhar = useEffectEvent(aoFalhar);

  useEffect(() => {
    let fluxo: MediaStream | null = null;
    let vivo = true;
    const parar = () => {
      for (const trilha of fluxo?.getTracks() ?? []) trilha.stop();
    };
    async function abrir() {
      fluxo = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: lado, ...RESOLUCAO },
      });
      const tela = video.current;
      if (!vivo || !tela) return parar();
      const [trilha] = fluxo.getVideoTracks();
      if (!trilha || trilha.readyState === 'ended') throw new Error('the camera has gone');
      // Another program takes it, or the permission is withdrawn.
      trilha.onended = () => falhar();
      tela.srcObject = fluxo;
      await tela.play();
      if (vivo) setPronta(true);
    }
    abrir().catch(() => {
      if (vivo) falhar();
    });
    return () => {
      vivo = false;
      parar();
    };
  }, [lado]);

  /** The whole picture, also what lies outside of the frame; null when it cannot be had. */
  async function fotografar(nome: string): Promise<File | null> {
    const tela = video.current;
    const papel = document.createElement('canvas');
    if (!tela || tela.videoWidth === 0) return null;
    papel.width = tela.videoWidth;
    papel.height = tela.videoHeight;
    papel.getContext('2d')?.drawImage(tela, 0, 0);
    const foto = await new Promise<Blob | null>((pronto) => papel.toBlob(pronto, 'image/jpeg', QUALIDADE));
    return foto && new File([foto], nome, { type: 'image/jpeg' });
  }

  return { video, pronta, fotografar };
}
