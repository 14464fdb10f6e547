import type { Conflito } from '@credito/domain/wizard/mudancas';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import estilos from './participante.module.css';

export interface Atualizacao {
  mensagem: string;
  conflitos: readonly Conflito[];
  responder: (escolha: 'atual' | 'digitado') => void;
}

/** Spec 2 section 4, "Server-status refresh": the newer answers are shown, and what was typed is not lost. */
export function DialogoDeAtualizacao({ atualizacao }: { atualizacao: Atualizacao | null }) {
  const conflitos = atualizacao?.conflitos ?? [];
  const emConflito = conflitos.length > 0;
  // Closed without a choice, nothing typed goes away: it stands in the form again, to be looked at.
  const aoFechar = () => atualizacao?.responder('digitado');
  return (
    <Dialogo
      aberto={atualizacao !== null}
      aoFechar={aoFechar}
      titulo="Solicitação atualizada"
      acoes={
        emConflito ? (
          <>
            <Botao onClick={() => atualizacao?.responder('atual')}>Usar a resposta atual</Botao>
            <Botao variante="secundario" onClick={aoFechar}>
              Manter o que digitei
            </Botao>
          </>
        ) : (
          <Botao onClick={aoFechar}>Entendi</Botao>
        )
      }
    >
      {emConflito ? (
        <>
          <p>Esta resposta mudou em outra aba ou em outro aparelho enquanto você digitava.</p>
          <dl className={estilos.conflitos}>
            {conflitos.map(({ campo, rotulo, agora, digitado }) => (
              <div key={campo}>
                <dt>{rotulo}</dt>
                <dd>{`Agora: ${agora ?? 'sem resposta'}`}</dd>
                <dd>{`Você digitou: ${digitado ?? 'sem resposta'}`}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>{atualizacao?.mensagem}</p>
      )}
    </Dialogo>
  );
}
