/** The block of the logged-in person in one update, in either portal. */
import type { ContextoDaAtualizacao } from '@credito/domain/atualizacao/contexto-da-atualizacao';
import type { ComponentType } from 'react';
import { Redirect } from 'wouter';
import { blocoProprio } from '../../../atualizacao/atualizacao.queries.ts';
import { AtualizacaoQueNaoAbriu } from '../../../atualizacao/atualizacao-que-nao-abriu.tsx';
import { useBlocoAberto } from '../../../atualizacao/use-bloco-aberto.ts';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import type { TelaDoPassoProps } from '../../../wizard/tela-do-passo.ts';
import { Instrucoes } from './instrucoes.tsx';
import { SituacaoDoBloco } from './situacao-do-bloco.tsx';
import { WizardDaAtualizacao } from './wizard-da-atualizacao.tsx';

export interface TelasDaAtualizacao {
  /** The documents' own screen, handed over where the portal is put together. */
  telaDeDocumentos: ComponentType<TelaDoPassoProps<ContextoDaAtualizacao>>;
}

interface BlocoDaAtualizacaoProps extends TelasDaAtualizacao {
  atualizacaoId: number;
  etapa: string;
  passo: string | undefined;
  /** Address of the block, and of its correction. */
  endereco: string;
  correcao: string;
  /** Whoever did not begin the update themselves reads first what it is. */
  comInstrucoes?: boolean;
}

const SAIDA = '/inicio';

export function BlocoDaAtualizacao({
  atualizacaoId,
  etapa,
  passo,
  endereco,
  correcao,
  comInstrucoes = false,
  telaDeDocumentos,
}: BlocoDaAtualizacaoProps) {
  const { usuario, aberta, aoIr, navegar } = useBlocoAberto(atualizacaoId, endereco);
  const sair = () => navegar(SAIDA);
  if (aberta.error && !aberta.data)
    return (
      <AtualizacaoQueNaoAbriu
        erro={aberta.error}
        titulo="Não conseguimos abrir a atualização"
        explicacao={motivoDaFalha(aberta.error)}
        aoTentar={() => void aberta.refetch()}
      />
    );
  if (!aberta.data || !usuario) return <PaginaCarregando />;
  const pessoa = blocoProprio(aberta.data);
  if (!pessoa) return <Redirect to={SAIDA} replace />;
  if (!pessoa.editavel) return <SituacaoDoBloco aberta={aberta.data} pessoa={pessoa} aoSair={sair} />;
  if (pessoa.pendencias) return <Redirect to={correcao} replace />;
  if (comInstrucoes && passo === undefined)
    return (
      <Instrucoes
        etapa={etapa}
        tipo={pessoa.tipo}
        aoIniciar={async () => aoIr('dados', { substituir: false })}
        aoSair={sair}
      />
    );
  return (
    <WizardDaAtualizacao
      atualizacaoId={atualizacaoId}
      pessoa={pessoa}
      etapa={etapa}
      passoAtual={passo}
      dono={usuario.id}
      aoIr={aoIr}
      aoSair={sair}
      aoConcluir={() => navegar(endereco, { replace: true })}
      telaDeDocumentos={telaDeDocumentos}
    />
  );
}
