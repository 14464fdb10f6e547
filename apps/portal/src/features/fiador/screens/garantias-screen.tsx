import type { rotaListarGarantias } from '@credito/api/fiador-garantia.rotas';
import type { Resposta } from '@credito/api/rota';
import { comoEstaAGarantia } from '@credito/domain/fiador/como-esta-a-garantia';
import { textoDoFim } from '@credito/domain/fiador/fim-da-garantia';
import { quantoGarante } from '@credito/domain/fiador/quanto-garante';
import { Botao } from '@credito/ui/botao/botao';
import { EsqueletoDeLista } from '@credito/ui/esqueleto/esqueleto';
import { Etiqueta } from '@credito/ui/etiqueta/etiqueta';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { PaginaVazia } from '@credito/ui/pagina-vazia/pagina-vazia';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { consultaDasGarantidas } from '../../../alteracao/alteracoes.queries.ts';
import { ConvitesParaContratos } from '../../../alteracao/convites-para-contratos.tsx';
import { DocumentosParaAssinar } from '../../../assinatura/documentos-para-assinar.tsx';
import { AtualizacoesComoFiador } from '../../../atualizacao/atualizacoes-como-fiador.tsx';
import { EmailAConfirmar } from '../../../conta/email-a-confirmar.tsx';
import { type ContratoEDinheiro, useContratoDaGarantia } from '../../../contrato/contrato-da-garantia.ts';
import { ContratosQueGaranto } from '../../../contrato/contratos-que-garanto.tsx';
import { PaginaQueFalhou } from '../../../pagina/pagina-que-falhou.tsx';
import { motivoDaFalha } from '../../../sessao/motivo-da-falha.ts';
import { Encerradas } from '../components/encerradas.tsx';
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
  const contratoDa = useContratoDaGarantia();
  const temContrato = useQuery(consultaDasGarantidas).data?.length !== 0;
  return (
    <Pagina titulo="Suas fianças" dica="Fiador é quem paga se o estudante não pagar.">
      <DocumentosParaAssinar />
      <ConvitesParaContratos />
      <AtualizacoesComoFiador />
      <ListaDeCartoes
        nivel={2}
        rotulo="Suas garantias"
        cartoes={garantias.map((garantia) =>
          cartaoDaGarantia(garantia, contratoDa(garantia.idSolicitacao), navegar),
        )}
        vazio={
          temContrato ? null : (
            <PaginaVazia titulo="Nenhum convite aberto aqui">
              <p>
                Recebeu um link por e-mail, SMS ou WhatsApp? Abra por ele, com o CPF que foi convidado, e o
                convite aparece aqui. Não achou? Peça a quem indicou você que envie de novo.
              </p>
            </PaginaVazia>
          )
        }
      />
      <ContratosQueGaranto />
      <Encerradas encerradas={encerradas} />
      <EmailAConfirmar />
    </Pagina>
  );
}

type Garantia = Garantias['garantias'][number];

function cartaoDaGarantia(
  garantia: Garantia,
  contrato: ContratoEDinheiro | null,
  navegar: (pagina: string) => void,
) {
  const { id, estudante, instituicao, curso, fim } = garantia;
  const { tom, palavra, texto, suaVez, verbo } = comoEstaAGarantia(garantia, contrato);
  const quanto = quantoGarante(garantia, contrato);
  return {
    id,
    titulo: estudante,
    estado: <Etiqueta tom={tom}>{palavra}</Etiqueta>,
    detalhe: (
      <div className={estilos.pilha}>
        <p>{`${curso}, ${instituicao}`}</p>
        {quanto ? (
          <p>
            <strong>{quanto}</strong>
          </p>
        ) : null}
        <p>{fim ? textoDoFim(fim, estudante) : texto}</p>
      </div>
    ),
    acao: (
      <Botao variante={suaVez ? 'primario' : 'secundario'} onClick={() => navegar(verbo.pagina)}>
        <span>{verbo.texto}</span>
        <span className="so-leitor">{`, garantia de ${estudante}`}</span>
      </Botao>
    ),
  };
}
