/** Nothing is handed in while a file is on its way: the person believes that it goes along. */
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import estilos from './arquivos-a-caminho.module.css';
import { chaveDoDestino, type DestinoDoEnvio } from './destino.ts';
import { esperaDoEnvio, lerEnvios, ouvirEnvios } from './em-curso.ts';

export interface ArquivosACaminho {
  /** What is being waited for; goes by itself when the last file arrived or was given up. */
  aviso: ReactNode;
  /** Whether the attempt is held back; then the notice has the focus. */
  segura: () => boolean;
}

export function useArquivosACaminho(solicitacaoId: number): ArquivosACaminho {
  const aviso = useRef<HTMLDivElement>(null);
  const envios = useSyncExternalStore(ouvirEnvios, lerEnvios);
  const esperados = [...envios.values()].flatMap(({ destino, nome, estado }) => {
    const espera = destino.solicitacaoId === solicitacaoId ? esperaDoEnvio(estado) : null;
    return espera === null ? [] : [{ destino, nome, espera }];
  });
  const varios = esperados.length > 1;
  return {
    aviso:
      esperados.length === 0 ? null : (
        <div ref={aviso} tabIndex={-1}>
          <Aviso
            tom="atencao"
            aoVivo
            titulo={varios ? 'Há arquivos ainda a caminho' : 'Um arquivo ainda está a caminho'}
          >
            <p>
              {varios
                ? 'Espere chegarem, ou descarte o que não quer mais enviar. Depois é só continuar.'
                : 'Espere chegar, ou descarte se não quer mais enviar. Depois é só continuar.'}
            </p>
            <ul className={estilos.lista}>
              {esperados.map(({ destino, nome, espera }) => {
                const rotulo = rotuloDoDocumento(destino.tipoDocumento);
                return (
                  <li key={chaveDoDestino(destino)} className={estilos.item}>
                    <span>
                      {rotulo} ({nome}) {espera}.
                    </span>
                    <Botao compacto variante="discreto" onClick={() => void descartar(destino)}>
                      Descartar<span className="so-leitor"> o envio de {rotulo}</span>
                    </Botao>
                  </li>
                );
              })}
            </ul>
          </Aviso>
        </div>
      ),
    segura: () => {
      if (esperados.length === 0) return false;
      aviso.current?.focus();
      return true;
    },
  };
}

/** What sends is fetched only when there is something to send, so it is here already. */
async function descartar(destino: DestinoDoEnvio): Promise<void> {
  const { encerrarEnvio } = await import('./envios.ts');
  encerrarEnvio(destino);
}
