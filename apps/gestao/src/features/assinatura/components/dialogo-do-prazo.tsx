import type { EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { erroDoMotivo } from '@credito/domain/assinatura/troca-de-contato';
import { formatarData } from '@credito/domain/tempo/data';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useMoverPrazo } from '../envelope.queries.ts';
import { DialogoComMotivo } from './dialogo-com-motivo.tsx';

export function DialogoDoPrazo({ envelope, aoFechar }: { envelope: EnvelopeDaGestao; aoFechar: () => void }) {
  const rascunho = useRascunho(`prazo do envelope ${envelope.id}`, { prazo: '', motivo: '' });
  const { valores, mudar } = rascunho;
  const mover = useMoverPrazo(envelope, {
    aoConcluir() {
      rascunho.apagar();
      aoFechar();
    },
    aoMudarEmOutraTela: aoFechar,
  });
  const recusas = useRecusas(mover.error, valores);
  const erros = {
    prazo:
      valores.prazo === '' || valores.prazo === envelope.prazo ? 'Informe o novo último dia.' : undefined,
    motivo: erroDoMotivo(valores.motivo) ?? undefined,
  };
  return (
    <DialogoComMotivo
      titulo="Mudar o prazo?"
      rotulo="Mudar prazo"
      consequencia="Quem está na vez recebe o link com o novo dia, e os lembretes passam a contar dele."
      motivo={valores.motivo}
      aoMudarMotivo={(motivo) => mudar({ motivo })}
      erros={erros}
      geral={recusas.geral}
      carregando={mover.isPending}
      aoConfirmar={() => mover.mutate(valores)}
      aoFechar={aoFechar}
    >
      {(mostrados) => (
        <CampoTexto
          rotulo="Último dia para assinar"
          type="date"
          dica={`Hoje o prazo vai até ${formatarData(envelope.prazo)}.`}
          value={valores.prazo}
          erro={mostrados.prazo ?? recusas.de('prazo')}
          onChange={({ currentTarget }) => mudar({ prazo: currentTarget.value })}
        />
      )}
    </DialogoComMotivo>
  );
}
