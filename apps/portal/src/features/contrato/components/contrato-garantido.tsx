/** One contract as whoever guarantees it reads it: where it stands, what it may cost them, its text and their copy. */
import type { ContratoGarantido } from '@credito/api/contrato-garantido.rotas';
import { oQueGarante } from '@credito/domain/contrato/o-que-garante';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { Botao } from '@credito/ui/botao/botao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation } from 'wouter';
import { consultaDoGarantido } from '../../../financeiro/garantido.queries.ts';
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

function QuantoGarante({ contrato }: DoContrato) {
  const { garantia, exposicao, id, numero, estudante } = contrato;
  const { data: dinheiro } = useQuery(consultaDoGarantido);
  const noDinheiro = dinheiro?.contratos.find((um) => um.id === id)?.garante;
  // In force it is what is left today, which only the money knows.
  const garante =
    garantia === 'vale' || (garantia === 'ainda-nao' && exposicao === null)
      ? noDinheiro
      : antesOuDepois(garantia, exposicao?.totalCentavos ?? 0);
  const exemplo = exposicao?.exemplo;
  return (
    <>
      {garante ? (
        <>
          <p className={estilos.valor}>
            <span>{garante.rotulo}</span>
            <strong>{formatarReais(garante.centavos)}</strong>
          </p>
          <p>{garante.explicacao}</p>
        </>
      ) : null}
      {exemplo ? (
        <p>
          {`O atraso custa mais: uma parcela de ${formatarReais(exemplo.parcelaCentavos)}, com ${exemplo.dias} dias, passa a ${formatarReais(exemplo.parcelaCentavos + exemplo.acrescimoCentavos)}.`}
        </p>
      ) : null}
      {exposicao ? (
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
      ) : null}
    </>
  );
}

const antesOuDepois = (garantia: ContratoGarantido['garantia'], exposicaoCentavos: number) =>
  oQueGarante({
    garantia,
    exposicaoCentavos,
    vencidoCentavos: 0,
    proximoVencimento: null,
    comecou: false,
  });

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
