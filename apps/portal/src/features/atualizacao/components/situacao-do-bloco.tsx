/** A block that nobody fills in now: what became of it, and whose turn it is. */
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import type { TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { AtualizacaoAberta } from '../../../atualizacao/atualizacao.queries.ts';
import { QuemFalta } from '../../../atualizacao/quem-falta.tsx';

interface Dita {
  tom: TomDeEtiqueta;
  texto: string;
  frase: string;
  detalhe: string;
  quem?: string | undefined;
}

export function SituacaoDoBloco({ aberta, aoSair }: { aberta: AtualizacaoAberta; aoSair: () => void }) {
  const outras = aberta.pessoas.filter(({ propria }) => !propria);
  const faltam = outras.filter(({ status }) => status === 'aguardando');
  const { tom, texto, frase, detalhe, quem } = situacaoDa(
    aberta,
    faltam.map(({ nome }) => nome),
  );
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
      {outras.length > 0 ? (
        <Cartao titulo="Quem mais confirma os próprios dados" fundo>
          <QuemFalta pessoas={outras} />
        </Cartao>
      ) : null}
    </Pagina>
  );
}

function situacaoDa({ status }: AtualizacaoAberta, faltam: readonly string[]): Dita {
  switch (status) {
    case 'concluido':
      return {
        tom: 'sucesso',
        texto: 'Concluída',
        frase: 'A atualização cadastral está concluída',
        detalhe: 'Obrigado por conferir. Você não precisa fazer mais nada neste semestre.',
      };
    case 'pendente-analise':
      return {
        tom: 'espera',
        texto: 'Em análise',
        frase: 'Recebemos a atualização',
        detalhe: 'Vamos conferir o que mudou e avisar o resultado. Enquanto isso, o contrato continua ativo.',
        quem: 'Nossa equipe de análise',
      };
    case 'pendente-reenvio':
      return {
        tom: 'espera',
        texto: 'Aguardando correção',
        frase: 'A sua parte está certa',
        detalhe:
          'Falta a correção de outra pessoa. Já avisamos, e a análise continua quando ela for enviada.',
        quem: faltam.join(' e ') || 'Outra pessoa da atualização',
      };
    default:
      return {
        tom: 'sucesso',
        texto: 'Sua parte está pronta',
        frase: 'Tudo certo: a sua parte está confirmada',
        detalhe: 'A atualização é enviada quando a última pessoa confirmar os próprios dados.',
        quem: faltam.join(' e ') || undefined,
      };
  }
}
