import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useEffect, useRef, useState } from 'react';
import { carregarScript } from '../../../terceiros/carregar-script.ts';

type Estado = 'pergunta' | 'abrindo' | 'aberto' | 'falhou';

/** The widget arrives only when the person asks for it: asking is the consent. */
export function Chat({ url }: { url: string }) {
  const [estado, setEstado] = useState<Estado>('pergunta');
  const cartao = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (window.location.hash === '#chat') cartao.current?.scrollIntoView();
  }, []);

  function abrir() {
    setEstado('abrindo');
    carregarScript(url).then(
      () => setEstado('aberto'),
      () => setEstado('falhou'),
    );
  }

  return (
    <div ref={cartao}>
      <Cartao titulo="Chat">
        <p>
          O chat é um serviço de outra empresa. Ao abrir, ela recebe o que você escrever e dados do seu
          navegador. Não envie senhas, códigos nem documentos por lá.
        </p>
        {estado === 'aberto' ? (
          <Aviso tom="sucesso" aoVivo>
            O chat está aberto nesta página.
          </Aviso>
        ) : (
          <>
            {estado === 'falhou' ? (
              <Aviso tom="erro" aoVivo>
                Não foi possível abrir o chat. Tente de novo ou use outro canal.
              </Aviso>
            ) : null}
            <Botao largo carregando={estado === 'abrindo'} onClick={abrir}>
              Abrir o chat
            </Botao>
          </>
        )}
      </Cartao>
    </div>
  );
}
