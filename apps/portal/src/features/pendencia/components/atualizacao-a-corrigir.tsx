/** Loads the block that an analysis returned; whoever has nothing to correct belongs to the update itself. */
import { Redirect } from 'wouter';
import {
  blocoProprio,
  recarregarAtualizacao,
  relerAtualizacoes,
} from '../../../atualizacao/atualizacao.queries.ts';
import { AtualizacaoQueNaoAbriu } from '../../../atualizacao/atualizacao-que-nao-abriu.tsx';
import { FALHAS } from '../../../atualizacao/falhas.ts';
import { concluirBloco } from '../../../atualizacao/gravar-bloco.ts';
import { useBlocoAberto } from '../../../atualizacao/use-bloco-aberto.ts';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import type { TelasDaAtualizacaoRecusada } from '../atualizacao-recusada.tsx';
import { WizardDaAtualizacaoRecusada } from './wizard-da-atualizacao-recusada.tsx';

interface AtualizacaoACorrigirProps {
  atualizacaoId: number;
  passo: string | undefined;
  /** Address of the correction, and of the update. */
  endereco: string;
  atualizacao: string;
  telas: TelasDaAtualizacaoRecusada;
}

export function AtualizacaoACorrigir({
  atualizacaoId,
  passo,
  endereco,
  atualizacao,
  telas,
}: AtualizacaoACorrigirProps) {
  const { usuario, aberta, aoIr, navegar } = useBlocoAberto(atualizacaoId, endereco);
  if (aberta.error && !aberta.data)
    return (
      <AtualizacaoQueNaoAbriu
        erro={aberta.error}
        titulo="Não foi possível carregar as pendências"
        explicacao={`${FALHAS.buscar} ${motivoDaFalha(aberta.error)}`}
        aoTentar={() => void aberta.refetch()}
      />
    );
  if (!aberta.data || !usuario) return <PaginaCarregando />;
  const pessoa = blocoProprio(aberta.data);
  if (!pessoa) return <Redirect to="/inicio" replace />;
  if (!pessoa.pendencias || !pessoa.editavel) return <Redirect to={atualizacao} replace />;
  const { tipo } = pessoa;
  return (
    <WizardDaAtualizacaoRecusada
      atualizacaoId={atualizacaoId}
      pessoa={pessoa}
      passoAtual={passo}
      dono={usuario.id}
      telas={telas}
      aoIr={aoIr}
      aoSair={() => navegar('/inicio')}
      aoConcluir={async () => {
        const agora = blocoProprio(await recarregarAtualizacao(atualizacaoId)) ?? pessoa;
        await concluirBloco({ atualizacaoId, tipo }, agora.versao);
        navegar(atualizacao, { replace: true });
        void relerAtualizacoes();
      }}
    />
  );
}
