import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useLocation } from 'wouter';
import { FalarSobreASolicitacao } from '../../../andamento/falar-sobre-a-solicitacao.tsx';
import { EmailAConfirmar } from '../../../conta/email-a-confirmar.tsx';

/** What we sent to the person, the answers, and the ways to us: on every page about the request. */
export function MensagensEAjuda({ protocolo }: { protocolo: string | null }) {
  const [, navegar] = useLocation();
  return (
    <>
      <EmailAConfirmar />
      <Cartao
        titulo="Mensagens e ajuda"
        fundo
        acoes={
          <>
            <Botao largo variante="discreto" onClick={() => navegar('/perfil/mensagens')}>
              O que enviamos para você
            </Botao>
            <Botao largo variante="discreto" onClick={() => navegar('/ajuda')}>
              Tirar uma dúvida
            </Botao>
            <FalarSobreASolicitacao protocolo={protocolo} />
          </>
        }
      />
    </>
  );
}
