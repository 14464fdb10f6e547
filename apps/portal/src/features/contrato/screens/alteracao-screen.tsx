/** /alteracao-contratual/{id}: what changes, before and after, in words and in money, before anybody signs. */
import type { AlteracaoAberta } from '@credito/api/alteracao.rotas';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { Pagina } from '@credito/ui/pagina/pagina';
import { FileText } from 'lucide-react';
import { useLocation } from 'wouter';
import { EtiquetaDaAlteracao } from '../../../alteracao/etiqueta-da-alteracao.tsx';
import { OQueMuda } from '../../../alteracao/o-que-muda.tsx';
import { AcoesDaAlteracao, DetalheDaAlteracao } from '../components/cartao-da-alteracao.tsx';
import { ComAlteracao } from '../components/com-alteracao.tsx';
import { Andamento } from '../components/pessoas-e-andamento.tsx';
import { PlanoDoContrato } from '../components/plano-do-contrato.tsx';

export function AlteracaoScreen() {
  return <ComAlteracao>{(alteracao) => <Alteracao alteracao={alteracao} />}</ComAlteracao>;
}

function Alteracao({ alteracao }: { alteracao: AlteracaoAberta }) {
  const [, navegar] = useLocation();
  const {
    alteracaoId,
    numero,
    contractNumber,
    mudancas,
    plano,
    temDocumento,
    linhaDoTempo,
    agora,
    idNegociacao,
    fluxoAlteracao,
    atrasada,
  } = alteracao;
  const semEfeito = atrasada || fluxoAlteracao === 'CAN' || fluxoAlteracao === 'REP';
  return (
    <Pagina
      titulo={`Alteração ${numero}`}
      dica={`Do contrato ${contractNumber}`}
      aoVoltar={() => navegar(idNegociacao ? '/financeiro' : '/contratos')}
    >
      <Cartao titulo="Em que pé está" aoLado={<EtiquetaDaAlteracao alteracao={alteracao} />}>
        {semEfeito ? <p>Esta alteração não vale: ela não mudou o seu contrato.</p> : null}
        <DetalheDaAlteracao alteracao={alteracao} />
        <AcoesDaAlteracao alteracao={alteracao} naPropria />
      </Cartao>
      <Cartao titulo={semEfeito ? 'O que mudaria' : 'O que muda'}>
        <OQueMuda mudancas={mudancas} semEfeito={semEfeito} />
        {temDocumento ? (
          <Botao
            largo
            variante="secundario"
            icone={<FileText />}
            onClick={() => navegar(`/alteracao-contratual/${alteracaoId}/texto`)}
          >
            Ler o documento
          </Botao>
        ) : null}
      </Cartao>
      {plano && fluxoAlteracao !== 'CAN' ? (
        <Cartao titulo={semEfeito ? 'O plano como ficaria' : 'O plano como fica'}>
          <PlanoDoContrato
            legenda={semEfeito ? 'Parcelas como ficariam' : 'Parcelas depois da alteração'}
            plano={plano.depois.linhas}
          />
        </Cartao>
      ) : null}
      <Andamento rotulo="O que aconteceu com a alteração" linhaDoTempo={linhaDoTempo} agora={agora} />
    </Pagina>
  );
}
