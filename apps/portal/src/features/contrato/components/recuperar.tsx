import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { ROTULO_DA_ACAO } from '@credito/domain/contrato/na-lista';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { mostrarToast } from '@credito/ui/toast/toast';
import { recuperar } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';
import { TelefonesDaCentral } from './telefones-da-central.tsx';

/** A contract whose deadline passed goes back to be signed, once (spec 3 section 2.6). */
export function Recuperar({ contrato }: { contrato: Pick<ContratoNaLista, 'id' | 'contractNumber'> }) {
  const { ocupado, recusa, executar, esquecer } = useAto();
  return (
    <>
      <Botao
        largo
        carregando={ocupado}
        onClick={async () => {
          if (await executar(() => recuperar(contrato)))
            mostrarToast({ texto: 'Contrato recuperado. Confira o novo prazo.', tom: 'sucesso' });
        }}
      >
        <span>{ROTULO_DA_ACAO.recuperar}</span>
        <span className="so-leitor">{` ${contrato.contractNumber}`}</span>
      </Botao>
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
