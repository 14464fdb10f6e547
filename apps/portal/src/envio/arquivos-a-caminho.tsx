/** Nothing is handed in while a file is on its way: the person believes that it goes along. */

import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { Aviso } from '@credito/ui/aviso/aviso';
import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao } from '@credito/ui/botao/botao';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { useSessao } from '../sessao/use-sessao.ts';
import estilos from './arquivos-a-caminho.module.css';
import { chaveDoDestino, type DestinoDoEnvio, nomeDaCoisa } from './destino.ts';
import { esperaDoEnvio, lerEnvios, ouvirEnvios } from './em-curso.ts';

export interface ArquivosACaminho {
  /** What is being waited for; goes by itself when the last file arrived or was given up. */
  aviso: Blocos;
  /** Whether the attempt is held back; then the notice has the focus. */
  segura: () => boolean;
}

/** Of a request, by its number, or of an update. */
export function useArquivosACaminho(coisa: number | { atualizacaoId: number }): ArquivosACaminho {
  const nomeDela = nomeDaCoisa(typeof coisa === 'number' ? { solicitacaoId: coisa } : coisa);
  const aviso = useRef<HTMLDivElement>(null);
  const tentativa = useRef<Element>(null);
  const contaId = useSessao().contaId ?? '';
  const envios = useSyncExternalStore(ouvirEnvios, lerEnvios);
  const esperados = [...envios.values()].flatMap(({ destino, nome, estado }) => {
    const espera = nomeDaCoisa(destino) === nomeDela ? esperaDoEnvio(estado) : null;
    return espera === null ? [] : [{ destino, nome, espera }];
  });
  const aoMostrar = useCallback((elemento: HTMLDivElement | null) => {
    aviso.current = elemento;
    return () => {
      aviso.current = null;
      if (!elemento?.contains(document.activeElement)) return;
      // Back to what was held back, or to where the page begins.
      const segurado = tentativa.current?.isConnected ? tentativa.current : null;
      focar(segurado ?? document.querySelector('h1'));
    };
  }, []);
  return {
    aviso:
      esperados.length === 0 ? null : (
        <div ref={aoMostrar} tabIndex={-1} className={estilos.avisos}>
          {esperados.map(({ destino, nome, espera }) => {
            const rotulo = rotuloDoDocumento(destino.tipoDocumento);
            return (
              <div key={chaveDoDestino(destino)} ref={devolverFoco}>
                <Aviso
                  tom="atencao"
                  aoVivo
                  titulo="Um arquivo ainda está a caminho"
                  acao={
                    <Botao compacto variante="secundario" onClick={() => void descartar(contaId, destino)}>
                      <span>Descartar o envio</span>
                      <span className="so-leitor">{` de ${rotulo}`}</span>
                    </Botao>
                  }
                >
                  {`${rotulo} (${nome}) ${espera}. Espere chegar para concluir, ou descarte se não quer mais enviar.`}
                </Aviso>
              </div>
            );
          })}
        </div>
      ),
    segura: () => {
      if (esperados.length === 0) return false;
      tentativa.current = document.activeElement;
      aviso.current?.focus();
      return true;
    },
  };
}

/** The focus of one that goes passes to those that stay, before it is lost. */
function devolverFoco(elemento: HTMLElement | null) {
  return () => {
    if (elemento?.contains(document.activeElement)) focar(elemento.parentElement);
  };
}

function focar(elemento: Element | null): void {
  if (!(elemento instanceof HTMLElement)) return;
  if (elemento.matches('h1')) elemento.tabIndex = -1;
  elemento.focus();
}

/** What sends is fetched only when there is something to send, so it is here already. */
async function descartar(dono: string, destino: DestinoDoEnvio): Promise<void> {
  const { encerrarEnvio } = await import('./envios.ts');
  encerrarEnvio(dono, destino);
}
