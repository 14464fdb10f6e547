/** Pix first, since it arrives in minutes; the slip for whoever pays at a bank or by its app. */
import { formatarLinhaDigitavel } from '@credito/domain/cobranca/boleto';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CodigoQr } from '@credito/ui/codigo-qr/codigo-qr';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Download } from 'lucide-react';
import { CopiarLinha, CopiarPix } from '../../../financeiro/copiar-cobranca.tsx';
import { pedidoDoBoleto } from '../documentos.ts';
import estilos from '../financeiro.module.css';
import type { CobrancaAberta } from '../financeiro.queries.ts';

export function FormasDePagar({ cobranca }: { cobranca: CobrancaAberta }) {
  return (
    <>
      <PorPix cobranca={cobranca} />
      <PorBoleto cobranca={cobranca} />
    </>
  );
}

function PorPix({ cobranca }: { cobranca: CobrancaAberta }) {
  const { pixCopiaECola } = cobranca;
  if (pixCopiaECola === null) return null;
  return (
    <Cartao titulo="Pagar por Pix">
      <div className={estilos.ondePagar}>
        <CodigoQr texto={pixCopiaECola} rotulo="QR code do Pix. O código ao lado diz o mesmo." />
        <div className={estilos.pilha}>
          <p>No aplicativo do seu banco, escolha Pix e leia o QR code, ou copie o código e cole lá.</p>
          <p className={estilos.codigo}>{pixCopiaECola}</p>
          <CopiarPix cobranca={cobranca} />
        </div>
      </div>
    </Cartao>
  );
}

function PorBoleto({ cobranca }: { cobranca: CobrancaAberta }) {
  const { linhaDigitavel } = cobranca;
  if (linhaDigitavel === null) return null;
  return (
    <Cartao
      titulo="Pagar por boleto"
      acoes={
        <div className={estilos.acoes}>
          <CopiarLinha cobranca={cobranca} />
          <Botao
            largo
            variante="secundario"
            icone={<Download />}
            onClick={() => void pedirDocumento(pedidoDoBoleto(cobranca))}
          >
            Baixar boleto em PDF
          </Botao>
        </div>
      }
    >
      <p className={estilos.codigo}>{formatarLinhaDigitavel(linhaDigitavel)}</p>
    </Cartao>
  );
}
