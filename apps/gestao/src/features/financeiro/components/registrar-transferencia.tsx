/** Says what became of a refund that the team was to transfer; another person has to confirm it. */
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import type { Data } from '@credito/domain/tempo/data';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { Selecao } from '@credito/ui/selecao/selecao';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { consultas } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { DialogoDeFormulario } from '../../../tela/dialogo-de-formulario.tsx';

interface Devolucao {
  id: string;
  contratoId: number;
  centavos: number;
}

const RESULTADOS = [
  { valor: 'feita', texto: 'A transferência foi feita' },
  { valor: 'nao-feita', texto: 'Não pôde ser feita: volta a ser crédito' },
] as const;

export function RegistrarTransferencia({ devolucao, hoje }: { devolucao: Devolucao; hoje: Data }) {
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Botao compacto variante="secundario" onClick={() => setAberta(true)}>
        <span>Registrar a transferência</span>
        <span className="so-leitor">{` de ${formatarReais(devolucao.centavos)}`}</span>
      </Botao>
      {aberta ? <Formulario devolucao={devolucao} hoje={hoje} aoFechar={() => setAberta(false)} /> : null}
    </>
  );
}

function Formulario({
  devolucao: { id, contratoId, centavos },
  hoje,
  aoFechar,
}: {
  devolucao: Devolucao;
  hoje: Data;
  aoFechar: () => void;
}) {
  const { valores, mudar, apagar } = useRascunho<{ resultado: string; em: string; motivo: string }>(
    `transferencia ${id}`,
    { resultado: 'feita', em: hoje, motivo: '' },
  );
  const propor = useMutation({
    mutationFn: () =>
      api('POST /gestao/financeiro/contratos/{id}/propostas', {
        params: { id: contratoId },
        body: {
          tipo: 'transferencia',
          devolucaoId: id,
          centavos,
          em: valores.em,
          feita: valores.resultado === 'feita',
          motivo: valores.motivo,
        },
      }),
    onSuccess: () => {
      mostrarToast({ texto: 'Proposta registrada. Outra pessoa confirma.', tom: 'sucesso' });
      apagar();
      aoFechar();
      return consultas.invalidateQueries({ queryKey: ['financeiro'] });
    },
  });
  const recusas = useRecusas(propor.error, valores);
  return (
    <DialogoDeFormulario
      titulo={`Devolução de ${formatarReais(centavos)}`}
      confirmar="Propor"
      falha={recusas.geral}
      enviando={propor.isPending}
      aoEnviar={() => propor.mutate()}
      aoFechar={aoFechar}
    >
      <Selecao
        rotulo="O que houve"
        opcoes={RESULTADOS}
        value={valores.resultado}
        onChange={({ currentTarget }) => mudar({ resultado: currentTarget.value })}
      />
      <CampoTexto
        rotulo="Dia"
        type="date"
        value={valores.em}
        erro={recusas.de('em')}
        onChange={({ currentTarget }) => mudar({ em: currentTarget.value })}
      />
      <AreaDeTexto
        rotulo={valores.resultado === 'feita' ? 'Comprovante: banco e número' : 'Por quê'}
        rows={3}
        maxLength={500}
        value={valores.motivo}
        erro={recusas.de('motivo')}
        onChange={({ currentTarget }) => mudar({ motivo: currentTarget.value })}
      />
      <p>O estudante só é avisado quando outra pessoa da equipe confirmar.</p>
    </DialogoDeFormulario>
  );
}
