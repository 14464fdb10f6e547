/** Alterations of what somebody guarantees: what changes, and whether the own signature is asked for (credito, section 8). */
import type { AlteracaoGarantida } from '@credito/api/alteracao.rotas';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { OQueMuda } from '../../../alteracao/o-que-muda.tsx';
import { api } from '../../../sessao/api.ts';
import estilos from '../contrato.module.css';

const consultaDasGarantidas = queryOptions({
  queryKey: ['alteracoes', 'garantidas'],
  queryFn: ({ signal }) => api('GET /alteracao-contrato/f/alteracoes', {}, { sinal: signal }),
});

/** Whoever has none is told nothing. */
export function AlteracoesGarantidas() {
  const { data = [] } = useQuery({ ...consultaDasGarantidas, refetchOnMount: 'always' });
  if (data.length === 0) return null;
  return (
    <section className={estilos.pilha} aria-labelledby="alteracoes-garantidas">
      <h2 id="alteracoes-garantidas">Alterações</h2>
      <ListaDeCartoes
        nivel={3}
        rotulo="Alterações de contratos que você garante"
        cartoes={data.map((alteracao) => ({
          id: String(alteracao.alteracaoId),
          titulo: `${alteracao.rotulo}, contrato de ${alteracao.estudante}`,
          estado: <EtiquetaDaGarantida alteracao={alteracao} />,
          detalhe: <DetalheDaGarantida alteracao={alteracao} />,
          acao: <AssinarAlteracao alteracao={alteracao} />,
        }))}
        vazio={null}
      />
    </section>
  );
}

interface DaGarantida {
  alteracao: AlteracaoGarantida;
}

const esperaPorMim = ({ alteracao: { assinanteId, assinou, fluxoAlteracao } }: DaGarantida): boolean =>
  fluxoAlteracao === 'DPR' && assinanteId !== null && !assinou;

function EtiquetaDaGarantida({ alteracao }: DaGarantida) {
  const { rotuloDoFluxo, fluxoAlteracao } = alteracao;
  if (esperaPorMim({ alteracao })) return <Etiqueta tom="suaVez">{rotuloDoFluxo}</Etiqueta>;
  return <Etiqueta tom={fluxoAlteracao === 'EFE' ? 'sucesso' : 'neutro'}>{rotuloDoFluxo}</Etiqueta>;
}

function DetalheDaGarantida({ alteracao }: DaGarantida) {
  const { mudancas, naoAssina, assinou, dataLimite, fluxoAlteracao } = alteracao;
  return (
    <div className={estilos.pilha}>
      {mudancas.length > 0 ? <OQueMuda mudancas={mudancas} /> : null}
      {naoAssina ? <p>{naoAssina}</p> : null}
      {assinou ? <p>Você já assinou esta alteração.</p> : null}
      {fluxoAlteracao === 'DPR' && !naoAssina && !assinou && dataLimite ? (
        <p>{`A sua assinatura é pedida até ${formatarData(dataLimite)}, depois da do estudante.`}</p>
      ) : null}
    </div>
  );
}

function AssinarAlteracao({ alteracao }: DaGarantida) {
  const [, navegar] = useLocation();
  if (!esperaPorMim({ alteracao })) return null;
  return (
    <Botao largo onClick={() => navegar(`/assinar/${alteracao.assinanteId}`)}>
      <span>Ler e assinar</span>
      <span className="so-leitor">{` a alteração ${alteracao.numero}`}</span>
    </Botao>
  );
}
