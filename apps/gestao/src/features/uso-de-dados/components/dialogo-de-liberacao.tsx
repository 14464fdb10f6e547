import type { UsoDoDia } from '@credito/api/gestao-cotas.rotas';
import { FICHA_DO_USO, MAXIMO_DA_LIBERACAO, MINIMO_DA_LIBERACAO } from '@credito/domain/gestao/cotas';
import { formatarNumero } from '@credito/domain/texto/numero';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useEffect, useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useLiberarCota } from '../uso-de-dados.queries.ts';

/** One more quota for today; the reason stays with the count. */
export function DialogoDeLiberacao({ uso, aoFechar }: { uso: UsoDoDia; aoFechar: () => void }) {
  const { valores, mudar, apagar } = useRascunho(`liberacao ${uso.operadorId} ${uso.uso}`, { motivo: '' });
  const { motivo } = valores;
  const [tentou, setTentou] = useState(false);
  const liberar = useLiberarCota(() => {
    apagar();
    aoFechar();
  });
  const curto = caracteresVisiveis(motivo) < MINIMO_DA_LIBERACAO;
  const recusas = useRecusas(liberar.error, { motivo });
  const doServidor = recusas.de('motivo');
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  // The dialog makes the rest of the page inert: only its own field can take the focus.
  useEffect(() => {
    if (doServidor) focarPrimeiroErro();
  }, [doServidor, focarPrimeiroErro]);
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Liberar mais para ${uso.nome}`}
      acoes={
        <ConfirmarOuCancelar
          aoCancelar={aoFechar}
          carregando={liberar.isPending}
          onClick={({ currentTarget }) => {
            setTentou(true);
            if (curto) focarPrimeiroErro(currentTarget.closest('dialog'));
            else liberar.mutate({ operadorId: uso.operadorId, uso: uso.uso, motivo: motivo.trim() });
          }}
        >
          Liberar hoje
        </ConfirmarOuCancelar>
      }
    >
      {recusas.geral ? (
        <Aviso tom="erro" aoVivo>
          {recusas.geral}
        </Aviso>
      ) : null}
      <p>{`O limite de hoje passa de ${formatarNumero(uso.teto)} para ${formatarNumero(uso.teto + uso.cota)} ${FICHA_DO_USO[uso.uso].plural}. Fica registrado.`}</p>
      <AreaDeTexto
        rotulo="Por que o trabalho pede mais?"
        rows={3}
        maxLength={MAXIMO_DA_LIBERACAO}
        value={motivo}
        erro={
          doServidor ??
          (tentou && curto ? `Diga o motivo com ao menos ${MINIMO_DA_LIBERACAO} caracteres.` : undefined)
        }
        onChange={({ currentTarget }) => mudar({ motivo: currentTarget.value })}
      />
    </Dialogo>
  );
}
