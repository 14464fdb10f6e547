import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { ROTULO_DA_ACAO } from '@credito/domain/contrato/na-lista';
import { Botao } from '@credito/ui/botao/botao';
import { mostrarToast } from '@credito/ui/toast/toast';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { concluir } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';

/** The student has read that the contract is in effect; nothing else changes by it. */
export function Concluir({ contrato }: { contrato: Pick<ContratoNaLista, 'id' | 'contractNumber'> }) {
  const { ocupado, recusa, executar, esquecer } = useAto();
  return (
    <>
      <Botao
        largo
        carregando={ocupado}
        onClick={async () => {
          if (await executar(() => concluir(contrato)))
            mostrarToast({ texto: 'Pronto! A contratação está concluída.', tom: 'sucesso' });
        }}
      >
        <span>{ROTULO_DA_ACAO.concluir}</span>
        <span className="so-leitor">{` contrato ${contrato.contractNumber}`}</span>
      </Botao>
      <DialogoDeErro mensagem={recusa?.message ?? null} aoFechar={esquecer} />
    </>
  );
}
