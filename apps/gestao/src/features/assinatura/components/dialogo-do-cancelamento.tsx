import type { EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { erroDoMotivo } from '@credito/domain/assinatura/troca-de-contato';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useCancelar } from '../envelope.queries.ts';
import { DialogoComMotivo } from './dialogo-com-motivo.tsx';

export function DialogoDoCancelamento({
  envelope,
  aoFechar,
}: {
  envelope: EnvelopeDaGestao;
  aoFechar: () => void;
}) {
  const rascunho = useRascunho(`cancelamento do envelope ${envelope.id}`, { motivo: '' });
  const { valores, mudar } = rascunho;
  const cancelar = useCancelar(envelope, {
    aoConcluir() {
      rascunho.apagar();
      aoFechar();
    },
    aoMudarEmOutraTela: aoFechar,
  });
  const recusas = useRecusas(cancelar.error, valores);
  return (
    <DialogoComMotivo
      titulo="Cancelar a assinatura?"
      rotulo="Cancelar a assinatura"
      variante="perigo"
      consequencia={`Ninguém mais assina, e ${envelope.titulo} deixa de valer. O estudante e os fiadores são avisados.`}
      motivo={valores.motivo}
      aoMudarMotivo={(motivo) => mudar({ motivo })}
      erros={{ motivo: erroDoMotivo(valores.motivo) ?? recusas.de('motivo') }}
      geral={recusas.geral}
      carregando={cancelar.isPending}
      aoConfirmar={() => cancelar.mutate(valores)}
      aoFechar={aoFechar}
    />
  );
}
