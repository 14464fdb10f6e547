/** /contratos: contracts and contractual alterations, in two tabs on a phone where there are both (spec 3 section 2.3). */
import type { AlteracaoNaLista } from '@credito/api/alteracao.rotas';
import type { ContratoNaLista } from '@credito/api/contrato.rotas';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { useQuery } from '@tanstack/react-query';
import { consultaDasAlteracoes } from '../../../alteracao/alteracoes.queries.ts';
import { EtiquetaDaAlteracao } from '../../../alteracao/etiqueta-da-alteracao.tsx';
import { consultaDosContratos } from '../../../contrato/contratos.queries.ts';
import { EtiquetaDoContrato } from '../../../contrato/etiqueta-do-contrato.tsx';
import { AcoesDaAlteracao, DetalheDaAlteracao } from '../components/cartao-da-alteracao.tsx';
import { AcoesDoContrato, DetalheDoContrato } from '../components/cartao-do-contrato.tsx';
import { ContratosEAlteracoes } from '../components/contratos-e-alteracoes.tsx';
import { ListaDeContratos } from '../components/lista-de-contratos.tsx';

const cartaoDoContrato = (contrato: ContratoNaLista) => ({
  titulo: `Contrato ${contrato.contractNumber}`,
  estado: <EtiquetaDoContrato contrato={contrato} />,
  detalhe: <DetalheDoContrato contrato={contrato} />,
  acao: <AcoesDoContrato contrato={contrato} />,
});

const cartaoDaAlteracao = (alteracao: AlteracaoNaLista) => ({
  id: String(alteracao.alteracaoId),
  titulo: `Alteração ${alteracao.numero}`,
  estado: <EtiquetaDaAlteracao alteracao={alteracao} />,
  detalhe: <DetalheDaAlteracao alteracao={alteracao} />,
  acao: <AcoesDaAlteracao alteracao={alteracao} />,
});

export function ContratosScreen() {
  const contratos = useQuery({ ...consultaDosContratos, refetchOnMount: 'always' });
  const { data: alteracoes = [], error } = useQuery({ ...consultaDasAlteracoes, refetchOnMount: 'always' });
  if (!contratos.data || contratos.data.length === 0 || (alteracoes.length === 0 && !error))
    return (
      <ListaDeContratos
        consulta={contratos}
        titulo="Contratos"
        dica="Cada contrato é o crédito de um semestre."
        rotulo="Seus contratos"
        cartao={cartaoDoContrato}
        vazio="Com a solicitação aprovada, a nossa equipe prepara o contrato. Ele aparece aqui, e avisamos você por e-mail."
      />
    );
  return (
    <ContratosEAlteracoes
      contratos={
        <ListaDeCartoes
          nivel={3}
          rotulo="Seus contratos"
          cartoes={contratos.data.map((contrato) => ({
            id: String(contrato.id),
            ...cartaoDoContrato(contrato),
          }))}
          vazio={null}
        />
      }
      alteracoes={
        error ? (
          <p role="alert">Ocorreu um erro ao buscar as alterações contratuais. Tente novamente mais tarde.</p>
        ) : (
          <ListaDeCartoes
            nivel={3}
            rotulo="Suas alterações contratuais"
            cartoes={alteracoes.map(cartaoDaAlteracao)}
            vazio={null}
          />
        )
      }
    />
  );
}
