import { faltaOAceite } from '@credito/domain/andamento/como-esta';
import { primeiroNome } from '@credito/domain/pessoa/nome';
import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { ListaDeCartoes } from '@credito/ui/lista-de-cartoes/lista-de-cartoes';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation } from 'wouter';
import { CartaoDoAndamento } from '../../../andamento/cartao-do-andamento.tsx';
import { FalarSobreASolicitacao } from '../../../andamento/falar-sobre-a-solicitacao.tsx';
import { consultaDoStatus } from '../../../sessao/use-usuario.ts';
import { ComFiadores } from '../components/com-fiadores.tsx';
import { EtiquetaDoFiador } from '../components/etiqueta-do-fiador.tsx';

/** Everything is there but the acceptance (spec 2 section 2.8). */
export function AguardandoAceiteScreen() {
  const [, navegar] = useLocation();
  const { data: status } = useQuery({ ...consultaDoStatus, refetchOnMount: 'always' });
  // Another situation has another page: the one derivation says which.
  if (status && status.pagina !== '/aguardando-aceite') return <Redirect to={status.pagina} replace />;
  return (
    <ComFiadores>
      {({ fiadores }) => {
        const faltam = fiadores.filter(({ aceitou }) => !aceitou);
        return (
          <Pagina
            aoVoltar={() => navegar('/status')}
            lado={
              status?.solicitacaoId ? <CartaoDoAndamento solicitacaoId={status.solicitacaoId} /> : undefined
            }
          >
            <CartaoDeEstado
              estado={{ tom: 'espera', texto: 'Aguardando' }}
              frase={faltaOAceite(faltam.map(({ nome }) => primeiroNome(nome)).join(' e '))}
              detalhe={
                <p>
                  Está tudo preenchido. Para concluir, cada fiador precisa entrar com a própria conta, ler o
                  que garante e aceitar. Ninguém pode aceitar no lugar dele.
                </p>
              }
              quem={faltam.map(({ nome }) => nome).join(' e ')}
            />
            <ListaDeCartoes
              nivel={2}
              rotulo="Fiadores que ainda não aceitaram"
              cartoes={faltam.map(({ pessoaId, nome, situacao, tipoPessoa }) => ({
                id: pessoaId,
                titulo: nome,
                estado: <EtiquetaDoFiador situacao={situacao} />,
                acao: (
                  <Botao onClick={() => navegar(`/dados-pessoais-fiador/link/${tipoPessoa}`)}>
                    <span>Reenviar link</span>
                    <span className="so-leitor">{` para ${nome}`}</span>
                  </Botao>
                ),
              }))}
              vazio={null}
            />
            <FalarSobreASolicitacao protocolo={status?.protocolo ?? null} />
          </Pagina>
        );
      }}
    </ComFiadores>
  );
}
