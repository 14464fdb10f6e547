import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useLocation } from 'wouter';
import { TelaDeSituacao } from '../components/tela-de-situacao.tsx';

/** Everything is filled in; only the guarantor's yes is missing (spec 2 section 2.8). */
export function AguardandoAceiteScreen() {
  const [, navegar] = useLocation();
  return (
    <TelaDeSituacao pagina="/aguardando-aceite">
      {({ fiadores, protocolo }) => {
        const nomes = [fiadores.fiador, fiadores.fiador2].flatMap((pessoa) => (pessoa ? [pessoa.nome] : []));
        return (
          <Pagina aoVoltar={() => navegar('/inicio')} textoVoltar="Início">
            <CartaoDeEstado
              estado={{ tom: 'espera', texto: 'Aguardando aceite' }}
              frase={nomes.length > 1 ? 'Falta o aceite dos seus fiadores' : 'Falta o aceite do seu fiador'}
              detalhe={
                <>
                  <p>
                    O fiador precisa entrar no portal dele e aceitar. Depois disso você poderá concluir a
                    solicitação.
                  </p>
                  <p>Protocolo {protocolo}.</p>
                </>
              }
              quem={nomes.join(' e ')}
              acao={
                <Botao largo onClick={() => navegar('/selecao-de-fiador')}>
                  Reenviar o link
                </Botao>
              }
            />
          </Pagina>
        );
      }}
    </TelaDeSituacao>
  );
}
