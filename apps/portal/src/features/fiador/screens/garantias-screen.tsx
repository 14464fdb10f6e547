import type { rotaListarGarantias } from '@credito/api/fiador-garantia.rotas';
import type { Resposta } from '@credito/api/rota';
import { ROTULOS_DO_FIADOR } from '@credito/domain/fiador/fiador';
import { textoDoFim } from '@credito/domain/fiador/fim-da-garantia';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { Progresso } from '@credito/ui/progresso/progresso';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { DocumentosParaAssinar } from '../../../assinatura/documentos-para-assinar.tsx';
import { ContratosQueGaranto } from '../../../contrato/contratos-que-garanto.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { Encerradas } from '../components/encerradas.tsx';
import { EtiquetaDoFiador } from '../components/etiqueta-do-fiador.tsx';
import { EtiquetaDoFim } from '../components/etiqueta-do-fim.tsx';
import { conviteGuardado } from '../convite-guardado.ts';
import estilos from '../fiador.module.css';
import { consultaDasGarantias } from '../fiador.queries.ts';

type Garantias = Resposta<typeof rotaListarGarantias>;

/** The start of the guarantor's portal: one person may guarantee for several students. */
export function GarantiasScreen() {
  const garantias = useQuery({ ...consultaDasGarantias, refetchOnMount: 'always' });
  // Whoever logged in with a link in hand came for that link.
  if (conviteGuardado() !== null) return <Redirect to="/indicacao" replace />;
  if (garantias.isError)
    return (
      <PaginaQueFalhou
        titulo="Não foi possível carregar as suas garantias"
        aoTentar={() => void garantias.refetch()}
      >
        {motivoDaFalha(garantias.error)}
      </PaginaQueFalhou>
    );
  if (!garantias.data) return <EsqueletoDeLista quantos={2} />;
  return <Lista {...garantias.data} />;
}

function Lista({ garantias, encerradas }: Garantias) {
  const [, navegar] = useLocation();
  return (
    <Pagina titulo="Quem você garante" dica="Fiador é quem paga se o estudante não pagar.">
      <DocumentosParaAssinar />
      <ListaDeCartoes
        nivel={2}
        rotulo="Suas garantias"
        cartoes={garantias.map(
          ({ id, estudante, instituicao, curso, situacao, aceitou, percentual, fim, faltaDoRegime }) => ({
            id,
            titulo: estudante,
            estado: fim ? (
              <EtiquetaDoFim tipo={fim.tipo} />
            ) : faltaDoRegime ? (
              <Etiqueta tom="suaVez">Sua vez</Etiqueta>
            ) : (
              <EtiquetaDoFiador situacao={situacao} leitor="fiador" />
            ),
            detalhe: (
              <div className={estilos.pilha}>
                <p>{`${curso}, ${instituicao}`}</p>
                <p>{textoDaGarantia({ fim, faltaDoRegime, situacao })}</p>
                {aceitou && !fim && !faltaDoRegime ? (
                  <Progresso rotulo="Enviado" valor={percentual} texto={`${percentual}%`} />
                ) : null}
              </div>
            ),
            acao: (
              <Botao
                variante={(fim || situacao === 'pronto') && !faltaDoRegime ? 'secundario' : 'primario'}
                onClick={() => navegar(aceitou ? `/garantia/${id}` : `/aceite/${id}`)}
              >
                <span>{aceitou ? 'Acompanhar' : 'Ler e decidir'}</span>
                <span className="so-leitor">{`, garantia de ${estudante}`}</span>
              </Botao>
            ),
          }),
        )}
        vazio={
          <PaginaVazia titulo="Nenhum convite por enquanto">
            <p>
              Quando alguém indicar você, abra o link que receber por e-mail ou mensagem. Ele aparece aqui.
            </p>
          </PaginaVazia>
        }
      />
      <ContratosQueGaranto />
      <Encerradas encerradas={encerradas} />
    </Pagina>
  );
}

function textoDaGarantia({
  fim,
  faltaDoRegime,
  situacao,
}: Pick<Garantias['garantias'][number], 'fim' | 'faltaDoRegime' | 'situacao'>): string {
  if (fim) return textoDoFim(fim);
  return faltaDoRegime ? 'Falta uma resposta sua para o contrato.' : ROTULOS_DO_FIADOR[situacao].fiador.texto;
}
