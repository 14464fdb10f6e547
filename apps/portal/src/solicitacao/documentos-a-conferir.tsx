/** A warning that came after the person had gone on follows them to where they end. */

import type { Resposta } from '@credito/api/rota';
import type { rotaStatus } from '@credito/api/solicitacao-status.rotas';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { useLocation } from 'wouter';

interface DocumentosAConferirProps {
  documentos: Resposta<typeof rotaStatus>['aConferir'];
  /** Of a step of the person's plan. */
  caminhoDo: (passo: string) => string;
}

export function DocumentosAConferir({ documentos, caminhoDo }: DocumentosAConferirProps) {
  const [, navegar] = useLocation();
  const [primeiro] = documentos;
  if (!primeiro) return null;
  const quantos = documentos.length;
  return (
    <Aviso
      tom="atencao"
      titulo={quantos === 1 ? '1 documento para conferir' : `${quantos} documentos para conferir`}
      acao={
        <Botao compacto variante="secundario" onClick={() => navegar(caminhoDo(primeiro.passo))}>
          {`Conferir: ${primeiro.rotulo}`}
        </Botao>
      }
    >
      {`Algo não bate em ${documentos.map(({ rotulo }) => rotulo).join(', ')}. Você pode trocar o arquivo, ou enviar assim mesmo e explicar.`}
    </Aviso>
  );
}
