/** One contract as whoever guarantees it reads it: where it stands, what it may cost them, its text and their copy. */
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Download } from 'lucide-react';
import { useLocation } from 'wouter';
import estilos from '../contrato.module.css';
import { pedidoDoContratoGarantido } from '../contrato.queries.ts';
import { FimDoContrato } from './fim-do-contrato.tsx';
import { PlanoDoContrato } from './plano-do-contrato.tsx';

interface DoContrato {
  contrato: ContratoGarantido;
}

export function DetalheDoGarantido({ contrato }: DoContrato) {
  const { numero, anoSemestre, mensagem, fim } = contrato;
  return (
    <div className={estilos.pilha}>
      <p>{`Contrato ${numero}, ${anoSemestre}.`}</p>
      <p>{mensagem}</p>
      {fim ? <FimDoContrato fim={fim} /> : null}
      <QuantoGarante contrato={contrato} />
    </div>
  );
}

const O_QUE_GARANTE: Readonly<Record<ContratoGarantido['garantia'], string>> = {
  'ainda-nao': 'Quando valer, você garante',
  vale: 'Você garante',
  terminou: 'Você garante',
};

function QuantoGarante({ contrato: { garantia, exposicao, numero, estudante } }: DoContrato) {
  if (exposicao === null)
    return garantia === 'terminou' ? (
      <p className={estilos.valor}>
        <span>{O_QUE_GARANTE.terminou}</span>
        <strong>{formatarReais(0)}</strong>
      </p>
    ) : null;
  const { dias, parcelaCentavos, acrescimoCentavos } = exposicao.exemplo;
  return (
    <>
      <p className={estilos.valor}>
        <span>{O_QUE_GARANTE[garantia]}</span>
        <strong>{formatarReais(exposicao.totalCentavos)}</strong>
      </p>
      <p>
        {`É a soma de todas as parcelas. O atraso custa mais: uma parcela de ${formatarReais(parcelaCentavos)}, com ${dias} dias, passa a ${formatarReais(parcelaCentavos + acrescimoCentavos)}.`}
      </p>
      <details className={estilos.dobra}>
        <summary>
          <span>Ver as parcelas</span>
          <span className="so-leitor">{` do contrato ${numero}`}</span>
        </summary>
        <PlanoDoContrato
          legenda={`Parcelas do contrato ${numero}, de ${estudante}`}
          plano={exposicao.plano}
        />
      </details>
    </>
  );
}

export function AcoesDoGarantido({ contrato }: DoContrato) {
  const [, navegar] = useLocation();
  const { id, numero, codigo, temTexto } = contrato;
  if (!temTexto) return null;
  const assinado = codigo === 'EFE' || codigo === 'LIQ';
  return (
    <div className={estilos.acoes}>
      <Botao largo onClick={() => navegar(`/contratos/${id}/texto`)}>
        <span>Ler o contrato</span>
        <span className="so-leitor">{` ${numero}`}</span>
      </Botao>
      <Botao
        largo
        variante="secundario"
        icone={<Download />}
        onClick={() => void pedirDocumento(pedidoDoContratoGarantido(contrato))}
      >
        <span>{assinado ? 'Baixar a minha cópia' : 'Baixar em PDF'}</span>
        <span className="so-leitor">{` do contrato ${numero}`}</span>
      </Botao>
    </div>
  );
}
