/** Alterations of what somebody guarantees: what changes, and whether the own signature is asked for (credito, section 8). */
import type { AlteracaoGarantida } from '@credito/api/alteracao-do-fiador.rotas';
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { consultaDasGarantidas } from '../../../alteracao/alteracoes.queries.ts';
import { OQueMuda } from '../../../alteracao/o-que-muda.tsx';
import estilos from '../contrato.module.css';

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
          acao: <AcoesDaGarantida alteracao={alteracao} />,
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
  if (esperaPorMim({ alteracao }) || (alteracao.convite !== null && alteracao.convite !== 'aceito'))
    return <Etiqueta tom="suaVez">{rotuloDoFluxo}</Etiqueta>;
  return <Etiqueta tom={fluxoAlteracao === 'EFE' ? 'sucesso' : 'neutro'}>{rotuloDoFluxo}</Etiqueta>;
}

function DetalheDaGarantida({ alteracao }: DaGarantida) {
  const { mudancas, naoAssina, assinou, recusa, dataLimite, fluxoAlteracao, convite } = alteracao;
  return (
    <div className={estilos.pilha}>
      {mudancas.length > 0 ? <OQueMuda mudancas={mudancas} /> : null}
      {convite === 'espera' ? <p>Pedem que você passe a garantir este contrato. Leia e responda.</p> : null}
      {convite === 'renda' ? <p>Você aceitou garantir. Falta comprovar a sua renda.</p> : null}
      {convite === 'aceito' ? (
        <p>
          Você aceitou garantir e comprovou a renda. Avisaremos quando o documento estiver pronto para você
          assinar.
        </p>
      ) : null}
      {naoAssina ? <p>{naoAssina}</p> : null}
      {recusa ? <p>{recusa}</p> : null}
      {assinou ? <p>Você já assinou esta alteração.</p> : null}
      {fluxoAlteracao === 'DPR' && !naoAssina && !assinou && dataLimite ? (
        <p>{`A sua assinatura é pedida até ${formatarData(dataLimite)}, depois da do estudante.`}</p>
      ) : null}
    </div>
  );
}

function AcoesDaGarantida({ alteracao }: DaGarantida) {
  const [, navegar] = useLocation();
  return (
    <>
      <Responder alteracao={alteracao} />
      {alteracao.leDocumento ? (
        <Botao
          largo
          variante="secundario"
          onClick={() => navegar(`/alteracoes/${alteracao.alteracaoId}/texto`)}
        >
          <span>Ler o documento</span>
          <span className="so-leitor">{` da alteração ${alteracao.numero}`}</span>
        </Botao>
      ) : null}
    </>
  );
}

function Responder({ alteracao }: DaGarantida) {
  const [, navegar] = useLocation();
  if (alteracao.convite === 'espera')
    return (
      <Botao largo onClick={() => navegar(`/aceite-do-contrato/${alteracao.alteracaoId}`)}>
        <span>Ler o convite</span>
        <span className="so-leitor">{` para garantir o contrato de ${alteracao.estudante}`}</span>
      </Botao>
    );
  if (alteracao.convite === 'renda')
    return (
      <Botao largo onClick={() => navegar(`/renda-do-contrato/${alteracao.alteracaoId}`)}>
        <span>Comprovar a renda</span>
        <span className="so-leitor">{` para garantir o contrato de ${alteracao.estudante}`}</span>
      </Botao>
    );
  if (!esperaPorMim({ alteracao })) return null;
  return (
    <Botao largo onClick={() => navegar(`/assinar/${alteracao.assinanteId}`)}>
      <span>Ler e assinar</span>
      <span className="so-leitor">{` a alteração ${alteracao.numero}`}</span>
    </Botao>
  );
}
