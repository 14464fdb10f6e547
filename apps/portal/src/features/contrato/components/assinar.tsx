/** The way to the signature: asked for first whether it is open (spec 3 sections 4.2 and 8). */
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { temNome } from '@credito/api/erros';
import { FLUXOS_ABERTOS } from '@credito/domain/alteracao/estados';
import { ROTULO_DA_ACAO } from '@credito/domain/contrato/na-lista';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasAlteracoes } from '../../../alteracao/alteracoes.queries.ts';
import { DialogoDeErro } from '../../../wizard/dialogo-de-erro.tsx';
import { verificarAssinatura } from '../contrato.queries.ts';
import { useAto } from '../use-ato.ts';

const CONFLITO = 409;

/** The way out: of several open ones the oldest, as the server looks at them. */
function VerQuemBloqueia() {
  const [, navegar] = useLocation();
  const { data = [] } = useQuery(consultaDasAlteracoes);
  const bloqueia = data.findLast(({ fluxoAlteracao }) => FLUXOS_ABERTOS.includes(fluxoAlteracao));
  if (!bloqueia) return null;
  return (
    <Botao variante="secundario" onClick={() => navegar(`/alteracao-contratual/${bloqueia.alteracaoId}`)}>
      Ver a alteração
    </Botao>
  );
}

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
        acoes={
          <>
            {recusa && temNome(recusa.problema, 'alteracao-aberta') ? <VerQuemBloqueia /> : null}
            <Botao onClick={esquecer}>Entendi</Botao>
          </>
        }
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
