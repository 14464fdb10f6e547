import type { Exportacao } from '@credito/api/gestao-exportacoes.rotas';
import {
  HORAS_PARA_BAIXAR,
  MAXIMO_DO_MOTIVO_DA_EXPORTACAO,
  MINIMO_DA_RECUSA_DA_EXPORTACAO,
} from '@credito/domain/gestao/exportacao';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { Dialogo } from '@credito/ui/dialogo/dialogo';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useState } from 'react';
import { mensagemDoErro } from '../../../sessao/consultas.ts';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useResponderExportacao } from '../exportacoes.queries.ts';

/** The second person reads what would leave and why, and answers. */
export function DialogoDaResposta({
  exportacao,
  oQue,
  aoFechar,
}: {
  exportacao: Exportacao;
  oQue: string;
  aoFechar: () => void;
}) {
  const { id, pedidaPor, motivo } = exportacao;
  const rascunho = useRascunho(`resposta da exportacao ${id}`, { texto: '' });
  const [recusando, setRecusando] = useState(false);
  const responder = useResponderExportacao(() => {
    rascunho.apagar();
    aoFechar();
  });
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const curta = caracteresVisiveis(rascunho.valores.texto) < MINIMO_DA_RECUSA_DA_EXPORTACAO;
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Aprovar esta exportação?"
      acoes={
        <>
          <Botao
            carregando={responder.isPending && responder.variables.aprovada}
            onClick={() => responder.mutate({ id, aprovada: true, resposta: '' })}
          >
            Aprovar
          </Botao>
          <Botao
            variante="perigo"
            carregando={responder.isPending && !responder.variables.aprovada}
            onClick={({ currentTarget }) => {
              setRecusando(true);
              if (curta) focarPrimeiroErro(currentTarget.closest('dialog'));
              else responder.mutate({ id, aprovada: false, resposta: rascunho.valores.texto.trim() });
            }}
          >
            Recusar
          </Botao>
        </>
      }
    >
      {responder.isError ? (
        <Aviso tom="erro" aoVivo>
          {mensagemDoErro(responder.error)}
        </Aviso>
      ) : null}
      <p>{`${pedidaPor} pediu: ${oQue}.`}</p>
      <blockquote>{motivo}</blockquote>
      <p>{`Aprovada, ${pedidaPor} baixa o arquivo uma única vez, em até ${HORAS_PARA_BAIXAR} horas. As pessoas que estão nele são informadas no perfil.`}</p>
      <AreaDeTexto
        rotulo="Por que recusa"
        opcional
        dica="Só para recusar. Quem pediu lê isto."
        rows={2}
        maxLength={MAXIMO_DO_MOTIVO_DA_EXPORTACAO}
        value={rascunho.valores.texto}
        erro={
          recusando && curta
            ? `Diga por que recusa, com ao menos ${MINIMO_DA_RECUSA_DA_EXPORTACAO} caracteres.`
            : undefined
        }
        onChange={({ currentTarget }) => rascunho.mudar({ texto: currentTarget.value })}
      />
    </Dialogo>
  );
}
