import type { Conflito } from '@credito/domain/wizard/mudancas';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import estilos from './dialogo-de-conflito.module.css';

export interface Conflitos {
  mensagem: string;
  conflitos: readonly Conflito[];
  responder: (escolha: 'atual' | 'digitado') => void;
}

/** Spec 2 section 4, "Server-status refresh": the newer answers are shown, and what was typed is not lost. */
export function DialogoDeConflito({ titulo, aberto }: { titulo: string; aberto: Conflitos | null }) {
  const conflitos = aberto?.conflitos ?? [];
  const emConflito = conflitos.length > 0;
  // Closed without a choice, nothing typed goes away: it stands in the form again, to be looked at.
  const aoFechar = () => aberto?.responder('digitado');
  return (
    <Dialogo
      aberto={aberto !== null}
      aoFechar={aoFechar}
      titulo={titulo}
      acoes={
        emConflito ? (
          <>
            <Botao onClick={() => aberto?.responder('atual')}>Usar a resposta atual</Botao>
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
        <p>{aberto?.mensagem}</p>
      )}
    </Dialogo>
  );
}
