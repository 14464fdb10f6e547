import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { dizerQuePagou } from '../atos.queries.ts';
import type { CobrancaAberta } from '../financeiro.queries.ts';
import { useAto } from '../use-ato.ts';

/** Whoever has paid already has the bank asked at once, and reads when the banks tell. */
export function JaPaguei({ cobranca: { id, quandoOsBancosAvisam } }: { cobranca: CobrancaAberta }) {
  const [resposta, setResposta] = useState<string | null>(null);
  const { ocupado, recusa, executar, esquecer } = useAto();
  return (
    <Cartao
      titulo="Você já pagou?"
      fundo
      acoes={
        <Botao
          variante="secundario"
          carregando={ocupado}
          textoCarregando="Perguntando ao banco…"
          onClick={() => void executar(async () => setResposta(await dizerQuePagou(id)))}
        >
          Já paguei
        </Botao>
      }
    >
      {resposta === null ? <p>{quandoOsBancosAvisam}</p> : <Aviso aoVivo>{resposta}</Aviso>}
      <DialogoDeErro mensagem={recusa} aoFechar={esquecer} />
    </Cartao>
  );
}
