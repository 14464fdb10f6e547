import { Botao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';

/** Somebody else signed: why it stops here, what comes next; nothing was created. */
export function PassoDeOutroContrato({ aoSair }: { aoSair: () => void }) {
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: 'neutro', texto: 'Solicitação não iniciada' }}
        frase="Quem assinou o contrato de matrícula precisa fazer a solicitação"
        detalhe={
          <>
            <p>
              No ensino fundamental, médio e técnico, o crédito é pedido por quem assinou o contrato com a
              escola. Essa pessoa também assina o contrato do crédito.
            </p>
            <p>Peça que ela crie a própria conta e faça a solicitação. Apagamos as respostas dadas aqui.</p>
          </>
        }
        acao={
          <Botao largo onClick={aoSair}>
            Ir para o início
          </Botao>
        }
      />
    </Pagina>
  );
}
