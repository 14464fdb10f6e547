/** Refunds that were decided and are still to be made; those of the team with the place to say what became of them. */
import type { DevolucaoPorFazer } from '@credito/api/gestao-propostas-financeiras.rotas';
import { ROTULO_DO_MEIO } from '@credito/domain/cobranca/cobranca';
import { isDevolucaoAtrasada, situacaoDaDevolucao } from '@credito/domain/cobranca/devolucao';
import { formatarReais } from '@credito/domain/dinheiro/dinheiro';
import { type Data, formatarData } from '@credito/domain/tempo/data';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { usePode } from '../../../sessao/use-sessao.ts';
import { FalhaAoCarregar } from '../../../tela/falha-ao-carregar.tsx';
import estilosDaPagina from '../../../tela/pagina.module.css';
import { useTitulo } from '../../../tela/use-titulo.ts';
import { AreaDoFinanceiro } from '../components/area-do-financeiro.tsx';
import { RegistrarTransferencia } from '../components/registrar-transferencia.tsx';
import { consultaDasDevolucoes } from '../financeiro.queries.ts';

export default function DevolucoesScreen() {
  useTitulo('Devoluções');
  const devolucoes = useQuery(consultaDasDevolucoes);
  return (
    <div className={estilosDaPagina.pagina}>
      <AreaDoFinanceiro />
      <header>
        <h1>Devoluções</h1>
        <p className={estilosDaPagina.sub}>
          O que a equipe decidiu devolver e ainda não foi devolvido. Um Pix volta pelo provedor de pagamento;
          o resto é transferido pela equipe.
        </p>
      </header>
      {devolucoes.isError ? (
        <FalhaAoCarregar consulta={devolucoes} />
      ) : devolucoes.data ? (
        <>
          <Lista devolucoes={devolucoes.data.devolucoes} hoje={devolucoes.data.hoje} />
          {devolucoes.data.haMais ? (
            <p>Há mais devoluções do que as mostradas: as mais antigas vêm primeiro.</p>
          ) : null}
        </>
      ) : (
        <EsqueletoDeLista quantos={3} />
      )}
    </div>
  );
}

function Lista({ devolucoes, hoje }: { devolucoes: readonly DevolucaoPorFazer[]; hoje: Data }) {
  const age = usePode('agir-no-financeiro');
  return (
    <ListaDeCartoes
      nivel={2}
      rotulo="Devoluções por fazer"
      vazio={
        <PaginaVazia titulo="Nada a devolver">
          <p>Uma devolução decidida aparece aqui até ser feita.</p>
        </PaginaVazia>
      }
      cartoes={devolucoes.map((devolucao) => ({
        id: devolucao.id,
        titulo: `${formatarReais(devolucao.centavos)}, contrato ${devolucao.contratoNumero}`,
        estado: <Marca devolucao={devolucao} hoje={hoje} />,
        detalhe: <Detalhe devolucao={devolucao} />,
        acao:
          age && devolucao.estado === 'a-transferir' && !devolucao.transferenciaProposta ? (
            <RegistrarTransferencia devolucao={devolucao} hoje={hoje} />
          ) : undefined,
      }))}
    />
  );
}

function Marca({ devolucao, hoje }: { devolucao: DevolucaoPorFazer; hoje: Data }) {
  if (devolucao.transferenciaProposta) return <Etiqueta tom="espera">A confirmar</Etiqueta>;
  return isDevolucaoAtrasada({ ...devolucao, concluidaEm: null }, hoje) ? (
    <Etiqueta tom="erro">Atrasada</Etiqueta>
  ) : null;
}

function Detalhe({ devolucao }: { devolucao: DevolucaoPorFazer }) {
  const { estudante, meio, pagoEm, em, contratoId, contratoNumero } = devolucao;
  return (
    <>
      <p>{`${estudante}. ${situacaoDaDevolucao({ ...devolucao, concluidaEm: null })}.`}</p>
      <p className={estilosDaPagina.sub}>
        <span>{`Pagamento de ${formatarData(pagoEm)} (${ROTULO_DO_MEIO[meio]}); decidida em ${formatarData(em)}. `}</span>
        <Link
          href={`/financeiro/contratos/${contratoId}`}
        >{`Ver o financeiro do contrato ${contratoNumero}`}</Link>
      </p>
    </>
  );
}
