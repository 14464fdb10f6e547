/** Where a link leads when there is nothing to sign: what it is, what follows, and whom to ask. */

import { PAGINA_DA_SITUACAO, type SituacaoDoLink } from '@credito/domain/assinatura/situacao-do-link';
import { comMaiuscula } from '@credito/domain/texto/inicial';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado, type CartaoDeEstadoProps } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { ReactNode } from 'react';
import { Canais } from '../../../ajuda/canais.tsx';

type SituacaoFinal = Exclude<SituacaoDoLink, 'aberta'>;

const MARCA: Readonly<Record<SituacaoFinal, CartaoDeEstadoProps['estado']>> = {
  'fora-da-vez': { tom: 'espera', texto: 'Aguarde a sua vez' },
  'em-outro-servico': { tom: 'espera', texto: 'Assine na Clicksign' },
  preparando: { tom: 'espera', texto: 'Em preparo' },
  assinada: { tom: 'sucesso', texto: 'Assinado por você' },
  'recusada-por-voce': { tom: 'neutro', texto: 'Não assinado' },
  'recusada-por-outro': { tom: 'neutro', texto: 'Encerrado' },
  vencida: { tom: 'neutro', texto: 'Prazo encerrado' },
  cancelada: { tom: 'neutro', texto: 'Cancelado' },
  substituida: { tom: 'neutro', texto: 'Substituído' },
  dispensada: { tom: 'neutro', texto: 'Nada a fazer' },
  bloqueada: { tom: 'erro', texto: 'Bloqueado' },
};

/** What may be over in a while. */
const PASSAGEIRAS: readonly SituacaoFinal[] = ['fora-da-vez', 'preparando'];

export type FimProps =
  | { fim: 'desconhecido' | 'falta-o-link' }
  | {
      fim: SituacaoFinal;
      /** Only where somebody was let in. */
      titulo?: string;
      aoTentar: () => void;
    };

export function Fim(props: FimProps) {
  switch (props.fim) {
    case 'desconhecido':
      // The link itself is no good: nobody is told whose it was.
      return (
        <PaginaDeFim
          estado={{ tom: 'erro', texto: 'Link sem validade' }}
          frase="Este link não abre nenhum documento"
        >
          <p>
            Ele pode ter sido trocado por um mais novo ou ter vindo cortado na mensagem. Abra o link da
            mensagem mais recente que você recebeu. Se continuar assim, peça outro a quem enviou.
          </p>
        </PaginaDeFim>
      );
    case 'falta-o-link':
      return (
        <PaginaDeFim estado={{ tom: 'espera', texto: 'Falta o link' }} frase="Abra o link da mensagem">
          <p>
            Para ver e assinar um documento, toque no link que você recebeu por e-mail, SMS ou WhatsApp. Por
            segurança, ele não fica nesta página.
          </p>
          <p>
            Se você já tinha começado, nada se perdeu: abra o mesmo link e continue. Um código que acabou de
            chegar ainda vale.
          </p>
          <p>
            <a href="/verificar">Quero só conferir um documento assinado</a>
          </p>
        </PaginaDeFim>
      );
    default:
      return <FimDaSituacao {...props} />;
  }
}

function FimDaSituacao({ fim, titulo, aoTentar }: Extract<FimProps, { aoTentar: () => void }>) {
  const pagina = PAGINA_DA_SITUACAO[fim];
  return (
    <PaginaDeFim
      estado={MARCA[fim]}
      frase={pagina.titulo}
      acao={
        PASSAGEIRAS.includes(fim) ? (
          <Botao largo variante="secundario" onClick={aoTentar}>
            Ver de novo
          </Botao>
        ) : undefined
      }
    >
      {titulo ? (
        <p>
          <strong>{comMaiuscula(titulo)}</strong>
        </p>
      ) : null}
      <p>{pagina.texto}</p>
    </PaginaDeFim>
  );
}

interface PaginaDeFimProps {
  estado: CartaoDeEstadoProps['estado'];
  frase: string;
  acao?: ReactNode;
  children: ReactNode;
}

function PaginaDeFim({ estado, frase, acao, children }: PaginaDeFimProps) {
  return (
    <Pagina>
      <CartaoDeEstado estado={estado} frase={frase} detalhe={children} acao={acao} />
      <Canais chat={null} titulo="h2" />
    </Pagina>
  );
}
