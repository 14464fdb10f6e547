import { type NomeDoPortal, usePortal } from '../../../sessao/use-portal.ts';
import { CartaoDeDestinos, type Destino } from './cartao-de-destinos.tsx';

const DO_PORTAL: Readonly<Record<NomeDoPortal, { titulo: string; destino: Destino }>> = {
  estudante: {
    titulo: 'Solicitações',
    destino: {
      href: '/perfil/solicitacoes',
      titulo: 'Minhas solicitações',
      texto: 'A atual e as anteriores, com o que você declarou',
    },
  },
  fiador: {
    titulo: 'Garantias',
    destino: {
      href: '/inicio',
      titulo: 'Suas fianças',
      texto: 'O que você paga se o estudante não pagar, e as que já terminaram',
    },
  },
};

/** The way to everything that the person asked for, or guaranteed, in this portal. */
export function SolicitacoesEGarantias() {
  const { titulo, destino } = DO_PORTAL[usePortal()];
  return <CartaoDeDestinos titulo={titulo} destinos={[destino]} />;
}
