import { LinkBotao } from '@credito/ui/botao/botao';
import { CircleHelp, Mail, MessageCircle, MessagesSquare, Phone, PhoneIncoming } from 'lucide-react';
import type { ReactNode } from 'react';
import { useConfiguracao } from '../sessao/use-configuracao.ts';
import estilos from './canais.module.css';

interface Canal {
  id: string;
  texto: string;
  href: string;
  icone: ReactNode;
  novaAba: boolean;
}

type Configuracao = NonNullable<ReturnType<typeof useConfiguracao>>;

/** Each from the configuration; what is not configured is not shown. `chat` is where the widget opens. */
function canaisDe({ ajuda, telefones }: Configuracao, chat: string | null): readonly Canal[] {
  const fora = (id: string, texto: string, href: string | null, icone: ReactNode): Canal[] =>
    href === null ? [] : [{ id, texto, href, icone, novaAba: true }];
  const telefone = (id: string, onde: string, numero: string | null): Canal[] =>
    numero === null
      ? []
      : [
          {
            id,
            texto: `Ligar ${numero} (${onde})`,
            href: `tel:${numero.replace(/\D/g, '')}`,
            icone: <Phone />,
            novaAba: false,
          },
        ];
  return [
    ...fora('chat', 'Conversar por chat', ajuda.chat && chat, <MessagesSquare />),
    ...fora(
      'whatsapp',
      'Falar no WhatsApp',
      ajuda.whatsapp && `https://wa.me/${ajuda.whatsapp}`,
      <MessageCircle />,
    ),
    ...fora('messenger', 'Falar no Messenger', ajuda.messenger, <MessageCircle />),
    ...fora('ligamos', 'Ligamos para você', ajuda.ligamosParaVoce, <PhoneIncoming />),
    ...fora('duvidas', 'Dúvidas frequentes', ajuda.central, <CircleHelp />),
    ...(ajuda.email === null
      ? []
      : [
          {
            id: 'email',
            texto: `Escrever para ${ajuda.email}`,
            href: `mailto:${ajuda.email}`,
            icone: <Mail />,
            novaAba: false,
          },
        ]),
    ...telefone('capitais', 'capitais', telefones.capitais),
    ...telefone('demais', 'demais cidades', telefones.demais),
  ];
}

export function Canais({ chat, titulo: Titulo }: { chat: string | null; titulo: 'h2' | 'h3' }) {
  const configuracao = useConfiguracao();
  const canais = configuracao ? canaisDe(configuracao, chat) : [];
  if (canais.length === 0) return null;
  return (
    <section className={estilos.secao}>
      <Titulo>Fale com a gente</Titulo>
      <ul className={estilos.canais}>
        {canais.map(({ id, texto, href, icone, novaAba }) => (
          <li key={id}>
            <LinkBotao
              largo
              variante="secundario"
              href={href}
              icone={icone}
              {...(novaAba && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              <span>{texto}</span>
              {novaAba ? <span className="so-leitor"> (abre em outra aba)</span> : null}
            </LinkBotao>
          </li>
        ))}
      </ul>
    </section>
  );
}
