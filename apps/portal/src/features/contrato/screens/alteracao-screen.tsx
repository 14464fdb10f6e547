/** /alteracao-contratual/{id}: what changes, before and after, in words and in money, before anybody signs. */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { LinhaDoTempo } from '@credito/ui/linha-do-tempo/linha-do-tempo';
import { Pagina } from '@credito/ui/pagina/pagina';
import { FileText } from 'lucide-react';
import { useLocation } from 'wouter';
import { EtiquetaDaAlteracao } from '../../../alteracao/etiqueta-da-alteracao.tsx';
import { OQueMuda } from '../../../alteracao/o-que-muda.tsx';
import { pedidoDaAlteracao } from '../alteracao.queries.ts';
import { AcoesDaAlteracao, DetalheDaAlteracao } from '../components/cartao-da-alteracao.tsx';
import { ComAlteracao } from '../components/com-alteracao.tsx';
import { PlanoDoContrato } from '../components/plano-do-contrato.tsx';

export function AlteracaoScreen() {
  return <ComAlteracao>{(alteracao) => <Alteracao alteracao={alteracao} />}</ComAlteracao>;
}

function Alteracao({ alteracao }: { alteracao: AlteracaoAberta }) {
  const [, navegar] = useLocation();
  const { numero, contractNumber, mudancas, plano, temDocumento, acoes, linhaDoTempo, quemAge } = alteracao;
  return (
    <Pagina
      titulo={`Alteração ${numero}`}
      dica={`Do contrato ${contractNumber}`}
      aoVoltar={() => navegar('/contratos')}
    >
      <Cartao titulo="Em que pé está" aoLado={<EtiquetaDaAlteracao alteracao={alteracao} />}>
        <DetalheDaAlteracao alteracao={alteracao} />
        <AcoesDaAlteracao alteracao={alteracao} naPropria />
      </Cartao>
      <Cartao titulo="O que muda">
        <OQueMuda mudancas={mudancas} />
        {temDocumento && !acoes.includes('baixar') ? (
          <Botao
            largo
            variante="secundario"
            icone={<FileText />}
            onClick={() => void pedirDocumento(pedidoDaAlteracao(alteracao))}
          >
            Ler o documento
          </Botao>
        ) : null}
      </Cartao>
      {plano ? (
        <Cartao titulo="O plano como fica">
          <PlanoDoContrato legenda="Parcelas depois da alteração" plano={plano.depois.linhas} />
        </Cartao>
      ) : null}
      <Cartao titulo="Linha do tempo">
        <LinhaDoTempo
          rotulo="O que aconteceu com a alteração"
          marcos={linhaDoTempo.map(({ em, titulo, quem }, indice) => ({
            id: em + titulo,
            titulo,
            // Where nobody has to act, nothing is under way.
            estado: quemAge !== null && indice === linhaDoTempo.length - 1 ? 'atual' : 'feito',
            quando: `${formatarMomento(new Date(em))}, ${quem}`,
          }))}
        />
      </Cartao>
    </Pagina>
  );
}
