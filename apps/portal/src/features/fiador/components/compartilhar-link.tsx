import {
  AVISO_DE_COPIA_MS,
  enderecosParaCompartilhar,
  type VersaoDoTexto,
} from '@credito/domain/fiador/link';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { LinkBotao } from '@credito/ui/botao/botao';
import { BotaoDeCopiar } from '@credito/ui/botao-de-copiar/botao-de-copiar';
import { Mail, MessageCircle, Send } from 'lucide-react';
import { useConfiguracao } from '../../../sessao/use-configuracao.ts';
import estilos from '../fiador.module.css';

interface CompartilharLinkProps {
  versao: VersaoDoTexto;
  nome: string;
  link: string;
  email: string | null;
  /** Another button of the page is its main one. */
  discreto?: boolean;
}

/** The link with every way to send it (spec 2 section 2.7). Messenger's own scheme only opens on a phone. */
export function CompartilharLink({ versao, nome, link, email, discreto }: CompartilharLinkProps) {
  const provedor = useConfiguracao()?.provedor.nome ?? '';
  const enderecos = enderecosParaCompartilhar(versao, { fiador: primeiroNome(nome), provedor, link, email });
  return (
    <div className={estilos.pilha}>
      <CopiarLink link={link} variante={discreto ? 'secundario' : 'primario'} />
      <div className={estilos.acoes}>
        <LinkBotao
          variante="secundario"
          largo
          icone={<MessageCircle />}
          href={enderecos.whatsapp}
          target="_blank"
          rel="noreferrer"
        >
          Enviar pelo WhatsApp
        </LinkBotao>
        <LinkBotao
          variante="secundario"
          largo
          icone={<Send />}
          href={enderecos.messenger}
          className={estilos.soNoCelular}
        >
          Enviar pelo Messenger
        </LinkBotao>
        <LinkBotao variante="secundario" largo icone={<Mail />} href={enderecos.email}>
          Enviar por e-mail
        </LinkBotao>
      </div>
    </div>
  );
}

function CopiarLink({ link, variante }: { link: string; variante: 'primario' | 'secundario' }) {
  return (
    <div className={estilos.pilha}>
      <p className={estilos.link}>{link}</p>
      <BotaoDeCopiar
        texto={link}
        copiado="Link copiado!"
        falhou="Não deu para copiar. Toque no link para selecionar."
        duracaoMs={AVISO_DE_COPIA_MS}
        variante={variante}
      >
        Copiar link
      </BotaoDeCopiar>
    </div>
  );
}
