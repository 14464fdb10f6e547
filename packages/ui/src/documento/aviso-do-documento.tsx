import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Aviso } from '../aviso/aviso.tsx';
import { Botao } from '../botao/botao.tsx';
import { BotaoDeFechar } from '../botao-de-fechar/botao-de-fechar.tsx';
import estilos from './aviso-do-documento.module.css';
import { dispensarEntrega, type Entrega, lerEntrega, ouvirEntrega } from './entregar-documento.ts';

/** What became of the last document that was asked for, wherever on the page it was asked for. */
export function AvisoDoDocumento() {
  const entrega = useSyncExternalStore(ouvirEntrega, lerEntrega, () => null);
  const lugar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entrega) lugar.current?.scrollIntoView({ block: 'nearest' });
  }, [entrega]);
  if (!entrega) return null;
  return (
    // The button that asks again goes away with its notice: the place keeps the focus.
    <div ref={lugar} tabIndex={-1} className={estilos.lugar}>
      <Situacao entrega={entrega} aoRepetir={() => lugar.current?.focus()} />
    </div>
  );
}

function Situacao({ entrega, aoRepetir }: { entrega: Entrega; aoRepetir: () => void }) {
  switch (entrega.situacao) {
    case 'a-caminho':
      return <Aviso aoVivo titulo="Buscando o documento…" />;
    case 'nao-veio':
      return (
        <Aviso
          tom="erro"
          aoVivo
          titulo="O documento não veio"
          acao={
            <Botao
              compacto
              variante="secundario"
              onClick={() => {
                aoRepetir();
                entrega.repetir();
              }}
            >
              Tentar de novo
            </Botao>
          }
          aoDispensar={dispensarEntrega}
        >
          <p>{entrega.motivo}</p>
        </Aviso>
      );
    case 'pronto':
      return (
        <Aviso tom="sucesso" aoVivo titulo="O documento está pronto">
          <p>Se ele não apareceu nos seus downloads, abra por aqui.</p>
          <div className={estilos.acoes}>
            {/* Always the same tab, however often it is tapped. */}
            <a href={entrega.endereco} target="documento">
              {`Abrir ${entrega.nome} (em outra aba)`}
            </a>
            <BotaoDeFechar aoFechar={dispensarEntrega} />
          </div>
        </Aviso>
      );
  }
}
