/** A camera that sees what a test shows it: a phone's, for whoever has none. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Arquivo } from './papeis.ts';

/** A phone whose pages take photos themselves. */
export const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; moto g54) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

interface ComCamera {
  mostrarACamera: (endereco: string) => Promise<void>;
}

/** Before the first page. `permitida`: what the person answers when the browser asks. */
export async function darCamera(contexto: BrowserContext, { permitida = true } = {}): Promise<void> {
  await contexto.addInitScript((permite) => {
    const papel = document.createElement('canvas');
    papel.width = 640;
    papel.height = 480;
    let vista: CanvasImageSource | null = null;
    const desenhar = () => {
      const tela = papel.getContext('2d');
      if (vista) tela?.drawImage(vista, 0, 0);
      else tela?.fillRect(0, 0, papel.width, papel.height);
    };
    Object.assign(window, {
      async mostrarACamera(endereco: string) {
        const imagem = new Image();
        imagem.src = endereco;
        await imagem.decode();
        papel.width = imagem.width;
        papel.height = imagem.height;
        vista = imagem;
        desenhar();
      },
    });
    if (navigator.mediaDevices)
      navigator.mediaDevices.getUserMedia = async () => {
        if (!permite) throw new DOMException('Permission denied', 'NotAllowedError');
        // A picture that stands still gives no frames: it is drawn as often as a camera would.
        setInterval(desenhar, 50);
        return papel.captureStream(20);
      };
  }, permitida);
}

export async function mostrar(page: Page, { buffer, mimeType }: Arquivo): Promise<void> {
  await page.evaluate(
    (endereco) => (window as unknown as ComCamera).mostrarACamera(endereco),
    `data:${mimeType};base64,${buffer.toString('base64')}`,
  );
}
