import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { ROTULO_DA_ACAO } from '@credito/domain/contrato/na-lista';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useState } from 'react';
import { recuperar } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';
import { TelefonesDaCentral } from './telefones-da-central.tsx';

type Recuperavel = Pick<ContratoNaLista, 'id' | 'contractNumber' | 'recuperacao'>;

/** A contract whose deadline passed goes back to be signed, once: what that means is said before (spec 3 section 2.6). */
export function Recuperar({ contrato }: { contrato: Recuperavel }) {
  const [confirmando, setConfirmando] = useState(false);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const fechar = () => setConfirmando(false);
  const { recuperacao } = contrato;
  return (
    <>
      <Botao largo onClick={() => setConfirmando(true)}>
        <span>{ROTULO_DA_ACAO.recuperar}</span>
        <span className="so-leitor">{` ${contrato.contractNumber}`}</span>
      </Botao>
      {recuperacao ? (
        <Dialogo
          aberto={confirmando}
          aoFechar={fechar}
          titulo="Recuperar este contrato?"
          acoes={
            <ConfirmarOuCancelar
              carregando={ocupado}
              aoCancelar={fechar}
              onClick={async () => {
                const feito = await executar(() => recuperar(contrato));
                fechar();
                if (feito)
                  mostrarToast({
                    texto: `Contrato recuperado. O novo prazo vai até ${formatarData(recuperacao.novoPrazo)}.`,
                    tom: 'sucesso',
                  });
              }}
            >
              Recuperar
            </ConfirmarOuCancelar>
          }
        >
          <p>{`Se você recuperar hoje, todos têm até ${formatarData(recuperacao.novoPrazo)} para assinar.`}</p>
          <p>
            {recuperacao.assinaturasValem
              ? 'Quem já assinou não precisa assinar de novo. Avisamos quem falta.'
              : 'Todos assinam de novo, a começar por você.'}
          </p>
          <p>
            {`O contrato só pode ser recuperado uma vez, até ${formatarData(recuperacao.ate)}. Depois disso, fale com a nossa central de atendimento.`}
          </p>
        </Dialogo>
      ) : null}
      <Dialogo
        aberto={recusa !== null}
        aoFechar={esquecer}
        titulo="Ops! Não foi possível recuperar o seu contrato."
        acoes={<Botao onClick={esquecer}>Entendi</Botao>}
      >
        <p>{recusa?.message}</p>
        <TelefonesDaCentral />
      </Dialogo>
    </>
  );
}
