/** Pix first, since it arrives in minutes; the slip for whoever pays at a bank or by its app. */
import { formatarLinhaDigitavel } from '@credito/domain/cobranca/boleto';
import { enderecoDoWhatsapp, recadoDaCobranca } from '@credito/domain/cobranca/recado-da-cobranca';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CodigoQr } from '@credito/ui/codigo-qr/codigo-qr';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Download, MessageCircle } from 'lucide-react';
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
  const { linhaDigitavel, pixCopiaECola, hojeCentavos, vencimento, beneficiario } = cobranca;
  if (linhaDigitavel === null) return null;
  const recado = recadoDaCobranca({
    valorCentavos: hojeCentavos,
    vencimento,
    linha: formatarLinhaDigitavel(linhaDigitavel),
    pix: pixCopiaECola,
    beneficiario: beneficiario.nome,
    conferirEm: `${location.origin}/estudante/conferir-boleto`,
  });
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
          <LinkBotao
            largo
            variante="secundario"
            icone={<MessageCircle />}
            href={enderecoDoWhatsapp(recado)}
            target="_blank"
            rel="noreferrer"
          >
            <span>Enviar pelo WhatsApp</span>
            <span className="so-leitor"> (abre em outra aba)</span>
          </LinkBotao>
        </div>
      }
    >
      <p className={estilos.codigo}>{formatarLinhaDigitavel(linhaDigitavel)}</p>
      <p className={estilos.nota}>
        A mensagem do WhatsApp leva o valor, o vencimento e os códigos. Nada sobre você vai nela.
      </p>
    </Cartao>
  );
}
