import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useConfiguracao } from '../sessao/use-configuracao.ts';

/** "Quero falar sobre minha solicitação": the ways that the provider has configured, or our own help page. */
export function FalarSobreASolicitacao({ protocolo }: { protocolo: string | null }) {
  const [aberto, setAberto] = useState(false);
  const [, navegar] = useLocation();
  const canais = useCanais(protocolo);
  return (
    <>
      <Botao
        largo
        variante="discreto"
        onClick={() => (canais.length > 0 ? setAberto(true) : navegar('/ajuda'))}
      >
        Quero falar sobre minha solicitação
      </Botao>
      {canais.length > 0 ? (
        <Dialogo
          aberto={aberto}
          aoFechar={() => setAberto(false)}
          titulo="Fale com a gente"
          acoes={<Botao onClick={() => setAberto(false)}>Fechar</Botao>}
        >
          <p>{`Tenha em mãos o protocolo ${protocolo ?? ''}.`}</p>
          <ul>
            {canais.map(({ nome, href, texto }) => (
              <li key={nome}>
                <span>{`${nome}: `}</span>
                <a href={href}>{texto}</a>
              </li>
            ))}
          </ul>
        </Dialogo>
      ) : null}
    </>
  );
}

interface Canal {
  nome: string;
  href: string;
  texto: string;
}

const digitos = (telefone: string) => telefone.replace(/\D/g, '');

function useCanais(protocolo: string | null): readonly Canal[] {
  const configuracao = useConfiguracao();
  if (!configuracao) return [];
  const { telefones, ajuda } = configuracao;
  const recado = encodeURIComponent(`Quero falar sobre a solicitação ${protocolo ?? ''}`);
  const telefone = (nome: string, numero: string | null): Canal[] =>
    numero ? [{ nome, href: `tel:${digitos(numero)}`, texto: numero }] : [];
  const pagina = (nome: string, href: string | null, texto: string): Canal[] =>
    href ? [{ nome, href, texto }] : [];
  return [
    ...(ajuda.whatsapp
      ? [
          {
            nome: 'WhatsApp',
            href: `https://wa.me/${ajuda.whatsapp}?text=${recado}`,
            texto: 'abrir conversa',
          },
        ]
      : []),
    ...telefone('Capitais e regiões metropolitanas', telefones.capitais),
    ...telefone('Demais cidades', telefones.demais),
    ...pagina('Messenger', ajuda.messenger, 'abrir conversa'),
    ...pagina('Central de ajuda', ajuda.central, 'abrir a central'),
  ];
}
