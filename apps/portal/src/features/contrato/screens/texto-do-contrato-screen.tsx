/** /contratos/{id}/texto: the whole contract, from the blocks that its file is drawn from (ADR 0124). */
import type { ContratoAberto } from '@credito/api/contrato.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { Pagina } from '@credito/ui/pagina/pagina';
import { TextoCorrido } from '@credito/ui/texto-corrido/texto-corrido';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useLocation, useParams } from 'wouter';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { ComContrato } from '../components/com-contrato.tsx';
import estilos from '../contrato.module.css';
import { consultaDoTexto, pedidoDoContrato } from '../contrato.queries.ts';

export function TextoDoContratoScreen() {
  const { id = '' } = useParams<{ id?: string }>();
  return <ComContrato id={id}>{(contrato) => <Texto contrato={contrato} />}</ComContrato>;
}

function Texto({ contrato }: { contrato: ContratoAberto }) {
  const [, navegar] = useLocation();
  const { data, error, refetch } = useQuery(consultaDoTexto(contrato.id));
  const voltar = () => navegar(`/contratos/${contrato.id}`);
  if (data)
    return (
      <Pagina aoVoltar={voltar}>
        <TextoCorrido blocos={data.blocos} />
        <div className={estilos.acoes}>
          <Botao largo onClick={voltar}>
            Voltar ao contrato
          </Botao>
          <Botao
            largo
            variante="secundario"
            icone={<Download />}
            onClick={() => void pedirDocumento(pedidoDoContrato(contrato))}
          >
            Baixar em PDF
          </Botao>
        </div>
      </Pagina>
    );
  if (error)
    return (
      <PaginaQueFalhou titulo="Não conseguimos abrir o contrato" aoTentar={() => void refetch()}>
        {motivoDaFalha(error)}
      </PaginaQueFalhou>
    );
  return <CartoesCarregando />;
}
