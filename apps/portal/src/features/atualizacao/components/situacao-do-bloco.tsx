/** A block that nobody fills in now. */
import { situacaoDoBloco } from '@credito/domain/atualizacao/situacao-do-bloco';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { AtualizacaoAberta, PessoaPropria } from '../../../atualizacao/atualizacao.queries.ts';
import { QuemFalta } from '../../../atualizacao/quem-falta.tsx';

interface SituacaoDoBlocoProps {
  aberta: AtualizacaoAberta;
  pessoa: PessoaPropria;
  aoSair: () => void;
}

export function SituacaoDoBloco({ aberta, pessoa, aoSair }: SituacaoDoBlocoProps) {
  const outras = aberta.pessoas.filter((uma) => !uma.propria);
  // Once it went on, nobody is waited for: it may have gone on without somebody.
  const aindaEspera = aberta.status === 'atualizacao-iniciada' || aberta.status === 'pendente-reenvio';
  const faltam = outras.filter(({ status }) => status === 'aguardando');
  const { tom, texto, frase, detalhe, quem } = situacaoDoBloco(aberta.status, {
    confirmada: pessoa.concluidaEm !== null,
    faltam: faltam.map(({ nome }) => nome),
  });
  return (
    <Pagina aoVoltar={aoSair}>
      <CartaoDeEstado
        estado={{ tom, texto }}
        frase={frase}
        detalhe={<p>{detalhe}</p>}
        quem={quem}
        acao={
          <Botao largo onClick={aoSair}>
            Ir para o início
          </Botao>
        }
      />
      {aindaEspera && outras.length > 0 ? (
        <Cartao titulo="Quem mais confirma os próprios dados" fundo>
          <QuemFalta
            atualizacaoId={aberta.atualizacaoId}
            pessoas={outras}
            emCorrecao={aberta.status === 'pendente-reenvio'}
          />
        </Cartao>
      ) : null}
    </Pagina>
  );
}
