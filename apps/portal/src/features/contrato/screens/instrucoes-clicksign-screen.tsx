import { CartoesDaAssinatura } from '../components/cartoes-da-assinatura.tsx';

/** /instrucoes-clicksign: how an electronic contract is signed, for whoever wants to know before there is one. */
export function InstrucoesClicksignScreen() {
  return <CartoesDaAssinatura contratoId={null} />;
}
