import type { AssinanteNaGestao, EnvelopeDaGestao } from '@credito/api/gestao-envelope.rotas';
import type { RespostaAProposta } from '@credito/domain/gestao/segunda-pessoa';
import { formatarTelefone } from '@credito/domain/pessoa/telefone';
import { formatarMomento } from '@credito/domain/tempo/data';
import { avisarErro } from '../../../sessao/avisar-erro.ts';
import { BarraDeRespostas, type RespostaPossivel } from '../../../tela/barra-de-respostas.tsx';
import { explicacaoDaDevolucao } from '../../../tela/explicacao-da-devolucao.ts';
import { useResponderTroca } from '../envelope.queries.ts';

const RESPOSTAS: Readonly<Record<RespostaAProposta, Omit<RespostaPossivel<RespostaAProposta>, 'resposta'>>> =
  {
    confirmar: {
      rotulo: 'Confirmar a troca',
      variante: 'primario',
      consequencia:
        'O link passa a ir para os novos contatos, os de antes são avisados e quem já assinou não assina de novo.',
    },
    devolver: {
      rotulo: 'Não confirmar',
      variante: 'secundario',
      consequencia: 'Os contatos ficam como estão.',
      comTexto: explicacaoDaDevolucao,
    },
    retirar: {
      rotulo: 'Retirar a troca',
      variante: 'secundario',
      consequencia: 'Os contatos ficam como estão.',
    },
  };

/** Both contacts at once: what was proposed, by whom, and what the reader may do. */
export function TrocaDeContato({
  envelope,
  assinante,
  troca,
}: {
  envelope: EnvelopeDaGestao;
  assinante: AssinanteNaGestao;
  troca: NonNullable<AssinanteNaGestao['troca']>;
}) {
  const responder = useResponderTroca(envelope, troca.id);
  const { email, telefone } = troca.contatos;
  const novos = [email, telefone && (/^\d+$/.test(telefone) ? formatarTelefone(telefone) : telefone)];
  return (
    <BarraDeRespostas
      respostas={troca.respostas.map((resposta) => ({ resposta, ...RESPOSTAS[resposta] }))}
      rascunho={`troca de contato ${troca.id}`}
      enviando={responder.isPending}
      aoResponder={(resposta, texto, depois) =>
        responder.mutate(
          { resposta, ...(texto ? { texto } : {}) },
          { ...depois, onError: (erro) => avisarErro(erro) },
        )
      }
    >
      <strong>{`Troca dos dois contatos de ${assinante.nome}, proposta por ${troca.por}`}</strong>
      <p>{`${formatarMomento(new Date(troca.em))} · ${novos.filter(Boolean).join(' · ')}`}</p>
      <p>{troca.motivo}</p>
    </BarraDeRespostas>
  );
}
