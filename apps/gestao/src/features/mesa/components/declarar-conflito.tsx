import { MAXIMO_DO_MOTIVO_DO_CONFLITO } from '@credito/domain/acesso/conflito';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useDeclararConflito } from '../conflito.queries.ts';

/** What no CPF tells: the person says that they should not work on this request. */
export function DeclararConflito({ id, aoDeclarar }: { id: number; aoDeclarar: () => void }) {
  const [aberto, setAberto] = useState(false);
  const rascunho = useRascunho(`conflito ${id}`, { texto: '' });
  const declarar = useDeclararConflito(id, () => {
    rascunho.apagar();
    aoDeclarar();
  });
  const fechar = () => setAberto(false);
  return (
    <>
      <Botao variante="discreto" compacto onClick={() => setAberto(true)}>
        Declarar conflito
      </Botao>
      <Dialogo
        aberto={aberto}
        aoFechar={fechar}
        titulo="Declarar conflito?"
        acoes={
          <ConfirmarOuCancelar
            aoCancelar={fechar}
            carregando={declarar.isPending}
            onClick={() => declarar.mutate(rascunho.valores.texto.trim())}
          >
            Declarar conflito
          </ConfirmarOuCancelar>
        }
      >
        <p>
          Declare quando você conhece alguém desta solicitação ou tem interesse nela. Ela volta à fila, não
          aparece mais para você, e a administração fica sabendo. Só a administração pode voltar atrás.
        </p>
        <AreaDeTexto
          rotulo="Motivo"
          opcional
          dica="A administração lê."
          rows={3}
          maxLength={MAXIMO_DO_MOTIVO_DO_CONFLITO}
          value={rascunho.valores.texto}
          onChange={(evento) => rascunho.mudar({ texto: evento.currentTarget.value })}
        />
      </Dialogo>
    </>
  );
}
