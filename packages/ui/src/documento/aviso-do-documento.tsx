import { useSyncExternalStore } from 'react';
import { Aviso } from '../aviso/aviso.tsx';
import { BotaoDeFechar } from '../botao-de-fechar/botao-de-fechar.tsx';
import estilos from './aviso-do-documento.module.css';
import { dispensarDocumento, lerDocumento, ouvirDocumento } from './entregar-documento.ts';

/** Where the last document is, for whoever saw no download begin. Always the same tab, however often it is tapped. */
export function AvisoDoDocumento() {
  const pronto = useSyncExternalStore(ouvirDocumento, lerDocumento, () => null);
  if (!pronto) return null;
  return (
    <div className={estilos.lugar}>
      <Aviso tom="sucesso" aoVivo titulo="O documento está pronto">
        <p>Se ele não apareceu nos seus downloads, abra por aqui.</p>
        <div className={estilos.acoes}>
          <a href={pronto.endereco} target="documento">
            {`Abrir ${pronto.nome} (em outra aba)`}
          </a>
          <BotaoDeFechar aoFechar={dispensarDocumento} />
        </div>
      </Aviso>
    </div>
  );
}
