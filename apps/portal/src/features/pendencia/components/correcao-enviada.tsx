import { Botao, LinkBotao } from '@credito/ui/botao/botao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import { useRouter } from 'wouter';

interface CorrecaoEnviadaProps {
  concluiu: 'solicitacao' | 'so-fiador';
  aoSair: () => void;
}

/** After "Finalizar pendências": what happens next, with a way to help (spec 2 section 2.8). */
export function CorrecaoEnviada({ concluiu, aoSair }: CorrecaoEnviadaProps) {
  const { base } = useRouter();
  return (
    <Pagina>
      <CartaoDeEstado
        estado={{ tom: 'sucesso', texto: 'Correção enviada' }}
        frase="Recebemos a sua correção"
        detalhe={
          <p>
            {concluiu === 'solicitacao'
              ? 'A solicitação voltou para a análise. Avisaremos por e-mail quando houver novidade.'
              : 'A solicitação volta para a análise quando o que falta das outras pessoas for enviado.'}
          </p>
        }
        quem={concluiu === 'solicitacao' ? 'Nossa equipe de análise' : 'Outra pessoa da solicitação'}
        acao={
          <Botao largo onClick={aoSair}>
            Ir para o início
          </Botao>
        }
      />
      <LinkBotao variante="discreto" largo href={`${base}/ajuda`} target="_blank" rel="noreferrer">
        Preciso de ajuda
      </LinkBotao>
    </Pagina>
  );
}
