import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Caixa } from '@credito/ui/caixa/caixa';
import { Cartao } from '@credito/ui/cartao/cartao';
import { useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { aceitarPlano } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';

export const LUGAR_DO_ACEITE = 'aceite-do-plano';

/** Before anything is signed; never ticked beforehand. */
export function AceiteDoPlano({ contrato }: { contrato: ContratoAberto }) {
  const [li, setLi] = useState(false);
  const [faltou, setFaltou] = useState(false);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const { fatos, ofertaValeAte } = contrato;
  return (
    <>
      <form
        id={LUGAR_DO_ACEITE}
        tabIndex={-1}
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          setFaltou(!li);
          if (li) void executar(() => aceitarPlano(contrato));
          else evento.currentTarget.querySelector('input')?.focus();
        }}
      >
        <Cartao
          titulo="Você aceita este plano?"
          acoes={
            <Botao largo type="submit" carregando={ocupado}>
              Aceitar o plano
            </Botao>
          }
        >
          <p>Aceitar o plano ainda não é assinar: é o passo antes.</p>
          {ofertaValeAte ? <p>{`Estas condições valem até ${formatarData(ofertaValeAte)}.`}</p> : null}
          <Caixa
            cartao
            checked={li}
            onChange={(evento) => {
              setLi(evento.target.checked);
              setFaltou(false);
            }}
            rotulo={`Li o essencial e o plano, e aceito pagar ${formatarReais(fatos.totalCentavos)} em ${fatos.parcelas} ${fatos.parcelas === 1 ? 'parcela' : 'parcelas'}.`}
            erro={faltou ? 'Marque que você leu e aceita o plano.' : undefined}
          />
        </Cartao>
      </form>
      <DialogoDeErro mensagem={recusa?.message ?? null} aoFechar={esquecer} />
    </>
  );
}
