import { protocoloEmGrupos } from '@credito/domain/solicitacao/protocolo';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import estilos from './situacao.module.css';

/** The number that people quote, in groups to be read aloud, and whole to be pasted. */
export function CopiarProtocolo({ protocolo }: { protocolo: string }) {
  const [aviso, setAviso] = useState('');
  async function copiar() {
    try {
      await navigator.clipboard.writeText(protocolo);
      setAviso('Protocolo copiado.');
    } catch {
      setAviso('Não deu para copiar. Anote o número.');
    }
  }
  return (
    <Cartao titulo="Protocolo">
      <p className={estilos.protocolo}>{protocoloEmGrupos(protocolo)}</p>
      <Botao largo variante="secundario" icone={<Copy />} onClick={() => void copiar()}>
        Copiar o protocolo
      </Botao>
      <p role="status">{aviso}</p>
    </Cartao>
  );
}
