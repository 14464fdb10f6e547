/** A block that nobody fills in now: what became of it, and whose turn it is. */
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { CartaoDeEstado } from '@credito/ui/cartao-de-estado/cartao-de-estado';
import type { TomDeEtiqueta } from '@credito/ui/etiqueta/etiqueta';
import { Pagina } from '@credito/ui/pagina/pagina';
import type { AtualizacaoAberta, PessoaPropria } from '../../../atualizacao/atualizacao.queries.ts';
import { QuemFalta } from '../../../atualizacao/quem-falta.tsx';

interface Dita {
  tom: TomDeEtiqueta;
  texto: string;
  frase: string;
  detalhe: string;
  quem?: string | undefined;
}

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
  const { tom, texto, frase, detalhe, quem } = situacaoDo(
    aberta.status,
    pessoa,
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
      {aindaEspera && outras.length > 0 ? (
        <Cartao titulo="Quem mais confirma os próprios dados" fundo>
          <QuemFalta atualizacaoId={aberta.atualizacaoId} pessoas={outras} />
        </Cartao>
      ) : null}
    </Pagina>
  );
}

/** The part was not confirmed, and cannot be any more: the update went on without it, or ended before it was sent. */
function semAParte(status: AtualizacaoAberta['status']): Dita {
  return status === 'aguardando-atualizacao' || status === 'atualizacao-iniciada'
    ? {
        tom: 'neutro',
        texto: 'Prazo encerrado',
        frase: 'O prazo desta atualização terminou',
        detalhe: 'Ela não foi enviada a tempo. Se precisar, fale com a gente pela Ajuda.',
      }
    : {
        tom: 'neutro',
        texto: 'Sem a sua parte',
        frase: 'A atualização seguiu sem a sua confirmação',
        detalhe: 'O prazo para confirmar os seus dados terminou. Se precisar, fale com a gente pela Ajuda.',
      };
}

function situacaoDo(
  status: AtualizacaoAberta['status'],
  { concluidaEm }: PessoaPropria,
  faltam: readonly string[],
): Dita {
  if (concluidaEm === null) return semAParte(status);
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
