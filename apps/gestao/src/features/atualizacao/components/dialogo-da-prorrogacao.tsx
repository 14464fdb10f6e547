import type { PeriodoNaGestao } from '@credito/api/gestao-atualizacao.rotas';
import { MINIMO_DO_TEXTO_DO_MOTIVO } from '@credito/domain/gestao/motivos';
import { caracteresVisiveis, textoLimpo } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useState } from 'react';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import estilos from '../atualizacao.module.css';
import { useProrrogar } from '../atualizacoes.queries.ts';

/** More time, with a reason; a period is never shortened. */
export function DialogoDaProrrogacao({
  periodo,
  aoFechar,
}: {
  periodo: PeriodoNaGestao;
  aoFechar: () => void;
}) {
  const [valor, setValor] = useState({ fecha: periodo.fecha, tardioAte: periodo.tardioAte, motivo: '' });
  const [tentou, setTentou] = useState(false);
  const prorrogar = useProrrogar(periodo.id, aoFechar);
  const recusas = useRecusas(prorrogar.error, valor);
  const curto = caracteresVisiveis(valor.motivo) < MINIMO_DO_TEXTO_DO_MOTIVO;
  const erro = (campo: 'fecha' | 'tardioAte') =>
    tentou && valor[campo] === '' ? 'Campo obrigatório.' : recusas.de(campo);

  function confirmar() {
    setTentou(true);
    if (curto || valor.fecha === '' || valor.tardioAte === '' || prorrogar.isPending) return;
    prorrogar.mutate({ ...valor, motivo: textoLimpo(valor.motivo), versao: periodo.versao });
  }

  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Prorrogar o ${periodo.rotulo}?`}
      acoes={
        <ConfirmarOuCancelar aoCancelar={aoFechar} carregando={prorrogar.isPending} onClick={confirmar}>
          Prorrogar
        </ConfirmarOuCancelar>
      }
    >
      <div className={estilos.corpo}>
        {recusas.geral ? (
          <Aviso tom="erro" aoVivo>
            {recusas.geral}
          </Aviso>
        ) : null}
        <CampoTexto
          rotulo="Novo último dia do prazo"
          type="date"
          min={periodo.fecha}
          value={valor.fecha}
          erro={erro('fecha')}
          onChange={({ currentTarget }) => setValor({ ...valor, fecha: currentTarget.value })}
        />
        <CampoTexto
          rotulo="Novo último dia com atraso"
          type="date"
          min={periodo.tardioAte}
          value={valor.tardioAte}
          erro={erro('tardioAte')}
          onChange={({ currentTarget }) => setValor({ ...valor, tardioAte: currentTarget.value })}
        />
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
    </Dialogo>
  );
}
