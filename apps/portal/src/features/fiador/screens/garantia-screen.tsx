/** One guarantee while it lasts: what is guaranteed, where the request stands, what the guarantor can do. */
import type { Garantia } from '@credito/api/fiador-garantia.rotas';
import { ROTULOS_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { ESTADOS, type Responsavel } from '@credito/domain/solicitacao/estados';
import { ROTULOS } from '@credito/domain/solicitacao/situacao';
import { formatarMomento } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import type { TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import { Progresso } from '@credito/ui/progresso/progresso';
import { Redirect, useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { LinkDaCopia } from '../../../andamento/link-da-copia.tsx';
import { useArquivosACaminho } from '../../../envio/arquivos-a-caminho.tsx';
import { Conversas } from '../../../pessoa/conversas.tsx';
import { ComGarantia } from '../components/com-garantia.tsx';
import { ItensDoFiador } from '../components/itens-do-fiador.tsx';
import { TextoDaGarantia, ValorGarantido } from '../components/o-que-garanto.tsx';
import estilos from '../fiador.module.css';
import { concluirParte } from '../fiador.queries.ts';
import { useAcao } from '../use-acao.tsx';

export function GarantiaScreen() {
  return <ComGarantia>{(garantia) => <DetalheDaGarantia garantia={garantia} />}</ComGarantia>;
}

const QUEM_AGE: Readonly<Record<Responsavel, string>> = {
  estudante: 'O estudante',
  fiador: 'Você',
  instituicao: 'A instituição de ensino',
  analista: 'Nossa equipe de análise',
  provedor: 'Nossa equipe',
  ninguem: 'Ninguém',
};

function DetalheDaGarantia({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const { id, aceitou, consentimento, estudante, curso, instituicao } = garantia;
  if (!aceitou) return <Redirect to={`/aceite/${id}`} replace />;
  const vezDoFiador = garantia.podeEditar && (garantia.percentual < 100 || garantia.corrige);
  const { tom, texto } = estadoDaGarantia(garantia);
  return (
    <Pagina
      aoVoltar={() => navegar('/inicio')}
      lado={
        <>
          <Cartao titulo="A sua garantia" fundo>
            <ValorGarantido garantia={garantia} />
            {consentimento.aceitoEm ? (
              <p>Você aceitou em {formatarMomento(new Date(consentimento.aceitoEm))}.</p>
            ) : null}
            <details className={estilos.texto}>
              <summary>Ler de novo o que você aceitou</summary>
              <TextoDaGarantia garantia={garantia} nivel={3} />
            </details>
          </Cartao>
          <CartaoDoAndamento solicitacaoId={garantia.idSolicitacao} />
          <Cartao titulo="Contrato" fundo>
            <p>Quando a solicitação for aprovada, o contrato aparece aqui para você ler e assinar.</p>
          </Cartao>
        </>
      }
    >
      <CartaoDeEstado
        estado={{ tom, texto }}
        frase={fraseDaGarantia(garantia)}
        detalhe={
          <>
            <p>
              Garantia de {estudante}: {curso}, {instituicao}.
            </p>
            <p>{ROTULOS_DO_FIADOR[garantia.situacao].fiador.texto}</p>
          </>
        }
        quem={vezDoFiador ? 'Você' : QUEM_AGE[quemAge(garantia)]}
        acao={<AcaoDaGarantia garantia={garantia} />}
      />
      {garantia.aceitou ? (
        <Conversas solicitacaoId={garantia.idSolicitacao} tipoPessoa={garantia.tipoPessoa} />
      ) : null}
      <Cartao titulo="A sua parte">
        <div className={estilos.pilha}>
          <Progresso rotulo="Enviado" valor={garantia.percentual} texto={`${garantia.percentual}%`} />
          <ItensDoFiador itens={garantia.itens} />
        </div>
      </Cartao>
      {foiEnviada(garantia) ? <LinkDaCopia solicitacaoId={garantia.idSolicitacao} /> : null}
      {garantia.podeDesistir ? (
        <Botao variante="discreto" largo onClick={() => navegar(`/recusa/${id}`)}>
          Não serei mais fiador(a)
        </Botao>
      ) : null}
    </Pagina>
  );
}

function foiEnviada({ sigla }: Garantia): boolean {
  const { exibicao } = ESTADOS[sigla];
  return exibicao !== 'pendente' && exibicao !== 'nenhum';
}

function fraseDaGarantia({ sigla, podeEditar, percentual, corrige }: Garantia): string {
  if (podeEditar && percentual < 100 && !corrige) return 'Falta a sua parte';
  return podeEditar && ESTADOS[sigla].natureza === 'editavel'
    ? 'A sua parte está pronta'
    : ROTULOS[sigla].fiador;
}

/** The state table names the guarantor as long as a part is missing; a complete one waits for the student. */
function quemAge({ sigla, percentual }: Garantia): Responsavel {
  const { responsavel } = ESTADOS[sigla];
  return responsavel === 'fiador' && percentual === 100 && ESTADOS[sigla].natureza === 'editavel'
    ? 'estudante'
    : responsavel;
}

function estadoDaGarantia(garantia: Garantia): { tom: TomDeEtiqueta; texto: string } {
  const { exibicao } = ESTADOS[garantia.sigla];
  if (garantia.corrige || garantia.documentosRejeitados > 0) return { tom: 'erro', texto: 'Com pendências' };
  if (garantia.podeEditar && garantia.percentual < 100) return { tom: 'suaVez', texto: 'Sua vez' };
  if (exibicao === 'aprovada') return { tom: 'sucesso', texto: 'Aprovada' };
  if (exibicao === 'reprovada') return { tom: 'erro', texto: 'Não aprovada' };
  if (exibicao === 'nenhum') return { tom: 'neutro', texto: 'Cancelada' };
  return { tom: 'espera', texto: exibicao === 'analise' ? 'Em análise' : 'Aguardando' };
}

function AcaoDaGarantia({ garantia }: { garantia: Garantia }) {
  const [, navegar] = useLocation();
  const acao = useAcao({ aoAtualizar: () => navegar('/inicio') });
  const espera = useArquivosACaminho(garantia.idSolicitacao);
  const { id, podeEditar, percentual, statusPreenchimento, sigla, corrige } = garantia;
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
  const podeAvisar = ESTADOS[sigla].natureza === 'editavel' && statusPreenchimento !== 'AGUARDANDO_ANALISE';
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
