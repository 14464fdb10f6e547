/** One guarantee while it lasts: what is guaranteed, where the request stands, what the guarantor can do. */

import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { prazoEmPalavras } from '@credito/domain/andamento/espera';
import { ROTULOS } from '@credito/domain/andamento/situacao';
import { ROTULOS_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { ROTULO_DO_FIM, textoDoFim } from '@credito/domain/fiador/fim-da-garantia';
import type { PassoDoRegime } from '@credito/domain/participante/pedido-do-regime';
import { parteTerminada } from '@credito/domain/participante/transicoes';
import { ESTADOS } from '@credito/domain/solicitacao/estados';
import { formatarMomento } from '@credito/domain/tempo/data';
import { agora as agoraNoServidor } from '@credito/ui/aparelho/relogio';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import type { TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { Redirect, useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { useLinhaDoTempo } from '../../../andamento/consulta-da-linha.ts';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { Conversas } from '../../../conversa/conversas.tsx';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { CartoesCarregando } from '../../../pagina/pagina-carregando.tsx';
import { ListaDeMotivos } from '../../../solicitacao/lista-de-motivos.tsx';
import { ComGarantia } from '../components/com-garantia.tsx';
import { TOM_DO_FIM } from '../components/etiqueta-do-fim.tsx';
import { ItensDoFiador } from '../components/itens-do-fiador.tsx';
import { OQueGaranto, TextoDaGarantia } from '../components/o-que-garanto.tsx';
import estilos from '../fiador.module.css';
import { concluirParte } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

/** What the contract waits for. */
const ACAO_DO_REGIME: Readonly<Record<PassoDoRegime, string>> = {
  'regime-de-bens': 'Responder',
  'pacto-antenupcial': 'Enviar o pacto antenupcial',
};

export function GarantiaScreen() {
  return <ComGarantia>{(garantia) => <DetalheDaGarantia garantia={garantia} />}</ComGarantia>;
}

function DetalheDaGarantia({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const linha = useLinhaDoTempo(garantia.idSolicitacao);
  const { id, aceitou, consentimento, estudante, curso, instituicao, fim } = garantia;
  if (!aceitou) return <Redirect to={`/aceite/${id}`} replace />;
  const { tom, texto } = estadoDaGarantia(garantia);
  if (!linha.data && !linha.isError) return <CartoesCarregando />;
  const agora = linha.data?.agora;
  return (
    <Pagina
      aoVoltar={() => navegar('/inicio')}
      lado={
        <>
          <Cartao titulo="A sua garantia" fundo>
            <OQueGaranto garantia={garantia} />
            {consentimento.aceitoEm ? (
              <p>{`Você aceitou em ${formatarMomento(new Date(consentimento.aceitoEm))}.`}</p>
            ) : null}
            <details className={estilos.texto}>
              <summary>Ler de novo o que você aceitou</summary>
              <TextoDaGarantia garantia={garantia} nivel={3} />
            </details>
          </Cartao>
          <CartaoDoAndamento solicitacaoId={garantia.idSolicitacao} />
          {fim ? null : (
            <Cartao titulo="Contrato" fundo>
              <p>
                {`${garantia.sigla === 'A' ? 'Quando ficar pronto' : 'Quando a solicitação for aprovada'}, o contrato aparece aqui para você ler e assinar.`}
              </p>
            </Cartao>
          )}
        </>
      }
    >
      <CartaoDeEstado
        estado={{ tom, texto }}
        frase={
          agora?.titulo ??
          (fim ? ROTULOS[garantia.sigla].fiador : ROTULOS_DO_FIADOR[garantia.situacao].fiador.titulo)
        }
        detalhe={
          <>
            <p>{`Garantia de ${estudante}: ${curso}, ${instituicao}.`}</p>
            {fim ? <p>{textoDoFim(fim)}</p> : null}
            {fim || garantia.faltaDoRegime || (agora && garantia.situacao !== 'pronto') ? null : (
              <p>{ROTULOS_DO_FIADOR[garantia.situacao].fiador.texto}</p>
            )}
            {agora?.oQueFazer ? <p>{agora.oQueFazer}</p> : null}
          </>
        }
        quem={agora?.quem}
        prazo={
          agora?.prazo
            ? prazoEmPalavras(agora.prazo, agora.ate === null ? null : new Date(agora.ate), agoraNoServidor())
            : undefined
        }
        acao={<AcaoDaGarantia garantia={garantia} />}
      />
      <Motivos motivos={garantia.motivos} />
      {garantia.aceitou ? (
        <Conversas solicitacaoId={garantia.idSolicitacao} tipoPessoa={garantia.tipoPessoa} />
      ) : null}
      {fim ? null : (
        <Cartao titulo="A sua parte">
          <div className={estilos.pilha}>
            <Progresso rotulo="Enviado" valor={garantia.percentual} texto={`${garantia.percentual}%`} />
            <ItensDoFiador itens={garantia.itens} />
          </div>
        </Cartao>
      )}
      {garantia.temCopia ? <LinkDaCopia solicitacaoId={garantia.idSolicitacao} /> : null}
      {garantia.podeDesistir ? (
        <Botao variante="discreto" largo onClick={() => navegar(`/recusa/${id}`)}>
          Não quero mais garantir
        </Botao>
      ) : null}
    </Pagina>
  );
}

function Motivos({ motivos }: Pick<Garantia, 'motivos'>) {
  if (motivos.length === 0) return null;
  return (
    <Cartao titulo={motivos.length === 1 ? 'Motivo' : 'Motivos'}>
      <ListaDeMotivos motivos={motivos} />
      <p>Só você e a nossa equipe leem isto: o estudante sabe da resposta, mas não dos seus motivos.</p>
    </Cartao>
  );
}

function estadoDaGarantia(garantia: Garantia): { tom: TomDeEtiqueta; texto: string } {
  const { exibicao } = ESTADOS[garantia.sigla];
  if (garantia.faltaDoRegime) return { tom: 'suaVez', texto: 'Sua vez' };
  if (garantia.fim) return { tom: TOM_DO_FIM[garantia.fim.tipo], texto: ROTULO_DO_FIM[garantia.fim.tipo] };
  if (garantia.corrige || garantia.documentosRejeitados > 0) return { tom: 'erro', texto: 'Com pendências' };
  if (garantia.podeEditar && garantia.percentual < 100) return { tom: 'suaVez', texto: 'Sua vez' };
  if (exibicao === 'aprovada') return { tom: 'sucesso', texto: 'Aprovada' };
  // While the part is open, somebody's word is still waited for.
  const emAnalise = exibicao === 'analise' && !garantia.podeEditar;
  return { tom: 'espera', texto: emAnalise ? 'Em análise' : 'Aguardando' };
}

function AcaoDaGarantia({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const espera = useArquivosACaminho(garantia.idSolicitacao);
  const { id, podeEditar, percentual, statusPreenchimento, corrige, faltaDoRegime } = garantia;
  if (faltaDoRegime)
    return (
      <Botao largo onClick={() => navegar(`/regime-de-bens/${id}`)}>
        {ACAO_DO_REGIME[faltaDoRegime]}
      </Botao>
    );
  if (!podeEditar) return null;
  if (corrige)
    return (
      <Botao largo onClick={() => navegar(`/pendencias-fiador/${id}`)}>
        Corrigir pendências
      </Botao>
    );
  if (percentual < 100)
    return (
      <Botao largo onClick={() => navegar(`/meus-dados/${id}`)}>
        {percentual === 0 ? 'Preencher os meus dados' : 'Continuar de onde eu parei'}
      </Botao>
    );
  // Whoever filled in nothing has nothing to say; in a correction the analysis waits for the word.
  const podeAvisar =
    !parteTerminada(statusPreenchimento) &&
    (garantia.preenchidoPor === 'pessoa' || ESTADOS[garantia.sigla].natureza === 'corrigivel');
  return (
    <div className={estilos.acoes}>
      {podeAvisar ? espera.aviso : null}
      {podeAvisar ? (
        <Botao
          largo
          carregando={acao.ocupada}
          onClick={() => {
            if (!espera.segura()) void acao.executar(() => concluirParte(garantia));
          }}
        >
          Avisar que terminei
        </Botao>
      ) : null}
      <Botao largo variante="secundario" onClick={() => navegar(`/meus-dados/${id}`)}>
        Revisar os meus dados
      </Botao>
      {acao.dialogos}
    </div>
  );
}
