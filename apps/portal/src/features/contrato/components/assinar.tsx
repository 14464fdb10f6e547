/** The way to the signature: asked for first whether it is open (spec 3 sections 4.2 and 8). */
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { ROTULO_DA_ACAO } from '@credito/domain/contrato/na-lista';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useLocation } from 'wouter';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { verificarAssinatura } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';

const CONFLITO = 409;

export function Assinar({ contrato }: { contrato: Pick<ContratoNaLista, 'id' | 'contractNumber'> }) {
  const [, navegar] = useLocation();
  const { ocupado, recusa, executar, esquecer } = useAto();
  const impedido = recusa?.status === CONFLITO ? recusa.message : null;
  return (
    <>
      <Botao
        largo
        carregando={ocupado}
        onClick={async () => {
          if (await executar(() => verificarAssinatura(contrato)))
            navegar(`/instrucoes-assinatura/${contrato.id}`);
        }}
      >
        <span>{ROTULO_DA_ACAO.assinar}</span>
        <span className="so-leitor">{` ${contrato.contractNumber}`}</span>
      </Botao>
      <Dialogo
        aberto={impedido !== null}
        aoFechar={esquecer}
        titulo="Atenção!"
        acoes={<Botao onClick={esquecer}>Entendi</Botao>}
      >
        <p>{impedido}</p>
      </Dialogo>
      <DialogoDeErro
        mensagem={
          recusa && impedido === null ? `Ocorreu um erro ao verificar o contrato.\n${recusa.message}` : null
        }
        aoFechar={esquecer}
      />
    </>
  );
}
