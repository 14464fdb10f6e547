import type { ItemDaFila } from '@credito/api/gestao-fila.rotas';
import { formatarHora } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Keyboard } from 'lucide-react';
import { Tecla } from '../atalhos/tecla.tsx';
import estilos from './atribuicao-na-mesa.module.css';

/** Who has the thing on the desk and until when, taking it or giving it back, and the next one of its queue. */
export function AtribuicaoNaMesa({
  atribuicao,
  podeAssumir,
  mudando,
  aoMudar,
  proxima,
}: {
  atribuicao: ItemDaFila['atribuicao'];
  podeAssumir: boolean;
  mudando: boolean;
  aoMudar: () => void;
  /** Undefined: the reader has no queue. */
  proxima: { carregando: boolean; assumir: () => void } | undefined;
}) {
  return (
    <>
      {atribuicao ? (
        <span className={estilos.com}>
          <span>{atribuicao.minha ? 'Com você' : `Com ${atribuicao.nome}`}</span>{' '}
          <span>{`até ${formatarHora(new Date(atribuicao.expiraEm))}`}</span>
        </span>
      ) : null}
      {podeAssumir && (!atribuicao || atribuicao.minha) ? (
        <Botao variante="secundario" compacto carregando={mudando} onClick={aoMudar}>
          <span>{atribuicao ? 'Devolver à fila' : 'Assumir'}</span>
          <Tecla>C</Tecla>
        </Botao>
      ) : null}
      {proxima ? (
        <Botao variante="secundario" compacto carregando={proxima.carregando} onClick={proxima.assumir}>
          <span>Próxima</span>
          <Tecla>N</Tecla>
        </Botao>
      ) : null}
    </>
  );
}

export function AjudaDaMesa({ aoPedir }: { aoPedir: () => void }) {
  return (
    <Botao
      variante="discreto"
      compacto
      aria-label="Atalhos do teclado"
      icone={<Keyboard aria-hidden="true" />}
      onClick={aoPedir}
    >
      ?
    </Botao>
  );
}
