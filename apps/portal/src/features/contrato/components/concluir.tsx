import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { concluir } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';
import { BotaoDoAto } from './botao-do-ato.tsx';

/** The student has read that the contract is in effect; nothing else changes by it. */
export function Concluir({ contrato }: { contrato: Pick<ContratoNaLista, 'id' | 'contractNumber'> }) {
  const ato = useAto();
  return (
    <>
      <BotaoDoAto
        acao="concluir"
        leitor={` contrato ${contrato.contractNumber}`}
        ato={ato}
        fazer={() => concluir(contrato)}
        pronto="Pronto! A contratação está concluída."
      />
      <DialogoDeErro mensagem={ato.recusa?.message ?? null} aoFechar={ato.esquecer} />
    </>
  );
}
