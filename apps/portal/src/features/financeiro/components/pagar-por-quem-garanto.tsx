/** What is late, payable by whoever guarantees it: the student's own charges, so that nothing is paid twice. */
import { formatarLinhaDigitavel } from '@credito/domain/cobranca/boleto';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { CodigoQr } from '@credito/ui/codigo-qr/codigo-qr';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Download } from 'lucide-react';
import { CopiarLinha, CopiarPix } from '../../../financeiro/copiar-cobranca.tsx';
import type { Beneficiario, Garantido } from '../../../financeiro/garantido.queries.ts';
import { pedidoDoBoletoGarantido } from '../documentos.ts';
import estilos from '../financeiro.module.css';
import { FalarDaCobranca } from './falar-da-cobranca.tsx';

type Atrasada = Garantido['atrasadas'][number];

export function PagarPorQuemGaranto({
  contrato: { atrasadas, estudante, numero },
  beneficiario,
}: {
  contrato: Garantido;
  beneficiario: Beneficiario;
}) {
  if (atrasadas.length === 0) return null;
  const { nome, cnpj } = beneficiario;
  return (
    <section className={estilos.pilha} aria-label={`Pagar por quem eu garanto, contrato ${numero}`}>
      <p>
        <strong>Pagar por quem eu garanto</strong>
      </p>
      <p>
        {`São as mesmas cobranças de ${estudante}. Cada uma se paga uma vez só: combine com ${estudante} quem vai pagar. O que você pagar sai da dívida e do que você garante.`}
      </p>
      {atrasadas.map((atrasada) => (
        <details key={atrasada.numero} className={estilos.dobra}>
          <summary>
            {`Pagar a parcela ${atrasada.numero}: ${formatarReais(atrasada.cobranca?.hojeCentavos ?? atrasada.abertoCentavos)}`}
          </summary>
          <Formas atrasada={atrasada} />
        </details>
      ))}
      <p
        className={estilos.nota}
      >{`Quem recebe: ${cnpj === null ? nome : `${nome}, CNPJ ${cnpj}`}. Confira esse nome no aplicativo do banco antes de pagar.`}</p>
      <FalarDaCobranca />
    </section>
  );
}

function Formas({ atrasada: { cobranca, numero } }: { atrasada: Atrasada }) {
  const { pixCopiaECola = null, linhaDigitavel = null } = cobranca ?? {};
  if (!cobranca || (pixCopiaECola === null && linhaDigitavel === null))
    return (
      <p>
        O Pix e o boleto desta parcela ainda estão sendo preparados. Volte mais tarde ou fale com a gente.
      </p>
    );
  return (
    <div className={estilos.pilha}>
      {pixCopiaECola === null ? null : (
        <div className={estilos.ondePagar}>
          <CodigoQr
            texto={pixCopiaECola}
            rotulo={`QR code do Pix da parcela ${numero}. O código ao lado diz o mesmo.`}
          />
          <div className={estilos.pilha}>
            <p>No aplicativo do seu banco, escolha Pix e leia o QR code, ou copie o código e cole lá.</p>
            <p className={estilos.codigo}>{pixCopiaECola}</p>
            <CopiarPix cobranca={cobranca} />
          </div>
        </div>
      )}
      {linhaDigitavel === null ? null : (
        <>
          <p>Ou pague o boleto, com esta linha:</p>
          <p className={estilos.codigo}>{formatarLinhaDigitavel(linhaDigitavel)}</p>
          <CopiarLinha cobranca={cobranca} />
          <Botao
            largo
            variante="secundario"
            icone={<Download />}
            onClick={() => void pedirDocumento(pedidoDoBoletoGarantido(cobranca))}
          >
            <span>Baixar boleto em PDF</span>
            <span className="so-leitor">{` da parcela ${numero}`}</span>
          </Botao>
        </>
      )}
    </div>
  );
}
