/** A guarantor's own pendencies, in both portals: replace the guarantor, or correct (spec 2 section 2.8). */
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { rotuloDoDocumento } from '@credito/domain/documento/tipos';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { EsqueletoDePergunta } from '@credito/ui/esqueleto/esqueleto';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { Conversas } from '../../../conversa/conversas.tsx';
import { ComPendencias } from '../components/com-pendencias.tsx';
import { CorrecaoEnviada } from '../components/correcao-enviada.tsx';
import { MotivosDaRecusa } from '../components/motivos-da-recusa.tsx';
import { SemPendenciasDeFiador } from '../components/sem-pendencias-de-fiador.tsx';
import { WizardDasPendencias } from '../components/wizard-das-pendencias.tsx';
import type { TelasDeDocumentos } from '../contexto-da-correcao.tsx';
import estilos from '../pendencias.module.css';
import {
  consultaDasMinhasPendencias,
  finalizarPendencias,
  relerDepoisDeFinalizar,
} from '../pendencias-do-fiador.queries.ts';

const INICIO = '/inicio';

export function PendenciasDoFiadorScreen(telas: TelasDeDocumentos) {
  const { id, passo } = useParams<{ id?: string; passo?: string }>();
  const [, navegar] = useLocation();
  const [concluiu, setConcluiu] = useState<'solicitacao' | 'so-fiador' | null>(null);
  const minhas = useQuery(consultaDasMinhasPendencias);
  const abertas = minhas.data ?? [];
  const aberta = abertas.find((garantia) => id === undefined || garantia.id === id);
  const garantiaId = aberta?.id;
  const aoIr = useCallback(
    (destino: string, { substituir }: { substituir: boolean }) =>
      navegar(`/pendencias-fiador/${garantiaId}/${destino}`, { replace: substituir }),
    [navegar, garantiaId],
  );

  if (concluiu !== null) return <CorrecaoEnviada concluiu={concluiu} aoSair={() => navegar(INICIO)} />;
  if (minhas.isPending) return <EsqueletoDePergunta />;
  if (!aberta) return <SemPendenciasDeFiador />;
  if (id === undefined && abertas.length > 1) return <EscolherGarantia garantias={abertas} />;
  return (
    <ComPendencias solicitacaoId={aberta.idSolicitacao} tipoPessoa={aberta.tipoPessoa} saida={INICIO}>
      {({ pendencias, solicitacao, dono }) =>
        passo === undefined ? (
          <Pagina
            titulo="Pendências da solicitação"
            dica={`Você garante o crédito de ${aberta.estudante}. Escolha como resolver.`}
            aoVoltar={() => navegar(INICIO)}
          >
            <div className={estilos.pilha}>
              {pendencias.motivos.length > 0 ? (
                <Aviso tom="atencao" titulo="O que a análise disse">
                  <MotivosDaRecusa motivos={pendencias.motivos} />
                </Aviso>
              ) : null}
              {pendencias.grupos.length > 0 ? (
                <Cartao titulo="O que foi recusado">
                  <ul>
                    {pendencias.grupos.map(({ field, abertos }) => (
                      <li key={field}>
                        {`${rotuloDoDocumento(field)}${abertos.length === 0 ? ' (já enviado de novo)' : ''}`}
                      </li>
                    ))}
                  </ul>
                </Cartao>
              ) : null}
              <Botao largo onClick={() => navegar(`/pendencias-fiador/${aberta.id}/inicio`)}>
                {pendencias.rendaACorrigir
                  ? 'Corrigir ou incluir comprovantes'
                  : 'Corrigir o que foi recusado'}
              </Botao>
              <Conversas solicitacaoId={aberta.idSolicitacao} tipoPessoa={aberta.tipoPessoa} />
              <LinkBotao largo variante="secundario" href={`/fiador/recusa/${aberta.id}`}>
                Não quero mais garantir
              </LinkBotao>
            </div>
          </Pagina>
        ) : (
          <WizardDasPendencias
            {...telas}
            pendencias={pendencias}
            solicitacao={solicitacao}
            passoAtual={passo}
            etapa="Pendências da solicitação"
            dono={dono}
            textoFinal="Finalizar pendências"
            aoIr={aoIr}
            aoSair={() => navegar(`/pendencias-fiador/${aberta.id}`)}
            aoConcluir={async () => {
              setConcluiu(await finalizarPendencias(aberta.id));
              void relerDepoisDeFinalizar();
            }}
          />
        )
      }
    </ComPendencias>
  );
}

/** One person may guarantee for several students, and have something to correct for each. */
function EscolherGarantia({ garantias }: { garantias: readonly Garantia[] }) {
  const [, navegar] = useLocation();
  return (
    <Pagina
      titulo="Pendências da solicitação"
      dica="Você tem pendências em mais de uma garantia. Escolha por qual começar."
      aoVoltar={() => navegar(INICIO)}
    >
      <ListaDeCartoes
        nivel={2}
        rotulo="Garantias com pendências"
        cartoes={garantias.map(({ id, estudante, curso, instituicao }) => ({
          id,
          titulo: estudante,
          detalhe: <p>{`${curso}, ${instituicao}`}</p>,
          acao: (
            <Botao onClick={() => navegar(`/pendencias-fiador/${id}`)}>
              <span>Ver o que corrigir</span>
              <span className="so-leitor">{` da garantia de ${estudante}`}</span>
            </Botao>
          ),
        }))}
        vazio={null}
      />
    </Pagina>
  );
}
