/** What the window is called: the question, the screen, the portal. Never whose it is: titles stay in the browser's history. */
import { useEffect } from 'react';

/** The title of the page as it came: the portal's. */
let doPortal: string | null = null;
let daTela = '';
let daPergunta = '';

function escrever(): void {
  doPortal ??= document.title;
  document.title = [daPergunta, daTela, doPortal].filter(Boolean).join(' · ');
}

export function useTitulo(titulo: string): void {
  useEffect(() => {
    daTela = titulo;
    escrever();
    return () => {
      daTela = '';
      escrever();
    };
  }, [titulo]);
}

/** The step of a wizard, before the screen that it belongs to; one that was refused says so first. */
export function useTituloDaPergunta(pergunta: string, comErro: boolean): void {
  useEffect(() => {
    daPergunta = comErro ? `Erro: ${pergunta}` : pergunta;
    escrever();
    return () => {
      daPergunta = '';
      escrever();
    };
  }, [pergunta, comErro]);
}
