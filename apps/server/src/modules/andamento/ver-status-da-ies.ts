import type { rotaStatusDaIes } from '@credito/api/andamento.rotas';
import type { Devolvido } from '@credito/api/rota';
import { siglasEditaveis } from '@credito/domain/solicitacao/estados';
import type { Contexto } from '../../contexto.ts';
import type { SessaoDeConta } from '../../plugins/sessao.ts';
import { exigirSolicitacao } from '../solicitacao/acesso.ts';
import type { SolicitacaoCompleta } from '../solicitacao/fatos.ts';
import { situacaoPara } from '../solicitacao/situacao-para.ts';
import { lugarNaLista } from './lista-de-espera.ts';

type StatusDaIes = Devolvido<typeof rotaStatusDaIes>;

export async function verStatusDaIes(
  contexto: Contexto,
  sessao: SessaoDeConta,
  id: number,
): Promise<StatusDaIes> {
  const { completa, leitor } = await exigirSolicitacao(contexto.db, sessao, id);
  const { solicitacao, catalogo } = completa;
  const lugar = await lugarNaLista(contexto.db, completa);
  const statusIes = statusDe(completa);
  return {
    idSolicitacao: solicitacao.id,
    nomeIes: catalogo.instituicao.nome,
    statusIes,
    statusSolicitacao: situacaoPara(completa, leitor, contexto.relogio.agora()).statusSolicitacao,
    desde:
      statusIes === 'EM_ANALISE' || statusIes === 'LISTA_ESPERA'
        ? solicitacao.situacao_desde.toISOString()
        : null,
    posicao: lugar?.posicao ?? null,
    total: lugar?.total ?? null,
  };
}

function statusDe({ solicitacao, catalogo }: SolicitacaoCompleta): StatusDaIes['statusIes'] {
  const { sigla, status_solicitacao, concluida_em } = solicitacao;
  if (!catalogo.exigencias.analiseIes) return 'NAO_SE_APLICA';
  if (sigla === 'PAIES') return status_solicitacao === 'LISTA_ESPERA_IES' ? 'LISTA_ESPERA' : 'EM_ANALISE';
  if (sigla === 'RIES') return 'REPROVADA';
  // A cancelled one may have been with the institution or not; nothing is in analysis there any more.
  if (sigla === 'CAN' || siglasEditaveis.includes(sigla) || concluida_em === null) return 'NAO_ENVIADA';
  return 'APROVADA';
}
