import type { Resposta } from '@credito/api/rota';
import type { rotaStatus } from '@credito/api/solicitacao-status.rotas';
import { acaoFinalDosDados } from '@credito/domain/andamento/proxima-acao';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { comNomes } from '@credito/domain/texto/com-nomes';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { PaginaCarregando } from '../../../pagina/pagina-carregando.tsx';
import { consultaDoStatus } from '../../../sessao/use-usuario.ts';
import { DocumentosAConferir } from '../../../solicitacao/documentos-a-conferir.tsx';

type Status = Resposta<typeof rotaStatus>;

const DETALHES = {
  concluir: 'Está tudo pronto. Confira o que quiser e envie a solicitação para análise.',
  'aguardar-aceite': 'Só falta o seu fiador aceitar. Avisaremos quando isso acontecer.',
  'aguardar-responsavel': 'Só falta o seu responsável autorizar, pelo link que ele recebeu por e-mail.',
  'aguardar-fiador': 'Agora é a vez do seu fiador. Você pode acompanhar por aqui.',
  fiador: 'O próximo passo é o fiador: quem paga se você não pagar.',
  'dados-pessoais': '',
} as const;

/** Null where there is none, or more than one. */
function nomeDoFiador({ fiador, fiador2 }: Status['fiadores']): string | null {
  return fiador && !fiador2 ? primeiroNome(fiador.nome) : null;
}

/** The last step of the student's data: a message and a button (spec 2 section 2.1, item 10). */
export function FimDosDados() {
  // What was saved on the way here counts: the situation that the menu knows may be from before.
  const {
    data: status,
    isFetching,
    isFetchedAfterMount,
  } = useQuery({
    ...consultaDoStatus,
    refetchOnMount: 'always',
  });
  const [, navegar] = useLocation();
  if (!status || (isFetching && !isFetchedAfterMount)) return <PaginaCarregando />;
  const acao = acaoFinalDosDados(status);
  if (acao.tipo === 'dados-pessoais') return <Redirect to="/dados-pessoais" replace />;
  return (
    <Pagina aoVoltar={() => navegar('/status')}>
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: 'Seus dados estão completos' }}
        frase="Pronto, a sua parte está preenchida"
        detalhe={
          <p>{comNomes(DETALHES[acao.tipo], { estudante: null, fiador: nomeDoFiador(status.fiadores) })}</p>
        }
        acao={
          <>
            <Botao largo onClick={() => navegar(acao.pagina)}>
              {acao.texto}
            </Botao>
            {acao.revisar ? (
              <Botao largo variante="secundario" onClick={() => navegar('/dados-pessoais/revisao')}>
                Revisar
              </Botao>
            ) : null}
          </>
        }
      />
      <DocumentosAConferir
        documentos={status.aConferir}
        caminhoDo={(passo) => `/dados-pessoais/${passo}?revisao`}
      />
    </Pagina>
  );
}
