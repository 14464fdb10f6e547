import type { Blocos } from '@credito/ui/blocos/blocos';
import { Botao } from '@credito/ui/botao/botao';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { AjudaDosAtalhos, type LinhaDeAjuda } from '../atalhos/ajuda-dos-atalhos.tsx';
import { Tecla } from '../atalhos/tecla.tsx';
import { useAtalhos } from '../atalhos/use-atalhos.ts';
import estilos from './cabecalho-da-fila.module.css';
import estilosDaPagina from './pagina.module.css';

/** The head of a queue: what waits, its keys, and the one that is claimed next. */
export function CabecalhoDaFila({
  titulo,
  sub,
  proxima,
  atalhos,
}: {
  titulo: string;
  sub: Blocos;
  proxima: { carregando: boolean; assumir: () => void };
  atalhos: readonly LinhaDeAjuda[];
}) {
  const [ajuda, setAjuda] = useState(false);
  useAtalhos({ n: proxima.assumir, '?': () => setAjuda(true) });
  return (
    <header className={estilosDaPagina.cabecalho}>
      <div>
        <h1>{titulo}</h1>
        {sub}
      </div>
      <div className={estilos.acoes}>
        <Botao
          variante="discreto"
          compacto
          icone={<Keyboard aria-hidden="true" />}
          onClick={() => setAjuda(true)}
        >
          Atalhos
        </Botao>
        <Botao compacto carregando={proxima.carregando} onClick={proxima.assumir}>
          <span>Próxima</span>
          <Tecla>N</Tecla>
        </Botao>
      </div>
      <AjudaDosAtalhos aberta={ajuda} aoFechar={() => setAjuda(false)} linhas={atalhos} />
    </header>
  );
}
