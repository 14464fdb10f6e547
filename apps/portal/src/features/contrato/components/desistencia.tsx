import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { desistir } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';

const PAPEL_A_CAMINHO: readonly ContratoAberto['status'][] = ['VIS', 'RIE', 'EFU'];

/** Seven days from the student's own signature (CDC, article 49); what follows is said before it is done. */
export function Desistencia({ contrato, ate }: { contrato: ContratoAberto; ate: string }) {
  const [confirmando, setConfirmando] = useState(false);
  const { ocupado, recusa, executar, esquecer } = useAto();
  const fechar = () => setConfirmando(false);
  return (
    <>
      <Cartao
        titulo="Mudou de ideia?"
        fundo
        acoes={
          <Botao variante="secundario" onClick={() => setConfirmando(true)}>
            Desistir do contrato
          </Botao>
        }
      >
        <p>{`Você pode desistir até ${formatarData(ate)}, sem custo e sem dar motivo.`}</p>
      </Cartao>
      <Dialogo
        aberto={confirmando}
        aoFechar={fechar}
        titulo="Desistir deste contrato?"
        tom="perigo"
        acoes={
          <ConfirmarOuCancelar
            variante="perigo"
            carregando={ocupado}
            aoCancelar={fechar}
            onClick={async () => {
              await executar(() => desistir(contrato));
              fechar();
            }}
          >
            Desistir
          </ConfirmarOuCancelar>
        }
      >
        <p>
          {contrato.status === 'EFE'
            ? 'O contrato será cancelado e nada mais será pago à instituição de ensino por ele. O que já foi pago a ela volta a ser devido por você, sem taxa.'
            : 'O contrato será cancelado. Por ele nada foi pago à instituição de ensino, e você não deve nada.'}
        </p>
        {PAPEL_A_CAMINHO.includes(contrato.status) ? (
          <p>O papel que já foi assinado deixa de valer.</p>
        ) : null}
        {contrato.partes.some(({ papel }) => papel === 'fiador') ? (
          <p>Quem garante o contrato deixa de garantir. Avisamos quem tem conta no portal.</p>
        ) : null}
        <p>Isto não pode ser desfeito.</p>
      </Dialogo>
      <DialogoDeErro mensagem={recusa?.message ?? null} aoFechar={esquecer} />
    </>
  );
}
