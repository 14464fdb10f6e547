import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { recuperar } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';
import { BotaoDoAto } from './botao-do-ato.tsx';
import { TelefonesDaCentral } from './telefones-da-central.tsx';

/** A contract whose deadline passed goes back to be signed, once (spec 3 section 2.6). */
export function Recuperar({ contrato }: { contrato: Pick<ContratoNaLista, 'id' | 'contractNumber'> }) {
  const ato = useAto();
  const { recusa, esquecer } = ato;
  return (
    <>
      <BotaoDoAto
        acao="recuperar"
        leitor={` ${contrato.contractNumber}`}
        ato={ato}
        fazer={() => recuperar(contrato)}
        pronto="Contrato recuperado. Confira o novo prazo."
      />
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
