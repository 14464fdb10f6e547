import type { EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import { erroDoMotivo } from '@credito/domain/assinatura/troca-de-contato';
import { formatarData } from '@credito/domain/tempo/data';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useRascunhoDe } from '../../../sessao/rascunhos.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useMoverPrazo } from '../envelope.queries.ts';
import { DialogoComMotivo } from './dialogo-com-motivo.tsx';

export function DialogoDoPrazo({ envelope, aoFechar }: { envelope: EnvelopeDaGestao; aoFechar: () => void }) {
  const rascunho = useRascunhoDe(`prazo do envelope ${envelope.id}`, { prazo: '', motivo: '' });
  const { valor, mudar } = rascunho;
  const mover = useMoverPrazo(envelope, {
    aoConcluir() {
      rascunho.apagar();
      aoFechar();
    },
    aoMudarEmOutraTela: aoFechar,
  });
  const recusas = useRecusas(mover.error, valor);
  const erros = {
    prazo: valor.prazo === '' || valor.prazo === envelope.prazo ? 'Informe o novo último dia.' : undefined,
    motivo: erroDoMotivo(valor.motivo) ?? undefined,
  };
  return (
    <DialogoComMotivo
      titulo="Mudar o prazo?"
      rotulo="Mudar prazo"
      consequencia="Quem está na vez recebe o link com o novo dia, e os lembretes passam a contar dele."
      motivo={valor.motivo}
      aoMudarMotivo={(motivo) => mudar({ ...valor, motivo })}
      erros={erros}
      geral={recusas.geral}
      carregando={mover.isPending}
      aoConfirmar={() => mover.mutate(valor)}
      aoFechar={aoFechar}
    >
      {(mostrados) => (
        <CampoTexto
          rotulo="Último dia para assinar"
          type="date"
          dica={`Hoje o prazo vai até ${formatarData(envelope.prazo)}.`}
          value={valor.prazo}
          erro={mostrados.prazo ?? recusas.de('prazo')}
          onChange={({ currentTarget }) => mudar({ ...valor, prazo: currentTarget.value })}
        />
      )}
    </DialogoComMotivo>
  );
}
