/** What stands between an update and the contract of the next term: whose turn it is, since when and until when. */
import { formatarData } from '@credito/domain/tempo/data';
import { Botao } from '@credito/ui/botao/botao';
import { Cartao } from '@credito/ui/cartao/cartao';
import { pedirDocumento } from '@credito/ui/documento/entregar-documento';
import { ListaDeEtapas } from '@credito/ui/etapas/etapas';
import { CalendarPlus } from 'lucide-react';
import { api } from '../sessao/api.ts';
import { motivoDaFalha } from '../sessao/motivo-da-falha.ts';
import type { UltimaAtualizacao } from './atualizacao.queries.ts';

type Renovacao = NonNullable<UltimaAtualizacao['renovacao']>;
type Passo = Renovacao['passos'][number];

const ESTADO = { feito: 'feita', agora: 'atual', depois: 'futura' } as const;

export function CartaoDaRenovacao({ renovacao: { passos } }: { renovacao: Renovacao }) {
  const aberta = passos.some(({ ate, situacao }) => ate !== null && situacao !== 'feito');
  return (
    <Cartao titulo="Renovação do crédito" acoes={aberta ? <BotaoDoCalendario /> : undefined}>
      <ListaDeEtapas
        rotulo="Passos da renovação"
        etapas={passos.map((passo) => ({
          id: passo.id,
          titulo: passo.titulo,
          estado: ESTADO[passo.situacao],
          detalhe: detalheDo(passo),
        }))}
      />
      <p>Nada é contratado sem você: o contrato do semestre só vale depois que você o assina.</p>
    </Cartao>
  );
}

function detalheDo({ quem, desde, ate, antesDe, situacao }: Passo): string {
  if (situacao === 'feito') return desde ? `Feito em ${formatarData(desde)}` : 'Feito';
  if (situacao === 'depois')
    return [`Depois: ${quem}`, ...(desde ? [`a partir de ${formatarData(desde)}`] : [])].join(', ');
  const datas = [
    desde ? `desde ${formatarData(desde)}` : '',
    ate ? `até ${formatarData(ate)}` : '',
    antesDe ? `para o semestre que começa em ${formatarData(antesDe)}` : '',
  ];
  return [`Agora: ${quem}`, ...datas.filter(Boolean)].join(', ');
}

function BotaoDoCalendario() {
  return (
    <Botao
      variante="secundario"
      icone={<CalendarPlus aria-hidden="true" />}
      onClick={() =>
        void pedirDocumento({
          id: 'calendario-da-atualizacao',
          nome: 'atualizacao-cadastral.ics',
          tipo: 'ics',
          buscar: () => api('GET /alteracao-cadastral/s/calendario'),
          explicar: motivoDaFalha,
        })
      }
    >
      Pôr as datas no calendário
    </Botao>
  );
}
