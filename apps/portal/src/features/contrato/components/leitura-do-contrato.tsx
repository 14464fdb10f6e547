/** The whole document, from the blocks that its file is drawn from (ADR 0124). */
import type { rotaTextoDoContrato } from '@credito/api/contrato.rotas';
import type { Resposta } from '@credito/api/rota';
import { Botao } from '@credito/ui/botao/botao';
import { type PedidoDeDocumento, pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Pagina } from '@credito/ui/pagina/pagina';
import { TextoCorrido } from '@credito/ui/texto-corrido/texto-corrido';
import type { UseQueryResult } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import estilos from '../contrato.module.css';

export interface LeituraDoContratoProps {
  texto: Pick<UseQueryResult<Resposta<typeof rotaTextoDoContrato>>, 'data' | 'error' | 'refetch'>;
  pedido: PedidoDeDocumento;
  /** Where the way back leads, in words. */
  volta: string;
  /** Where it is no contract. */
  oQue?: string;
  aoVoltar: () => void;
}

export function LeituraDoContrato({
  texto,
  pedido,
  volta,
  oQue = 'o contrato',
  aoVoltar,
}: LeituraDoContratoProps) {
  const { data, error, refetch } = texto;
  if (data)
    return (
      <Pagina aoVoltar={aoVoltar}>
        <TextoCorrido blocos={data.blocos} />
        <div className={estilos.acoes}>
          <Botao largo onClick={aoVoltar}>
            {volta}
          </Botao>
          <Botao largo variante="secundario" icone={<Download />} onClick={() => void pedirDocumento(pedido)}>
            Baixar em PDF
          </Botao>
        </div>
      </Pagina>
    );
  if (error)
    return (
      <PaginaQueFalhou titulo={`Não conseguimos abrir ${oQue}`} aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}
