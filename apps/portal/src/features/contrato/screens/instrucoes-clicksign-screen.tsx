import { CartoesDoContrato } from '../components/cartoes-do-contrato.tsx';

/** /instrucoes-clicksign: how an electronic contract is signed, for whoever wants to know before there is one. */
export function InstrucoesClicksignScreen() {
  return <CartoesDoContrato contrato={null} />;
}
