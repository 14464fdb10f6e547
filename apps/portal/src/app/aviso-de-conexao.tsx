import { Aviso } from '@credito/ui/aviso/aviso';
import { useSyncExternalStore } from 'react';

function ouvir(ouvinte: () => void): () => void {
  window.addEventListener('online', ouvinte);
  window.addEventListener('offline', ouvinte);
  return () => {
    window.removeEventListener('online', ouvinte);
    window.removeEventListener('offline', ouvinte);
  };
}

/** While the device says that it has no network: the person may go on typing. */
export function AvisoDeConexao() {
  const conectado = useSyncExternalStore(
    ouvir,
    () => navigator.onLine,
    () => true,
  );
  if (conectado) return null;
  return (
    <Aviso faixa aoVivo tom="atencao" titulo="Você está sem internet">
      Pode continuar preenchendo. Para avançar, espere a conexão voltar.
    </Aviso>
  );
}
