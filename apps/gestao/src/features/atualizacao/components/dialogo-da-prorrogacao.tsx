import type { PeriodoNaGestao } from '@credito/api/gestao-atualizacao.rotas';
import { MINIMO_DO_TEXTO_DO_MOTIVO } from '@credito/domain/gestao/motivos';
import { preencha } from '@credito/domain/texto/falta';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useState } from 'react';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { DialogoDeFormulario } from '../../../tela/dialogo-de-formulario.tsx';
import estilos from '../atualizacao.module.css';
import { useProrrogar } from '../atualizacoes.queries.ts';

/** More time, with a reason; a period is never shortened. */
export function DialogoDaProrrogacao({
  periodo,
  proposta,
  aoFechar,
}: {
  periodo: PeriodoNaGestao;
  /** What the dialog begins with. */
  proposta?: { fecha: string; tardioAte: string; motivo: string } | null;
  aoFechar: () => void;
}) {
  const [valor, setValor] = useState(
    proposta ?? { fecha: periodo.fecha, tardioAte: periodo.tardioAte, motivo: '' },
  );
  const [tentou, setTentou] = useState(false);
  const prorrogar = useProrrogar(periodo.id, aoFechar);
  const recusas = useRecusas(prorrogar.error, valor);
  const curto = caracteresVisiveis(valor.motivo) < MINIMO_DO_TEXTO_DO_MOTIVO;
  const data = (campo: 'fecha' | 'tardioAte', rotulo: string) => (
    <CampoTexto
      rotulo={rotulo}
      type="date"
      min={periodo[campo]}
      value={valor[campo]}
      erro={tentou && valor[campo] === '' ? preencha(rotulo) : recusas.de(campo)}
      onChange={({ currentTarget }) => setValor({ ...valor, [campo]: currentTarget.value })}
    />
  );

  function confirmar() {
    setTentou(true);
    if (curto || valor.fecha === '' || valor.tardioAte === '' || prorrogar.isPending) return;
    prorrogar.mutate({ ...valor, motivo: textoLimpo(valor.motivo), versao: periodo.versao });
  }

  return (
    <DialogoDeFormulario
      titulo={`Prorrogar o ${periodo.rotulo}?`}
      confirmar="Prorrogar"
      falha={recusas.geral}
      enviando={prorrogar.isPending}
      aoEnviar={confirmar}
      aoFechar={aoFechar}
    >
      <div className={estilos.corpo}>
        {data('fecha', 'Novo último dia do prazo')}
        {data('tardioAte', 'Novo último dia com atraso')}
        <AreaDeTexto
          rotulo="Motivo"
          rows={3}
          maxLength={500}
          value={valor.motivo}
          erro={
            tentou && curto ? `Explique com ao menos ${MINIMO_DO_TEXTO_DO_MOTIVO} caracteres.` : undefined
          }
          onChange={({ currentTarget }) => setValor({ ...valor, motivo: currentTarget.value })}
        />
      </div>
    </DialogoDeFormulario>
  );
}
